import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Text of 200 by 10 points that breaks, with its baseline 3 points above the edge.
private final class Note: UIView, ViewNature {
    override init(frame: CGRect) {
        super.init(frame: frame)
        nature = self
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 10) }
    var naturalHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .required) }
    var wrapsTextInLayout: Bool { true }
    func intrinsicSize(forLayoutWidth width: CGFloat) -> CGSize {
        width > 0 && width < 200 ? CGSize(width: width, height: 10 * (200 / width).rounded(.up)) : intrinsicContentSize
    }
    func baselineFromBottom(first: Bool) -> CGFloat? { first ? bounds.height - 7 : 3 }
}

private final class Knob: UIControl, ControlNature {
    var states: [UIControl.State] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        nature = self
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func stateDidChange() { states.append(state) }
}

/// A view class outside UIKit's module can do what one inside can.
@MainActor @Suite("Views / Views of other modules", .ours)
struct ViewNatureTests {
    @Test func `its class has a hugging of its own, until another one is set`() {
        let note = Note()
        #expect(note.contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(note.contentHuggingPriority(for: .vertical) == .required)
        note.setContentHuggingPriority(.defaultLow, for: .horizontal)
        #expect(note.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(note.contentHuggingPriority(for: .vertical) == .required)
        #expect(UIView().contentHuggingPriority(for: .vertical) == .defaultLow)
    }

    @Test func `its text breaks in the width that layout gives, and stands on its baseline`() {
        let stage = Stage(device: .iPhone15)
        let (note, label) = (Note(), UILabel())
        label.text = "A"
        label.translatesAutoresizingMaskIntoConstraints = false
        for view in [note, label] { stage.window.addSubview(view) }
        NSLayoutConstraint.activate([
            note.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 100),
            note.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            note.widthAnchor.constraint(equalToConstant: 90),
            label.leadingAnchor.constraint(equalTo: note.trailingAnchor),
            label.lastBaselineAnchor.constraint(equalTo: note.lastBaselineAnchor),
        ])
        stage.layoutNow()
        #expect(note.frame == CGRect(x: 0, y: 100, width: 90, height: 30))
        let descent = abs(label.font.descender).rounded()
        #expect(label.frame.maxY - descent == note.frame.maxY - 3)
    }

    @Test func `a control hears of its state and keeps taps from gestures around it`() {
        let stage = Stage(device: .iPhone15)
        let log = GestureLog()
        log.add(UITapGestureRecognizer(), "tap", to: stage.window)
        let knob = Knob(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
        var touches = 0
        knob.addAction(UIAction { _ in touches += 1 }, for: .touchUpInside)
        stage.window.addSubview(knob)
        stage.tap(at: CGPoint(x: 130, y: 130))
        #expect(touches == 1 && log.take() == [])
        #expect(knob.states == [.highlighted, .normal])
        stage.tap(at: CGPoint(x: 300, y: 600))
        #expect(log.take() == ["tap ended"])
    }
}
