import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing
import UIKit

extension Proofs {
    @MainActor @Suite("UIKit proofs / Construction", .documented("SWIFT-OBJC: imported initialisers need not be required"))
    struct ConstructionTests {
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

        @Test func `a class held as a value is made with its base class's initialiser`() {
            let plain = makeBox(PlainBox.self)
            #expect(type(of: plain) == PlainBox.self && plain.frame == frame && plain.numbers == [1, 2])
            let own = makeBox(OwnBox.self)
            #expect(own.frame == frame && own.text == "own" && own.numbers == [1, 2])
            #expect(makeBox(UIView.self).frame == frame)
            #expect(makeBox(ofClass: OwnBox.self) is OwnBox)
        }

        @Test func `a generic class and its subclass are made too`() {
            let box = makeBox(GenericBox<Int>.self)
            box.item = 3
            #expect(box.item == 3 && box.text == "own" && box.frame == frame)
        }

        @Test func `init without parameters comes down to the class's own`() {
            let box: GenericBox<String> = makeEmptyBox()
            #expect(box.text == "own" && box.frame == .zero)
            let view: UIView = makeEmptyBox()
            #expect(type(of: view) == UIView.self)
        }

        @Test func `controllers are made with a nib's name and a bundle`() {
            let plain: PlainController = makeController("Plain")
            #expect(plain.items == ["a"] && plain.nibName == "Plain" && plain.nibBundle == nil)
            #expect((makeController(ofClass: OwnController.self) as? OwnController)?.made == "with x")
            let empty: OwnController = makeEmptyController()
            #expect(empty.made == "with nothing")
        }

        @Test func `navigation controllers and segues are made by classes that are held as values`() {
            let root = UIViewController()
            let stack = makeStack(ofClass: OwnStack.self, root)
            #expect((stack as? OwnStack)?.made == "plain" && stack.viewControllers == [root])
            #expect(
                type(of: makeStack(ofClass: UINavigationController.self, UIViewController())) == UINavigationController.self)
            #expect(makeSegue(ofClass: UIStoryboardSegue.self, root).identifier == "go")
        }

        @Test func `Self in a class method is the class it is called on`() {
            let box = OwnBox.square(7)
            #expect(box.text == "own" && box.bounds.width == 7)
            #expect(type(of: UIImageView.square(2)) == UIImageView.self)
        }

        @Test func `what is made that way goes as anything does`() {
            weak var gone: UIView?
            do {
                let box = makeBox(OwnBox.self)
                gone = box
                #expect(gone != nil)
            }
            #expect(gone == nil)
        }

        @Test func `a class without the initialiser ends the process in the compiler's words`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                _ = makeBox(ofClass: SpecialBox.self)
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("Use of unimplemented initializer 'init(frame:)' for class 'UIKitProofs.SpecialBox'"))
        }

        @Test func `layers are made by their class`() {
            #expect(type(of: CAShapeLayer._new()) == CAShapeLayer.self)
            let layer = CATextLayer()
            layer.opacity = 0.5
            #expect(type(of: layer)._new(layer: layer).opacity == 0.5)
        }
    }

    @MainActor @Suite("UIKit proofs / Class names", .assumed("storyboards name classes by text"))
    struct ClassNameTests {
        private func found(_ name: String, _ module: String? = nil) -> AnyClass? {
            ClassRegistry.shared.type(named: name, inModule: module)
        }

        @Test func `a storyboard's class and module name a class`() {
            #expect(found("PlainBox", "UIKitProofs") == PlainBox.self)
            #expect(found("Hidden.Box", "UIKitProofs") == Hidden.Box.self)
            #expect(found("UIImageView") == UIImageView.self && found("UILabel", "UIKit") == UILabel.self)
            #expect(found("Nowhere", "UIKitProofs") == nil)
        }

        @Test func `nested and private classes are found by their own name`() {
            #expect(found("Box", "UIKitProofs") == Hidden.Box.self)
            #expect(found("SecretBox", "UIKitProofs") != nil)
            #expect(found("SecretBox") != nil)
            #expect(found("Box", "OtherModule") == nil)
        }

        @Test func `names as Objective-C sees them are understood`() {
            #expect(found("_TtC11UIKitProofs8PlainBox") == PlainBox.self)
            #expect(found("_TtCO11UIKitProofs6Hidden3Box") == Hidden.Box.self)
            #expect(found("_TtC99UIKitProofs8PlainBox") == nil)
        }

        @Test func `a class says the name by which it is found`() {
            #expect(NSStringFromClass(PlainBox.self) == "UIKitProofs.PlainBox")
            #expect(Hidden.secretName() == "UIKitProofs.Hidden.SecretBox")
            #expect(NSStringFromClass(UIView.self) == "UIView" && NSStringFromClass(CALayer.self) == "CALayer")
            #expect(_objcClassForName(Hidden.secretName()) != nil)
        }

        @Test func `found classes are made`() throws {
            let type = try #require(found("OwnBox", "UIKitProofs") as? UIView.Type)
            #expect((type._new(frame: .zero) as? OwnBox)?.text == "own")
        }
    }
}
