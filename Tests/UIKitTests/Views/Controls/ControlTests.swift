import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A stage, and a list of the events that a control sent.
@MainActor final class ControlScene {
    let stage: Stage
    private(set) var events: [String] = []

    init(direction: UITraitEnvironmentLayoutDirection = .leftToRight) {
        stage = Stage(device: .iPhone15, layoutDirection: direction)
    }

    static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
        (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
        (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]

    @discardableResult
    func show<Control: UIControl>(_ control: Control, at frame: CGRect = CGRect(x: 100, y: 300, width: 200, height: 40))
        -> Control
    {
        control.frame = frame
        for (event, name) in Self.names {
            control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
        }
        stage.window.addSubview(control)
        stage.layoutNow()
        return control
    }

    func take() -> [String] {
        defer { events = [] }
        return events
    }
}

@MainActor @Suite("Views / Controls / Touching a control", .serialized)
final class ControlTests {
    lazy var scene = ControlScene()
    lazy var control = scene.show(UIControl(frame: .zero))
    var stage: Stage { scene.stage }

    @Test(.documented("UIControl.Event"))
    func `sends down and up`() {
        let finger = stage.touchDown(control)
        #expect(scene.take() == ["down"] && control.isTracking && control.isTouchInside && control.isHighlighted)
        finger.lift()
        #expect(scene.take() == ["up inside"] && !control.isTracking && !control.isHighlighted)
    }

    @Test(.documented("UIControl.Event.touchDownRepeat"))
    func `says when it is touched again`() {
        stage.doubleTap(control)
        #expect(scene.take() == ["down", "up inside", "down", "repeat", "up inside"])
    }

    @Test(.assumed("seventy points away"))
    func `lets go far outside, and comes back`() {
        let finger = stage.touchDown(control)
        finger.move(by: CGVector(dx: 0, dy: 60))
        finger.move(by: CGVector(dx: 0, dy: 60))
        #expect(scene.take() == ["down", "inside", "exit", "outside"] && !control.isHighlighted)
        finger.move(by: CGVector(dx: 0, dy: -60))
        #expect(scene.take() == ["enter", "inside"] && control.isHighlighted)
        finger.move(by: CGVector(dx: 0, dy: 90))
        finger.lift()
        #expect(scene.take() == ["exit", "outside", "up outside"])
    }

    @Test(.documented("UIControl.cancelTracking(with:)"))
    func `is told when its touch is taken away`() {
        let finger = stage.touchDown(control)
        finger.cancel()
        #expect(scene.take() == ["down", "cancel"] && !control.isTracking)
    }

    @Test(.documented("UIControl.isEnabled"))
    func `hears nothing when disabled, and lets go when it becomes so`() {
        control.isEnabled = false
        stage.tap(control)
        #expect(scene.take() == [])
        // Otherwise it would be the second tap of two.
        stage.advance(by: 1)
        control.isEnabled = true
        let finger = stage.touchDown(control)
        control.isEnabled = false
        #expect(scene.take() == ["down", "cancel"])
        finger.lift()
        #expect(scene.take() == [])
    }

    @Test(.documented("UIControl.beginTracking(_:with:)"))
    func `may refuse a touch, or stop following it`() {
        final class Picky: UIControl {
            var begins = false
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
        }
        let picky = scene.show(Picky(frame: .zero))
        stage.tap(picky)
        #expect(scene.take() == [])
        stage.advance(by: 1)
        picky.begins = true
        stage.drag(picky, by: CGVector(dx: 10, dy: 0), duration: 0.05)
        #expect(scene.take() == ["down", "inside"])
    }

    @Test(.documented("UIControl.state"))
    func `combines its states`() {
        control.isSelected = true
        #expect(control.state == .selected)
        control.isEnabled = false
        #expect(control.state == [.selected, .disabled])
        control.isHighlighted = true
        #expect(control.state == [.selected, .disabled, .highlighted])
    }

    @Test(.documented("UIAction: one for each identifier and event"))
    func `keeps one action of an identifier`() {
        let plain = UIControl(frame: .zero)
        var calls: [String] = []
        plain.addAction(UIAction(identifier: .init("a")) { _ in calls.append("first") }, for: .valueChanged)
        plain.addAction(UIAction(identifier: .init("a")) { _ in calls.append("second") }, for: .valueChanged)
        plain.sendActions(for: .valueChanged)
        plain.removeAction(identifiedBy: .init("a"), for: .valueChanged)
        plain.sendActions(for: .valueChanged)
        #expect(calls == ["second"])
    }

    @Test(.documented("UIAction.sender"))
    func `is the sender of its actions`() {
        var sender: Any?
        let button = scene.show(UIButton(type: .system))
        button.addAction(UIAction { sender = $0.sender }, for: .touchUpInside)
        stage.tap(button)
        #expect(sender as? UIButton === button)
        #expect(scene.take() == ["down", "up inside", "primary"])
    }

    @Test(.documented("UIControl.init(frame:primaryAction:)"))
    func `runs its primary action`() {
        var count = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
        scene.show(button)
        stage.tap("Go")
        #expect(count == 1)
    }

    @Test(.documented("UIButton.changesSelectionAsPrimaryAction"))
    func `toggles when it selects`() {
        let button = scene.show(UIButton(type: .system))
        button.changesSelectionAsPrimaryAction = true
        stage.tap(button)
        #expect(button.isSelected)
        stage.tap(button)
        #expect(!button.isSelected)
    }

    @Test(.documented("UIControl.contentHorizontalAlignment"), arguments: [false, true])
    func `knows which side leading is`(isMirrored: Bool) {
        control.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == (isMirrored ? .right : .left))
        control.contentHorizontalAlignment = .trailing
        #expect(control.effectiveContentHorizontalAlignment == (isMirrored ? .left : .right))
    }

    @Test(.assumed("a highlight goes in a quarter of a second"))
    func `a button's highlight comes at once and fades`() {
        let button = scene.show(UIButton(type: .system))
        button.setTitle("Press", for: .normal)
        stage.layoutNow()
        let finger = stage.touchDown(button)
        stage.layoutNow()
        #expect(abs(button.titleLabel!.alpha - 0.2) < 0.01)
        finger.lift()
        #expect(button.titleLabel!.alpha == 1)
        stage.advance(by: 0.1)
        let shown = button.titleLabel!.layer.presentation()!.opacity
        #expect(shown > 0.25 && shown < 0.95)
        stage.settle()
        stage.expectNothingPending()
    }
}

@MainActor @Suite("Views / Controls / Sizes of the simple controls")
struct ControlSizeTests {
    @Test(.oracle("LAYOUT-W1"))
    func `are the ones of iOS`() {
        #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 30))
        #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize == CGSize(width: -1, height: 4))
        #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
        #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
        #expect(UISegmentedControl(items: ["First", "Second"]).frame.height == 32)
        #expect(UISegmentedControl(items: ["First", "Second"]).intrinsicContentSize.height == 31)
        #expect(UIPageControl().intrinsicContentSize.height == 27.5)
    }

    @Test(.oracle("LAYOUT-W1: First and Second: 121 points wide"))
    func `of segments follow the widest title`() {
        #expect(abs(UISegmentedControl(items: ["First", "Second"]).intrinsicContentSize.width - 121) <= 3)
    }

    @Test(.assumed("a switch keeps its size"))
    func `don't follow the frame that is asked for`() {
        #expect(UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 5)).frame == CGRect(x: 3, y: 4, width: 51, height: 31))
        let stepper = UIStepper(frame: CGRect(x: 3, y: 4, width: 200, height: 5))
        #expect(stepper.frame == CGRect(x: 3, y: 4, width: 94, height: 32))
        stepper.frame = CGRect(x: 5, y: 6, width: 300, height: 50)
        #expect(stepper.frame == CGRect(x: 5, y: 6, width: 94, height: 32))
    }

    @Test(.oracle("LAYOUT-P6"))
    func `count for Auto Layout as Interface Builder stores them`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
        let toggle = UISwitch()
        let slider = UISlider()
        for view in [toggle, slider] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            toggle.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            slider.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            slider.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            slider.topAnchor.constraint(equalTo: toggle.bottomAnchor, constant: 10),
        ])
        root.layoutIfNeeded()
        #expect(toggle.frame == CGRect(x: 310, y: 10, width: 51, height: 31))
        #expect(slider.frame == CGRect(x: 14, y: 51, width: 347, height: 31))
    }
}

@MainActor @Suite("Views / Controls / Switches, sliders and the like", .serialized)
final class SimpleControlTests {
    lazy var scene = ControlScene()
    var stage: Stage { scene.stage }

    @Test(.documented("UISwitch"))
    func `a tap turns a switch on and off`() {
        let toggle = scene.show(UISwitch())
        stage.tap(toggle)
        #expect(toggle.isOn && scene.take() == ["down", "value", "primary", "up inside"])
        stage.tap(toggle)
        #expect(!toggle.isOn)
        stage.settle()
    }

    @Test(.assumed("the thumb follows the finger across the middle"))
    func `a drag turns a switch to the finger's side`() {
        let toggle = scene.show(UISwitch())
        toggle.isOn = true
        stage.drag(from: CGPoint(x: 140, y: 315), to: CGPoint(x: 105, y: 315))
        #expect(!toggle.isOn && scene.take().contains("value"))
        stage.drag(from: CGPoint(x: 110, y: 315), to: CGPoint(x: 145, y: 315))
        #expect(toggle.isOn)
        _ = scene.take()
        stage.drag(from: CGPoint(x: 130, y: 315), to: CGPoint(x: 145, y: 315))
        #expect(toggle.isOn && !scene.take().contains("value"))
    }

    @Test(.documented("UISwitch.setOn(_:animated:) sends no event"))
    func `a program's change is not reported`() {
        let toggle = scene.show(UISwitch())
        toggle.setOn(true, animated: true)
        #expect(scene.take() == [])
        stage.settle()
    }

    @Test(.documented("UISlider"))
    func `a slider follows the finger on its thumb`() {
        let slider = scene.show(UISlider())
        slider.maximumValue = 100
        stage.layoutNow()
        // The thumb is 28 wide on a track of 196.
        let finger = stage.touchDown(at: CGPoint(x: 116, y: 320))
        finger.move(by: CGVector(dx: 84, dy: 0))
        #expect(abs(slider.value - 50) < 0.01)
        #expect(scene.take() == ["down", "value", "inside"])
        finger.move(by: CGVector(dx: 300, dy: 0))
        #expect(slider.value == 100)
        finger.lift()
        #expect(scene.take().contains("primary"))
        stage.tap(at: CGPoint(x: 120, y: 320))
        #expect(slider.value == 100)
    }

    @Test(.documented("UISlider.isContinuous"))
    func `a slider may report only the end`() {
        let slider = scene.show(UISlider())
        slider.isContinuous = false
        stage.drag(from: CGPoint(x: 116, y: 320), to: CGPoint(x: 200, y: 320))
        #expect(scene.take().filter { $0 == "value" }.count == 1)
    }

    @Test(.documented("UISlider.value is limited"))
    func `a slider keeps to its limits`() {
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
        slider.minimumValue = 5
        #expect(slider.maximumValue == 5 && slider.value == 5)
    }

    @Test(.documented("UISlider.thumbRect(forBounds:trackRect:value:)"), arguments: [false, true])
    func `a slider's thumb is where its value is`(isMirrored: Bool) {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        let track = slider.trackRect(forBounds: slider.bounds)
        let low = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
        let high = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
        #expect((low.minX < high.minX) != isMirrored)
        #expect(min(low.minX, high.minX) == 2 && max(low.maxX, high.maxX) == 198)
    }

    @Test(.documented("UIStepper"))
    func `a stepper counts by its step within its limits`() {
        let stepper = scene.show(UIStepper())
        stepper.stepValue = 40
        let (minus, plus) = (CGPoint(x: 120, y: 316), CGPoint(x: 170, y: 316))
        stage.tap(at: minus)
        #expect(stepper.value == 0 && !scene.take().contains("value"))
        for _ in 0..<4 { stage.tap(at: plus) }
        #expect(stepper.value == 100)
        stepper.wraps = true
        stage.tap(at: plus)
        #expect(stepper.value == 0)
        stage.tap(at: minus)
        #expect(stepper.value == 100)
        stage.expectNothingPending()
    }

    @Test(.documented("UIStepper.autorepeat"), arguments: [true, false])
    func `a stepper goes on while it is held`(repeats: Bool) {
        let stepper = scene.show(UIStepper())
        stepper.autorepeat = repeats
        stage.longPress(at: CGPoint(x: 170, y: 316), duration: 1.05)
        #expect(stepper.value == (repeats ? 4 : 1))
        stage.advance(by: 1)
        #expect(stepper.value == (repeats ? 4 : 1))
    }

    @Test(.documented("UISegmentedControl"))
    func `a tap chooses a segment`() {
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        scene.show(segments, at: CGRect(x: 40, y: 300, width: 300, height: 32))
        stage.tap("Two")
        #expect(segments.selectedSegmentIndex == 1 && scene.take() == ["down", "value", "primary", "up inside"])
        stage.tap("Two")
        #expect(!scene.take().contains("value"))
        stage.drag(from: CGPoint(x: 190, y: 316), to: CGPoint(x: 300, y: 316))
        #expect(segments.selectedSegmentIndex == 2)
        segments.setEnabled(false, forSegmentAt: 0)
        stage.tap("One")
        #expect(segments.selectedSegmentIndex == 2)
        stage.settle()
    }

    @Test(.documented("UISegmentedControl.isMomentary"))
    func `momentary segments don't stay chosen`() {
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.isMomentary = true
        scene.show(segments)
        var seen = -1
        segments.addAction(UIAction { seen = ($0.sender as! UISegmentedControl).selectedSegmentIndex }, for: .valueChanged)
        stage.tap("Two")
        #expect(seen == 1 && segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test(.documented("UISegmentedControl.insertSegment(withTitle:at:animated:)"))
    func `segments come and go`() {
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.selectedSegmentIndex = 1
        segments.insertSegment(withTitle: "0", at: 0, animated: false)
        #expect(segments.numberOfSegments == 3 && segments.selectedSegmentIndex == 2)
        #expect(segments.titleForSegment(at: 0) == "0" && segments.titleForSegment(at: 2) == "B")
        segments.removeSegment(at: 0, animated: false)
        #expect(segments.selectedSegmentIndex == 1)
        segments.removeSegment(at: 1, animated: false)
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
        segments.setTitle("New", forSegmentAt: 0)
        #expect(segments.titleForSegment(at: 0) == "New")
        segments.removeAllSegments()
        #expect(segments.numberOfSegments == 0)
    }

    @Test(.documented("UISegmentedControl.setAction(_:forSegmentAt:)"))
    func `a segment runs its action`() {
        var runs: [String] = []
        let segments = UISegmentedControl(
            frame: .zero, actions: ["X", "Y"].map { name in UIAction(title: name) { _ in runs.append(name) } })
        scene.show(segments)
        stage.tap("Y")
        stage.tap("X")
        #expect(runs == ["Y", "X"])
    }

    @Test(.documented("UIPageControl"), arguments: [false, true])
    func `a tap beside the middle turns the page`(isMirrored: Bool) {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        scene.show(pages)
        stage.tap(pages, at: CGPoint(x: isMirrored ? 20 : 180, y: 20))
        #expect(pages.currentPage == 1 && scene.take().contains("value"))
        stage.tap(pages, at: CGPoint(x: isMirrored ? 180 : 20, y: 20))
        stage.tap(pages, at: CGPoint(x: isMirrored ? 180 : 20, y: 20))
        #expect(pages.currentPage == 0)
    }

    @Test(.documented("UIPageControl.currentPage is limited"))
    func `pages keep to their number`() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 7
        #expect(pages.currentPage == 2)
        pages.numberOfPages = 1
        #expect(pages.currentPage == 0)
        pages.hidesForSinglePage = true
        #expect(pages.intrinsicContentSize.width == 0)
    }

    @Test(.documented("UIPageControl.allowsContinuousInteraction"))
    func `dragging over the dots turns page after page`() {
        let pages = UIPageControl()
        pages.numberOfPages = 10
        scene.show(pages)
        stage.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 150 + 16 * 4, y: 320))
        #expect(pages.currentPage == 4)
    }

    @Test(.documented("UIProgressView.progress is limited"))
    func `progress keeps to its limits, and moves when it is told to`() {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.frame = CGRect(x: 40, y: 300, width: 300, height: 4)
        stage.window.addSubview(bar)
        bar.progress = 4
        #expect(bar.progress == 1)
        bar.progress = -1
        #expect(bar.progress == 0)
        bar.setProgress(0.5, animated: true)
        #expect(bar.subviews[1].frame.width == 150)
        #expect(!stage.pending.isEmpty)
        stage.settle()
    }

    @Test(.documented("UIActivityIndicatorView.hidesWhenStopped"))
    func `an activity indicator turns, and hides when it stops`() {
        let spinner = UIActivityIndicatorView(style: .large)
        stage.window.addSubview(spinner)
        #expect(!spinner.isAnimating && spinner.layer.sublayers![0].isHidden)
        spinner.startAnimating()
        #expect(spinner.isAnimating && !spinner.layer.sublayers![0].isHidden && stage.pending.count == 1)
        spinner.stopAnimating()
        #expect(spinner.layer.sublayers![0].isHidden && stage.pending.isEmpty)
        spinner.hidesWhenStopped = false
        #expect(!spinner.layer.sublayers![0].isHidden)
    }
}
