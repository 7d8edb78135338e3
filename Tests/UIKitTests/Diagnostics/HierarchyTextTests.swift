import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Diagnostics / Descriptions", .serialized)
struct HierarchyTextTests {
    /// Without addresses, which are other ones each time.
    private func plain(_ text: String) -> String { text.replacing(#/0x[0-9a-f]+/#, with: "0x") }

    @Test(.oracle("VIEW-P1: labels"))
    func `a label shows its text and its own kind of layer`() {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 42, height: 21))
        label.text = "Label"
        #expect(
            plain(label.description)
                == "<UILabel: 0x; frame = (20 20; 42 21); text = 'Label'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x>>"
        )
    }

    @Test(.oracle("VIEW-P2"))
    func `a scroll view ends with where it is`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scroll.contentSize = CGSize(width: 320, height: 880)
        let text = plain(scroll.description)
        #expect(text.contains("gestureRecognizers = <NSArray: 0x>; "))
        #expect(
            text.hasSuffix(
                "layer = <CALayer: 0x>; contentOffset: {0, 0}; contentSize: {320, 880}; adjustedContentInset: {0, 0, 0, 0}>"))
    }

    @Test(.oracle("VIEW-P9, VIEW-P2"))
    func `a collection view ends with its layout and its data source`() {
        final class Spoken: UICollectionViewFlowLayout {
            override var description: String { super.description + " of cards" }
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: Spoken())
        #expect(plain(view.description).contains("; layout: <Spoken: 0x> of cards; dataSource: (null)>"))
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let text = plain(controller.collectionView.description)
        #expect(text.hasSuffix("layout: <UICollectionViewFlowLayout: 0x>; dataSource: <UICollectionViewController: 0x>>"))
    }

    @Test(.oracle("VIEW-P10"))
    func `the tree can be asked for by name`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(UIView())
        let expected =
            "<UIView: 0x; frame = (0 0; 10 10); layer = <CALayer: 0x>>\n   | <UIView: 0x; frame = (0 0; 0 0); layer = <CALayer: 0x>>"
        let performed = view.perform(Selector(("recursiveDescription")))?.takeUnretainedValue() as? String
        #expect(performed.map(plain) == expected)
        #expect((view.value(forKey: "recursiveDescription") as? String).map(plain) == expected)
        #expect((view.perform(Selector(("_autolayoutTrace")))?.takeUnretainedValue() as? String)?.contains("UIView:0x") == true)
    }

    @Test(.oracle("VIEW-P3"))
    func `controllers print their hierarchy`() {
        let root = UIViewController()
        let child = UIViewController()
        root.addChild(child)
        child.didMove(toParent: root)
        let stage = Stage(device: .iPhone15)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = root
        stage.show(window)
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: false)
        stage.settle()
        let text = (root.perform(Selector(("_printHierarchy")))?.takeUnretainedValue() as? String).map(plain) ?? ""
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.count == 3)
        #expect(lines.first == "<UIViewController 0x>, state: disappeared, view: <UIView: 0x> not in the window")
        #expect(lines.dropFirst().first == "   | <UIViewController 0x>, state: disappeared, view: (view not loaded)")
        #expect(
            lines.last?.hasPrefix("   + <UIViewController 0x>, state: appeared, view: <UIView: 0x>, presented with: <") == true)
        stage.settle()
    }

    // MARK: Actions

    @Test(.assumed("a published search for the first responder counts on nil when there is none"))
    func `an action to nobody from nobody is nobody's when there is no first responder`() {
        let selector = Selector(("becomeFirstResponder"))
        #expect(UIApplication.shared.sendAction(selector, to: nil, from: nil, for: nil) == false)
    }
}
