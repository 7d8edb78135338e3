import AppleFoundation
import CSDL
import CoreGraphics
import UIKit

/// The desktop's clipboard. It holds texts; other forms that the app copies stay beside them, as long as nobody else copies anything.
@MainActor final class WindowClipboard: Clipboard {
    private static let plainText = "public.utf8-plain-text"

    private let window: DeviceWindow
    private(set) var changeCount = 0
    private var known: [[String: Data]] = []
    /// The text that lies on the desktop's clipboard as far as this program knows.
    private var knownText = ""
    /// Somebody else has copied something that nobody has asked for yet.
    private var isStale = true

    init(_ window: DeviceWindow) { self.window = window }

    var items: [[String: Data]] {
        refresh()
        return known
    }

    func setItems(_ items: [[String: Data]]) {
        (known, isStale) = (items, false)
        changeCount += 1
        let texts = items.compactMap(Self.text)
        knownText = texts.joined(separator: "\n")
        if !window.isGone { _ = window.library.sdl.SetClipboardText(knownText) }
    }

    private static func text(_ item: [String: Data]) -> String? {
        let forms = [plainText, "public.plain-text", "public.text", "public.url"]
        return forms.lazy.compactMap { item[$0] }.first.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The display says that the clipboard has changed: by somebody else, or by this program. False for the latter.
    func changedOutside() -> Bool {
        guard desktopText() != knownText else { return false }
        isStale = true
        changeCount += 1
        return true
    }

    private func refresh() {
        guard isStale else { return }
        isStale = false
        guard let text = desktopText(), text != knownText || known.isEmpty else { return }
        knownText = text
        known = text.isEmpty ? [] : [[Self.plainText: Data(text.utf8)]]
    }

    private func desktopText() -> String? {
        guard !window.isGone else { return nil }
        let sdl = window.library.sdl
        guard sdl.HasClipboardText() == SDL_TRUE, let text = sdl.GetClipboardText() else { return "" }
        defer { sdl.free(text) }
        return String(cString: text)
    }
}

/// The desktop's input method: it composes where text is wanted, and shows its candidates beside the caret.
@MainActor final class WindowTextInput: TextInputPort {
    private let window: DeviceWindow
    private(set) var isActive = false

    init(_ window: DeviceWindow) { self.window = window }

    func textInputBegan(caret: CGRect) {
        guard !window.isGone else { return }
        // Begun anew it has forgotten what it was composing.
        if isActive { window.library.sdl.StopTextInput() }
        isActive = true
        window.library.sdl.StartTextInput()
        textInputMoved(caret: caret)
    }

    func textInputMoved(caret: CGRect) {
        guard !window.isGone else { return }
        var place = window.units(caret)
        window.library.sdl.SetTextInputRect(&place)
    }

    func textInputEnded() {
        isActive = false
        if !window.isGone { window.library.sdl.StopTextInput() }
    }
}
