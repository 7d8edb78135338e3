import AppleFoundation

/// What sharing lacks.
extension Unsupported {
    package static let otherApps = Unsupported(
        "UIActivityViewController: other apps, people, printing, saving to photos", .absent,
        instead: "copying, and the activities that the app brings along; sources are not asked for type identifiers")

    package static let ofSharing: [Unsupported] = [otherApps]
}
