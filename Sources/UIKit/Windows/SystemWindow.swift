/// A window of the system's: programs don't find it among their own.
@MainActor package protocol SystemWindow: UIWindow {}
