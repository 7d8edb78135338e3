import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("View controllers / Archives")
struct ArchiveTests {
    private func roundTrip(_ made: UIViewController) throws -> UIViewController {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(made, forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIViewController)
    }

    @Test(.documented("UIViewController.init(coder:), encode(with:)"))
    func `a controller comes back with its title, style and identifier`() throws {
        let made = UIViewController(nibName: "Some", bundle: nil)
        made.title = "Title"
        made.restorationIdentifier = "id"
        made.modalPresentationStyle = .formSheet
        made.modalTransitionStyle = .flipHorizontal
        made.definesPresentationContext = true
        let back = try roundTrip(made)
        #expect(back.title == "Title" && back.restorationIdentifier == "id" && back.nibName == "Some")
        #expect(back.modalPresentationStyle == .formSheet && back.modalTransitionStyle == .flipHorizontal)
        #expect(back.definesPresentationContext && !back.isViewLoaded)
    }

    @Test(.documented("UIViewController.init(coder:): the view"))
    func `a loaded view comes back with what is inside`() throws {
        let made = UIViewController()
        made.view.tag = 3
        made.view.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        let back = try roundTrip(made)
        #expect(back.isViewLoaded && back.view.tag == 3 && back.view.next === back)
        #expect(back.view.subviews.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    }

    @Test(.documented("UIViewController.init(coder:): children"))
    func `children come back in their order`() throws {
        let made = UIViewController()
        for name in ["1", "2"] {
            let child = UIViewController()
            child.title = name
            made.addChild(child)
            child.didMove(toParent: made)
        }
        let back = try roundTrip(made)
        #expect(back.children.map(\.title) == ["1", "2"] && back.children.allSatisfy { $0.parent === back })
    }

    @Test(.documented("FOUNDATION: NSCoding, subclasses"))
    func `a subclass comes back as itself`() throws {
        let made = LeveledController(nibName: nil, bundle: nil)
        made.level = 4
        made.title = "Mine"
        let back = try #require(try roundTrip(made) as? LeveledController)
        #expect(back.level == 4 && back.title == "Mine")
    }
}

/// Archives name classes, and Foundation here knows names of top-level ones only.
final class LeveledController: UIViewController {
    var level = 0
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) {
        level = coder.decodeInteger(forKey: "level")
        super.init(coder: coder)
    }
    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(level, forKey: "level")
    }
}
