import AppleFoundation
import TestEvidence
import Testing

@testable import SourceAdapter

/// A module under somebody's keys: whatever is typed, the texts are those of a module that is read anew.
@Suite("Source adapter / Building / Edited modules", .ours)
final class EditedModuleTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("edited-\(UUID().uuidString)")
    private let sdk: SwiftSDK

    init() throws {
        let bundle = root.appendingPathComponent("bundle")
        try FileManager.default.createDirectory(
            at: bundle.appendingPathComponent("bin"), withIntermediateDirectories: true)
        let toolchain = SwiftSDK.Toolchain(binaries: root.path, version: "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
        try JSONEncoder().encode(toolchain).write(to: bundle.appendingPathComponent("toolchain.json"))
        sdk = try SwiftSDK(executable: bundle.appendingPathComponent("bin/swiftc").path)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    private func module(_ paths: [String], _ name: String = "work") -> EditedModule {
        let work = root.appendingPathComponent(name).path
        return EditedModule(
            CompilerInvocation(
                [
                    "-module-name", "App", "-output-file-map", work + "/files.json", "-emit-module-path",
                    work + "/App.swiftmodule", "-c",
                ]
                    + paths), sdk: sdk)
    }

    /// A module of one file, and how often it was read again after `edits`.
    private func readings(_ text: String, _ edits: [String]) throws -> Int {
        let module = module(["/App/A.swift"])
        _ = try module.adapted { _ in Array(text.utf8) }
        // The first key reads the file.
        _ = try module.adapted("/App/A.swift", Array((text + " ").utf8))
        _ = try module.adapted("/App/A.swift", Array(text.utf8))
        let before = module.readings
        for edit in edits { try isFresh(module, ["/App/A.swift"], [Array(edit.utf8)], 0) }
        return module.readings - before
    }

    private func isFresh(
        _ module: EditedModule, _ paths: [String], _ texts: [[UInt8]], _ index: Int, _ note: String = ""
    ) throws {
        let found = try #require(try module.adapted(paths[index], texts[index]))
        let known = Dictionary(zip(paths, texts)) { first, _ in first }
        let wanted = try self.module(paths, "fresh").adapted { known[$0] ?? [] }[index]
        let comment = Comment(rawValue: note)
        #expect(found.bytes == wanted.bytes, comment)
        #expect(found.notes == wanted.notes, comment)
        #expect(found.counts == wanted.counts, comment)
        #expect(
            found.replacements.map { [$0.start, $0.end, $0.length] }
                == wanted.replacements.map { [$0.start, $0.end, $0.length] }, comment)
        #expect(found.hasSyntaxErrors == wanted.hasSyntaxErrors, comment)
    }

    private let controller = """
        import UIKit
        class A: UIViewController {
            @objc func tap() { print("an idle body") }
            override func viewDidLoad() {
                let button = UIButton()
                button.isHidden = true
            }
            var twice: String { "long enough" + "to be idle" }
            func run() { perform(#selector(tap)) } // allium:keep
        }

        """

    @Test func `observers behind the body move with its keys, and a word about rectangles is answered`() throws {
        let text =
            controller
            + "class B: UIView {\n}\nextension B {\n    override var alpha: CGFloat {\n        willSet { a() }\n"
            + "        didSet { b() }\n    }\n}\n"
        let edits = ["button.isHidden.toggle(); button.more", "b.frame.intersects(c.frame); button", "x"].map {
            text.replacingOccurrences(of: "button.isHidden", with: $0)
        }
        _ = try readings(text, edits)
    }

    @Test func `keys in a body without anything to adapt read nothing again`() throws {
        let edits = ["button.isHidden", "button.a\n        b()\n        {}", "button. // allium:keep\n", "é😀 button"].map {
            controller.replacingOccurrences(of: "button.isHidden", with: $0)
        }
        #expect(try readings(controller, edits) == 0)
        #expect(try readings(controller, [controller.replacingOccurrences(of: "to be idle", with: "still")]) == 0)
    }

    @Test(arguments: [
        "button.addTarget(self, action: #selector(tap), for: .touchUpInside); _ = true", "super.viewDidLoad()",
        "URLSession.shared",
        "let center: UNUserNotificationCenter?", "delegate?.done?()", "{ [[[[[[[[[[[[[[[[ }", "class B {}", "} func b() {",
        "\"", "import Other",
        "// allium:ignore-file",
    ])
    func `what the adapter looks for reads the file again`(_ words: String) throws {
        #expect(try readings(controller, [controller.replacingOccurrences(of: "button.isHidden", with: words)]) == 1)
    }

    @Test func `a body that becomes too short to be left out is read`() throws {
        let edits = [controller.replacingOccurrences(of: " print(\"an idle body\") ", with: " x "), controller]
        #expect(try readings(controller, edits) == 2)
    }

    // MARK: At random

    private static let plainWords = [
        "a", "item", " ", "\n", "view.", "()", "(x)", "{ $0 }", "\"é😀\"", "let x = 1\n", ".map", "// so\n", "[1]",
    ]
    private static let words = [
        "a", "Z", "_", "é", "😀", " ", "\n", "\t", "(", ")", "{", "}", "[", "]", "\"", "\\", ".", "?", "!", ":", ",", "@", "#",
        "/", "`", "=", "<",
        "//", "/*", "*/", "{}", "{ $0 }", "\"\\(x)\"", "\"\"\"\n", "let x = 1\n", "view.", "self.", "super.viewDidLoad()",
        "super", "IMP", "UIView()",
        "#selector(tap)", "#keyPath(A.b)", "delegate?.done?()", "delegate", "URLSession", "XMLParser", "UNNotification",
        "import B\n",
        "// allium:keep\n", "// allium:ignore-file\n", "if x { y() }", "class B {}", "func f() { print(1, 2, 3) }",
        "var p: Int { 1 + 2 + 3 }", "@objc ",
        "get", "didSet { print(1, 2, 3) }", "#if os(iOS)\n", "#endif\n", "T.init()", "[[[[[[[[[[[[[[[[", ".description()",
        "Bundle.main", "observe",
        "}\n\n    func g() {", "\r\n", "//\n/*\n*/",
    ]

    /// `ALLIUM_RANDOM_OPERATIONS` says how many edits, `ALLIUM_RANDOM_FILES` in which folder's files.
    @Test func `any edits of real files give what reading them anew gives`() throws {
        let variables = ProcessInfo.processInfo.environment
        let count = variables["ALLIUM_RANDOM_OPERATIONS"].flatMap { Int($0) } ?? 150
        let here = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
        let folder = variables["ALLIUM_RANDOM_FILES"] ?? String(here.dropFirst()) + "/Examples/Sources/Feed"
        let paths = AdapterCheck.swiftFiles(in: folder).filter { !$0.contains("#") }
        try #require(!paths.isEmpty)
        let originals = paths.map { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } ?? [] }
        var random = SeededNumbers(variables["ALLIUM_RANDOM_SEED"].flatMap { UInt64($0) } ?? 1)
        let module = module(paths)
        var texts = originals
        _ = try module.adapted { path in texts[paths.firstIndex(of: path) ?? 0] }
        let before = module.readings
        var index = 0
        var left = 0
        var returns = 0
        for step in 0..<count {
            if left == 0 {
                // Another file, as it was.
                if texts[index] != originals[index] {
                    try isFresh(module, paths, originals, index)
                    returns += 1
                }
                texts[index] = originals[index]
                index = Int.random(in: 0..<paths.count, using: &random)
                left = Int.random(in: 3..<20, using: &random)
            }
            left -= 1
            Self.edit(&texts[index], &random)
            try isFresh(module, paths, texts, index, "step \(step) in \(paths[index])")
        }
        let quiet = count + returns - (module.readings - before)
        print("\(count + returns) edits, \(quiet) of them quiet")
        #expect(quiet > count / 10)
    }

    private static func edit(_ text: inout [UInt8], _ random: inout SeededNumbers) {
        var place = Int.random(in: 0...text.count, using: &random)
        var words = words
        if Bool.random(using: &random), let outline = SourceOutline.of(SourceBytes(text)) {
            let body = outline.idle.randomElement(using: &random)!
            place = Int.random(in: body.start...body.end, using: &random)
            if Int.random(in: 0..<8, using: &random) > 0 { words = plainWords }
        }
        while place < text.count, text[place] & 0xC0 == 0x80 { place += 1 }
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<7: text.insert(contentsOf: words.randomElement(using: &random)!.utf8, at: place)
        case 7, 8:
            var end = min(text.count, place + Int.random(in: 1..<12, using: &random))
            while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
            text.removeSubrange(place..<end)
        default:
            // Some lines again, somewhere else.
            let lines = text.split(separator: 10, omittingEmptySubsequences: false)
            let first = Int.random(in: 0..<lines.count, using: &random)
            let copied = lines[first..<min(lines.count, first + 3)].joined(separator: [10])
            text.insert(contentsOf: Array(copied), at: place)
        }
    }
}

/// The same numbers for the same seed.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
