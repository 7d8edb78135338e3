import AppleFoundation
import CoreGraphics
import CoreText
import TestEvidence
import Testing

@testable import UIKit

@MainActor @Suite("Drawing / Fonts / Fonts that an app brings along", .serialized)
struct AppFontsTests {
    /// A folder as an app's is, with one font.
    private func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let font = try #require(FontRegistry.ownFontPath("InterDisplay-italic.var.ttf"))
        try FileManager.default.copyItem(atPath: font, toPath: folder.path + "/Own.ttf")
        try Data("no font".utf8).write(to: folder.appendingPathComponent("Notes.ttf"))
        return try #require(Bundle(path: folder.path))
    }

    @Test(.documented("INFO-PLIST: UIAppFonts, file names relative to the bundle"))
    func `fonts of the information file are found by their names`() throws {
        let bundle = try bundle()
        let path = bundle.bundlePath + "/Own.ttf"
        AppFonts.register(["UIAppFonts": ["Own.ttf", "Own.ttf"]], in: bundle)
        AppFonts.register(["UIAppFonts": ["Own.ttf"]], in: bundle)
        let name = try #require(UIFont.familyNames.first { $0.contains("Inter Display") || $0.contains("InterDisplay") })
        let face = try #require(UIFont.fontNames(forFamilyName: name).first)
        #expect(UIFont(name: face, size: 17)?.pointSize == 17)
        #expect(throws: FontRegistry.RegistrationError.self) {
            try FontRegistry.register(contentsOf: URL(fileURLWithPath: path))
        }
        try FontRegistry.unregister(contentsOf: URL(fileURLWithPath: path))
        try FontRegistry.register(contentsOf: URL(fileURLWithPath: path))
        try FontRegistry.unregister(contentsOf: URL(fileURLWithPath: path))
    }

    @Test(.assumed("iOS starts the app all the same"))
    func `a font that is missing or none at all is told, and the app goes on`() throws {
        let bundle = try bundle()
        AppFonts.register(["UIAppFonts": ["Gone.ttf", "Notes.ttf"]], in: bundle)
        AppFonts.register(["UIAppFonts": 7], in: bundle)
        AppFonts.register([:], in: bundle)
        let notes = URL(fileURLWithPath: bundle.bundlePath + "/Notes.ttf")
        #expect(throws: (any Error).self) { try FontRegistry.unregister(contentsOf: notes) }
    }

    @Test(.assumed("initialisers that classes have from NSObject"))
    func `a font without a word is the system's at 12 points, each an object of its own`() {
        let font = UIFont()
        #expect(font.pointSize == 12 && font.familyName == UIFont.systemFont(ofSize: 12).familyName)
        #expect(font !== UIFont())
        #expect(UIBlurEffect() == UIBlurEffect(style: .regular))
    }
}
