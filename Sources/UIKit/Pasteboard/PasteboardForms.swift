import AppleFoundation
import CoreGraphics

/// The forms in which things are copied, by type identifier.
@MainActor enum PasteboardForms {
    static let strings = ["public.utf8-plain-text", "public.plain-text", "public.text"]
    static let addresses = ["public.url"]
    static let pictures = ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif"]
    static let colors = ["com.apple.uikit.color"]

    private static func isText(_ type: String) -> Bool { strings.contains(type) || type == "public.utf16-plain-text" }

    // MARK: Looking
    static func sorted(_ item: [String: Data]) -> [String] { item.keys.sorted() }

    /// An address is text, too; text of one kind is asked for by another kind's name.
    static func has(_ type: String, _ item: [String: Data]) -> Bool { data(type, in: item) != nil }

    static func data(_ type: String, in item: [String: Data]) -> Data? {
        if let found = item[type] { return found }
        if isText(type) { return (strings + addresses).lazy.compactMap { item[$0] }.first }
        if type == "public.image" { return pictures.lazy.compactMap { item[$0] }.first }
        return nil
    }

    // MARK: From values and back
    static func item(_ values: [String: Any]) -> [String: Data] {
        values.reduce(into: [:]) { item, entry in
            let type = entry.key == UIPasteboard.typeAutomatic ? self.type(of: entry.value) : entry.key
            if let data = data(of: entry.value) { item[type] = data }
        }
    }

    private static func type(of value: Any) -> String {
        switch value {
        case is URL: addresses[0]
        case is UIImage: pictures[0]
        case is UIColor: colors[0]
        default: strings[0]
        }
    }

    private static func data(of value: Any) -> Data? {
        switch value {
        case let data as Data: return data
        case let text as String: return Data(text.utf8)
        case let text as NSString: return Data((text as String).utf8)
        case let address as URL: return Data(address.absoluteString.utf8)
        case let image as UIImage: return image.pngData()
        case let color as UIColor:
            var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
            return Data("\(parts.0) \(parts.1) \(parts.2) \(parts.3)".utf8)
        default:
            guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else {
                Misuse.report(
                    .other(
                        "\(value) can't be copied: it is no string, address, picture, colour, data or property list.",
                        isException: false))
                return nil
            }
            return try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        }
    }

    static func value(of data: Data, type: String) -> Any {
        if isText(type) { return String(decoding: data, as: UTF8.self) }
        if addresses.contains(type), let url = URL(string: String(decoding: data, as: UTF8.self)) { return url }
        if pictures.contains(type) || type == "public.image", let image = UIImage(data: data) { return image }
        if colors.contains(type) {
            let parts = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
            if parts.count == 4 { return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) }
        }
        if data.starts(with: Data("bplist".utf8)),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        {
            return list
        }
        return data
    }
}

/// The pasteboards of a session: the host's clipboard, or one in memory, and those with names.
@MainActor final class Pasteboards: SessionPart {
    static var shared = Pasteboards()

    /// A clipboard, and until when it holds what is on it.
    @MainActor final class Board {
        private let own = MemoryClipboard()
        /// Of the session, for the general one.
        weak var ports: HostPorts?
        private var end: (date: Date, changeCount: Int)?

        private var clipboard: any Clipboard { ports?.clipboard ?? own }
        var changeCount: Int { clipboard.changeCount }
        var items: [[String: Data]] {
            if let end, end.changeCount == changeCount, end.date <= Date() { return [] }
            return clipboard.items
        }
        func setItems(_ items: [[String: Data]]) { clipboard.setItems(items) }
        private var looks: (text: NSAttributedString, changeCount: Int)?
        /// The text that is there as it looked where this program copied it.
        var styledText: NSAttributedString? {
            get { looks.flatMap { $0.changeCount == changeCount ? $0.text : nil } }
            set { looks = newValue.map { ($0, changeCount) } }
        }
        func expire(at date: Date) { end = (date, changeCount) }
    }

    let general = Board()
    private(set) lazy var generalObject = UIPasteboard(.general, general)
    private var named: [String: Board] = [:]

    func tookCharge() { general.ports = HostPorts.shared }

    func board(_ name: String, create: Bool) -> Board? {
        if name == UIPasteboard.Name.general.rawValue { return general }
        if named[name] == nil, create { named[name] = Board() }
        return named[name]
    }

    func remove(_ name: String) -> Board? {
        let board = named.removeValue(forKey: name)
        board?.setItems([])
        return board
    }
}
