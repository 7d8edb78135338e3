import AppleFoundation
import TestEvidence
import Testing
import UIKit

@Suite("Text / Kit / Text storage")
struct TextStorageTests {
    final class Listener: NSObject, NSTextStorageDelegate {
        var log: [String] = []
        var onWill: ((NSTextStorage) -> Void)?

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) {
            log.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
            let body = onWill
            onWill = nil
            body?(textStorage)
        }

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) {
            log.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
        }
    }

    let key = NSAttributedString.Key("key")
    let listener = Listener()

    func storage(_ text: String) -> NSTextStorage {
        let storage = NSTextStorage(string: text)
        storage.delegate = listener
        return storage
    }

    @Test(.documented("NSTextStorage.editedMask, editedRange, changeInLength"))
    func `has nothing pending when it is new and after a change is worked off`() {
        let storage = storage("hello")
        #expect(storage.editedMask == [] && storage.editedRange == NSRange(location: NSNotFound, length: 0))
        storage.append(NSAttributedString(string: "!"))
        #expect(storage.editedMask == [] && storage.editedRange == NSRange(location: NSNotFound, length: 0))
        #expect(storage.changeInLength == 0 && storage.string == "hello!")
    }

    @Test(.documented("NSTextStorageDelegate: will, then did, with the range in the new text"))
    func `tells its delegate of a change of characters`() {
        let storage = storage("hello")
        storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "EEE")
        #expect(listener.log == ["will 2 1+3 1", "did 2 1+3 1"] && storage.string == "hEEElo")
    }

    @Test(.documented("NSTextStorage.EditActions"))
    func `tells changes of attributes from those of characters`() {
        let storage = storage("hello")
        storage.addAttribute(key, value: 1, range: NSRange(location: 2, length: 2))
        storage.removeAttribute(key, range: NSRange(location: 0, length: 5))
        #expect(listener.log == ["will 1 2+2 0", "did 1 2+2 0", "will 1 0+5 0", "did 1 0+5 0"])
        #expect(storage.attribute(key, at: 2, effectiveRange: nil) == nil)
        listener.log = []
        storage.append(NSAttributedString(string: "!", attributes: [key: 3]))
        #expect(listener.log == ["will 3 5+1 1", "did 3 5+1 1"])
        #expect(storage.attribute(key, at: 5, effectiveRange: nil) as? Int == 3)
    }

    @Test(.documented("NSTextStorage.beginEditing(), endEditing()"))
    func `works off the changes between begin and end at once, as one range`() {
        let storage = storage("hello")
        storage.beginEditing()
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
        storage.endEditing()
        storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "zz")
        #expect(listener.log.isEmpty && storage.editedMask == .editedCharacters)
        storage.endEditing()
        #expect(listener.log == ["will 2 0+4 1", "did 2 0+4 1"] && storage.string == "elzzlo")
    }

    @Test(.documented("NSTextStorageDelegate.textStorage(_:willProcessEditing:range:changeInLength:) may change the text"))
    func `takes what the delegate changes into the change at work`() {
        let storage = storage("hello")
        listener.onWill = { $0.replaceCharacters(in: NSRange(location: 0, length: 0), with: "!!") }
        storage.deleteCharacters(in: NSRange(location: 4, length: 1))
        #expect(listener.log == ["will 2 4+0 -1", "did 2 0+6 1"] && storage.string == "!!hell")
    }

    final class OwnStore: NSTextStorage {
        let store = NSMutableAttributedString(string: "")

        override var string: String { store.string }

        override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
            store.attributes(at: location, effectiveRange: range)
        }

        override func replaceCharacters(in range: NSRange, with string: String) {
            store.replaceCharacters(in: range, with: string)
            edited(.editedCharacters, range: range, changeInLength: string.utf16.count - range.length)
        }

        override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
            store.setAttributes(attributes, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
    }

    @Test(.documented("NSTextStorage: what a subclass must implement"))
    func `reads and changes through the four primitives of a subclass that keeps its own text`() {
        let storage = OwnStore()
        storage.delegate = listener
        storage.append(NSAttributedString(string: "hello"))
        storage.addAttribute(key, value: 1, range: NSRange(location: 0, length: 2))
        #expect(storage.length == 5 && storage.attribute(key, at: 1, effectiveRange: nil) as? Int == 1)
        #expect((storage.mutableCopy() as? NSMutableAttributedString)?.string == "hello")
        #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "el")
        storage.append(storage)
        #expect(storage.string == "hellohello" && storage.attribute(key, at: 6, effectiveRange: nil) as? Int == 1)
        #expect(listener.log.first == "will 3 0+5 5")
    }
}
