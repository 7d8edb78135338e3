import AppleFoundation
import CoreGraphics
import UIKit

/// The viewers' clipboards, as far as their browsers let a page have them: texts. Other forms that the app copies stay beside them.
@MainActor final class PageClipboard: Clipboard {
    private static let plainText = "public.utf8-plain-text"

    private(set) var changeCount = 0
    private(set) var items: [[String: Data]] = []
    private var text = ""
    /// The app has copied a text.
    var onCopy: (String) -> Void = { _ in }

    func setItems(_ items: [[String: Data]]) {
        self.items = items
        changeCount += 1
        text = items.compactMap(Self.text).joined(separator: "\n")
        onCopy(text)
    }

    private static func text(_ item: [String: Data]) -> String? {
        let forms = [plainText, "public.plain-text", "public.text", "public.url"]
        return forms.lazy.compactMap { item[$0] }.first.map { String(decoding: $0, as: UTF8.self) }
    }

    /// A viewer pastes this. False where the app has copied it itself.
    func receive(_ text: String) -> Bool {
        guard text != self.text else { return false }
        self.text = text
        items = text.isEmpty ? [] : [[Self.plainText: Data(text.utf8)]]
        changeCount += 1
        return true
    }
}

/// The viewers' input methods: a page has a field for them where text is wanted.
@MainActor final class PageTextInput: TextInputPort {
    /// Where text goes; nil while none is wanted.
    private(set) var caret: CGRect?
    /// How often somebody has begun to take text: input methods then begin anew.
    private(set) var count = 0

    func textInputBegan(caret: CGRect) {
        self.caret = caret
        count += 1
    }

    func textInputMoved(caret: CGRect) { self.caret = caret }
    func textInputEnded() { caret = nil }
}
