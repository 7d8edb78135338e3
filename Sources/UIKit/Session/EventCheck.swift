import AppleFoundation
import CoreGraphics

// What a host may tell, and what becomes of the rest. Hosts stand at the border: anything comes in there.
extension HostSession {
    /// Each kind of mistake is told once a session, however often it comes. The kind is what stands before the colon.
    func complain(_ words: String) {
        guard told.insert(String(words.prefix { $0 != ":" })).inserted else { return }
        Misuse.report(.other("The host of \(screen.device.name) sends \(words).", isException: false))
    }

    /// Times that are none, or lie in the past, are now or then.
    func checked(time: TimeInterval) -> TimeInterval {
        guard time.isFinite else {
            complain("times that are no numbers: they count as now")
            return max(lastTime, clock.now)
        }
        // What is to come hasn't happened.
        lastTime = max(lastTime, time > clock.now + 1e-6 ? clock.now : time)
        return lastTime
    }

    /// Places far beyond any screen are as far as we go; those that are no places at all don't count.
    private func checked(_ point: CGPoint) -> CGPoint? {
        guard point.x.isFinite, point.y.isFinite else {
            complain("places that are no numbers: they are left out")
            return nil
        }
        let limit: CGFloat = 100_000
        return CGPoint(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
    }

    func checked(_ touch: HostTouch) -> HostTouch? {
        var good = touch
        good.timestamp = checked(time: touch.timestamp)
        if let place = checked(touch.location) {
            good.location = place
        } else if touch.phase == .ended || touch.phase == .cancelled,
            let last = TouchDelivery.shared.place(ofFinger: touch.identifier)
        {
            // Without a place a finger comes up where it was: none may stick to the screen.
            good.location = last
        } else {
            return nil
        }
        return good
    }

    func checked(_ scroll: HostScroll) -> HostScroll? {
        var good = scroll
        good.timestamp = checked(time: scroll.timestamp)
        guard let place = checked(scroll.location), let way = checked(CGPoint(x: scroll.distance.dx, y: scroll.distance.dy))
        else {
            guard scroll.phase == .ended || scroll.phase == .cancelled else { return nil }
            return HostScroll(scroll.phase, at: .zero, by: .zero, timestamp: good.timestamp)
        }
        good.location = place
        good.distance = CGVector(dx: way.x, dy: way.y)
        return good
    }

    func checked(_ pinch: HostPinch) -> HostPinch? {
        var good = pinch
        good.timestamp = checked(time: pinch.timestamp)
        if !(pinch.scale.isFinite && pinch.scale > 0 && pinch.rotation.isFinite) {
            complain("an impossible pinch: \(pinch.scale) times as far, turned by \(pinch.rotation); it counts as none")
            (good.scale, good.rotation) = (1, 0)
        }
        // Fingers have a hand's width.
        good.scale = min(max(good.scale, 0.01), 100)
        good.rotation = min(max(good.rotation, -.pi), .pi)
        guard let place = checked(pinch.location) else {
            guard pinch.phase == .ended || pinch.phase == .cancelled else { return nil }
            good.location = .zero
            return good
        }
        good.location = place
        return good
    }

    func checked(_ status: DeviceStatus) -> DeviceStatus? {
        guard let level = status.batteryLevel, !(0...1).contains(level) else { return status }
        complain("an impossible battery: \(level) full; it is left out")
        return nil
    }
}
