import AppleFoundation

/// Puts texts, addresses and pictures on the general pasteboard.
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains(where: Self.isCopied) }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems.filter(Self.isCopied) }

    override func perform() {
        UIPasteboard.general.items = items.map { [UIPasteboard.typeAutomatic: $0] }
        activityDidFinish(true)
    }

    private static func isCopied(_ item: Any) -> Bool { item is String || item is URL || item is UIImage }
}
