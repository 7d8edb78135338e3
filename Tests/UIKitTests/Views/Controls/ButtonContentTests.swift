import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Views / Controls / What buttons show")
struct ButtonContentTests {
    @Test(.assumed("tests of apps read titleLabel right after setTitle"))
    func `a title is there at once`() {
        let button = UIButton(type: .system)
        button.setTitle("One", for: .normal)
        #expect(button.titleLabel?.text == "One")
        button.setTitle("Two", for: .normal)
        #expect(button.titleLabel?.text == "Two")
        button.setTitleColor(.red, for: .normal)
        #expect(button.titleLabel?.textColor == .red)
        button.setTitle("Three", for: .selected)
        button.isSelected = true
        #expect(button.titleLabel?.text == "Three")
        button.setTitle(nil, for: .selected)
        button.setTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == nil)
    }

    @Test(.assumed("tests of apps read titleLabel right after setAttributedTitle"))
    func `an attributed title is there at once`() {
        let button = UIButton(type: .custom)
        button.setAttributedTitle(NSAttributedString(string: "A", attributes: [.foregroundColor: UIColor.red]), for: .normal)
        #expect(button.titleLabel?.attributedText?.string == "A" && button.titleLabel?.text == "A")
    }

    @Test(.assumed("tests of apps read imageView right after setImage"))
    func `a picture is there at once`() {
        let button = UIButton(type: .custom)
        let image = picture(4, 4) { _ in }
        button.setImage(image, for: .normal)
        #expect(button.imageView?.image === image)
        button.setImage(nil, for: .normal)
        #expect(button.imageView?.image == nil)
    }

    @Test(.assumed("what a configuration says is shown like what a state says"))
    func `a configuration is there at once`() {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "T"
        button.configuration?.subtitle = "S"
        #expect(button.titleLabel?.text == "T" && button.subtitleLabel?.text == "S")
    }
}
