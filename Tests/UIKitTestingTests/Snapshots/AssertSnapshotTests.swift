import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite("Testing kit / Snapshots / Assertions", .ours, .serialized)
struct AssertSnapshotTests {
    /// A title over two bars on a rounded card.
    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 20, y: 80, width: 160, height: 90))
        card.accessibilityIdentifier = "card"
        card.backgroundColor = .white
        card.layer.cornerRadius = 12
        card.layer.borderWidth = 1
        card.layer.borderColor = UIColor.systemGray.cgColor
        let title = UILabel(frame: CGRect(x: 12, y: 8, width: 136, height: 24))
        title.text = "Größe 12"
        card.addSubview(title)
        for (index, color) in [UIColor.systemBlue, .systemOrange].enumerated() {
            let bar = UIView(frame: CGRect(x: 12, y: 40 + index * 20, width: 100 - index * 40, height: 12))
            bar.backgroundColor = color
            card.addSubview(bar)
        }
        return card
    }

    @Test func `a stage's screen`() {
        let stage = Stage(device: .screen(CGSize(width: 200, height: 200), scale: 2))
        stage.window.backgroundColor = .systemGray6
        stage.show(card())
        assertSnapshot(of: stage, tolerance: .otherMachines)
    }

    @Test func `a view on a stage is cut out of the screen`() throws {
        let stage = Stage(device: .screen(CGSize(width: 200, height: 200), scale: 2))
        stage.window.backgroundColor = .systemGray6
        let card = card()
        stage.show(card)
        assertSnapshot(of: card, tolerance: .otherMachines)
        let pixels = try #require(ViewPicture(view: card).pixels())
        #expect(pixels.width == 320 && pixels.height == 180)
        // The screen shows through outside the round corner.
        #expect(pixels.row(0)[0] >> 24 == 255)
    }

    @Test func `a view without a window is drawn alone, transparent around it`() throws {
        _ = Stage(device: .screen(CGSize(width: 200, height: 200), scale: 2))
        let card = card()
        assertSnapshot(of: card, tolerance: .otherMachines)
        let pixels = try #require(ViewPicture(view: card).pixels())
        #expect(pixels.width == 320 && pixels.height == 180)
        #expect(pixels.row(0)[0] == 0)
        let bar = try #require(ViewPicture(view: card.subviews[1]).pixels())
        #expect(bar.width == 200 && bar.height == 24)
        #expect(card.superview == nil && card.layer.superlayer == nil)
    }

    @Test func `a view tree as text`() {
        assertTreeSnapshot(of: card())
        assertSnapshot(of: "one\ntwo", named: "plain")
    }

    @Test func `a view without a size says so`() {
        withKnownIssue {
            assertSnapshot(of: UIView())
        } matching: { issue in
            issue.comments.map(\.rawValue) == [
                "UIView has no size or lies beside the screen, so there is no picture of it. Give it a frame or put it on a stage."
            ]
        }
    }
}
