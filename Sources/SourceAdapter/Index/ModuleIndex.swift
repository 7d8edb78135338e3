import AppleFoundation

/// What one module tells the adapter of another: members with Objective-C names, optional requirements, classes.
/// Written beside the module's `.swiftmodule`.
public struct ModuleIndex: Codable, Sendable {
    struct Method: Codable, Sendable {
        /// The last part of the declaring type's name.
        var type: String
        var base: String
        var labels: [String]
        var selector: String
        var isObjC: Bool
        var isOverride: Bool

        var fullName: String { MethodFact.fullName(base, labels) }
    }

    struct Property: Codable, Sendable {
        var type: String
        var name: String
        var getter: String
        var setter: String
    }

    struct OptionalRequirement: Codable, Sendable {
        var protocolName: String
        var base: String
        var labels: [String]
        var selector: String
        /// The method as a function type: a conforming method with the same text is called without boxing.
        var functionType: String

        var fullName: String { MethodFact.fullName(base, labels) }
    }

    struct Class: Codable, Sendable {
        var path: String
        var inherits: [String]
        var isGeneric: Bool
        var hasMembersAttribute: Bool
        /// Labels of the initialisers that subclasses must have.
        var requiredInitializers: [[String]]

        var name: String { TypeName.last(path) }
    }

    /// A member that an extension adds to another module's class and that subclasses may override.
    struct ExtensionMember: Codable, Sendable {
        /// The last part of the extended class's name.
        var type: String
        /// A method's full name, or a property's.
        var name: String
        var selector: String
        /// The name of the body, which asks no subclass.
        var body: String
    }

    public var module: String
    var methods: [Method] = []
    var properties: [Property] = []
    var optionalMethods: [OptionalRequirement] = []
    var optionalProperties: [Property] = []
    var classes: [Class] = []
    var extensionMembers: [ExtensionMember]?
    /// What aliases outside of types stand for.
    var aliases: [String: String]?
    /// Of Nimble: types outside of others, with what they are.
    var matcherTypes: [String: String]?
    /// Some file exchanges methods.
    var exchangesMethods: Bool?
    /// A method of its own is called `enumerateMatches`.
    var enumeratesMatches: Bool?
    /// The modules that it imports, when written during a build.
    public var imports: [String]?

    public init(module: String) { self.module = module }

    /// Gathers the facts of a module's files. Other modules need only what Objective-C could see.
    init(module: String, files: [FileFacts], isExported: Bool) {
        self.module = module
        var required: [String: [[String]]] = [:]
        for scope in files.lazy.flatMap(\.scopes) where scope.kind != .objcProtocol {
            for initializer in scope.initializers where initializer.isRequired {
                required[scope.path, default: []].append(initializer.labels)
            }
        }
        if files.contains(where: \.exchangesMethods) { exchangesMethods = true }
        let methods = files.lazy.flatMap(\.scopes).flatMap(\.methods)
        if methods.contains(where: { $0.base == "enumerateMatches" }) { enumeratesMatches = true }
        let aliases = files.reduce(into: [String: String]()) { $0.merge($1.aliases) { first, _ in first } }
        if !aliases.isEmpty { self.aliases = aliases }
        if module == Matchers.library { matcherTypes = Matchers.types(files) }
        for file in files {
            for type in file.types where type.kind == .class {
                classes.append(
                    Class(
                        path: type.path, inherits: type.inherits, isGeneric: type.isGeneric,
                        hasMembersAttribute: type.hasMembersAttribute, requiredInitializers: required[type.path] ?? []))
            }
            for scope in file.scopes { add(scope, isExported: isExported) }
        }
    }

    private mutating func add(_ scope: ScopeFact, isExported: Bool) {
        let isProtocol = scope.kind == .objcProtocol
        for method in scope.methods {
            let isObjC = isProtocol || scope.hasMembersAttribute || method.traits.contains(.marked) || scope.hasObjCAttribute
            if isProtocol, method.traits.contains(.optional), !method.traits.contains(.inexpressible) {
                optionalMethods.append(
                    OptionalRequirement(
                        protocolName: scope.name, base: method.base, labels: method.labels, selector: method.selector,
                        functionType: method.functionType))
            }
            if isExported, !isObjC || method.traits.contains(.isPrivate) { continue }
            methods.append(
                Method(
                    type: scope.name, base: method.base, labels: method.labels, selector: method.selector, isObjC: isObjC,
                    isOverride: method.traits.contains(.override)))
        }
        for property in scope.properties {
            let entry = Property(
                type: scope.name, name: property.name, getter: property.getter, setter: property.setter)
            if isProtocol, property.traits.contains(.optional) { optionalProperties.append(entry) }
            if property.declaredName != nil { properties.append(entry) }
        }
    }

    public init(contentsOf url: URL) throws {
        self = try JSONDecoder().decode(ModuleIndex.self, from: Data(contentsOf: url))
    }

    public func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return try encoder.encode(self)
    }
}
