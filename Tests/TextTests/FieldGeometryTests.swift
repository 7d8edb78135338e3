import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Text / Sizes and rectangles of fields", .serialized)
struct FieldGeometryTests {
    private func field(_ style: UITextField.BorderStyle, _ size: CGFloat = 17) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 250, height: 34))
        field.traitOverrides.displayScale = 2
        field.borderStyle = style
        field.font = .systemFont(ofSize: size)
        return field
    }

    @Test(
        .assumed("what Interface Builder stores for fields of these fonts"),
        arguments: zip([14, 15, 16, 17] as [CGFloat], [17, 19.5, 21, 22] as [CGFloat]))
    func `are as high as their line`(size: CGFloat, height: CGFloat) {
        #expect(field(.none, size).intrinsicContentSize.height == height)
    }

    @Test(
        .assumed("what Interface Builder stores: the same for fonts from 12 to 18"), arguments: [12, 14, 17, 18] as [CGFloat])
    func `with a rounded border are 34 points high`(size: CGFloat) {
        #expect(field(.roundedRect, size).intrinsicContentSize.height == 34)
    }

    @Test(.oracle("TEXT-G3"), arguments: [(30, 5), (22, 1)] as [(CGFloat, CGFloat)])
    func `the text begins on a whole point`(height: CGFloat, top: CGFloat) {
        let scene = FieldScene("Text")
        scene.field.frame.size.height = height
        scene.stage.layoutNow()
        #expect(scene.field.caretRect(for: scene.field.beginningOfDocument).minY == top)
    }

    @Test(.assumed("seven points inside of a rounded border; none without"))
    func `text lies inside of the border`() {
        let bounds = CGRect(x: 0, y: 0, width: 250, height: 34)
        #expect(field(.none).textRect(forBounds: bounds) == bounds)
        #expect(field(.roundedRect).textRect(forBounds: bounds) == CGRect(x: 7, y: 0, width: 236, height: 34))
        #expect(field(.roundedRect).borderRect(forBounds: bounds) == bounds)
    }

    @Test(.oracle("TEXT-G8"))
    func `a view at a side takes room only while it shows`() {
        let scene = FieldScene()
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        scene.field.leftView = icon
        let bounds = scene.field.bounds
        #expect(scene.field.textRect(forBounds: bounds).minX == 0)
        scene.field.leftViewMode = .unlessEditing
        scene.stage.layoutNow()
        #expect(scene.field.textRect(forBounds: bounds).minX == 30)
        #expect(icon.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
        scene.field.becomeFirstResponder()
        scene.stage.layoutNow()
        #expect(scene.field.editingRect(forBounds: bounds).minX == 0)
        #expect(icon.superview == nil)
    }

    @Test(.documented("UITextField.rightView: the clear button doesn't show where it does"))
    func `the clear button shows for a text, and not beside a right view`() {
        let scene = FieldScene()
        let bounds = scene.field.bounds
        scene.field.clearButtonMode = .always
        #expect(scene.field.textRect(forBounds: bounds).maxX == bounds.maxX)
        scene.field.text = "a"
        #expect(scene.field.textRect(forBounds: bounds).maxX <= scene.field.clearButtonRect(forBounds: bounds).minX)
        scene.field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        scene.field.rightViewMode = .always
        #expect(scene.field.textRect(forBounds: bounds).maxX == bounds.maxX - 40)
    }

    @Test(.documented("UITextField.textRect(forBounds:): overriding it moves the text"))
    func `overridden rectangles move text, placeholder and caret`() {
        final class Padded: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
        }
        let scene = FieldScene("a") { Padded() }
        #expect(scene.field.caretRect(for: scene.field.beginningOfDocument).minX == 20)
        #expect(scene.field.placeholderRect(forBounds: scene.field.bounds).minX == 20)
        scene.field.becomeFirstResponder()
        scene.stage.layoutNow()
        #expect(scene.field.caretRect(for: scene.field.beginningOfDocument).minX == 30)
    }

    @Test(.documented("UITextField.leftView: it stands where lines begin"))
    func `sides change where people read from the right`() {
        let scene = FieldScene("א")
        scene.field.semanticContentAttribute = .forceRightToLeft
        scene.field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        scene.field.leftViewMode = .always
        scene.stage.layoutNow()
        #expect(scene.field.leftView?.frame.minX == 220)
        #expect(scene.field.textRect(forBounds: scene.field.bounds) == CGRect(x: 0, y: 0, width: 220, height: 34))
        #expect(scene.field.caretRect(for: scene.field.beginningOfDocument).maxX <= 220)
        #expect(scene.field.caretRect(for: scene.field.beginningOfDocument).minX > 200)
    }

    @Test(.documented("UITextInput.firstRect(for:), closestPosition(to:), selectionRects(for:)"))
    func `places and positions answer each other`() {
        let scene = FieldScene("Hello world").begun()
        for offset in 0...11 {
            let position = scene.field.position(from: scene.field.beginningOfDocument, offset: offset)!
            let caret = scene.field.caretRect(for: position)
            #expect(caret.width == 2)
            let found = scene.field.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY))!
            #expect(scene.field.offset(from: scene.field.beginningOfDocument, to: found) == offset)
        }
        scene.field.select(0, 5)
        let rects = scene.field.selectionRects(for: scene.field.selectedTextRange!)
        #expect(rects.count == 1)
        #expect(rects.first?.containsStart == true && rects.first?.containsEnd == true)
        #expect(rects.first?.rect == scene.field.firstRect(for: scene.field.selectedTextRange!))
    }

    @Test(.assumed("bullets are one per character, whatever that is made of"))
    func `carets in secret text stand between bullets`() {
        let scene = FieldScene("a👨‍👩‍👧b")
        scene.field.isSecureTextEntry = true
        scene.stage.layoutNow()
        let places = [0, 1, 9, 10].map { offset in
            scene.field.caretRect(for: scene.field.position(from: scene.field.beginningOfDocument, offset: offset)!).midX
        }
        #expect(abs((places[2] - places[1]) - (places[3] - places[2])) < 0.01)
        #expect(scene.field.accessibilityValue == "\u{2022}\u{2022}\u{2022}")
        #expect(scene.field.text == "a👨‍👩‍👧b")
    }

    @Test(.oracle("TEXT-A1"))
    func `assistive programs hear the text or the placeholder`() {
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.isAccessibilityElement)
        #expect(field.accessibilityValue == "Name")
        field.text = "Ann"
        #expect(field.accessibilityValue == "Ann")
        #expect(field.accessibilityTraits.rawValue & (1 << 18) != 0)
    }

    @Test(.documented("UITextField.text, attributedText, font, placeholder, attributedPlaceholder"))
    func `plain and styled texts take each other's place`() {
        let field = UITextField()
        field.attributedText = NSAttributedString(
            string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
        #expect(field.text == "ab")
        #expect(field.font?.pointSize == 20)
        #expect(field.textColor == .red)
        field.font = .systemFont(ofSize: 12)
        #expect((field.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 12)
        field.text = "c"
        #expect(field.attributedText?.string == "c")
        field.attributedPlaceholder = NSAttributedString(string: "p")
        #expect(field.placeholder == "p")
        field.placeholder = "q"
        #expect(field.attributedPlaceholder?.string == "q")
    }

    // MARK: Pictures
    @Test(.assumed("recognisable to who knows iOS"), arguments: ["light", "dark", "large", "mirrored"])
    func `fields of all kinds`(_ look: String) {
        let stage = Stage(
            style: look == "dark" ? .dark : .light, contentSize: look == "large" ? .accessibilityLarge : .large,
            layoutDirection: look == "mirrored" ? .rightToLeft : .leftToRight)
        stage.usesHardwareKeyboard = true
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 480))
        sheet.backgroundColor = .systemBackground
        var y: CGFloat = 10
        func add(_ style: UITextField.BorderStyle, _ text: String?, _ set: (UITextField) -> Void = { _ in }) -> UITextField {
            let field = UITextField()
            field.borderStyle = style
            field.text = text
            field.placeholder = "Placeholder"
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            set(field)
            field.frame = CGRect(x: 20, y: y, width: 260, height: max(34, field.intrinsicContentSize.height))
            sheet.addSubview(field)
            y = field.frame.maxY + 12
            return field
        }
        for style in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect] { _ = add(style, nil) }
        _ = add(.roundedRect, "Text in a field") { $0.clearButtonMode = .always }
        _ = add(.roundedRect, "Much more text than there is room for in it")
        _ = add(.roundedRect, "secret") { $0.isSecureTextEntry = true }
        _ = add(.roundedRect, "disabled") { $0.isEnabled = false }
        let focused = add(.roundedRect, "Hello עולם") { field in
            let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
            icon.frame = CGRect(x: 0, y: 0, width: 28, height: 20)
            icon.contentMode = .center
            field.leftView = icon
            field.leftViewMode = .always
            field.clearButtonMode = .whileEditing
        }
        sheet.frame.size.height = y
        stage.window.addSubview(sheet)
        focused.becomeFirstResponder()
        focused.select(2, 7)
        stage.layoutNow()
        assertSnapshot(of: sheet, named: look)
    }
}
