import AppleFoundation
import InterfaceBuilder

/// The objects of a .xib, to be made as often as wanted.
@preconcurrency @MainActor
open class UINib: NSObject {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects by name that stand for the file's external placeholders.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String
    private let bundle: Bundle
    private let source: NibSource?

    /// The file is read now; whether it is there shows when it is instantiated.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil ?? .main
        source = NibLibrary.source(.xib, named: name, in: bundle)
    }

    /// A file's content; names in it are looked for in the bundle.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = ""
        bundle = bundleOrNil ?? .main
        source = try? NibSource(
            document: IBDocument(bytes: [UInt8](data), file: "data"), bundle: bundle, name: "", strings: nil)
    }

    init(source: NibSource) {
        name = source.name
        bundle = source.bundle
        self.source = source
    }

    /// The top-level objects in the file's order. `ownerOrNil` takes the connections of File's Owner.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let source else {
            Misuse.report(.nibMissing(name: name, bundle: bundle.bundlePath))
            return []
        }
        let external = optionsOrNil?[.externalObjects] as? [String: Any]
        return NibInstantiation.run(source, owner: ownerOrNil.map { $0 as AnyObject }, external: external ?? [:])
    }
}

extension Bundle {
    /// Makes the objects of a .xib; nil, after a complaint, where there is none of that name.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        guard let source = NibLibrary.source(.xib, named: name, in: self) else {
            Misuse.report(.nibMissing(name: name, bundle: bundlePath))
            return nil
        }
        return UINib(source: source).instantiate(withOwner: owner, options: options)
    }
}

@MainActor enum NibInstantiation {
    static func run(_ source: NibSource, owner: AnyObject?, external: [String: Any]) -> [Any] {
        let session = NibSession(source: source)
        session.expect(source.document.root)
        var result: [NSObject] = []
        let objects = source.document.topLevelObjects
        for element in objects where element.has("placeholder") {
            let stand: AnyObject?
            switch element.string("placeholderIdentifier") {
            case "IBFilesOwner"?: stand = owner
            case "IBFirstResponder"?: stand = nil
            case let name?: stand = external[name].map { $0 as AnyObject }
            case nil: stand = nil
            }
            guard let object = stand as? NSObject else { continue }
            session.objects[element.index] = object
            session.noteBelongings(of: object, element)
        }
        for element in objects where !element.has("placeholder") {
            if let object = session.make(element) { result.append(object) }
        }
        session.finish()
        return result
    }
}

extension UINib: KnowsNibLoader {
    static var controllerLoader: any ControllerNibLoader { NibControllerLoader() }
}

/// Fills controllers' views from .xib files.
@MainActor final class NibControllerLoader: ControllerNibLoader {
    private struct Key: Hashable {
        let name: String
        let bundle: ObjectIdentifier
    }

    /// Files don't come and go while a program runs.
    private var known: [Key: Bool] = [:]

    nonisolated init() {}

    func hasNib(named name: String, in bundle: Bundle?) -> Bool {
        let bundle = bundle ?? .main
        let key = Key(name: name, bundle: ObjectIdentifier(bundle))
        if let answer = known[key] { return answer }
        let answer = NibLibrary.path(.xib, named: name, in: bundle, language: Localization.language(of: bundle)) != nil
        known[key] = answer
        return answer
    }

    func loadView(of controller: UIViewController, nibName: String, bundle: Bundle?) -> String? {
        let bundle = bundle ?? .main
        var problem: String?
        let source = NibLibrary.source(.xib, named: nibName, in: bundle) { error in
            problem =
                "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(nibName)': \(error)"
        }
        if let source { _ = NibInstantiation.run(source, owner: controller, external: [:]) }
        return problem
    }
}
