import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

/// As libraries have it: an operator of their own for what can become insets.
private protocol Edged { var edges: UIEdgeInsets { get } }
private func == (one: any Edged, other: any Edged) -> Bool { one.edges == other.edges }
extension UIEdgeInsets: Edged { fileprivate var edges: UIEdgeInsets { self } }

@Suite("Environment / Insets")
struct InsetTests {
    @Test(.assumed("UIKit's overlay wrote the operator out, for UIEdgeInsets, NSDirectionalEdgeInsets and UIOffset"))
    func `an app's own operator finds UIKit's`() {
        let one: any Edged = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(one == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) as any Edged)
        #expect(!(one == UIEdgeInsets.zero as any Edged))
        #expect(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) != .zero)
        #expect(UIOffset(horizontal: 1, vertical: 0) != UIOffset(horizontal: 0, vertical: 1))
    }

    @Test(.documented("CGRect.inset(by:)"))
    func `insets move edges inwards`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(rect == CGRect(x: 2, y: 1, width: 94, height: 46))
    }

    @Test(.documented("NSDirectionalEdgeInsets"))
    func `leading is right where people read from right to left`() {
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(directional.resolved(isRightToLeft: true) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(NSDirectionalEdgeInsets(UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2), isRightToLeft: true) == directional)
    }

    @Test(.oracle("VIEW-P9"))
    func `insets are printed as structures are`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0.5)
        #expect("\(insets)" == "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 0.0, right: 0.5)")
    }

    @Test(.documented("NSCoder.string(for:), NSCoder.uiEdgeInsets(for:)"))
    func `geometry has a text form`() {
        let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: -3, right: 0)
        #expect(NSCoder.string(for: insets) == "{1, 2.5, -3, 0}")
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2.5, -3, 0}") == insets)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4}}")
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSCoder.cgPoint(for: "garbage") == .zero)
    }
}
