import AppleFoundation
import CoreGraphics
import HeadlessHost
import UIKit

/// Where in a test something was asked for, so that its failure shows there.
typealias TestPlace = TestFailure.Location

/// What a person does with the fingers. Points are the window's; each verb takes the time that it takes a person.
extension Stage {
    // MARK: Taps

    /// Taps a view in its middle, or at a point of its own. Fails when something else is in front there.
    public func tap(
        _ view: UIView, at point: CGPoint? = nil, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let target = reach(view, point, place) else { return }
        tap(at: target)
    }

    /// Taps the view that shows this text.
    public func tap(
        _ text: String, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let view = look(for: text, place) else { return }
        tap(view, fileID: fileID, file: file, line: line, column: column)
    }

    public func tap(at point: CGPoint) { perform(.tap(at: point)) }

    public func doubleTap(
        _ view: UIView, at point: CGPoint? = nil, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let target = reach(view, point, place) else { return }
        doubleTap(at: target)
    }

    public func doubleTap(
        _ text: String, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let view = look(for: text, place) else { return }
        doubleTap(view, fileID: fileID, file: file, line: line, column: column)
    }

    public func doubleTap(at point: CGPoint) { perform(.tap(at: point).then(.tap(at: point))) }

    public func longPress(
        _ view: UIView, at point: CGPoint? = nil, duration: TimeInterval = 0.6, fileID: String = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let target = reach(view, point, place) else { return }
        longPress(at: target, duration: duration)
    }

    public func longPress(
        _ text: String, duration: TimeInterval = 0.6, fileID: String = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let view = look(for: text, place) else { return }
        longPress(view, duration: duration, fileID: fileID, file: file, line: line, column: column)
    }

    public func longPress(at point: CGPoint, duration: TimeInterval = 0.6) { perform(.tap(at: point, holding: duration)) }

    // MARK: Drags

    /// One finger in a straight line.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5) {
        perform(.drag(from: start, to: end, duration: duration))
    }

    /// Takes a view in its middle and drags it.
    public func drag(
        _ view: UIView, by way: CGVector, duration: TimeInterval = 0.5, fileID: String = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let start = reach(view, nil, place) else { return }
        drag(from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), duration: duration)
    }

    /// A quick stroke over a view, or over the screen.
    public func swipe(
        _ direction: UISwipeGestureRecognizer.Direction, on view: UIView? = nil, distance: CGFloat = 160,
        fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        let target = view ?? window
        guard let middle = view == nil ? center(of: window) : reach(target, nil, place) else { return }
        let way = CGVector(
            dx: direction.contains(.right) ? distance : direction.contains(.left) ? -distance : 0,
            dy: direction.contains(.down) ? distance : direction.contains(.up) ? -distance : 0)
        let start = CGPoint(x: middle.x - way.dx / 2, y: middle.y - way.dy / 2)
        drag(from: start, to: CGPoint(x: middle.x + way.dx / 2, y: middle.y + way.dy / 2), duration: 0.15)
    }

    /// Rests on something until it is lifted, carries it, and lets it go.
    public func dragAndDrop(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.4) {
        let finger = touchDown(at: start)
        advance(by: 0.6)
        finger.move(to: end, duration: duration)
        advance(by: 0.3)
        finger.lift()
        settle()
    }

    /// From the middle of a view to the middle of another one.
    public func dragAndDrop(
        _ view: UIView, onto target: UIView, duration: TimeInterval = 0.4, fileID: String = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let start = reach(view, nil, place), target.window != nil else { return }
        dragAndDrop(
            from: start, to: target.convert(CGPoint(x: target.bounds.midX, y: target.bounds.midY), to: nil), duration: duration)
    }

    // MARK: Two fingers

    /// Spreads two fingers (`scale` > 1) or brings them together.
    public func pinch(
        _ view: UIView? = nil, scale: CGFloat, duration: TimeInterval = 0.4, fileID: String = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let middle = view.map({ reach($0, nil, place) }) ?? center(of: window) else { return }
        let wide: CGFloat = 120
        let start = scale > 1 ? wide / scale : wide
        let end = start * scale
        turnFingers(about: middle, distance: (start, end), angle: (0, 0), duration: duration)
    }

    /// Turns two fingers about the view's middle, clockwise in radians.
    public func turn(
        _ view: UIView? = nil, by angle: CGFloat, duration: TimeInterval = 0.4, fileID: String = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let middle = view.map({ reach($0, nil, place) }) ?? center(of: window) else { return }
        turnFingers(about: middle, distance: (100, 100), angle: (0, angle), duration: duration)
    }

    private func turnFingers(
        about middle: CGPoint, distance: (CGFloat, CGFloat), angle: (CGFloat, CGFloat), duration: TimeInterval
    ) {
        let count = max(2, Int((duration * 60).rounded()))
        var steps: [TouchScript.Step] = []
        for index in 0...count {
            let share = CGFloat(index) / CGFloat(count)
            let radius = (distance.0 + (distance.1 - distance.0) * share) / 2
            let turn = angle.0 + (angle.1 - angle.0) * share
            for finger in 0...1 {
                let side: CGFloat = finger == 0 ? -1 : 1
                let point = CGPoint(x: middle.x + side * radius * cos(turn), y: middle.y + side * radius * sin(turn))
                steps.append(
                    .init(
                        time: duration * Double(share), finger: finger, phase: index == 0 ? .began : .moved, location: point))
                if index == count {
                    steps.append(.init(time: duration, finger: finger, phase: .ended, location: point))
                }
            }
        }
        perform(TouchScript(steps))
    }

    // MARK: Fingers and the device

    /// Puts a finger down and keeps it there.
    public func touchDown(at point: CGPoint) -> Finger { Finger(stage: self, identifier: nextFinger(), location: point) }

    public func touchDown(
        _ view: UIView, at point: CGPoint? = nil, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Finger {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        return touchDown(at: reach(view, point, place) ?? center(of: window)!)
    }

    /// Moves a pointer, without a button pressed.
    public func hover(at point: CGPoint) {
        perform([TouchScript.Step(time: 0, finger: -1, phase: .regionMoved, location: point)])
    }

    /// Turns the device; the interface follows where the controllers allow it.
    public func rotate(to orientation: UIDeviceOrientation, animated: Bool = true) {
        session.activate()
        InterfaceRotation.deviceTurned(to: orientation, animated: animated)
        layoutNow()
    }

    /// Presses a key and lets it go, as on a keyboard that is attached.
    public func type(_ text: String, holding modifiers: UIKeyModifierFlags = []) {
        for character in text { press(.of(character, modifiers)) }
    }

    /// A key that types nothing, such as `.keyboardEscape`.
    public func type(_ key: UIKeyboardHIDUsage, holding modifiers: UIKeyModifierFlags = []) {
        press(.of(key, modifiers))
    }

    private func press(_ key: UIKey) {
        func event(_ phase: HostKey.Phase) -> HostEvent {
            .key(
                HostKey(
                    phase, usage: key.keyCode.rawValue, characters: key.characters,
                    plainCharacters: key.charactersIgnoringModifiers, modifiers: key.modifierFlags, timestamp: session.clock.now
                ))
        }
        session.send(event(.down))
        advance(by: 0.05)
        session.send(event(.up))
    }

    /// Taps the status bar: the scroll view on the screen goes to its top.
    public func tapStatusBar() {
        layoutNow()
        ScrollToTop.statusBarTapped(in: window)
        layoutNow()
    }

    // MARK: Finding

    /// The foremost visible view that shows this text or is called so for accessibility.
    public func view(showing text: String) -> UIView? {
        layoutNow()
        // The system's windows last: a program's own "Go" is not the keyboard's.
        let windows = UIScreen.main.windows.reversed()
        for window in windows.filter({ !($0 is any SystemWindow) }) + windows.filter({ $0 is any SystemWindow }) {
            if let found = StageSearch.view(showing: text, in: window) { return found }
        }
        return nil
    }

    private func look(for text: String, _ place: TestPlace) -> UIView? {
        if let view = view(showing: text) { return view }
        fail("No visible view shows \"\(text)\".", place)
        return nil
    }

    /// Where to put the finger so that it comes to the view.
    func reach(_ view: UIView, _ point: CGPoint?, _ place: TestPlace) -> CGPoint? {
        layoutNow()
        guard let itsWindow = view.window else {
            fail("\(StageSearch.name(view)) is in no window: a finger cannot reach it.", place)
            return nil
        }
        let inside = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let location = itsWindow.convert(view.convert(inside, to: itsWindow as UIView?), to: nil as UIWindow?)
        for window in UIScreen.main.windows.reversed() {
            guard let hit = window.hitTest(window.convert(location, from: nil as UIWindow?), with: nil) else { continue }
            if window.transitionsUnderWay > 0 {
                fail(
                    "A transition is under way, and fingers are overlooked until it is over: let time pass before you touch "
                        + "\(StageSearch.name(view)), as with settle().", place)
                return nil
            }
            if let moving = view._viewBarringTouches {
                fail(
                    "\(StageSearch.name(moving)) is being animated without .allowUserInteraction: it takes no touches until "
                        + "that is over.", place)
                return nil
            }
            if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return location }
            fail("\(StageSearch.name(view)) is behind \(StageSearch.name(hit)): a finger cannot reach it.", place)
            return nil
        }
        fail(
            "\(StageSearch.name(view)) is not where a finger can reach it: it is hidden, off the screen or takes no touches.",
            place)
        return nil
    }

    private func center(of view: UIView) -> CGPoint? { CGPoint(x: view.bounds.midX, y: view.bounds.midY) }

    func fail(_ text: String, _ place: TestPlace) {
        TestFailure.report(text, at: place)
    }

    // MARK: Playing

    func perform(_ steps: [TouchScript.Step]) { perform(TouchScript(steps)) }

    private func perform(_ script: TouchScript) {
        session.activate()
        session.turn()
        session.schedule(script)
        session.advance(by: script.duration)
    }
}
