import Foundation

/// What can be made from data that was dropped, pasted or shared.
public protocol NSItemProviderReading: AnyObject {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What can be dropped, pasted or shared as data.
public protocol NSItemProviderWriting: AnyObject {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// Who may ask for a representation. Within one process all may.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}

/// One item in all the forms it has, each made when it is asked for.
open class NSItemProvider: NSObject, NSCopying {
    public typealias Loader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    public static let errorDomain = "NSItemProviderErrorDomain"
    /// Why nothing came.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    private var loaders: [(type: String, load: Loader)] = []
    open var suggestedName: String?

    public override init() { super.init() }

    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// The item as data of a known type.
    public convenience init(item: (any NSCoding)?, typeIdentifier: String?) {
        self.init()
        guard let typeIdentifier, let item else { return }
        let data = (item as? NSData).map { $0 as Data } ?? (item as? NSString).map { Data(($0 as String).utf8) }
        let archived = Carried(item)
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
            if let data {
                completion(data, nil)
            } else {
                do {
                    completion(
                        try NSKeyedArchiver.archivedData(withRootObject: archived.value, requiringSecureCoding: false), nil)
                } catch {
                    completion(nil, error)
                }
            }
            return nil
        }
    }

    // MARK: Forms
    open var registeredTypeIdentifiers: [String] { loaders.map(\.type) }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        loaders.contains { $0.type == typeIdentifier }
    }

    /// A type that is there already gets the new loader.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping Loader
    ) {
        if let place = loaders.firstIndex(where: { $0.type == typeIdentifier }) {
            loaders[place].load = loadHandler
        } else {
            loaders.append((typeIdentifier, loadHandler))
        }
    }

    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        let kept = Carried(object)
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                kept.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    // MARK: Loading
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let loader = loaders.first(where: { $0.type == typeIdentifier }) else {
            completionHandler(nil, Self.error(.itemUnavailableError))
            return Progress(totalUnitCount: 1)
        }
        return loader.load(completionHandler) ?? Progress(totalUnitCount: 1)
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let known = aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
        guard let type = known else {
            completionHandler(nil, Self.error(.unavailableCoercionError))
            return Progress(totalUnitCount: 1)
        }
        let aClass = Carried(aClass)
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.value.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    private static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.loaders = loaders
        copy.suggestedName = suggestedName
        return copy
    }
}

// MARK: Foundation's own items

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.plain-text"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        Self(string: String(decoding: data, as: UTF8.self))
    }
}

extension NSURL: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler((absoluteString as String?).map { Data($0.utf8) }, nil)
        return nil
    }
}
