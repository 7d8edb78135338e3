import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Damaged pictures and catalogs: nothing ends the process, takes long, or gives what lies outside. `Scripts/random-files` asks for many.
@MainActor @Suite("Assets / Random ones", .serialized, .assumed("a file never ends the process, whatever it says"))
struct RandomCatalogTests {
    private static let count = ProcessInfo.processInfo.environment["ALLIUM_RANDOM_FILES"].flatMap { Int($0) } ?? 200
    private static let seed = ProcessInfo.processInfo.environment["ALLIUM_RANDOM_SEED"].flatMap { UInt64($0) } ?? 1

    private static let svgs = [
        ##"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="4" viewBox="0 0 10 4"><rect width="10" height="4" rx="2" fill="#f00"/><path d="M0 0 L 10 4 Q 3 3 2 1 C 1 1 2 2 3 3 A 2 2 0 0 1 4 4 Z" stroke="blue" stroke-width="0.5"/></svg>"##,
        ##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="24" height="24"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="#00f8"/></linearGradient><clipPath id="c"><circle cx="12" cy="12" r="8"/></clipPath></defs><g clip-path="url(#c)" transform="translate(1 2) scale(1.5) rotate(30)"><use xlink:href="#r"/><rect id="r" width="20" height="20" fill="url(#g)" opacity="0.5"/></g></svg>"##,
        ##"<svg xmlns="http://www.w3.org/2000/svg" width="16pt" height="1.5em" preserveAspectRatio="xMidYMid slice" viewBox="0 0 32 32"><text x="2" y="20" font-size="12">Abc</text><image href="../../secret.png" width="10" height="10"/><filter id="f"><feGaussianBlur stdDeviation="2"/></filter><ellipse cx="10" cy="10" rx="5" ry="6" filter="url(#f)"/></svg>"##,
    ]
    private static let pictures = [
        #"{"images":[{"idiom":"universal","filename":"a.svg","scale":"1x"}],"info":{"version":1,"author":"xcode"}}"#,
        #"{"images":[{"idiom":"universal","filename":"a.svg","resizing":{"mode":"9-part","center":{"mode":"tile","width":1,"height":2},"cap-insets":{"left":3,"right":3,"top":1,"bottom":1}},"alignment-insets":{"top":1,"left":2}}],"properties":{"template-rendering-intent":"template","preserves-vector-representation":true}}"#,
        #"{"images":[{"idiom":"iphone","filename":"a.svg","appearances":[{"appearance":"luminosity","value":"dark"}],"width-class":"compact","language-direction":"right-to-left"},{"idiom":"universal","filename":"a.svg"}]}"#,
    ]
    private static let colors = [
        #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0xFF","green":"51","blue":"0.5","alpha":"1.000"}}}]}"#,
        #"{"colors":[{"color":{"reference":"labelColor"}},{"color":{"color-space":"display-p3","components":{"white":"128","alpha":"1"}}}]}"#,
    ]
    private static let words = [
        "../", "../../secret.txt", "/etc/passwd", "a/../../..", "\"filename\":\"../../secret.txt\"", "\\u0000", "<g>", "</g>",
        "{", "}", "[", "null",
        "\"width\":1e300", "scale(1e30)", "%", "px", "transform=\"", "é", "&#x0;", "file:///etc/passwd", "href=\"#r\"", "1e30",
        "-",
    ]

    /// What lies outside, and is never to be seen.
    private static let secret = "the-secret-outside"

    @Test(arguments: [
        ("9223372036854775808 0 32 32", "9223372036854775808", false), ("1e30 0 32 32", "12", false), ("0 0 32 32", "12", true),
        ("0 0 32 1e1", "0000000000012", true),
    ])
    func `letters beyond all measure are no picture, and end nothing`(_ box: String, _ size: String, _ isPicture: Bool) {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="16" height="15" viewBox="\(box)"><g id="g12345678901"><text x="2" y="20" \
            font-size="\(size)">Abc</text></g></svg>
            """
        let files = InterfaceFiles([
            "A.xcassets/Contents.json": "{}", "A.xcassets/P.imageset/Contents.json": Self.pictures[0],
            "A.xcassets/P.imageset/a.svg": svg,
        ])
        #expect((UIImage(named: "P", in: files.bundle, compatibleWith: nil) != nil) == isPicture)
    }

    @Test func `damaged pictures and catalogs end in a picture or none`() throws {
        var random = Mutations(seed: Self.seed, words: Self.words)
        let traits = [1, 2, 3].map { UITraitCollection(displayScale: $0) }
        var slowest = (seconds: 0.0, number: 0)
        var seen = 0
        for number in 0..<Self.count {
            let picture = random.next(2) == 0 ? random.pick(Self.pictures) : random.damage(random.pick(Self.pictures))
            let svg = random.next(3) == 0 ? random.pick(Self.svgs) : random.damage(random.pick(Self.svgs))
            let color = random.damage(random.pick(Self.colors))
            let data = random.damage(#"{"data":[{"filename":"a.txt","universal-type-identifier":"public.text"}]}"#)
            let files = InterfaceFiles([
                "secret.txt": Self.secret, "A.xcassets/P.imageset/Contents.json": picture, "A.xcassets/P.imageset/a.svg": svg,
                "A.xcassets/C.colorset/Contents.json": color, "A.xcassets/D.dataset/Contents.json": data,
                "A.xcassets/D.dataset/a.txt": "content",
                "A.xcassets/Contents.json": random.damage(#"{"properties":{"provides-namespace":true}}"#),
            ])
            let start = Date()
            if let image = UIImage(named: "P", in: files.bundle, compatibleWith: random.pick(traits)) {
                seen += 1
                let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
                _ = renderer.image { _ in image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
            }
            _ = UIColor(named: "C", in: files.bundle, compatibleWith: nil)?.resolvedColor(with: .current)
            let asset = NSDataAsset(name: "D", bundle: files.bundle)
            #expect(asset == nil || asset?.data == Data("content".utf8), "seed \(Self.seed), input \(number): \(data)")
            let seconds = Date().timeIntervalSince(start)
            if seconds > slowest.seconds { slowest = (seconds, number) }
            #expect(seconds < 10, "seed \(Self.seed), input \(number) takes \(seconds) s: \(svg)")
        }
        #expect(seen > Self.count / 20)
        if Self.count > 1000 { print("\(Self.count) catalogs, \(seen) pictures, the slowest \(slowest)") }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["ALLIUM_RANDOM_FILES"] != nil))
    func `many bundles of pictures don't pile up`() throws {
        func memory() -> Int {
            let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
            return words.count > 1 ? (Int(words[1]) ?? 0) * 4 : 0
        }
        func round(_ count: Int) {
            for number in 0..<count {
                let files = InterfaceFiles([
                    "A.xcassets/P.imageset/Contents.json": Self.pictures[0],
                    "A.xcassets/P.imageset/a.svg":
                        ##"<svg xmlns="http://www.w3.org/2000/svg" width="\##(200 + number % 9)" height="220"><rect width="9" height="9"/></svg>"##,
                ])
                #expect(UIImage(named: "P", in: files.bundle, compatibleWith: nil) != nil)
            }
        }
        round(400)
        // Memory that is in pieces after what ran before grows at times: what piles up does so in every round.
        let growths = (0..<3).map { _ in
            let before = memory()
            round(400)
            return memory() - before
        }
        print("400 more bundles of pictures, three times: \(growths) kB")
        #expect(growths.min()! < 8_000)
    }
}
