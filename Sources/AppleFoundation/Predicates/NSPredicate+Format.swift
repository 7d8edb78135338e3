import Foundation

/// Lets a predicate's initialisers decide of which class the predicate is.
public protocol _FormatPredicate {}
extension NSPredicate: _FormatPredicate {}

extension _FormatPredicate {
    /// Reads `name BEGINSWITH[cd] %@ AND age > %d`. Each `%@`, `%d` or `%K` takes the next argument.
    public init(format predicateFormat: String, _ args: Any?...) {
        self = PredicateFormat.predicate(predicateFormat, args) as! Self
    }

    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self = PredicateFormat.predicate(predicateFormat, arguments ?? []) as! Self
    }
}

extension NSPredicate {
    /// The same statement with values for its `$variables`.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        NSPredicate { object, bindings in
            self.evaluate(with: object, substitutionVariables: variables.merging(bindings ?? [:]) { _, later in later })
        }
    }
}

/// Reads a format without using it.
package enum PredicateFormat {
    package static func check(_ format: String, _ arguments: [Any?] = []) throws {
        _ = try PredicateParser.parse(format, arguments)
    }

    static func predicate(_ format: String, _ arguments: [Any?]) -> NSPredicate {
        do {
            return try PredicateParser.parse(format, arguments).predicate
        } catch {
            let reason = (error as? PredicateError)?.reason ?? "\(error)"
            fatalError("Unable to parse the format string \"\(format)\": \(reason).")
        }
    }
}
