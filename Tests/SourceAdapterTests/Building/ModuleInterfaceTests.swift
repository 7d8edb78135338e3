import AppleFoundation
import TestEvidence
import Testing

@testable import SourceAdapter

/// A module's file is written again only if it could say something else.
@Suite("Source adapter / Building / Interfaces", .assumed("what stands in a body no other module can see"))
struct ModuleInterfaceTests {
    private func number(_ text: String, _ path: String = "A.swift", _ surroundings: [String] = []) -> UInt64 {
        var interface = ModuleInterface(surroundings)
        interface.add(path, Array(text.utf8))
        return interface.number
    }

    /// `#` stands for what is edited.
    private func isHidden(_ text: String, _ before: String = "1", _ after: String = "2 + 3\n") -> Bool {
        number(text.replacingOccurrences(of: "#", with: before)) == number(text.replacingOccurrences(of: "#", with: after))
    }

    @Test(arguments: [
        "func a() -> Int { # }", "class A { override func a(_ x: Int = 3) { print(#) } }", "struct A { init() { x = # } }",
        "class A { convenience init?(coder: NSCoder) { self.init(#) } }",
        "extension A { static func == (l: A, r: A) -> Bool { # } }",
        "enum A { subscript(i: Int) -> Int { # } }", "class A { var b: Int { # } }", "var b: [String: Int]? { # }",
        "func a<T: P>(_ x: T) where T: Q { x.take { # } }", "func a() { class B { func c() -> Int { # } }; var d = # }",
        "class A { func a() { if x { print(\"{ \\(#) }\") } } // }\n }", "class A { static var shared: A { A(#) } }",
        "func a() async throws -> Int { # }", "class A { func a() { let b: Int = # } }",
        "func a() -> Int { return\n # }\nvar b: Int = 4",
    ])
    func `bodies of functions and of computed properties are hidden`(_ text: String) {
        #expect(isHidden(text))
        #expect(isHidden(text, "x", "y"))
    }

    @Test(arguments: [
        "let a = #", "class A { var b = # }", "class A { lazy var b: Int = { # }() }", "class A { var b = { # }() }",
        "class A { lazy var c = make { # } }", "func a(_ x: Int = #) {}", "func a(_ x: () -> Int = { # }) {}",
        "func a() -> some P { # }", "var b: some View { # }", "@inlinable func a() -> Int { # }", "enum A: Int { case b = # }",
        "class A { var b: Int = 0 { didSet { # } } }", "class A { var b: Int { get { # } } }",
        "class A { func b() {}; let c = { # }() }",
        "protocol P { func a() }\nlet b = { # }()", "protocol P { var a: Int { get # } }", "class A { func b() {} }\n#",
        "class A { func b() { \" } }\n# }", "func a() { #", "struct A { @Wrapper(#) var b: Int { 5 } }", "/* # */ func a() {}",
        "class A { let c: () -> Int = { # } }", "var a: Int, b = { # }()",
    ])
    func `everything else counts, and so does what isn't understood`(_ text: String) { #expect(!isHidden(text)) }

    @Test func `other files, arguments and modules count`() {
        #expect(number("let a = 1") != number("let a = 1", "B.swift"))
        #expect(number("let a = 1") != number("let a = 1", "A.swift", ["-DX"]))
        var two = ModuleInterface([])
        two.add("A.swift", [])
        two.add("B.swift", [])
        #expect(two.number != number(""))
    }

    @Test func `what was compiled and not linked doesn't count as built`() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/interface-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (first, second) = (ModuleInterface(["1"]), ModuleInterface(["2"]))
        #expect(!first.isBuilt(in: folder))
        #expect(!first.isBuilt(in: folder))
        ModuleInterface.keep(in: folder)
        #expect(first.isBuilt(in: folder))
        ModuleInterface.keep(in: folder)
        #expect(first.isBuilt(in: folder))
        #expect(!second.isBuilt(in: folder))
        // The module's file may be the second's by now.
        #expect(!first.isBuilt(in: folder))
        ModuleInterface.keep(in: folder)
        #expect(first.isBuilt(in: folder))
        ModuleInterface.forget(in: folder)
        #expect(!first.isBuilt(in: folder))
    }
}
