import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Text / The keyboard", .serialized)
struct KeyboardTests {
    @Test(.oracle("TEXT-K1, TEXT-E2"))
    func `comes after the beginning and goes before the end, with its notifications in order`() {
        let scene = FieldScene(hardware: false)
        scene.field.delegate = scene.log
        scene.log.watchKeyboard()
        scene.field.becomeFirstResponder()
        #expect(scene.log.take() == ["should begin", "did begin", "keys will change", "keys will show"])
        scene.stage.advance(by: 0.3)
        #expect(scene.log.take() == ["keys did change", "keys did show"])
        scene.field.resignFirstResponder()
        #expect(scene.log.take() == ["should end", "keys will change", "keys will hide", "did end"])
        scene.stage.advance(by: 0.3)
        #expect(scene.log.take() == ["keys did change", "keys did hide"])
    }

    @Test(.oracle("TEXT-K6"))
    func `says from where to where it goes, how long and how`() throws {
        let scene = FieldScene(device: .iPhoneSE, hardware: false)
        scene.log.watchKeyboard()
        scene.field.autocorrectionType = .no
        scene.field.becomeFirstResponder()
        let info = try #require(scene.log.last?.userInfo)
        #expect(
            (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
                == CGRect(x: 0, y: 667, width: 375, height: 216))
        #expect(
            (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                == CGRect(x: 0, y: 451, width: 375, height: 216))
        #expect((info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0.25)
        let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue
        #expect(curve == 7)
        #expect(curve.flatMap(UIView.AnimationCurve.init(rawValue:)) != nil)
        #expect((info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue == true)
        #expect(scene.log.last?.object == nil)
    }

    @Test(
        .assumed("what programs have printed on these devices"),
        arguments: [
            (SimulatedDevice.iPhoneSE1, 216, 253), (.iPhoneSE, 216, 258), (.iPhone8Plus, 226, 271), (.iPhoneX, 291, 335),
            (.iPhone11, 301, 346),
        ])
    func `is as high as on each device`(_ device: SimulatedDevice, _ plain: CGFloat, _ suggesting: CGFloat) {
        let scene = FieldScene(device: device, hardware: false)
        scene.field.becomeFirstResponder()
        #expect(scene.stage.keyboardFrame?.height == suggesting)
        scene.field.resignFirstResponder()
        scene.field.autocorrectionType = .no
        scene.field.becomeFirstResponder()
        #expect(scene.stage.keyboardFrame?.height == plain)
        scene.stage.settle()
    }

    @Test(.oracle("TEXT-K3"))
    func `between two fields nothing is posted, unless the height changes`() {
        let scene = FieldScene(hardware: false)
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        scene.stage.window.addSubview(other)
        scene.field.becomeFirstResponder()
        scene.stage.settle()
        scene.log.watchKeyboard()
        other.becomeFirstResponder()
        #expect(scene.log.take().isEmpty)
        scene.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        scene.field.becomeFirstResponder()
        #expect(scene.log.take() == ["keys will change", "keys will show"])
        scene.stage.settle()
        #expect(scene.stage.keyboardFrame?.height == 380)
        #expect(scene.field.inputAccessoryView?.frame.width == 393)
    }

    @Test(.documented("UIResponder.inputView, reloadInputViews()"))
    func `an app's own view takes the place of the keys`() {
        let scene = FieldScene(hardware: false)
        scene.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        scene.field.becomeFirstResponder()
        #expect(scene.stage.keyboardFrame?.height == 234)
        scene.field.inputView = nil
        scene.field.reloadInputViews()
        #expect(scene.stage.keyboardFrame?.height == 336)
        scene.stage.settle()
    }

    @Test(
        .documented(
            "UIResponder.keyboardWillShowNotification: not with a keyboard attached; what sits on top shows all the same"))
    func `with keys attached only what apps put there shows`() {
        let scene = FieldScene(hardware: true)
        scene.log.watchKeyboard()
        scene.field.becomeFirstResponder()
        #expect(scene.log.take().isEmpty)
        #expect(scene.stage.keyboardFrame == nil)
        scene.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        scene.field.reloadInputViews()
        #expect(scene.stage.keyboardFrame?.height == 78)
        scene.stage.usesHardwareKeyboard = false
        #expect(scene.stage.keyboardFrame?.height == 380)
        scene.stage.settle()
    }

    @Test(.oracle("TEXT-K17"), arguments: [true, false])
    func `stays in sight while the device turns, and is told of as if it went and came`(_ isAnimated: Bool) {
        let scene = FieldScene(device: .iPhone13, hardware: false)
        scene.stage.window.rootViewController = UIViewController()
        scene.stage.window.rootViewController?.view.addSubview(scene.field)
        scene.field.becomeFirstResponder()
        scene.stage.settle()
        #expect(scene.stage.keyboardFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
        scene.log.watchKeyboard()
        if !isAnimated { UIView.setAnimationsEnabled(false) }
        scene.stage.rotate(to: .landscapeLeft)
        UIView.setAnimationsEnabled(true)
        let (goes, comes) = (
            ["keys will change", "keys will hide", "keys did change", "keys did hide"],
            ["keys will change", "keys will show", "keys did change", "keys did show"]
        )
        #expect(scene.log.take() == (isAnimated ? goes : goes + comes))
        scene.stage.settle()
        #expect(scene.log.take() == (isAnimated ? comes : []))
        #expect(scene.field.isFirstResponder)
        #expect(scene.stage.keyboardFrame == CGRect(x: 0, y: 181, width: 844, height: 209))
        let end = (scene.log.last?.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        #expect(end == scene.stage.keyboardFrame)
    }

    @Test(.oracle("TEXT-K17"))
    func `who ends editing because it goes before a turn hears of it once`() {
        let scene = FieldScene(device: .iPhone13, hardware: false)
        scene.field.becomeFirstResponder()
        scene.stage.settle()
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { _ = scene.field.resignFirstResponder() } }
        defer { NotificationCenter.default.removeObserver(observer) }
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(scene.stage.keyboardFrame == nil && !scene.field.isFirstResponder)
    }

    @Test(.documented("UIView.keyboardLayoutGuide"))
    func `the layout guide moves with it`() {
        let scene = FieldScene(hardware: false)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: scene.stage.window.bounds)
        scene.stage.window.addSubview(root)
        root.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor), bar.heightAnchor.constraint(equalToConstant: 40),
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
        ])
        scene.stage.layoutNow()
        #expect(bar.frame.maxY == 818)
        scene.field.becomeFirstResponder()
        #expect(bar.frame.maxY == 516)
        scene.stage.advance(by: 0.1)
        let shown = bar.layer.presentation()?.frame.maxY ?? 0
        #expect(shown < 852 - 34 && shown > 852 - 336)
        scene.stage.settle()
        scene.field.resignFirstResponder()
        scene.stage.settle()
        #expect(bar.frame.maxY == 818)
    }

    @Test(.documented("UIKeyInput"))
    func `a view with UIKeyInput alone has a keyboard, and gets its keys`() {
        final class Typist: UIView, UIKeyInput {
            var text = ""
            var hasText: Bool { !text.isEmpty }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { text = String(text.dropLast()) }
            var keyboardType: UIKeyboardType {
                get { .numberPad }
                set {}
            }
            override var canBecomeFirstResponder: Bool { true }
        }
        let stage = Stage()
        let view = Typist(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        stage.settle()
        #expect(stage.keyboardFrame?.height == 291)
        stage.tap(at: CGPoint(x: 60, y: 600))
        #expect(view.text == "1")
        view.resignFirstResponder()
        stage.settle()
        #expect(stage.keyboardFrame == nil)
    }

    @Test(.ours)
    func `is no window of the program's, and none before it is needed`() {
        let scene = FieldScene(hardware: false)
        let count = UIScreen.main.allWindows.count
        scene.field.becomeFirstResponder()
        scene.stage.settle()
        #expect(UIScreen.main.allWindows.count == count + 1)
        #expect(UIApplication.shared.windows == [scene.stage.window])
        #expect(scene.stage.window.windowScene?.windows == [scene.stage.window])
        #expect(scene.stage.window.isKeyWindow)
        scene.stage.dismissKeyboard()
        scene.stage.settle()
        #expect(!scene.field.isFirstResponder)
        #expect(scene.stage.keyboardFrame == nil)
    }

    @Test(.documented("UIScrollView.keyboardDismissMode"))
    func `a scroll view sends it away when it is dragged`() {
        let scene = FieldScene(hardware: false)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 150, width: 393, height: 300))
        scroll.contentSize = CGSize(width: 393, height: 2000)
        scene.stage.window.addSubview(scroll)
        scene.field.becomeFirstResponder()
        scene.stage.settle()
        scene.stage.drag(scroll, by: CGVector(dx: 0, dy: -80))
        #expect(scene.field.isFirstResponder)
        scene.stage.settle()
        scroll.keyboardDismissMode = .onDrag
        scene.stage.drag(scroll, by: CGVector(dx: 0, dy: -80))
        #expect(!scene.field.isFirstResponder)
        scene.stage.settle()
    }

    @Test(.assumed("recognisable to who knows iOS"), arguments: ["light", "dark"])
    func `letters and numbers`(_ look: String) {
        let stage = Stage(style: look == "dark" ? .dark : .light)
        let field = UITextField(frame: CGRect(x: 20, y: 400, width: 350, height: 34))
        field.borderStyle = .roundedRect
        field.returnKeyType = .next
        field.text = "Hello"
        stage.window.backgroundColor = .systemBackground
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        stage.settle()
        assertSnapshot(of: stage, named: look)
        field.keyboardType = .decimalPad
        field.reloadInputViews()
        stage.settle()
        assertSnapshot(of: stage, named: "\(look)-numbers")
    }
}
