import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Views / Controls / Sizes of buttons")
struct ButtonSizeTests {
    private func system(_ title: String, _ size: CGFloat = 15) -> UIButton {
        let button = UIButton(type: .system)
        button.traitOverrides.displayScale = 3
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: size)
        return button
    }

    @Test(
        .oracle("LAYOUT-B2: by font size"),
        arguments: zip([12, 14, 15, 16, 17, 28] as [CGFloat], [27, 29, 30, 32, 33, 46] as [CGFloat]))
    func `are twelve points higher than their title`(size: CGFloat, height: CGFloat) {
        #expect(system("Button", size).intrinsicContentSize.height == height)
    }

    @Test(.oracle("LAYOUT-B3: 46 for Button, 30 for OK"))
    func `are as wide as their title, at least thirty`() {
        #expect(system("OK").intrinsicContentSize.width == 30)
        #expect(abs(system("Button").intrinsicContentSize.width - 46) <= 1)
    }

    @Test(.oracle("LAYOUT-B4: 15 points with insets of 16: 50 high"))
    func `add insets instead when there are any`() {
        let button = system("Button")
        button.contentEdgeInsets = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        // 18 for the title and twice 16.
        #expect(button.intrinsicContentSize.height == 50)
        let bare = system("OK")
        bare.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .leastNormalMagnitude)
        #expect(bare.intrinsicContentSize.height == 18 && bare.intrinsicContentSize.width < 30)
    }

    @Test(.oracle("LAYOUT-B5"))
    func `are as large as a picture alone`() {
        let button = UIButton(type: .custom)
        button.setImage(picture(40, 24) { _ in }, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 40, height: 24))
    }

    @Test(.oracle("LAYOUT-B5: an empty title has the height of a line"))
    func `keep a line's height for an empty title, in the label's font`() {
        let button = UIButton(type: .custom)
        button.traitOverrides.displayScale = 3
        button.setImage(picture(40, 12) { _ in }, for: .normal)
        button.setTitle("", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        #expect(button.intrinsicContentSize == CGSize(width: 40, height: 21))
        button.setImage(picture(40, 24) { _ in }, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 40, height: 24))
        let empty = UIButton(type: .system)
        empty.traitOverrides.displayScale = 3
        empty.titleLabel?.font = .systemFont(ofSize: 28)
        #expect(empty.intrinsicContentSize == CGSize(width: 30, height: 46))
    }

    @Test(.oracle("LAYOUT-B6"), arguments: [1, 2, 3] as [CGFloat])
    func `are of one size when they are a sign in a circle`(scale: CGFloat) {
        for type in [UIButton.ButtonType.contactAdd, .infoLight, .infoDark, .detailDisclosure] {
            let button = UIButton(type: type)
            button.traitOverrides.displayScale = scale
            let size = button.intrinsicContentSize
            #expect(abs(size.width - 73.0 / 3) < 1 / scale && abs(size.height - 71.0 / 3) < 1 / scale)
            if scale == 3 { #expect(size == CGSize(width: 73.0 / 3, height: 71.0 / 3)) }
            button.setImage(picture(40, 24) { _ in }, for: .normal)
            #expect(button.intrinsicContentSize == CGSize(width: 40, height: 24))
        }
    }

    @Test(.oracle("LAYOUT-B7: Button 75 by 34.333 in body with the default insets"))
    func `have the metrics of a configuration`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Button"
        let button = UIButton(configuration: configuration)
        button.traitOverrides.displayScale = 3
        button.traitOverrides.preferredContentSizeCategory = .large
        #expect(abs(button.intrinsicContentSize.height - 103.0 / 3) < 1e-6)
        #expect(abs(button.intrinsicContentSize.width - 75) < 1.2)
    }
}

@MainActor @Suite("Views / Controls / Buttons", .serialized)
struct ButtonTests {
    @Test(.documented("UIButton.setTitle(_:for:)"))
    func `fall back on the normal state`() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitle("Chosen", for: .selected)
        #expect(button.title(for: .highlighted) == "Go" && button.currentTitle == "Go")
        button.isSelected = true
        #expect(button.currentTitle == "Chosen")
        button.isHighlighted = true
        #expect(button.currentTitle == "Chosen")
    }

    @Test(.documented("UIButton.ButtonType"))
    func `take the tint colour when they are the system's, white when custom`() {
        #expect(UIButton(type: .custom).currentTitleColor == .white)
        let button = UIButton(type: .system)
        button.tintColor = .systemPink
        #expect(button.currentTitleColor == .systemPink)
    }

    @Test(.documented("UIButton layout"))
    func `centre picture and title side by side`() throws {
        let button = UIButton(type: .custom)
        button.setImage(picture(20, 20) { _ in }, for: .normal)
        button.setTitle("Title", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        let image = try #require(button.imageView).frame
        let title = try #require(button.titleLabel).frame
        #expect(abs(image.maxX - title.minX) < 0.01 && abs((image.minX + title.maxX) / 2 - 100) <= 0.5)
        #expect(image.midY == 20)
        button.semanticContentAttribute = .forceRightToLeft
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(button.imageView!.frame.minX > button.titleLabel!.frame.minX)
    }

    @Test(.documented("UIControl.addAction(_:for:)"))
    func `run their actions in the order of adding, once each`() {
        var log: [String] = []
        let button = UIButton(type: .system)
        let first = UIAction { _ in log.append("first") }
        button.addAction(first, for: .touchUpInside)
        button.addAction(UIAction { action in log.append("second from \(type(of: action.sender!))") }, for: .touchUpInside)
        button.addAction(first, for: .touchDown)
        button.sendActions(for: .touchUpInside)
        button.removeAction(first, for: .touchUpInside)
        button.sendActions(for: [.touchUpInside, .touchDown])
        #expect(log == ["first", "second from UIButton", "first", "second from UIButton"])
        #expect(button.allControlEvents == [.touchUpInside, .touchDown])
    }

    @Test(.assumed("apps set the title of a configured button in the old way too"))
    func `with a configuration show the title that was set for a state`() {
        let button = UIButton(configuration: .filled())
        let empty = button.intrinsicContentSize.width
        button.setTitle("Continue", for: .normal)
        button.sizeToFit()
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Continue")
        #expect(button.intrinsicContentSize.width > empty + 40)
        #expect(button.configuration?.title == nil)
    }

    @Test(.documented("UIButton.init(configuration:primaryAction:)"))
    func `take title and picture from the primary action`() {
        var count = 0
        let action = UIAction(title: "Like", image: UIImage(systemName: "heart")) { _ in count += 1 }
        let button = UIButton(configuration: .tinted(), primaryAction: action)
        #expect(button.configuration?.title == "Like" && button.currentImage != nil)
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 1)
    }

    @Test(.documented("UIAccessibility"))
    func `tell assistive technology what they are called`() {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.isEnabled = false
        #expect(button.isAccessibilityElement && button.accessibilityLabel == "Send")
        #expect(button.accessibilityTraits == [.button, .notEnabled])
        let label = UILabel()
        label.text = "Hello"
        #expect(label.accessibilityLabel == "Hello" && label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "Greeting"
        #expect(label.accessibilityLabel == "Greeting")
    }

    @Test(.documented("UIButton.Configuration.titleTextAttributesTransformer"))
    func `come to rest when a transformer changes the title`() {
        let stage = Stage(device: .iPhone15)
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Skip"
        button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var changed = attributes
            changed.font = .systemFont(ofSize: 20)
            return changed
        }
        let misuses = Misuse.observed {
            button.frame = CGRect(x: 20, y: 100, width: 200, height: 50)
            stage.window.addSubview(button)
            button.isHighlighted = true
            stage.layoutNow()
        }
        #expect(misuses.isEmpty && button.titleLabel?.font.pointSize == 20)
    }

    @Test(.documented("UIControl.State"))
    func `tell their state as a set`() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isEnabled = false
        control.isSelected = true
        #expect(control.state == [.disabled, .selected])
    }

    @Test(.assumed("looked at"), arguments: [UIUserInterfaceStyle.light, .dark])
    func `look like buttons`(style: UIUserInterfaceStyle) {
        // Pictures have the scale of the screen, which other tests may have changed.
        _ = Stage(device: .screen(CGSize(width: 390, height: 300), scale: 2))
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        sheet.overrideUserInterfaceStyle = style
        sheet.backgroundColor = .systemBackground
        var y: CGFloat = 10
        func row(_ buttons: [UIButton]) {
            var x: CGFloat = 12
            var height: CGFloat = 0
            for button in buttons {
                sheet.addSubview(button)
                button.sizeToFit()
                button.frame.origin = CGPoint(x: x, y: y)
                x += button.frame.width + 12
                height = max(height, button.frame.height)
            }
            y += height + 10
        }
        let plain = UIButton(type: .system)
        plain.setTitle("System", for: .normal)
        let off = UIButton(type: .system)
        off.setTitle("Disabled", for: .normal)
        off.isEnabled = false
        row([plain, off, UIButton(type: .contactAdd), UIButton(type: .infoLight), UIButton(type: .close)])
        for configuration in [UIButton.Configuration.plain(), .tinted(), .gray(), .filled()] {
            let buttons = (0..<3).map { state in
                var configuration = configuration
                configuration.title = "Button"
                let button = UIButton(configuration: configuration)
                button.isHighlighted = state == 1
                button.isEnabled = state != 2
                return button
            }
            row(buttons)
        }
        var share = UIButton.Configuration.filled()
        share.title = "Share"
        share.subtitle = "with a friend"
        share.image = UIImage(systemName: "square.and.arrow.up")
        share.imagePadding = 8
        var round = UIButton.Configuration.filled()
        round.title = "Capsule"
        round.cornerStyle = .capsule
        round.buttonSize = .large
        round.baseBackgroundColor = .systemPink
        row([UIButton(configuration: share), UIButton(configuration: round)])
        assertSnapshot(of: sheet, named: style == .dark ? "dark" : "light")
    }
}
