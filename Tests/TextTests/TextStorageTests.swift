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

    @Test(.documented("NSTextStorage.processEditing()"))
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

    @Test(
        .assumed("NSMutableAttributedString.mutableString: changes of it are changes of the text")
    )
    func `tells of what is changed through its mutable string`() {
        let storage = storage("hello")
        storage.mutableString.append(" there")
        #expect(listener.log == ["will 2 5+6 6", "did 2 5+6 6"] && storage.string == "hello there")
        listener.log = []
        storage.mutableString.deleteCharacters(in: NSRange(location: 0, length: 6))
        #expect(listener.log == ["will 2 0+0 -6", "did 2 0+0 -6"] && storage.string == "there")
        #expect(storage.mutableString.length == 5 && storage.mutableString.substring(from: 3) == "re")
    }

    @Test(.documented("NSMutableString: what changes it"))
    func `its mutable string knows all ways to be changed`() {
        let all = storage("one two one 👩‍👧 one")
        let count = all.mutableString.replaceOccurrences(
            of: "o(n)e", with: "three $1!", options: .regularExpression, range: NSRange(location: 0, length: all.length))
        #expect(count == 3 && all.string == "three n! two three n! 👩‍👧 three n!")
        let storage = storage("abc def")
        #expect(
            storage.mutableString.applyTransform(
                StringTransform.toLatin.rawValue, reverse: false, range: NSRange(location: 0, length: 3), updatedRange: nil))
        storage.mutableString.setString("new text")
        storage.mutableString.insert("er", at: 3)
        #expect(storage.string == "newer text")
    }

    @Test(.assumed("a storage is an attributed string to all that take one, wherever it keeps its text"))
    func `a storage with its own text equals others and is copied whole`() {
        let own = OwnStore()
        own.append(NSAttributedString(string: "hello", attributes: [key: 1]))
        let plain = NSAttributedString(string: "hello", attributes: [key: 1])
        #expect(own.isEqual(to: plain) && own.isEqual(plain))
        #expect(!own.isEqual(to: NSAttributedString(string: "hello", attributes: [key: 2])))
        #expect(!own.isEqual(to: NSAttributedString(string: "other", attributes: [key: 1])))
        #expect((own.copy() as? NSAttributedString)?.isEqual(to: plain) == true)
        #expect(NSAttributedString(attributedString: own).isEqual(to: plain))
        let other = OwnStore()
        other.append(plain)
        #expect(own.isEqual(to: other))
    }

    final class Highlighter: NSTextStorage {
        var processed = 0
        override func processEditing() {
            processed += 1
            super.processEditing()
        }
    }

    @Test(.documented("NSTextStorage: a subclass that changes nothing of the four primitives keeps its text as the class does"))
    func `a subclass without a text of its own reads the class's`() {
        let storage = Highlighter(string: "hello", attributes: [key: 1])
        storage.append(NSAttributedString(string: "!"))
        #expect(storage.processed == 1 && storage.length == 6)
        #expect(storage.attribute(key, at: 2, effectiveRange: nil) as? Int == 1)
        #expect(storage.isEqual(to: storage.copy() as! NSAttributedString))
    }

    @Test(.documented("NSTextStorage.addLayoutManager(_:), removeLayoutManager(_:)"))
    func `owns its layout managers, which know it`() {
        let storage = storage("hello")
        let manager = NSLayoutManager()
        #expect(manager.textStorage == nil)
        storage.addLayoutManager(manager)
        #expect(storage.layoutManagers == [manager] && manager.textStorage === storage)
        let other = NSTextStorage(string: "x")
        other.addLayoutManager(manager)
        #expect(storage.layoutManagers.isEmpty && manager.textStorage === other)
        other.removeLayoutManager(manager)
        #expect(manager.textStorage == nil && other.layoutManagers.isEmpty)
    }

    @Test(.ours)
    func `an edit inside of a cluster leaves the rest where it was`() {
        let storage = storage("a👩‍👧b")
        storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "x")
        #expect(storage.string == "ax\u{200D}👧b" && listener.log == ["will 2 1+1 -1", "did 2 1+1 -1"])
        storage.replaceCharacters(in: NSRange(location: 4, length: 0), with: "-")
        #expect(storage.length == 7 && storage.string.hasPrefix("ax\u{200D}") && storage.string.hasSuffix("b"))
        let lines = self.storage("a\r\nb")
        lines.replaceCharacters(in: NSRange(location: 2, length: 1), with: "")
        #expect(lines.string == "a\rb")
    }
}
