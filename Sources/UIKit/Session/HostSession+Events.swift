import AppleFoundation
import CoreGraphics

extension HostSession {
    // MARK: What the host tells

    /// Delivers events in their order; touches of one moment are one event. What can't be is left out with a word, and nothing else is.
    package func receive(_ events: [HostEvent]) {
        waiting += events
        guard !isReceiving else { return }
        isReceiving = true
        defer { isReceiving = false }
        while !waiting.isEmpty {
            let batch = waiting
            waiting = []
            deliver(batch)
        }
    }

    /// Takes what has come in at the host's port.
    package func takeInput() {
        takeCharge()
        if let input = HostPorts.shared.input { receive(input.takeEvents()) }
    }

    private func deliver(_ events: [HostEvent]) {
        var touches: [HostTouch] = []
        func send() {
            if !touches.isEmpty { TouchDelivery.shared.receive(touches) }
            touches = []
        }
        for event in events {
            guard !isOver else {
                complain("events after the end: the device has been switched off")
                continue
            }
            takeCharge()
            if case .touch(let touch) = event {
                if let touch = checked(touch) { touches.append(touch) }
                continue
            }
            send()
            deliver(event)
        }
        send()
    }

    private func deliver(_ event: HostEvent) {
        switch event {
        case .touch: break
        case .key(let key): deliver(key)
        case .text(let text): typing.receive(text)
        case .scroll(let scroll): if let scroll = checked(scroll) { ScrollDelivery.shared.receive(scroll) }
        case .pinch(let pinch): if let pinch = checked(pinch) { ScrollDelivery.shared.receive(pinch) }
        case .resize(let size): resize(to: size)
        case .turn(let orientation): InterfaceRotation.deviceTurned(to: orientation)
        case .shake: MotionDelivery.shake(at: clock.now)
        case .status(let status): if let status = checked(status) { program.status = status }
        case .style(let style): change { $0.userInterfaceStyle = style }
        case .textSize(let size):
            change { $0.preferredContentSizeCategory = size }
        case .clipboardChanged: UIPasteboard.changedOutside()
        case .state(let state): go(to: state)
        case .memoryWarning: ApplicationLifecycle.receiveMemoryWarning()
        case .close: close()
        }
    }

    private func deliver(_ key: HostKey) {
        let usage = UIKeyboardHIDUsage(rawValue: key.usage) ?? .keyboardErrorUndefined
        if usage == .keyboardErrorUndefined { complain("keys that UIKit has no name for: the last was number \(key.usage)") }
        switch key.phase {
        case .down, .held:
            let known = UIKey(
                usage, characters: key.characters, ignoringModifiers: key.plainCharacters, flags: key.modifiers)
            KeyDispatch.press(
                known, at: checked(time: key.timestamp), isTyping: key.typesText,
                isHeld: key.phase == .held || usage != .keyboardErrorUndefined && KeyDispatch.isDown(usage))
            typing.moveCaret()
        case .up: KeyDispatch.release(usage)
        case .cancelled: KeyDispatch.release(usage, cancelled: true)
        }
    }

    // MARK: The screen

    private func resize(to size: CGSize) {
        let limits: ClosedRange<CGFloat> = 1...16_384
        guard limits.contains(size.width), limits.contains(size.height) else {
            return complain("an impossible size of the screen: \(size.width) by \(size.height) points; it keeps its own")
        }
        SizeTransition.resize(screen, to: screen.device.window(of: size))
    }

    private func change(_ body: (inout any UIMutableTraits) -> Void) {
        let old = screen.traitCollection.preferredContentSizeCategory
        screen.setTraits(screen.traitCollection.modifyingTraits(body))
        let new = screen.traitCollection.preferredContentSizeCategory
        guard new != old else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: new])
    }

    /// Another screen beside the device's own. The host keeps its display.
    package func attachScreen(_ device: Device, display: any Display) -> UIScreen {
        takeCharge()
        let other = UIScreen(device: device)
        other.display = display
        screens.attach(other)
        return other
    }

    package func detachScreen(_ other: UIScreen) {
        takeCharge()
        screens.detach(other)
        other.display = nil
    }

    // MARK: The program's life

    private func go(to state: HostEvent.State) {
        switch state {
        case .active: ApplicationLifecycle.enterForeground()
        case .inactive: ApplicationLifecycle.resignActive()
        case .background:
            letGo()
            ApplicationLifecycle.enterBackground()
        }
    }

    /// Fingers and keys that are down come up without having done anything; what is being composed stays.
    private func letGo() {
        TouchDelivery.shared.cancel()
        KeyDispatch.cancelAll()
        typing.finish()
    }

    /// The device is switched off: the program hears that it leaves the screen and ends, and what runs comes to nothing.
    package func close() {
        guard !isOver else { return }
        takeCharge()
        letGo()
        ApplicationLifecycle.enterBackground()
        ApplicationLifecycle.terminate()
        clearAway()
        end(isScreenKept: false)
    }
}

extension Device {
    /// The device's part of the screen in a window of this size.
    fileprivate func window(of size: CGSize) -> Device {
        var copy = resized(to: size, safeArea: safeAreaInsets)
        // Wider than the largest half of a screen that counts as compact.
        copy.isNarrow = idiom == .pad && size.width < 600
        return copy
    }
}
