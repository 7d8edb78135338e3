import TestEvidence
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite("Testing kit / Snapshots / View trees", .ours)
struct ViewTreeTextTests {
    @Test func `a line for each view, indented, with what is unusual`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let card = UIView(frame: CGRect(x: 16, y: 20, width: 288, height: 100))
        card.accessibilityIdentifier = "card"
        card.clipsToBounds = true
        card.alpha = 0.5
        let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10.125))
        hidden.isHidden = true
        hidden.tag = 7
        let last = UIView()
        root.addSubview(card)
        card.addSubview(hidden)
        root.addSubview(last)
        #expect(
            root.treeDescription == """
                UIView (0, 0; 320 x 200)
                  UIView #card (16, 20; 288 x 100) alpha 0.5 clips
                    UIView (0, 0; 10 x 10.125) hidden tag 7
                  UIView (0, 0; 0 x 0)
                """)
    }

    @Test func `ten thousand levels are no deeper for the stack than ten`() {
        let root = UIView()
        var deepest = root
        for _ in 0..<10_000 {
            let next = UIView()
            deepest.addSubview(next)
            deepest = next
        }
        #expect(root.treeDescription.split(separator: "\n").count == 10_001)
    }
}
