import AppleFoundation
import CoreGraphics
import TextEngine

/// One of the two ends of a selection, in the order of the text.
enum SelectionEnd { case start, end }

/// The two handles of a selection. Each stands where its end is; a finger that drags one takes the end along, and the other end stays.
@MainActor final class SelectionHandles {
    private unowned let view: any EditedView
    private var handles: [SelectionHandle] = []
    private weak var dragged: SelectionHandle?
    /// The end that stays while the other one is dragged.
    private var anchor = 0
    /// From the finger to the middle of the line that the dragged end stands in.
    private var grip = CGVector.zero

    init(_ view: any EditedView) { self.view = view }

    // MARK: Places
    /// The view says so whenever it has laid its text out.
    func place() {
        let selection = view.document.selection
        guard view.isFirstResponder, !selection.isCaret else {
            for handle in handles { handle.isHidden = true }
            return
        }
        if handles.isEmpty { handles = [make(.start), make(.end)] }
        // The handle under the finger goes with the moving end, over to the other side as well.
        if let dragged, dragged.end != (selection.head < selection.anchor ? .start : .end) {
            for handle in handles { handle.end = handle.end == .start ? .end : .start }
        }
        for handle in handles {
            let edge = view.selectionEdge(handle.end)
            handle.isHidden = edge == nil
            if let edge { handle.stand(at: edge, color: view.tintColor) }
        }
    }

    private func make(_ end: SelectionEnd) -> SelectionHandle {
        let handle = SelectionHandle(end, of: self)
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0
        press.onChange = { [weak self, weak handle] press in if let handle { self?.moved(handle, press) } }
        handle.addGestureRecognizer(press)
        view.addSubview(handle)
        return handle
    }

    /// Short selections have their handles close together: a finger takes the nearer one.
    func isNearest(_ handle: SelectionHandle, to point: CGPoint) -> Bool {
        func distance(_ other: SelectionHandle) -> CGFloat {
            let knob = other.knob
            return hypot(knob.midX - point.x, knob.midY - point.y)
        }
        return !handles.contains { $0 !== handle && !$0.isHidden && distance($0) < distance(handle) }
    }

    /// Whether a finger at a place in the view takes one of them. They stick out of a field that is as high as its line.
    func contains(_ point: CGPoint) -> Bool {
        handles.contains { !$0.isHidden && $0.point(inside: view.convert(point, to: $0), with: nil) }
    }

    // MARK: Dragging
    private func moved(_ handle: SelectionHandle, _ press: UIGestureRecognizer) {
        switch press.state {
        case .began: begin(handle, press.location(in: view))
        case .changed: drag(to: press.location(in: view))
        case .ended, .cancelled, .failed:
            dragged = nil
            if press.state == .ended { view.menu.show() }
        default: break
        }
    }

    private func begin(_ handle: SelectionHandle, _ point: CGPoint) {
        let range = view.textEditing.selection
        guard let edge = view.selectionEdge(handle.end) else { return }
        dragged = handle
        anchor = handle.end == .start ? range.upperBound : range.lowerBound
        grip = CGVector(dx: edge.midX - point.x, dy: edge.midY - point.y)
        view.menu.hide()
    }

    /// At least one cluster stays selected.
    private func drag(to point: CGPoint) {
        guard let dragged else { return }
        let text = view.document.text
        var head = text.clusterStart(view.offset(at: CGPoint(x: point.x + grip.dx, y: point.y + grip.dy)))
        if head == anchor {
            head = dragged.end == .start ? text.clusterBorder(before: anchor) : text.clusterBorder(after: anchor)
        }
        view.textEditing.select(TextSelection(anchor: anchor, head: head))
        view.layoutIfNeeded()
    }
}

/// A bar as high as the line with a knob: above it at the start, below it at the end.
final class SelectionHandle: UIView {
    fileprivate(set) var end: SelectionEnd { didSet { if end != oldValue { setNeedsDisplay() } } }
    private unowned let group: SelectionHandles

    private static let knobSide: CGFloat = 11
    private static let overhang: CGFloat = 9
    private static let barWidth: CGFloat = 2

    init(_ end: SelectionEnd, of group: SelectionHandles) {
        self.end = end
        self.group = group
        super.init(frame: .zero)
        isOpaque = false
        isAccessibilityElement = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("Made for a selection only.") }

    /// `edge` is a line's height at the selection's end, in the superview.
    func stand(at edge: CGRect, color: UIColor?) {
        let y = end == .start ? edge.minY - Self.overhang : edge.minY
        let place = CGRect(
            x: edge.midX - Self.knobSide / 2, y: y, width: Self.knobSide, height: edge.height + Self.overhang)
        if frame != place { frame = place }
        if tintColor != color { tintColor = color }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    /// In the superview.
    var knob: CGRect {
        let y = end == .start ? frame.minY : frame.maxY - Self.knobSide
        return CGRect(x: frame.minX, y: y, width: Self.knobSide, height: Self.knobSide)
    }

    override func draw(_ rect: CGRect) {
        tintColor.setFill()
        let bar = CGRect(
            x: bounds.midX - Self.barWidth / 2, y: end == .start ? Self.knobSide / 2 : 0, width: Self.barWidth,
            height: bounds.height - Self.knobSide / 2)
        UIBezierPath(rect: bar).fill()
        let y = end == .start ? 0 : bounds.maxY - Self.knobSide
        UIBezierPath(ovalIn: CGRect(x: 0, y: y, width: Self.knobSide, height: Self.knobSide)).fill()
    }

    // MARK: Fingers
    /// A finger is wider than the knob. In the line it hardly takes room from the letters, where it is tapped.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let y = end == .start ? -16 : bounds.height - Self.overhang
        let room = CGRect(x: -14, y: y, width: bounds.width + 28, height: Self.overhang + 16)
        let bar = bounds.insetBy(dx: 1, dy: 0)
        guard room.contains(point) || bar.contains(point), let superview else { return false }
        return group.isNearest(self, to: convert(point, to: superview))
    }

    // The text below is not touched.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A finger that comes down on the caret drags it, instead of what scrolls.
final class CaretDragRecognizer: UIPanGestureRecognizer {
    private unowned let edited: any EditedView
    private var grip = CGVector.zero

    init(_ edited: any EditedView) {
        self.edited = edited
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        onChange = { [weak self] _ in self?.follow() }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let caret = caret else { return state = .failed }
        let point = touch.location(in: edited)
        guard caret.insetBy(dx: -16, dy: -8).contains(point) else { return state = .failed }
        grip = CGVector(dx: caret.midX - point.x, dy: caret.midY - point.y)
        super.touchesBegan(touches, with: event)
    }

    private var caret: CGRect? {
        guard edited.isFirstResponder, edited.textEditing.isEditing, let range = edited.selectedTextRange, range.isEmpty else {
            return nil
        }
        return edited.caretRect(for: range.start)
    }

    private func follow() {
        guard state == .began || state == .changed || state == .ended else { return }
        let point = location(in: edited)
        let place = edited.offset(at: CGPoint(x: point.x + grip.dx, y: point.y + grip.dy))
        edited.textEditing.select(TextSelection(place))
        edited.layoutIfNeeded()
    }
}
