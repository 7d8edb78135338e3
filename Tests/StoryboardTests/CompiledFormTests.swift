import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// The XML and the compiled file beside it, or in its place, give the same objects.
@MainActor @Suite("Storyboards / The compiled form", .serialized)
struct CompiledFormTests {
    private func dump(_ storyboard: UIStoryboard) -> [String] {
        storyboard.identifiers.flatMap { identifier in
            TreeDump.lines(of: storyboard.instantiateViewController(withIdentifier: identifier))
        }
    }

    @Test(.assumed("property: both ways lead to the same tree"), arguments: 0..<40)
    func `both forms give identical trees`(seed: Int) throws {
        NibReport.observer = { _ in }
        defer { NibReport.observer = nil }
        var random = RandomInterface(seed: UInt64(seed) &* 7919)
        let text = random.storyboard()
        let files = InterfaceFiles(["Main.storyboard": text])
        let path = files.bundle.bundlePath + "/Main.storyboard"
        let fromXML = dump(files.storyboard())
        #expect(fromXML.count >= 4)
        try NibReading.compile(at: path)
        try FileManager.default.removeItem(atPath: path)
        NibLibrary.removeAll()
        let fromCompiled = dump(files.storyboard())
        let different = zip(fromXML, fromCompiled).first { $0 != $1 }
        #expect(
            different == nil && fromXML.count == fromCompiled.count,
            "seed \(seed): \(String(describing: different).prefix(600))")
    }

    @Test(.assumed("a compiled file that is older than the XML is stale"))
    func `a newer XML file wins, and a damaged compiled file is passed over`() throws {
        func text(_ title: String) -> String {
            InterfaceFiles.storyboard(InterfaceFiles.scene(attributes: #"title="\#(title)""#))
        }
        let files = InterfaceFiles(["Main.storyboard": text("Old")])
        let path = files.bundle.bundlePath + "/Main.storyboard"
        func title() -> String? {
            NibLibrary.removeAll()
            return files.storyboard().instantiateInitialViewController()?.title
        }
        try NibReading.compile(at: path)
        #expect(title() == "Old")
        try Data(text("New").utf8).write(to: URL(fileURLWithPath: path))
        let later = Date(timeIntervalSinceNow: 10)
        try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: path)
        #expect(title() == "New")
        try NibReading.compile(at: path)
        let latest = Date(timeIntervalSinceNow: 20)
        let compiled = path + NibReading.compiledSuffix
        var bytes = try #require(FileManager.default.contents(atPath: compiled))
        bytes.replaceSubrange(40..<60, with: Data(repeating: 0xFF, count: 20))
        try bytes.write(to: URL(fileURLWithPath: compiled))
        try FileManager.default.setAttributes([.modificationDate: latest], ofItemAtPath: compiled)
        #expect(title() == "New")
    }
}
