import AppleFoundation
import TestEvidence
import Testing

@testable import SourceAdapter

/// The adapter knows UIKit's classes by their names alone, those that are not here included: Apple's list says whether it is right.
@Suite("Adapter / Names of UIKit's classes")
struct PlatformNamesTests {
    /// The superclass of each class, by Apple's list of public names.
    private static let superclasses: [String: String] = {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let list = try? String(contentsOf: root.appendingPathComponent("Documentation/API/inventory.tsv"), encoding: .utf8)
        var found: [String: String] = [:]
        for line in (list ?? "").split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count > 7, fields[0] == "UIKit", fields[2] == "class", fields[1].hasPrefix("UI") else { continue }
            found[String(fields[1])] = fields[7].split(separator: ",").first.map(String.init)
        }
        return found
    }()

    private static func descends(_ name: String, from ancestor: String) -> Bool {
        sequence(first: name) { superclasses[$0] }.contains(ancestor)
    }

    @Test(
        .assumed("the superclasses in Documentation/API/inventory.tsv"),
        arguments: ["UIView", "UIViewController", "UIScrollView", "UIResponder"])
    func `a name tells whether its class is one of a kind`(ancestor: String) {
        let classes = Self.superclasses.keys.filter { !$0.contains(".") }
        #expect(classes.count > 150)
        // Responders that are neither views nor controllers are not told by their names.
        let others: Set<String> = ["UIAccessibilityElement", "UIApplication", "UIScene", "UIWindowScene", "UIResponder"]
        for name in classes.sorted() where !(ancestor == "UIResponder" && others.contains(name)) {
            #expect(
                PlatformTypes.mayDescend(name, from: ancestor) == Self.descends(name, from: ancestor),
                "\(name) and \(ancestor)")
        }
    }
}
