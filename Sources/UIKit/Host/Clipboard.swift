import AppleFoundation

/// The host's clipboard, by type identifier.
@MainActor package protocol Clipboard: AnyObject {
    var changeCount: Int { get }
    func data(forType type: String) -> Data?
    func setItems(_ items: [String: Data])
}
