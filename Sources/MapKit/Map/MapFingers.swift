import AppleFoundation
import CoreGraphics
import MapEngine
import UIKit

/// The fingers on a map: one moves it, two zoom and turn it, two taps come closer, a tap of two fingers goes away.
@preconcurrency @MainActor
final class MapFingers: NSObject, UIGestureRecognizerDelegate {
    private unowned let map: MKMapView
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
    private let turn = UIRotationGestureRecognizer(target: nil, action: nil)
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    private let doubleTap = UITapGestureRecognizer(target: nil, action: nil)
    private let twoFingerTap = UITapGestureRecognizer(target: nil, action: nil)
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    /// Those that hold the map.
    private var holding: Set<ObjectIdentifier> = []
    /// How far two fingers turn before the map does: fingers that zoom turn a little.
    private static let slop = 12 * CGFloat.pi / 180
    private var isTurning = false
    /// How much of the pan's way the map has gone.
    private var panned = CGPoint.zero

    init(_ map: MKMapView) {
        self.map = map
        super.init()
    }

    func add() {
        doubleTap.numberOfTapsRequired = 2
        twoFingerTap.numberOfTouchesRequired = 2
        press.minimumPressDuration = 0.4
        for (recognizer, method) in [
            (pan, "panned:"), (pinch, "pinched:"), (turn, "turned:"), (tap, "tapped:"), (doubleTap, "tappedTwice:"),
            (twoFingerTap, "tappedByTwo:"), (press, "pressed:"),
        ] as [(UIGestureRecognizer, String)] {
            recognizer.addTarget(self, action: Selector(method))
            recognizer.delegate = self
            map.addGestureRecognizer(recognizer)
        }
        tap.cancelsTouchesInView = false
    }

    // MARK: Who may begin
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        switch recognizer {
        case pan: return map.isScrollEnabled
        case pinch, doubleTap, twoFingerTap: return map.isZoomEnabled
        case turn: return map.isRotateEnabled
        case press: return map.marks.canDrag(at: press.location(in: map))
        default: return true
        }
    }

    func shouldRecognize(_ recognizer: UIGestureRecognizer, beside other: UIGestureRecognizer) -> Bool {
        // A tap selects at once, and may be the first of two.
        if recognizer === tap || other === tap { return true }
        let together: [UIGestureRecognizer] = [pan, pinch, turn]
        return together.contains(recognizer) && together.contains(other)
    }

    /// Buttons in callouts have their touches to themselves.
    func shouldReceive(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
        recognizer !== tap || !(touch.view is UIControl)
    }

    // MARK: Moving
    func panned(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { panned = .zero }
        follow(pan) { look in
            // The pan goes on counting: whoever sets its translation takes its speed from it.
            let (last, way) = (panned, pan.translation(in: map))
            panned = way
            return look.dragged(fromX: Double(last.x), Double(last.y), toX: Double(way.x), Double(way.y))
        }
    }

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        follow(pinch) { look in
            let factor = Double(pinch.scale)
            pinch.scale = 1
            let place = pinch.location(in: map)
            return look.zoomed(by: factor, aboutX: Double(place.x), Double(place.y))
        }
    }

    func turned(_ turn: UIRotationGestureRecognizer) {
        if turn.state == .began { isTurning = false }
        follow(turn) { look in
            if !isTurning {
                guard abs(turn.rotation) > Self.slop else { return look }
                isTurning = true
                turn.rotation -= turn.rotation > 0 ? Self.slop : -Self.slop
            }
            let degrees = Double(turn.rotation) * 180 / .pi
            turn.rotation = 0
            let place = turn.location(in: map)
            return look.zoomed(by: 1, turnedBy: -degrees, aboutX: Double(place.x), Double(place.y))
        }
        // Nearly north is north.
        if turn.state == .ended, holding.isEmpty, let look = map.shownLook, look.heading != 0,
            abs(remainder(look.heading, 360)) < 8
        {
            var north = look
            north.heading = 0
            map.motion.go(north, animated: true)
        }
    }

    private func follow(_ recognizer: UIGestureRecognizer, _ change: (Viewport) -> Viewport) {
        switch recognizer.state {
        case .began, .changed:
            if holding.insert(ObjectIdentifier(recognizer)).inserted, holding.count == 1 { map.motion.fingerBegan() }
            if let look = map.shownLook { map.motion.fingerMoved(change(look)) }
        case .ended, .cancelled, .failed:
            guard holding.remove(ObjectIdentifier(recognizer)) != nil, holding.isEmpty else { return }
            let velocity = recognizer === pan && recognizer.state == .ended ? pan.velocity(in: map) : .zero
            map.motion.fingerEnded(velocity: velocity)
        default: break
        }
    }

    // MARK: Tapping
    func tapped(_ tap: UITapGestureRecognizer) { map.marks.tapped(at: tap.location(in: map)) }

    func tappedTwice(_ tap: UITapGestureRecognizer) { zoom(by: 2, about: tap.location(in: map)) }
    func tappedByTwo(_ tap: UITapGestureRecognizer) { zoom(by: 0.5, about: tap.location(in: map)) }

    private func zoom(by factor: Double, about place: CGPoint) {
        guard let look = map.shownLook else { return }
        map.motion.go(look.zoomed(by: factor, aboutX: Double(place.x), Double(place.y)), animated: true)
    }

    func pressed(_ press: UILongPressGestureRecognizer) { map.marks.pressed(press.state, at: press.location(in: map)) }
}
