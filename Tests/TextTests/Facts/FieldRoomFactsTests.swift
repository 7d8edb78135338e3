import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKitTesting
@testable import UIKit

/// Where the parts of fields lie.
@MainActor @Suite("Text / Facts / Rooms of fields", .serialized)
struct FieldRoomFactsTests {
    @Test(.assumed("text or placeholder, with insets and side views"))
    func `a field is as wide as what it shows, and grows while it is typed into`() {
        let scene = FieldScene("ab")
        scene.field.borderStyle = .roundedRect
        scene.field.font = .systemFont(ofSize: 17)
        func width() -> CGFloat { scene.field.intrinsicContentSize.width }
        let text = ("ab" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(width() >= text + 14 && width() < text + 20)
        let plain = width()
        scene.field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        scene.field.leftViewMode = .always
        #expect(width() >= plain + 30)
        scene.field.leftView = nil
        scene.field.text = ""
        scene.field.placeholder = "A longer placeholder"
        #expect(width() > plain)
        scene.field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            scene.field.leadingAnchor.constraint(equalTo: scene.stage.window.leadingAnchor, constant: 20),
            scene.field.topAnchor.constraint(equalTo: scene.stage.window.topAnchor, constant: 100),
        ])
        scene.stage.layoutNow()
        let before = scene.field.frame.width
        scene.field.becomeFirstResponder()
        scene.stage.type("much longer than its placeholder is")
        scene.stage.layoutNow()
        #expect(scene.field.frame.width > before)
    }

    @Test(.documented("UITextField.editingRect(forBounds:)"))
    func `while it is edited text keeps clear of the clear button`() {
        let scene = FieldScene("text").begun()
        let field = scene.field
        field.clearButtonMode = .whileEditing
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
        #expect(field.editingRect(forBounds: bounds).maxX <= field.clearButtonRect(forBounds: bounds).minX)
        #expect(field.borderRect(forBounds: bounds) == bounds)
    }

    @Test(.assumed("there is nothing to clear where nothing can be typed"))
    func `a disabled field has no clear button`() {
        let scene = FieldScene("text")
        scene.field.clearButtonMode = .always
        scene.stage.layoutNow()
        #expect(scene.field.subviews.contains { $0.accessibilityLabel == "Clear text" && !$0.isHidden })
        scene.field.isEnabled = false
        scene.stage.layoutNow()
        #expect(!scene.field.subviews.contains { $0.accessibilityLabel == "Clear text" && !$0.isHidden })
    }

    @Test(.documented("UITextField: leftViewRect, rightViewRect, clearButtonRect, placeholderRect, borderRect"))
    func `who overrides a rectangle moves its part`() {
        final class Moved: UITextField {
            override func leftViewRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 11, y: 3, width: 12, height: 13) }
            override func rightViewRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 170, y: 5, width: 14, height: 15) }
            override func placeholderRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 50, y: 0, width: 90, height: 34) }
            override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 140, y: 7, width: 20, height: 20) }
            override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 4) }
        }
        let scene = FieldScene { Moved() }
        let field = scene.field
        field.borderStyle = .line
        field.placeholder = "Name"
        field.leftView = UIView()
        field.leftViewMode = .always
        field.rightView = UIView()
        field.rightViewMode = .unlessEditing
        scene.stage.layoutNow()
        #expect(field.leftView?.frame == CGRect(x: 11, y: 3, width: 12, height: 13))
        #expect(field.rightView?.frame == CGRect(x: 170, y: 5, width: 14, height: 15))
        #expect(field.subviews.contains { $0.frame.minX == 50 || $0.frame == CGRect(x: 50, y: 0, width: 90, height: 34) })
        #expect(field.subviews.contains { $0.frame == field.bounds.insetBy(dx: 4, dy: 4) })
        field.text = "x"
        field.rightViewMode = .never
        field.clearButtonMode = .always
        scene.stage.layoutNow()
        let clear = field.subviews.first { $0.accessibilityLabel == "Clear text" }
        #expect(clear?.frame == CGRect(x: 140, y: 7, width: 20, height: 20))
    }

    @Test(
        .documented("UITextField.disabledBackground: ignored without a background; background: ignored with a rounded border"))
    func `a picture for disabled fields alone isn't drawn, and none below a rounded border`() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let scene = FieldScene("x")
        scene.field.isEnabled = false
        let plain = scene.stage.fingerprint
        scene.field.disabledBackground = picture
        #expect(scene.stage.fingerprint == plain)
        scene.field.background = picture
        #expect(scene.stage.fingerprint != plain)
        scene.field.background = nil
        scene.field.disabledBackground = nil
        scene.field.isEnabled = true
        scene.field.borderStyle = .roundedRect
        let rounded = scene.stage.fingerprint
        scene.field.background = picture
        #expect(scene.stage.fingerprint == rounded)
    }

    @Test(.documented("UITextField.ViewMode: raw values and defaults"))
    func `modes of side views have Apple's numbers`() {
        let modes: [UITextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
        #expect(modes.map(\.rawValue) == [0, 1, 2, 3])
        let field = UITextField()
        #expect(field.rightViewMode == .never && field.leftViewMode == .never && field.clearButtonMode == .never)
    }

    @Test(.assumed("a square at the field's end"))
    func `the clear button lies in the middle of its end, and a right view at it`() {
        let field = UITextField()
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 35)
        let clear = field.clearButtonRect(forBounds: bounds)
        #expect(clear.width == 19 && clear.height == 19 && abs(clear.midY - 17.5) <= 0.5 && clear.maxX > 170)
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let right = field.rightViewRect(forBounds: bounds)
        #expect(right.maxX == 200 && right.size == CGSize(width: 30, height: 20))
    }

    @Test(.assumed("a comment in Material Components: the text is centred in its rectangle"))
    func `text stands in the middle of an overridden rectangle`() {
        final class Low: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 0, y: 10, width: 200, height: 24) }
        }
        let scene = FieldScene("text") { Low() }
        scene.stage.layoutNow()
        let caret = scene.field.caretRect(for: scene.field.beginningOfDocument)
        #expect(abs(caret.midY - 22) <= 1.5)
    }

    @Test(.documented("UITextField.drawText(in:): no longer called"))
    func `drawing the text isn't asked of a subclass`() {
        final class Drawing: UITextField {
            var drawn = 0
            override func drawText(in rect: CGRect) { drawn += 1 }
        }
        let scene = FieldScene("text") { Drawing() }
        _ = scene.stage.fingerprint
        #expect((scene.field as! Drawing).drawn == 0)
    }

    @Test(.documented("UITextField.placeholder: shown while the text is empty"))
    func `the placeholder stands where the text would, and comes back with the last character`() {
        let scene = FieldScene()
        scene.field.placeholder = "Name"
        let natural = scene.stage.fingerprint
        scene.field.textAlignment = .right
        let right = scene.stage.fingerprint
        #expect(right != natural)
        scene.field.becomeFirstResponder()
        let empty = scene.stage.fingerprint
        scene.stage.type("a")
        #expect(scene.stage.fingerprint != empty)
        scene.stage.type(.keyboardDeleteOrBackspace)
        #expect(scene.stage.fingerprint == empty)
    }

    @Test(.documented("UITextField.adjustsFontSizeToFitWidth, minimumFontSize"))
    func `text that is too wide gets smaller, and not smaller than allowed`() {
        let scene = FieldScene("Some words that have no room at all in so short a field")
        scene.field.font = .systemFont(ofSize: 30)
        func height() -> CGFloat {
            scene.stage.layoutNow()
            return scene.field.caretRect(for: scene.field.beginningOfDocument).height
        }
        let full = height()
        scene.field.adjustsFontSizeToFitWidth = true
        scene.field.minimumFontSize = 20
        let smaller = height()
        #expect(smaller < full && smaller >= UIFont.systemFont(ofSize: 20).lineHeight - 1)
        scene.field.minimumFontSize = 12
        #expect(height() < smaller)
        scene.field.text = "short"
        #expect(height() == full)
    }

    @Test(.documented("UITextInput.caretRect(for:)"))
    func `the caret of an empty field is two points wide and as high as a line`() {
        let scene = FieldScene()
        scene.field.font = .systemFont(ofSize: 17)
        let caret = scene.field.caretRect(for: scene.field.beginningOfDocument)
        #expect(caret.width == 2 && abs(caret.height - UIFont.systemFont(ofSize: 17).lineHeight) < 1)
    }
}
