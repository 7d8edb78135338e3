import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite("Text / Kit / Exclusion paths")
struct ExclusionTests {
    nonisolated private static let words = String(repeating: "some words to fill lines with ", count: 12)

    private func rects(_ scene: KitScene) -> [CGRect] {
        var found: [CGRect] = []
        scene.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: scene.manager.numberOfGlyphs)) {
            rect, _, _, _, _ in
            found.append(rect)
        }
        return found
    }

    private func scene(_ paths: [UIBezierPath], width: CGFloat = 300, text: String = ExclusionTests.words) -> KitScene {
        let scene = KitScene(text, width: width)
        scene.container.exclusionPaths = paths
        return scene
    }

    @Test(.documented("NSTextContainer.exclusionPaths are in the container's coordinates"))
    func `lines keep clear of a path, beside it and around it`() {
        let hole = CGRect(x: 120, y: 30, width: 60, height: 50)
        let scene = scene([UIBezierPath(rect: hole)])
        let lines = rects(scene)
        for line in lines { #expect(line.intersection(hole).width < 0.5 || !line.intersects(hole.insetBy(dx: 0.5, dy: 0.5))) }
        #expect(lines.contains { $0.maxX <= 120.5 && $0.minY > 20 } && lines.contains { $0.minX >= 179.5 })
        #expect(lines.first?.width == 300 && lines.last?.width == 300)
        #expect(!scene.container.isSimpleRectangularTextContainer)
    }

    @Test(.documented("NSTextContainer.exclusionPaths: several fragments in one line"))
    func `one height can have several fragments, in the order of reading`() {
        let lines = rects(scene([UIBezierPath(rect: CGRect(x: 120, y: 0, width: 60, height: 20))]))
        #expect(lines[0].minY == lines[1].minY && lines[0].maxX <= 120 && lines[1].minX >= 180)
        let hebrew = rects(
            scene(
                [UIBezierPath(rect: CGRect(x: 120, y: 0, width: 60, height: 20))],
                text: String(repeating: "\u{5e9}\u{5dc}\u{5d5}\u{5dd} ", count: 30)))
        #expect(hebrew[0].minX >= 180 && hebrew[1].maxX <= 120)
    }

    @Test(.documented("NSTextContainer.exclusionPaths")) func `a path over all of the width moves lines down`() {
        let lines = rects(scene([UIBezierPath(rect: CGRect(x: 0, y: 0, width: 300, height: 100))]))
        #expect(lines[0].minY >= 100 && lines[0].minY <= 101)
        let taller = scene([UIBezierPath(rect: CGRect(x: 0, y: 0, width: 300, height: 100))]).used.height
        #expect(abs(taller - scene([]).used.height - 100) <= 1)
    }

    @Test(.documented("NSTextContainer.exclusionPaths")) func `a round path leaves more room at its top than in its middle`() {
        let lines = rects(scene([UIBezierPath(ovalIn: CGRect(x: 200, y: 0, width: 100, height: 120))], width: 300))
        let beside = lines.filter { $0.minX == 0 && $0.maxY <= 120 }
        #expect(beside[0].width > beside[2].width && beside[2].width < 215)
    }

    @Test(.documented("NSTextContainer.lineFragmentRect(forProposedRect:at:writingDirection:remaining:)"))
    func `a container says what of a line has room`() {
        let container = NSTextContainer(size: CGSize(width: 300, height: 0))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 120, y: 0, width: 60, height: 20))]
        var rest = CGRect.zero
        let first = container.lineFragmentRect(
            forProposedRect: CGRect(x: 0, y: 0, width: 300, height: 20), at: 0, writingDirection: .leftToRight, remaining: &rest
        )
        #expect(first == CGRect(x: 0, y: 0, width: 120, height: 20) && rest == CGRect(x: 180, y: 0, width: 120, height: 20))
    }

    @Test(.ours) func `what changes above moves what stands beside a path, as a fresh layout would`() {
        let path = UIBezierPath(ovalIn: CGRect(x: 100, y: 60, width: 100, height: 100))
        let text = "one\n" + Self.words + "\nthree\n" + Self.words
        let scene = scene([path], text: text)
        _ = scene.used
        for (place, new) in [(0, "zero\n"), (5, "a few more words that make the line wrap around and around "), (2, "\n\n")] {
            scene.storage.replaceCharacters(in: NSRange(location: place, length: 0), with: new)
            let fresh = self.scene([path], text: scene.storage.string)
            #expect(rects(scene) == rects(fresh))
        }
        scene.storage.deleteCharacters(in: NSRange(location: 0, length: 30))
        #expect(rects(scene) == rects(self.scene([path], text: scene.storage.string)))
    }

    @Test(.ours) func `a touch beside a path finds the character there`() {
        let scene = scene([UIBezierPath(rect: CGRect(x: 120, y: 0, width: 60, height: 20))])
        let lines = rects(scene)
        let index = scene.manager.characterIndex(
            for: CGPoint(x: lines[1].minX + 8, y: 10), in: scene.container, fractionOfDistanceBetweenInsertionPoints: nil)
        let box = scene.manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: scene.container)
        #expect(box.minX >= 180 && box.contains(CGPoint(x: lines[1].minX + 8, y: 10)))
    }

    @Test(.documented("UITextView and its container's exclusion paths")) func `a text view draws around a path`() {
        let scene = ViewScene(Self.words, frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        let before = scene.stage.fingerprint
        scene.view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 20, width: 100, height: 60))]
        #expect(scene.stage.fingerprint != before)
        let hit = scene.view.closestPosition(to: CGPoint(x: 150, y: 60))
        #expect(hit != nil)
    }
}

@MainActor @Suite("Text / Kit / Several containers")
struct SeveralContainersTests {
    private static let text = (1...20).map { "line \($0)" }.joined(separator: "\n")

    private func scene() -> (KitScene, NSTextContainer) {
        let scene = KitScene(Self.text, width: 150, height: 105)
        let second = NSTextContainer(size: CGSize(width: 100, height: 0))
        scene.manager.addTextContainer(second)
        return (scene, second)
    }

    @Test(.documented("NSLayoutManager.textContainers")) func `text flows from one container into the next`() {
        let (scene, second) = scene()
        let first = scene.manager.glyphRange(for: scene.container)
        let rest = scene.manager.glyphRange(for: second)
        #expect(first.location == 0 && first.length > 0 && rest.location == first.length)
        #expect(NSMaxRange(rest) == scene.manager.numberOfGlyphs)
        #expect((scene.storage.string as NSString).substring(with: rest).hasPrefix("line 6"))
        #expect(scene.manager.textContainer(forGlyphAt: 0, effectiveRange: nil) === scene.container)
        #expect(scene.manager.textContainer(forGlyphAt: rest.location, effectiveRange: nil) === second)
    }

    @Test(.documented("NSLayoutManager: rectangles are in their container's coordinates"))
    func `each container's lines begin at its top`() {
        let (scene, second) = scene()
        let start = scene.manager.glyphRange(for: second).location
        #expect(scene.manager.lineFragmentRect(forGlyphAt: start, effectiveRange: nil).minY == 0)
        #expect(scene.manager.lineFragmentRect(forGlyphAt: start, effectiveRange: nil).width == 100)
        #expect(scene.manager.usedRect(for: scene.container).maxY <= 105)
        #expect(scene.manager.usedRect(for: second).minY == 0)
        let index = scene.manager.glyphIndex(for: CGPoint(x: 6, y: 5), in: second)
        #expect(index == start)
        #expect(scene.manager.glyphIndex(for: CGPoint(x: 6, y: 500), in: scene.container) < start)
        let box = scene.manager.boundingRect(forGlyphRange: NSRange(location: start, length: 4), in: second)
        #expect(
            box.minY == 0
                && scene.manager.boundingRect(
                    forGlyphRange: NSRange(location: start, length: 4), in: scene.container) == .zero
        )
    }

    @Test(.documented("NSLayoutManager.removeTextContainer(at:)"))
    func `a container that goes leaves its text to those that stay`() {
        let (scene, second) = scene()
        scene.manager.removeTextContainer(at: 0)
        #expect(scene.manager.glyphRange(for: second) == NSRange(location: 0, length: scene.manager.numberOfGlyphs))
        #expect(scene.container.layoutManager == nil)
    }
}
