import AppleFoundation
import XCTest

/// Examples of specs as tests, for the list of a program's tests: of their own class, under names as Xcode shows them.
public enum SpecExamples {
    /// The examples of a class of specs, and the tests that it has beside them.
    public static func entry<Spec: XCTestCase, Case: XCTestCase>(
        _ spec: Spec.Type, _ examples: [(String, (Case) -> () throws -> Void)],
        _ tests: XCTestCaseEntry
    ) -> XCTestCaseEntry {
        var names: Set<String> = []
        let asTests = examples.map { example -> (String, (XCTestCase) throws -> Void) in
            let whole = identifier(example.0)
            var name = whole
            var number = 2
            while !names.insert(name).inserted {
                name = "\(whole)_\(number)"
                number += 1
            }
            return (name, { try example.1($0 as! Case)() })
        }
        return (spec, asTests + tests.allTests.filter { $0.0 != "test__specs" })
    }

    /// `has_a_width__in_points` for `has a width, in points`.
    static func identifier(_ name: String) -> String {
        let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return text.isEmpty ? "_" : text
    }
}
