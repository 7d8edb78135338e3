import AppleFoundation
import CoreGraphics

/// What has been copied, in this app or outside: the device's clipboard, or one with a name of the app's own.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// Names of pasteboards. The general one is shared by all apps.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// How long and how far what is set is there.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    public let name: Name
    private let board: Pasteboards.Board

    init(_ name: Name, _ board: Pasteboards.Board) {
        self.name = name
        self.board = board
    }

    // MARK: Pasteboards
    /// The device's own: what is copied here can be pasted elsewhere, if the host has a clipboard.
    /// Always the same object: whoever observes its changes names it.
    open class var general: UIPasteboard { Pasteboards.shared.generalObject }

    /// The app's pasteboard of that name. Nil if there is none and none is to be created.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let board = Pasteboards.shared.board(pasteboardName.rawValue, create: create) else { return nil }
        self.init(pasteboardName, board)
    }

    open class func withUniqueName() -> UIPasteboard {
        let name = Name(UUID().uuidString)
        return UIPasteboard(name: name, create: true)!
    }

    /// What is on it goes. The general one stays.
    open class func remove(withName pasteboardName: Name) {
        guard let board = Pasteboards.shared.remove(pasteboardName.rawValue) else { return }
        NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(pasteboardName, board))
    }

    /// Rises with each change.
    open var changeCount: Int { board.changeCount }

    // MARK: The first item
    /// Its forms.
    open var types: [String] { board.items.first.map(PasteboardForms.sorted) ?? [] }

    open func contains(pasteboardTypes: [String]) -> Bool {
        pasteboardTypes.contains { type in board.items.first.map { PasteboardForms.has(type, $0) } ?? false }
    }

    open func data(forPasteboardType pasteboardType: String) -> Data? {
        board.items.first.flatMap { PasteboardForms.data(pasteboardType, in: $0) }
    }

    /// A string, address, picture or colour for types that stand for one, else a property list or the data.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        data(forPasteboardType: pasteboardType).map { PasteboardForms.value(of: $0, type: pasteboardType) }
    }

    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    // MARK: All items
    open var numberOfItems: Int { board.items.count }

    open var items: [[String: Any]] {
        get {
            board.items.map { item in
                item.reduce(into: [:]) { $0[$1.key] = PasteboardForms.value(of: $1.value, type: $1.key) }
            }
        }
        set { setItems(newValue) }
    }

    open func addItems(_ items: [[String: Any]]) { replace(board.items + items.map(PasteboardForms.item)) }

    /// An expiration date counts; a clipboard that is only the device's own is what a host makes of it.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        replace(items.map(PasteboardForms.item))
        if let date = options[.expirationDate] as? Date { board.expire(at: date) }
    }

    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet)?.map(PasteboardForms.sorted) }

    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = chosen(itemSet) else { return false }
        return items.allSatisfy { item in pasteboardTypes.contains { PasteboardForms.has($0, item) } }
    }

    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = board.items.indices.filter { index in
            pasteboardTypes.contains { PasteboardForms.has($0, board.items[index]) }
        }
        return found.isEmpty ? nil : IndexSet(found)
    }

    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet)?.compactMap { PasteboardForms.data(pasteboardType, in: $0) }
    }

    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        data(forPasteboardType: pasteboardType, inItemSet: itemSet)?
            .map { PasteboardForms.value(of: $0, type: pasteboardType) }
    }

    /// Nil stands for all; numbers beyond the last item for none.
    private func chosen(_ itemSet: IndexSet?) -> [[String: Data]]? {
        let items = board.items
        guard let itemSet else { return items }
        guard itemSet.allSatisfy({ items.indices.contains($0) }) else { return nil }
        return itemSet.map { items[$0] }
    }

    private func replace(_ items: [[String: Data]]) {
        let old = Set(board.items.flatMap(\.keys))
        board.setItems(items)
        let new = Set(items.flatMap(\.keys))
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
                Self.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
            ])
    }

    // MARK: Text with its looks
    /// Known of what this program copied, until something else is copied.
    final var styledText: NSAttributedString? {
        get { board.styledText }
        set { board.styledText = newValue }
    }

    // MARK: Item providers (ProvidedItems)
    /// One for each item, with its forms.
    open var itemProviders: [NSItemProvider] {
        board.items.map { item in
            let provider = NSItemProvider()
            for type in PasteboardForms.sorted(item) {
                let data = item[type]
                provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                    completion(data, nil)
                    return nil
                }
            }
            return provider
        }
    }
    /// On the pasteboard as soon as all their forms have come: at once where they are there already. There is no other device that could have
    /// them too, so `localOnly` decides nothing.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        _ = ProvidedItems(itemProviders) { items in
            self.replace(items)
            if let expirationDate { self.board.expire(at: expirationDate) }
        }
    }
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    // MARK: Strings, addresses, pictures, colours
    open var string: String? {
        get { strings?.first }
        set { set(newValue.map { [$0] }, PasteboardForms.strings[0]) }
    }
    open var strings: [String]? {
        get { all(PasteboardForms.strings) }
        set { set(newValue, PasteboardForms.strings[0]) }
    }
    open var url: URL? {
        get { urls?.first }
        set { set(newValue.map { [$0] }, PasteboardForms.addresses[0]) }
    }
    open var urls: [URL]? {
        get { all(PasteboardForms.addresses) }
        set { set(newValue, PasteboardForms.addresses[0]) }
    }
    open var image: UIImage? {
        get { images?.first }
        set { set(newValue.map { [$0] }, PasteboardForms.pictures[0]) }
    }
    open var images: [UIImage]? {
        get { all(PasteboardForms.pictures) }
        set { set(newValue, PasteboardForms.pictures[0]) }
    }
    open var color: UIColor? {
        get { colors?.first }
        set { set(newValue.map { [$0] }, PasteboardForms.colors[0]) }
    }
    open var colors: [UIColor]? {
        get { all(PasteboardForms.colors) }
        set { set(newValue, PasteboardForms.colors[0]) }
    }

    open var hasStrings: Bool { has(PasteboardForms.strings) }
    open var hasURLs: Bool { has(PasteboardForms.addresses) }
    open var hasImages: Bool { has(PasteboardForms.pictures) }
    open var hasColors: Bool { has(PasteboardForms.colors) }

    private func has(_ types: [String]) -> Bool {
        board.items.contains { item in types.contains { PasteboardForms.has($0, item) } }
    }

    private func all<Value>(_ types: [String]) -> [Value]? {
        let found = board.items.compactMap { item -> Value? in
            guard let type = types.first(where: { PasteboardForms.has($0, item) }) else { return nil }
            return PasteboardForms.data(type, in: item).flatMap { PasteboardForms.value(of: $0, type: type) as? Value }
        }
        return found.isEmpty ? nil : found
    }

    private func set<Value>(_ values: [Value]?, _ type: String) { items = (values ?? []).map { [type: $0] } }

    // MARK: Names
    public static let typeListString: [String] = PasteboardForms.strings
    public static let typeListURL: [String] = PasteboardForms.addresses
    public static let typeListImage: [String] = PasteboardForms.pictures
    public static let typeListColor: [String] = PasteboardForms.colors
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"

    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"

    /// Somebody outside of the program has copied something.
    package static func changedOutside() {
        NotificationCenter.default.post(name: changedNotification, object: general)
    }
}
