/// What keys of a real keyboard do to the device in a window or a page, as people know it from Apple's simulator. Apps don't see these keys.
package enum DeviceKey: String, CaseIterable, Sendable {
    case rotateLeft, rotateRight, home, lock, shake, appearance, largerText, smallerText, direction, slowAnimations, keyboard
    case memoryWarning, layers, screenshot, record, inspect, help, quit

    /// The key with its modifiers, as it is printed and read.
    package var keys: String {
        switch self {
        case .rotateLeft: "Ctrl+Left"
        case .rotateRight: "Ctrl+Right"
        case .home: "Ctrl+Shift+H"
        case .lock: "Ctrl+L"
        case .shake: "Ctrl+Alt+Z"
        case .appearance: "Ctrl+Shift+A"
        case .largerText: "Ctrl+Alt++"
        case .smallerText: "Ctrl+Alt+-"
        case .direction: "Ctrl+Shift+R"
        case .slowAnimations: "Ctrl+T"
        case .keyboard: "Ctrl+K"
        case .memoryWarning: "Ctrl+Shift+M"
        case .layers: "Ctrl+Shift+L"
        case .screenshot: "Ctrl+S"
        case .record: "Ctrl+R"
        case .inspect: "Ctrl+Alt+I"
        case .help: "F1"
        case .quit: "Ctrl+Q"
        }
    }

    package var words: String {
        switch self {
        case .rotateLeft: "turns the device to the left"
        case .rotateRight: "turns it to the right"
        case .home: "leaves the app, which goes to the background; again, or a click, and it comes back"
        case .lock: "locks the device, and opens it again"
        case .shake: "shakes it"
        case .appearance: "dark or light"
        case .largerText: "larger text"
        case .smallerText: "smaller text"
        case .direction: "from right to left, and back"
        case .slowAnimations: "animations ten times as slow, and back"
        case .keyboard: "a keyboard on the screen, or yours alone"
        case .memoryWarning: "memory runs short"
        case .layers: "the edges of all views, and back"
        case .record: "records the screen, and ends that: an animated PNG in the current folder"
        case .screenshot: "a picture of the screen, in a file of the current folder"
        case .inspect: "what there is on the screen, as a page of one file in the current folder"
        case .help: "prints these keys, and shows a menu in the window"
        case .quit: "switches the device off"
        }
    }

    /// Lines for people, with what the mouse does.
    package static let lines =
        [
            "click, drag                    a finger; with Alt two of them around the middle, with Alt+Shift both go along",
            "right click                    a menu of what the keys do, with the devices",
            "wheel                          scrolls what is under the pointer",
            "Ctrl+C and the like            what the command key does; the Super key is the control key",
        ] + allCases.map { $0.keys.padded(to: 31) + $0.words }
}

extension String {
    fileprivate func padded(to count: Int) -> String { self + String(repeating: " ", count: Swift.max(1, count - self.count)) }
}
