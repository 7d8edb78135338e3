import AppleFoundation
import TestEvidence
import Testing

@testable import SourceAdapter

@Suite("Building / Bodies in a running program", .ours)
struct BodyPatchTests {
    private static let file = """
        import UIKit
        import class Foundation.NSNumber

        final class Shelf<Item>: UIViewController where Item: Hashable {
            private var items: [Item] = []
            private var total: Int { items.count }
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Shelf"
            }
            public class func make(_ count: Int, in place: CGRect) async throws -> Shelf { fatalError("\\(count)") }
            struct Board {
                mutating func bend() { width -= 1 }
                var width = 1
            }
        }

        extension Array where Element == Int {
            fileprivate var sum: Int {
                get { reduce(0, +) }
                set { append(newValue) }
            }
        }

        func helper() -> Int { 1 }

        """

    private func patch(_ edits: (String, String)..., from file: String = file) throws(BodyPatch.Obstacle) -> String? {
        var text = file
        for (old, new) in edits {
            #expect(text.contains(old))
            text = text.replacingOccurrences(of: old, with: new)
        }
        return try BodyPatch.source(
            from: Array(file.utf8), to: Array(text.utf8), path: "/build/Shelf.swift", shownPath: "/app/Shelf.swift",
            module: "App",
            number: 3)
    }

    private func obstacle(_ edits: (String, String)..., from file: String = file) -> String? {
        var text = file
        for (old, new) in edits { text = text.replacingOccurrences(of: old, with: new) }
        do {
            _ = try BodyPatch.source(
                from: Array(file.utf8), to: Array(text.utf8), path: "/build/Shelf.swift", shownPath: "/app/Shelf.swift",
                module: "App", number: 3)
            return nil
        } catch { return "\(error)" }
    }

    @Test func `a body is replaced under another name, with the user's file and line`() throws {
        #expect(
            try patch(("\"Shelf\"", "\"Other\"")) == """
                @testable @_private(sourceFile: "Shelf.swift") import App
                import UIKit
                import class Foundation.NSNumber
                extension Shelf {
                #sourceLocation(file: "/app/Shelf.swift", line: 7)
                @_dynamicReplacement(for: viewDidLoad()) private func viewDidLoad__live3() {
                        super.viewDidLoad()
                        title = "Other"
                    }
                #sourceLocation()
                }

                """)
    }

    @Test func `properties, functions of types and of files, and what lies in extensions and other types`() throws {
        let text = try #require(
            try patch(
                ("{ items.count }", "{ items.count + 1 }"), ("\\(count)", "no \\(count)"), ("width -= 1", "width -= 2"),
                ("reduce(0, +)", "reduce(1, +)"), ("Int { 1 }", "Int { 2 }")))
        for line in [
            "@_dynamicReplacement(for: total) private var total__live3: Int { items.count + 1 }",
            "@_dynamicReplacement(for: make(_:in:)) private static func make__live3(_ count: Int, in place: CGRect) async throws -> Shelf {",
            "extension Shelf.Board {", "@_dynamicReplacement(for: bend()) private mutating func bend__live3() { width -= 2 }",
            "extension Array where Element == Int {", "get { reduce(1, +) }", "set { append(newValue) }",
            "@_dynamicReplacement(for: helper()) private func helper__live3() -> Int { 2 }",
        ] { #expect(text.contains(line), "\(line) in \(text)") }
    }

    @Test func `spaces and comments mean nothing`() throws {
        #expect(try patch() == nil)
        #expect(try patch(("{ 1 }", "{\n    // one\n    1\n}"), ("private var items", "/* all */  private var items")) == nil)
    }

    @Test func `what isn't a body is said with its line`() {
        #expect(obstacle(("Item] = []", "Item] = [1]")) == "line 5 is not in the body of a function")
        #expect(obstacle(("func helper() -> Int", "func helper() -> Int?")) == "line 25 is not in the body of a function")
        #expect(obstacle(("import class Foundation.NSNumber", "")) != nil)
        #expect(obstacle(("{ width -= 1 }", "{ width -= 1 }\nfunc more() {}")) == "line 14 is not in the body of a function")
        let stored = "class A { var a = 1 { didSet { b() } }\ninit() { b() }\nlazy var c = { 1 }()\ndeinit { b() } }"
        for (old, new) in [("didSet { b() }", "didSet { c() }"), ("init() { b() }", "init() { c() }"), ("{ 1 }", "{ 2 }")] {
            #expect(obstacle((old, new), from: stored) != nil, "\(new)")
        }
    }

    @Test func `what would mean something else in a library is left to another run`() throws {
        #expect(obstacle(("Int { 1 }", "Int { helper() }")) == "helper speaks of itself")
        #expect(obstacle(("{ items.count }", "{ self.total }")) == "total speaks of itself")
        #expect(obstacle(("Int { 1 }", "Int { struct A {}; return 1 }")) == "the body of helper declares a type")
        let list =
            "class A { func rows(_ rows: B, of section: Int) -> Int { rows.count }\nstatic func == (a: A, b: A) -> Bool { true } }"
        let text = try #require(try patch(("{ rows.count }", "{ rows(at: section) + rows.count }"), from: list))
        #expect(text.contains("rows__live3(_ rows: B, of section: Int)"))
        #expect(obstacle(("{ rows.count }", "{ rows(rows, of: 1) }"), from: list) == "rows speaks of itself")
        #expect(obstacle(("{ true }", "{ false }"), from: list) == "operator == can't be exchanged")
    }

    @Test func `what the frontend is told is what decides a text's meaning`() {
        let invocation = CompilerInvocation([
            "-module-name", "App", "-o", "App.o", "-c", "/a.swift", "-I", "/m", "-DDEBUG", "-D", "MORE", "-swift-version", "5",
            "-Onone",
            "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "App_main", "-Xfrontend", "-solver-scope-threshold=9",
            "-Xcc",
            "-I/usr/x", "-index-store-path", "/i", "-strict-concurrency=complete", "-j2", "-incremental",
        ])
        #expect(
            invocation.frontendArguments == [
                "-I", "/m", "-DDEBUG", "-D", "MORE", "-swift-version", "5", "-Onone", "-solver-scope-threshold=9", "-Xcc",
                "-I/usr/x",
                "-strict-concurrency=complete",
            ])
    }
}
