import Foundation

extension PredicateNode {
    /// The statement as an object of the class that Foundation has for its kind.
    var predicate: NSPredicate {
        switch self {
        case .predicate(let predicate): return predicate
        case .not(let node): return FormatCompound(self, .not, [node])
        case .and(let nodes): return FormatCompound(self, .and, nodes)
        case .or(let nodes): return FormatCompound(self, .or, nodes)
        case .constant: return adopted(FormatPredicate.self)
        case .comparison: return adopted(NSComparisonPredicate.self)
        }
    }

    /// Foundation's initialisers can't make a subclass, so the object changes its class when it is complete: these add no storage.
    private func adopted(_ type: NSPredicate.Type) -> NSPredicate {
        let predicate = NSPredicate { object, bindings in
            evaluate(PredicateContext(object: object, variables: bindings ?? [:]))
        }
        FormatPredicate.note(self, of: predicate)
        let word = Unmanaged.passUnretained(predicate).toOpaque().assumingMemoryBound(to: UnsafeRawPointer.self)
        word.pointee = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
        return predicate
    }
}

/// A predicate that was made from a format.
final class FormatPredicate: NSPredicate {
    nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    private final class Box {
        let node: PredicateNode
        init(_ node: PredicateNode) { self.node = node }
    }

    static func note(_ node: PredicateNode, of predicate: NSPredicate) {
        objc_setAssociatedObject(predicate, key, Box(node), .OBJC_ASSOCIATION_RETAIN)
    }

    static func node(of predicate: NSPredicate) -> PredicateNode? {
        if let compound = predicate as? FormatCompound { return compound.node }
        return (objc_getAssociatedObject(predicate, key) as? Box)?.node
    }

    static func text(of predicate: NSPredicate) -> String? { node(of: predicate)?.predicateText }

    override var predicateFormat: String { Self.text(of: self) ?? "" }
    override var description: String { predicateFormat }
}

/// Several predicates as one, made from a format.
private final class FormatCompound: NSCompoundPredicate {
    let node: PredicateNode

    init(_ node: PredicateNode, _ type: LogicalType, _ parts: [PredicateNode]) {
        self.node = node
        super.init(type: type, subpredicates: parts.map(\.predicate))
    }

    required init?(coder: NSCoder) { fatalError("Predicates made from a format are not archived.") }

    override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        node.evaluate(PredicateContext(object: object, variables: bindings ?? [:]))
    }
    override var predicateFormat: String { node.predicateText }
    override var description: String { predicateFormat }
}

/// Compares two values, such as a property and a constant.
open class NSComparisonPredicate: NSPredicate {
    public enum Modifier: UInt, Sendable { case direct, all, any }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = Options(rawValue: 1)
        public static let diacriticInsensitive = Options(rawValue: 2)
        public static let normalized = Options(rawValue: 4)
    }

    public enum Operator: UInt, Sendable {
        case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith
        case endsWith, `in`, customSelector
        case contains = 99
        case between = 100
    }

    private var comparison: (PredicateNode.Modifier, PredicateExpression, PredicateComparison, PredicateExpression)? {
        guard case .comparison(let modifier, let left, let comparison, let right)? = FormatPredicate.node(of: self) else {
            return nil
        }
        return (modifier, left, comparison, right)
    }

    public var leftExpression: NSExpression { NSExpression(comparison?.1 ?? .evaluatedObject) }
    public var rightExpression: NSExpression { NSExpression(comparison?.3 ?? .evaluatedObject) }

    public var comparisonPredicateModifier: Modifier {
        switch comparison?.0 {
        case .any?: return .any
        case .all?: return .all
        default: return .direct
        }
    }

    public var options: Options {
        guard let options = comparison?.2.options else { return [] }
        return Options(options.ignoresCase ? [.caseInsensitive] : []).union(options.ignoresMarks ? .diacriticInsensitive : [])
    }

    public var predicateOperatorType: Operator {
        switch comparison?.2.operation {
        case .less?: return .lessThan
        case .lessOrEqual?: return .lessThanOrEqualTo
        case .greater?: return .greaterThan
        case .greaterOrEqual?: return .greaterThanOrEqualTo
        case .notEqual?: return .notEqualTo
        case .matches?: return .matches
        case .like?: return .like
        case .beginsWith?: return .beginsWith
        case .endsWith?: return .endsWith
        case .isIn?: return .in
        case .contains?: return .contains
        case .between?: return .between
        default: return .equalTo
        }
    }

    override open var predicateFormat: String { FormatPredicate.text(of: self) ?? "" }
    override open var description: String { predicateFormat }
}
