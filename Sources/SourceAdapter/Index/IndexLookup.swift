/// Answers questions about names from the module's own facts and the indexes of the modules it uses.
///
/// Everything is worked out in the initialiser; nothing changes afterwards.
final class IndexLookup: @unchecked Sendable {
    let methods: [String: [ModuleIndex.Method]]
    let properties: [String: [ModuleIndex.Property]]
    let optionalMethods: [String: [ModuleIndex.OptionalRequirement]]
    let optionalProperties: Set<String>
    /// Names in `#selector` whose declaration says no `@objc`, as Swift 3 allowed: full names, or bare ones without labels.
    private(set) var selectorNames: Set<String> = []
    let closureNames: Set<String>
    let protocolInitializers: Set<String>
    /// What the module's protocols ask of their associated types, by name.
    let associatedTypes: [String: [String]]
    let declaresObserve: Bool
    private let aliases: [String: String]
    /// Generic types of the module, by their names.
    private let genericTypes: Set<String>
    /// A class of the module has a class method `description()` of its own.
    let declaresClassDescription: Bool
    let declaresMatchEnumeration: Bool
    private let ownClasses: [String: ModuleIndex.Class]
    private let ownClassesByName: [String: ModuleIndex.Class]
    private let otherClassesByName: [String: ModuleIndex.Class]
    private let ownTypes: [String: TypeFact]
    /// What extensions, here and in the modules used, add to other modules' classes: methods by full name, properties by name.
    private let foreignExtensionMembers: [String: [ModuleIndex.ExtensionMember]]
    /// The module, or one that it uses, exchanges methods.
    let exchangesMethods: Bool
    /// Nimble's types outside of others, with what they are.
    let matcherTypes: [String: String]
    /// Methods that some `#selector` names: full names, or bare ones.
    let namedMethods: Set<String>
    /// Of these members the ones that classes of the module override, by the class that was extended.
    private(set) var overriddenForeignMembers: [String: Set<String>] = [:]
    /// By the path of a class of the module: full names of members that its subclasses override.
    let overriddenMembers: [String: Set<String>]
    /// By the path of a class: names of methods and properties in its body or extensions.
    private let declaredMembers: [String: Set<String>]
    /// Paths of the module's classes that say `@MainActor`.
    let mainActorClasses: Set<String>

    init(files: [FileFacts], dependencies: [ModuleIndex]) {
        var own = ModuleIndex(module: "", files: files, isExported: false)
        aliases = ([own] + dependencies).reduce(into: [:]) { $0.merge($1.aliases ?? [:]) { first, _ in first } }
        for index in own.classes.indices {
            guard let first = own.classes[index].inherits.first, aliases[first] != nil else { continue }
            own.classes[index].inherits[0] = Self.withoutAlias(first, aliases)
        }
        let all = [own] + dependencies
        methods = Dictionary(grouping: all.flatMap(\.methods), by: \.base)
        properties = Dictionary(grouping: all.flatMap(\.properties), by: \.name)
        optionalMethods = Dictionary(grouping: all.flatMap(\.optionalMethods), by: \.base)
        optionalProperties = Set(all.flatMap(\.optionalProperties).map(\.name))
        closureNames = Set(files.flatMap(\.closureNames))
        protocolInitializers = Set(files.flatMap(\.protocolInitializers))
        associatedTypes = Dictionary(grouping: files.flatMap(\.associatedTypes), by: \.key).mapValues { $0.map(\.value) }
        declaresClassDescription = files.lazy.flatMap(\.scopes).flatMap(\.methods).contains {
            $0.base == "description" && $0.parameters.isEmpty && $0.traits.contains(.typeMember)
        }
        declaresMatchEnumeration = all.contains { $0.enumeratesMatches == true }
        declaresObserve = files.contains(where: \.declaresObserve)
        ownClasses = Dictionary(own.classes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        ownClassesByName = Dictionary(own.classes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        otherClassesByName = Dictionary(
            dependencies.flatMap(\.classes).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        genericTypes = Set(files.lazy.flatMap(\.types).filter(\.isGeneric).map(\.path))
        ownTypes = Dictionary(files.flatMap(\.types).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

        mainActorClasses = Set(
            files.lazy.flatMap(\.scopes).filter { $0.kind == .class && $0.mainActorAttribute != nil }.map(\.path))
        matcherTypes = dependencies.lazy.compactMap(\.matcherTypes).first ?? [:]
        exchangesMethods = all.contains { $0.exchangesMethods == true }
        namedMethods = Set(files.lazy.flatMap(\.selectors).filter { $0.accessor == .method }.map { $0.fullName ?? $0.base })
        var foreign: [String: [ModuleIndex.ExtensionMember]] = [:]
        for member in dependencies.flatMap({ $0.extensionMembers ?? [] }) { foreign[member.name, default: []].append(member) }
        var declared: [String: Set<String>] = [:]
        for scope in files.lazy.flatMap(\.scopes) where scope.kind != .objcProtocol {
            let isOwn = ownClasses[scope.path] != nil
            for method in scope.methods {
                if isOwn {
                    declared[scope.path, default: []].insert(method.fullName)
                } else if scope.kind == .extension, method.traits.contains(.marked) || scope.hasObjCAttribute,
                    method.traits.isDisjoint(with: [.isPrivate, .override])
                {
                    foreign[method.fullName, default: []].append(
                        ModuleIndex.ExtensionMember(
                            type: TypeName.last(scope.path), name: method.fullName, selector: method.selector,
                            body: AskingMembers.canAsk(method, in: scope) ? ExtensionHoists.name(method.base, scope) : ""))
                }
            }
            for property in scope.properties {
                if isOwn {
                    declared[scope.path, default: []].insert(property.name)
                } else if scope.kind == .extension, property.traits.contains(.marked) || scope.hasObjCAttribute,
                    property.traits.isDisjoint(with: [.isPrivate, .override])
                {
                    foreign[property.name, default: []].append(
                        ModuleIndex.ExtensionMember(
                            type: TypeName.last(scope.path), name: property.name, selector: property.getter,
                            body: AskingMembers.canAsk(property, in: scope) ? ExtensionHoists.name(property.name, scope) : ""))
                }
            }
        }
        foreignExtensionMembers = foreign
        declaredMembers = declared

        var overridden: [String: Set<String>] = [:]
        for scope in files.lazy.flatMap(\.scopes) where scope.kind != .objcProtocol {
            let names =
                scope.methods.filter { $0.traits.contains(.override) }.map(\.fullName)
                + scope.properties.filter { $0.traits.contains(.override) }.map(\.name)
            guard !names.isEmpty, let own = ownClasses[scope.path] else { continue }
            var current = Self.superclass(of: own, ownClasses, ownClassesByName)
            var depth = 0
            while let ancestor = current, depth < 64 {
                overridden[ancestor.path, default: []].formUnion(names)
                current = Self.superclass(of: ancestor, ownClasses, ownClassesByName)
                depth += 1
            }
        }
        overriddenMembers = overridden

        for scope in files.lazy.flatMap(\.scopes) where scope.kind != .objcProtocol && !foreign.isEmpty {
            let names =
                scope.methods.filter { $0.traits.contains(.override) }.map(\.fullName)
                + scope.properties.filter { $0.traits.contains(.override) }.map(\.name)
            for name in names {
                guard let member = overriddenForeignMember(name, in: scope.path) else { continue }
                overriddenForeignMembers[member.type, default: []].insert(name)
            }
        }

        for reference in files.lazy.flatMap(\.selectors) where reference.accessor == .method {
            guard let entry = method(for: reference)?.entry, !entry.isObjC else { continue }
            selectorNames.insert(reference.fullName ?? reference.base)
        }
    }

    /// Whether a class overrides what an extension of another module's class adds.
    func overridesForeignExtension(_ member: String, in path: String) -> Bool {
        overriddenForeignMember(member, in: path) != nil
    }

    /// What an extension adds to another module's class and the class, or an extension of it, overrides.
    func overriddenForeignMember(_ member: String, in path: String) -> ModuleIndex.ExtensionMember? {
        guard let extended = foreignExtensionMembers[member] else { return nil }
        guard let own = ownClasses[path] else {
            let name = TypeName.last(path)
            return extended.first { $0.type != name && PlatformTypes.mayDescend(name, from: $0.type) }
        }
        guard !ancestorDeclares(member, of: own) else { return nil }
        let ancestry = ancestry(of: own)
        return extended.first { member in
            ancestry.classes.dropFirst().contains { $0.name == member.type }
                || ancestry.root.map { PlatformTypes.mayDescend($0, from: member.type) } == true
        }
    }

    /// Members of extensions that ask subclasses of other modules before they run.
    func askingExtensionMembers(_ files: [FileFacts]) -> [ModuleIndex.ExtensionMember] {
        files.lazy.flatMap(\.scopes).filter { $0.kind == .extension }.flatMap { scope in
            let type = TypeName.last(scope.path)
            return scope.methods.filter { AskingMembers.asksSubclasses($0, in: scope, self) }.map { method in
                ModuleIndex.ExtensionMember(
                    type: type, name: method.fullName, selector: method.selector, body: ExtensionHoists.name(method.base, scope)
                )
            }
                + scope.properties.filter { AskingMembers.asksSubclasses($0, in: scope, self) }.map { property in
                    ModuleIndex.ExtensionMember(
                        type: type, name: property.name, selector: property.getter,
                        body: ExtensionHoists.name(property.name, scope))
                }
        }
    }

    // MARK: Types

    /// What an alias stands for, or the name itself.
    func withoutAlias(_ name: String) -> String { Self.withoutAlias(name, aliases) }

    private static func withoutAlias(_ name: String, _ aliases: [String: String]) -> String {
        var name = name
        for _ in 0..<8 {
            guard let target = aliases[name], target != name else { break }
            name = target
        }
        return TypeName.last(name)
    }

    /// Whether a type stands inside another that is generic, an extension of it included.
    func isInsideGeneric(_ path: String) -> Bool {
        var outer = path
        while let dot = outer.lastIndex(of: ".") {
            outer = String(outer[..<dot])
            if genericTypes.contains(outer) || PlatformTypes.generic.contains(TypeName.last(outer)) || isGeneric(outer) {
                return true
            }
        }
        return false
    }

    func ownClass(path: String) -> ModuleIndex.Class? { ownClasses[path] }
    func ownClass(named name: String) -> ModuleIndex.Class? { ownClassesByName[name] }
    func isOwnType(_ name: String) -> Bool { ownTypes[name] != nil }
    func isTopLevelType(_ name: String) -> Bool { ownTypes[name]?.path == name }

    /// Whether an extension's type is a class, as far as is known.
    func isClass(_ path: String) -> Bool {
        if ownClasses[path] != nil { return true }
        let name = withoutAlias(TypeName.last(path))
        if let type = ownTypes[name] { return type.kind == .class }
        return otherClassesByName[name] != nil || PlatformTypes.isClass(name)
    }

    /// Whether it is a class of another module that descends from one of Apple's.
    func isObject(_ path: String) -> Bool {
        let name = withoutAlias(TypeName.last(path))
        if ownTypes[name] != nil { return false }
        if PlatformTypes.isClass(name) { return true }
        guard let other = otherClassesByName[name] else { return false }
        return ancestry(of: other).root.map(PlatformTypes.isClass) ?? false
    }

    func isGeneric(_ path: String) -> Bool {
        (ownClasses[path] ?? otherClassesByName[TypeName.last(path)])?.isGeneric ?? false
    }

    func hasMembersAttribute(_ path: String) -> Bool {
        (ownClasses[path] ?? otherClassesByName[TypeName.last(path)])?.hasMembersAttribute ?? false
    }

    func requires(_ labels: [String], in type: ModuleIndex.Class) -> Bool {
        type.requiredInitializers.contains(labels)
    }

    /// The class and its ancestors inside the module and its dependencies, and the first one outside.
    func ancestry(of type: ModuleIndex.Class) -> (classes: [ModuleIndex.Class], root: String?) {
        var classes = [type]
        while classes.count < 64 {
            let current = classes[classes.count - 1]
            if let next = Self.superclass(of: current, ownClasses, ownClassesByName) {
                classes.append(next)
            } else if let first = current.inherits.first {
                let name = TypeName.last(first)
                guard let other = otherClassesByName[name], other.path != current.path else { return (classes, name) }
                classes.append(other)
            } else {
                return (classes, nil)
            }
        }
        return (classes, nil)
    }

    /// Whether an ancestor inside the module declares a member.
    func ancestorDeclares(_ member: String, of type: ModuleIndex.Class) -> Bool {
        ancestry(of: type).classes.dropFirst().contains { declaredMembers[$0.path]?.contains(member) == true }
    }

    private static func superclass(
        of type: ModuleIndex.Class, _ paths: [String: ModuleIndex.Class], _ names: [String: ModuleIndex.Class]
    ) -> ModuleIndex.Class? {
        guard let first = type.inherits.first else { return nil }
        let name = TypeName.withoutGenerics(first)
        // A name is looked up from the inside out: `Outer.Base` before `Base`.
        var prefix = type.path.split(separator: ".").dropLast()
        while true {
            let path = (prefix + [Substring(name)]).joined(separator: ".")
            if let found = paths[path], found.path != type.path { return found }
            guard !prefix.isEmpty else { break }
            prefix = prefix.dropLast()
        }
        guard let found = names[TypeName.last(name)], found.path != type.path, name.contains(".") || !type.path.contains(".")
        else { return nil }
        return name.contains(".") || found.path == name ? found : nil
    }

    // MARK: Members

    func optionalRequirements(fullName: String, base: String) -> [ModuleIndex.OptionalRequirement] {
        optionalMethods[base]?.filter { $0.fullName == fullName } ?? []
    }

    func property(named name: String, in type: String?) -> ModuleIndex.Property? {
        guard let candidates = properties[name] else { return nil }
        let last = type.map(TypeName.last)
        return candidates.first { $0.type == last } ?? (candidates.count == 1 ? candidates[0] : nil)
    }

    struct FoundMethod {
        var entry: ModuleIndex.Method
        /// Other types have methods of that name with other selectors.
        var isGuess: Bool
    }

    func method(for reference: SelectorReference) -> FoundMethod? {
        var candidates = methods[reference.base] ?? []
        if let labels = reference.labels { candidates.removeAll { $0.labels != labels } }
        if let count = reference.parameterCount, reference.labels == nil {
            let fitting = candidates.filter { $0.labels.count == count }
            if !fitting.isEmpty { candidates = fitting }
        }
        guard !candidates.isEmpty else { return nil }
        var isGuess = false
        let preferred = typesInOrder(reference).lazy.compactMap { type -> [ModuleIndex.Method]? in
            let found = candidates.filter { $0.type == type }
            return found.isEmpty ? nil : found
        }.first
        if let preferred {
            candidates = preferred
        } else {
            isGuess = Set(candidates.map(\.selector)).count > 1
        }
        var entry = candidates.first(where: \.isObjC) ?? candidates[0]
        if entry.isOverride {
            // The overridden declaration has the name.
            let original = methods[entry.base]?.first { $0.fullName == entry.fullName && !$0.isOverride && $0.isObjC }
            if let original { entry.selector = original.selector }
        }
        if let requirement = optionalRequirements(fullName: entry.fullName, base: entry.base).first {
            entry.selector = requirement.selector
        }
        return FoundMethod(entry: entry, isGuess: isGuess)
    }

    /// The named type, or the one the expression stands in, then its ancestors.
    private func typesInOrder(_ reference: SelectorReference) -> [String] {
        guard let path = reference.typeName ?? reference.context else { return [] }
        let name = TypeName.last(path)
        guard let own = ownClasses[path] ?? ownClassesByName[name] else { return [name] }
        let chain = ancestry(of: own)
        return chain.classes.map(\.name) + (chain.root.map { [$0] } ?? [])
    }
}
