import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKit

@testable import Inspector

@MainActor @Suite("Inspector", .ours, .serialized)
struct InspectorTests {
    private final class LampController: UIViewController {
        let lamp = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Lamps"
            lamp.setTitle("Light", for: .normal)
            lamp.accessibilityIdentifier = "lamp"
            lamp.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(lamp)
            let width = lamp.widthAnchor.constraint(equalToConstant: 120)
            width.priority = .defaultHigh
            NSLayoutConstraint.activate([
                lamp.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                lamp.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), width,
                lamp.heightAnchor.constraint(equalTo: lamp.widthAnchor, multiplier: 0.5),
            ])
        }
    }

    private let host = HeadlessHost(device: .iPhoneSE)
    private let controller = LampController()
    private let inspection: Inspection

    init() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: controller)
        host.show(window)
        inspection = Inspector.inspect()
    }

    @Test func `controllers stand inside one another, each with its view`() throws {
        let root = try #require(inspection.controllers.first)
        #expect((root.name, root.role, root.state) == ("UINavigationController", .root, .onScreen))
        let child = try #require(root.children.first)
        #expect((child.name, child.title, child.role) == ("LampController", "Lamps", .child))
        let view = try #require(inspection.all.first { $0.number == child.view })
        #expect(view.controller == child.number && view.owner == child.number)
        let lamp = try #require(inspection.all.first { $0.identifier == "lamp" })
        #expect(lamp.owner == child.number && lamp.controller == nil)
    }

    @Test func `a view has its place, its content's size, and the constraints that decide both`() throws {
        let lamp = try #require(inspection.all.first { $0.identifier == "lamp" })
        #expect(lamp.words == "Light")
        let frame = controller.lamp.convert(controller.lamp.bounds, to: nil)
        #expect(lamp.place == Inspector.box(frame))
        #expect((lamp.place.x, lamp.place.width, lamp.place.height) == (16, 120, 60))
        let parent = try #require(inspection.all.first { $0.children.contains(lamp) })
        let words = lamp.constraints.map(\.line)
        #expect(words.contains("leading = #\(parent.number) \(parent.name).leading + 16"), "\(words)")
        #expect(words.contains("width = 120 (750)") && words.contains("height = 0.5 × width"), "\(words)")
        #expect(!lamp.isAmbiguous)
    }

    @Test func `why it is as large as it is, is a chain`() throws {
        let lamp = try #require(inspection.all.first { $0.identifier == "lamp" })
        #expect(lamp.reasons.map(\.words) == ["120 wide", "width = 120 (750)", "60 high", "height = 0.5 × width"])
        #expect(lamp.reasons.map(\.depth) == [0, 1, 0, 1])
        let label = UILabel()
        label.text = "A label that is much too long for the width that it gets here"
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -20),
            label.topAnchor.constraint(equalTo: controller.lamp.bottomAnchor),
        ])
        host.advance(by: 0)
        let found = try #require(Inspector.inspect().all.first { $0.words == label.text })
        let words = found.reasons.map(\.words)
        #expect(words.first == "335 wide" && words.contains { $0.hasPrefix("leading = ") && $0.hasSuffix(" + 20") }, "\(words)")
        #expect(words.contains { $0.hasSuffix("is 375 wide") }, "\(words)")
        #expect(words.last?.hasPrefix("its content takes ") == true, "\(words)")
    }

    @Test func `what gives way, leaves room or is set aside says so`() throws {
        let lamp = controller.lamp
        let weak = lamp.widthAnchor.constraint(equalToConstant: 300)
        weak.priority = .defaultLow
        let loose = lamp.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
        NSLayoutConstraint.activate([weak, loose])
        _ = Misuse.observed {
            lamp.heightAnchor.constraint(equalToConstant: 10).isActive = true
            lamp.heightAnchor.constraint(equalToConstant: 11).isActive = true
            host.advance(by: 0)
        }
        let found = try #require(Inspector.inspect().all.first { $0.identifier == "lamp" })
        let lines = found.constraints.map(\.line)
        #expect(lines.contains("width = 300 (250), gives way"), "\(lines)")
        #expect(lines.contains("width ≤ 200, leaves room") || lines.contains("width ≤ 200"), "\(lines)")
        #expect(lines.contains { $0.hasPrefix("height = 1") && $0.hasSuffix(", set aside") }, "\(lines)")
    }

    @Test func `the chain of responders leads from a view over its controllers to the application`() throws {
        let lamp = try #require(inspection.all.first { $0.identifier == "lamp" })
        let chain = inspection.chain(from: lamp)
        #expect(chain.first == "#\(lamp.number) UIButton" && chain.last == "UIApplication", "\(chain)")
        let places = ["LampController", "UINavigationController"].map { chain.firstIndex(of: $0) ?? -1 }
        #expect(places[0] > 0 && places[1] > places[0], "\(chain)")
    }

    @Test func `each view has a picture of its own, without the views inside it`() throws {
        controller.view.backgroundColor = .systemBackground
        host.advance(by: 0)
        let before = host.fingerprint
        let look = Inspector.look()
        let pictures = ViewPictures.all(of: look.inspection, look.subjects)
        let root = try #require(
            look.inspection.all.first { $0.controller != nil && $0.name == "UIView" && $0.layer.background == "#FFFFFF" })
        #expect(pictures[root.number] != nil && host.fingerprint == before)
        let plain = look.inspection.all.filter { $0.name == "UIView" && $0.layer == Inspection.Layer(name: "CALayer") }
        #expect(plain.allSatisfy { pictures[$0.number] == nil })
    }

    @Test func `a value that somebody sets is the view's, and nonsense is nobody's`() throws {
        // Other tests may have had their own device in charge since.
        host.advance(by: 0)
        let look = Inspector.look()
        let lamp = try #require(look.inspection.all.first { $0.identifier == "lamp" })
        func set(_ property: InspectionEdit.Property, _ words: String, _ number: Int? = nil) -> Bool {
            InspectionEdit(property: property, number: number ?? lamp.number, words: words).apply(to: look.subjects)
        }
        #expect(set(.alpha, "0.5") && set(.text, "Dark") && set(.background, "#FF8000"))
        #expect(controller.lamp.alpha == 0.5 && controller.lamp.currentTitle == "Dark")
        #expect(controller.lamp.backgroundColor == UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1))
        let width = try #require(lamp.constraints.first { $0.words == "width = 120 (750)" })
        #expect(set(.constant, "200", width.number))
        host.advance(by: 0)
        #expect(controller.lamp.frame.size == CGSize(width: 200, height: 100))
        #expect(!set(.alpha, "loud") && !set(.frame, "1 2 -3 4") && !set(.background, "#12") && !set(.alpha, "1", 100_000))
    }

    @Test func `as text it is a line for each, and the constraints of whatever is asked for`() {
        let text = inspection.text(constraintsOf: "Light")
        #expect(text.hasPrefix("iPhone SE, 375 by 667 points\n\ncontrollers\n  UINavigationController"))
        #expect(text.contains("\n    LampController \"Lamps\", view #"))
        #expect(text.contains(" id lamp") && text.contains("  width = 120 (750)"))
        #expect(inspection.text(constraintsOf: "Nobody").hasSuffix("no view is called 'Nobody'"))
        #expect(!inspection.text().contains("(750)"))
    }

    @Test func `as JSON it comes back as it was`() throws {
        #expect(try JSONDecoder().decode(Inspection.self, from: inspection.json) == inspection)
    }

    @Test func `as a page it is one file, and nothing that an app shows gets out of its place`() throws {
        controller.lamp.setTitle("</script><script>alert(1)</script>", for: .normal)
        host.advance(by: 0)
        let page = InspectionPage(Inspector.look(), picture: try host.pngData()).html
        #expect(page.contains("data:image/png;base64,") && page.contains("LampController"))
        #expect(!page.contains("alert(1)</script>") && page.contains("\\u003C/script>"))
        #expect(!page.contains("http://") && !page.contains("https://"))
    }

    @Test func `looking changes nothing`() {
        let before = host.fingerprint
        let first = Inspector.inspect()
        #expect(host.fingerprint == before && Inspector.inspect() == first)
    }
}
