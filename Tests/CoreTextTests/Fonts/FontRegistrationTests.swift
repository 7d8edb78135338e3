import AppleFoundation
import CoreGraphics
import CoreText
import TestEvidence
import Testing

@Suite("Fonts of the application", .ours, .serialized)
struct FontRegistrationTests {
    private func interData() throws -> Data {
        let path = try #require(FontRegistry.ownFontPath("Inter-roman.var.ttf"))
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    @Test(.documented("CTFontManagerRegisterFontsForURL(_:_:_:)"))
    func `a registered font is found by name until it is taken away`() throws {
        let names = try FontRegistry.register(try interData(), name: "test")
        let name = try #require(names.first)
        defer { try? FontRegistry.unregister(postScriptName: name) }
        let font = try #require(Font.named(name, size: 20))
        #expect(font.isSystem == false)
        // Its own metrics, not those of the system font.
        #expect(abs(font.ascender - 20 * 0.96875) < 0.01)
        #expect(TextMeasurer.width(of: "Label", font: font) > TextMeasurer.width(of: "Label", font: .system(ofSize: 20)))
        #expect(throws: FontRegistry.RegistrationError.alreadyRegistered(name)) {
            try FontRegistry.register(try interData(), name: "again")
        }
        try FontRegistry.unregister(postScriptName: name)
        #expect(throws: FontRegistry.RegistrationError.notRegistered(name)) {
            try FontRegistry.unregister(postScriptName: name)
        }
        // A font in use goes on working.
        #expect(TextMeasurer.width(of: "still here", font: font) > 10)
    }

    @Test func `a file that is no font is refused with a sentence`() throws {
        for data in [
            Data(), Data("no font at all".utf8), Data(repeating: 0xAB, count: 4096),
            Data([0, 1, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0]),
        ] {
            let error = #expect(throws: FontRegistry.RegistrationError.self) {
                try FontRegistry.register(data, name: "junk.ttf")
            }
            #expect(error?.description.contains("junk.ttf is not a font") == true)
        }
        #expect(throws: FontRegistry.RegistrationError.unreadable("/no/such/file.ttf")) {
            try FontRegistry.register(contentsOf: URL(fileURLWithPath: "/no/such/file.ttf"))
        }
    }

    @Test func `a font file cut anywhere is refused or draws what is left`() throws {
        let whole = try interData()
        for part in [12, 100, 400, 2000, 20_000, 100_000, whole.count / 2, whole.count - 1000] {
            let name = "cut\(part)"
            guard let names = try? FontRegistry.register(whole.prefix(part), name: name) else { continue }
            for registered in names {
                if let font = Font.named(registered, size: 20) {
                    let layout = TextLayout(StyledText("Cut \(part) é 你", style: TextStyle(font: font)))
                    let pixels = try #require(PixelBuffer(width: 200, height: 60))
                    layout.draw(into: pixels, scale: 2)
                    #expect(layout.size.width.isFinite)
                }
                try FontRegistry.unregister(postScriptName: registered)
            }
        }
    }

    @Test func `a font file with bytes turned over never crashes`() throws {
        let whole = try interData()
        var dice = Dice(11)
        for _ in 0..<6 {
            var broken = whole
            for _ in 0..<400 { broken[dice.next(broken.count)] ^= UInt8(1 + dice.next(255)) }
            guard let names = try? FontRegistry.register(broken, name: "broken") else { continue }
            for registered in names {
                if let font = Font.named(registered, size: 20) {
                    let pixels = try #require(PixelBuffer(width: 200, height: 60))
                    TextLayout(StyledText("Broken glyphs 123", style: TextStyle(font: font))).draw(into: pixels, scale: 2)
                }
                try FontRegistry.unregister(postScriptName: registered)
            }
        }
    }
}

@Suite("Optional fonts that are not installed", .ours)
struct MissingFontTests {
    @Test func `missing fonts give boxes and one message for each package`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            setenv("ALLIUM_SYSTEM_FONTS", "/nonexistent", 1)
            let font = Font.system(ofSize: 20)
            for _ in 0..<3 {
                let text = "Latin 中文 日本 한국 😀👍 العربية ไทย"
                let layout = TextLayout(StyledText(text, style: TextStyle(font: font)), TextLayoutOptions(width: 100))
                let pixels = PixelBuffer(width: 300, height: 300)!
                layout.draw(into: pixels, scale: 2)
                precondition(layout.size.width > 20)
            }
            _ = Font.system(ofSize: 20, design: .monospaced)
            _ = Font.system(ofSize: 21, design: .monospaced)
            exit(0)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        for package in ["fonts-noto-cjk", "fonts-noto-color-emoji", "fonts-noto-core", "fonts-dejavu-core"] {
            #expect(text.components(separatedBy: "apt-get install \(package)").count == 2, "\(package): \(text)")
        }
    }
}

@Suite("CTFontManager", .ours, .serialized)
struct CTFontManagerTests {
    @Test(.documented("CTFontManagerRegisterFontsForURL(_:_:_:)")) func `a file that cannot be read gives an error`() {
        var error: Unmanaged<CFError>?
        let url = NSURL(fileURLWithPath: "/no/such/font.ttf")
        #expect(CTFontManagerRegisterFontsForURL(url, .process, &error) == false)
        let told = error?.takeRetainedValue()
        #expect(told?.code == 101 && told?.localizedDescription.contains("/no/such/font.ttf") == true)
        #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil) == false)
    }

    @Test func `a registered file can be taken away by its place`() throws {
        let path = try #require(FontRegistry.ownFontPath("InterDisplay-italic.var.ttf"))
        let url = NSURL(fileURLWithPath: path)
        #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
        #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
        #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil) == false)
    }
}
