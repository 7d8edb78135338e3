import AppleFoundation
import CoreGraphics

/// What an app has handed over to be shared: things, and sources that hand out one thing or another.
@MainActor struct SharedItems {
    let items: [Any]
    unowned let sheet: UIActivityViewController

    /// What is known before anything is chosen.
    var placeholders: [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(sheet) ?? $0 }
    }

    /// What an activity gets. A source may have nothing for it.
    func things(for type: UIActivity.ActivityType?) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(sheet, itemForActivityType: type)
        }
    }

    // MARK: What the sheet's head shows
    var title: String {
        let shown = placeholders
        if let subject = items.lazy.compactMap({ ($0 as? any UIActivityItemSource).flatMap(subject) }).first { return subject }
        guard let first = shown.first else { return "" }
        if shown.count == 1 || first is String { return Self.title(of: first) }
        return "\(shown.count) " + (shown.allSatisfy { $0 is UIImage } ? "Photos" : "Items")
    }

    private func subject(of source: any UIActivityItemSource) -> String? {
        source.`activityViewController(_:subjectForActivityType:)`?(sheet, nil)
    }

    var subtitle: String? {
        guard let address = placeholders.lazy.compactMap({ $0 as? URL }).first else { return nil }
        return address.isFileURL ? address.pathExtension.uppercased() + " Document" : address.host ?? address.absoluteString
    }

    /// What a source has drawn for the sheet, else the first picture itself.
    func picture(size: CGSize) -> UIImage? {
        let drawn = items.lazy.compactMap { ($0 as? any UIActivityItemSource).flatMap { thumbnail(of: $0, size) } }.first
        return drawn ?? placeholders.lazy.compactMap { $0 as? UIImage }.first
    }

    private func thumbnail(of source: any UIActivityItemSource, _ size: CGSize) -> UIImage? {
        source.`activityViewController(_:thumbnailImageForActivityType:suggestedSize:)`?(sheet, nil, size) ?? nil
    }

    /// Without a picture.
    var symbol: String { placeholders.contains { ($0 as? URL)?.isFileURL == false } ? "safari" : "doc.text" }

    private static func title(of item: Any) -> String {
        switch item {
        case let text as String: return text
        case let address as URL: return address.isFileURL ? address.lastPathComponent : address.host ?? address.absoluteString
        case is UIImage: return "1 Photo"
        default: return "1 Item"
        }
    }
}
