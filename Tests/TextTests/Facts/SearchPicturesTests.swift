import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Search / Pictures of search bars", .serialized)
struct SearchPicturesTests {
    private func picture(_ color: UIColor, _ width: CGFloat = 10, _ height: CGFloat = 10) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func scene(_ set: (UISearchBar) -> Void) -> (Stage, UISearchBar) {
        let stage = Stage(device: .iPhone8)
        stage.usesHardwareKeyboard = true
        stage.window.backgroundColor = .systemBackground
        let bar = UISearchBar()
        set(bar)
        stage.window.addSubview(bar)
        bar.frame.size.width = 375
        bar.sizeToFit()
        stage.layoutNow()
        return (stage, bar)
    }

    @Test(.documented("UISearchBar.setBackgroundImage(_:for:barMetrics:), backgroundImage"))
    func `a ground is the bar's for its position, or for any`() {
        let (any, top) = (picture(.red), picture(.green))
        let (stage, bar) = scene { $0.backgroundImage = any }
        #expect(bar.backgroundImage(for: .any, barMetrics: .default) === any)
        #expect(bar.backgroundImage(for: .top, barMetrics: .default) == nil)
        func shown() -> UIImage? { bar.subviews.compactMap { ($0 as? UIImageView)?.image }.first }
        #expect(shown() === any)
        let prompted = picture(.blue)
        bar.setBackgroundImage(prompted, for: .any, barMetrics: .defaultPrompt)
        stage.layoutNow()
        #expect(shown() === any)
        bar.prompt = "Where to?"
        stage.layoutNow()
        #expect(shown() === prompted)
        bar.setBackgroundImage(top, for: .any, barMetrics: .default)
        #expect(bar.backgroundImage === top)
        bar.backgroundImage = nil
        bar.prompt = nil
        stage.layoutNow()
        #expect(shown() == nil && bar.backgroundImage(for: .any, barMetrics: .default) == nil)
    }

    @Test(
        .documented(
            "UISearchBar.setScopeBarButtonBackgroundImage(_:for:), setScopeBarButtonDividerImage, scopeBarBackgroundImage"))
    func `scopes have the grounds and lines that a program sets`() throws {
        let (plain, chosen, line, ground) = (picture(.red), picture(.green), picture(.blue, 3), picture(.yellow))
        let (stage, bar) = scene {
            $0.scopeButtonTitles = ["All", "Mine"]
            $0.showsScopeBar = true
            $0.scopeBarBackgroundImage = ground
            $0.setScopeBarButtonBackgroundImage(plain, for: .normal)
            $0.setScopeBarButtonBackgroundImage(chosen, for: .selected)
            $0.setScopeBarButtonDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .normal)
        }
        #expect(bar.scopeBarButtonBackgroundImage(for: .selected) === chosen)
        #expect(bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === line)
        func scopes() -> UISegmentedControl? { bar.subviews.compactMap { $0 as? UISegmentedControl }.first }
        let control = try #require(scopes())
        #expect(control.backgroundImage(for: .normal, barMetrics: .default) === plain)
        #expect(
            control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) === line)
        #expect(bar.subviews.contains { ($0 as? UIImageView)?.image === ground && $0.frame.maxY == bar.bounds.maxY })
        bar.setScopeBarButtonBackgroundImage(nil, for: .normal)
        stage.layoutNow()
        #expect(scopes()?.backgroundImage(for: .normal, barMetrics: .default) == nil)
    }

    @Test(.documented("UISegmentedControl.setBackgroundImage(_:for:barMetrics:), setDividerImage"))
    func `segments show the picture of their state, and stand as far apart as the line between them`() {
        let stage = Stage(device: .iPhone8)
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        let (plain, chosen, pressed, line) = (picture(.red), picture(.green), picture(.blue), picture(.black, 4))
        let width = control.intrinsicContentSize.width
        control.setBackgroundImage(plain, for: .normal, barMetrics: .default)
        control.setBackgroundImage(chosen, for: .selected, barMetrics: .default)
        control.setBackgroundImage(pressed, for: .highlighted, barMetrics: .default)
        control.setDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        #expect(control.intrinsicContentSize.width == width + 6)
        control.selectedSegmentIndex = 1
        control.frame = CGRect(x: 20, y: 100, width: 308, height: 32)
        stage.window.addSubview(control)
        stage.layoutNow()
        func grounds() -> [UIImage?] {
            control.subviews.filter { $0.subviews.contains { $0 is UILabel } }.sorted { $0.frame.minX < $1.frame.minX }
                .map { ($0.subviews.first { $0 is UIImageView } as? UIImageView)?.image }
        }
        #expect(grounds().map { $0 === plain } == [true, false, true] && grounds()[1] === chosen)
        let lines = control.subviews.compactMap { $0 as? UIImageView }.filter { $0.image === line }
        #expect(lines.map(\.frame.width) == [4, 4] && lines.map(\.frame.minX).sorted() == [100, 204])
        let finger = stage.touchDown(at: CGPoint(x: 40, y: 116))
        #expect(grounds()[0] === pressed)
        finger.lift()
        #expect(grounds()[0] === chosen && control.selectedSegmentIndex == 0)
    }

    @Test(.documented("UISearchBar.setPositionAdjustment(_:for:), searchTextPositionAdjustment"))
    func `icons and text are shifted as a program says`() {
        let (stage, bar) = scene { $0.showsBookmarkButton = true }
        let field = bar.searchTextField
        let (glass, side) = (field.leftView!.frame, field.rightView!.frame)
        bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 2), for: .search)
        bar.setPositionAdjustment(UIOffset(horizontal: -7, vertical: 0), for: .bookmark)
        // Text keeps clear of icons wherever they are.
        let text = field.textRect(forBounds: field.bounds)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 9, vertical: 1)
        stage.layoutNow()
        #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 5, vertical: 2))
        #expect(bar.positionAdjustment(for: .clear) == .zero)
        #expect(field.leftView!.frame == glass.offsetBy(dx: 5, dy: 2))
        #expect(field.rightView!.frame == side.offsetBy(dx: -7, dy: 0))
        #expect(field.textRect(forBounds: field.bounds) == text.offsetBy(dx: 9, dy: 1))
    }

    @Test(.assumed("recognisable to who knows iOS"), arguments: ["light", "dark", "mirrored"])
    func `a bar dressed by a program`(_ look: String) {
        let stage = Stage(
            device: .iPhone8, style: look == "dark" ? .dark : .light,
            layoutDirection: look == "mirrored" ? .rightToLeft : .leftToRight)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 40, width: 375, height: 102))
        bar.scopeButtonTitles = ["All", "Mine", "Shared"]
        bar.showsScopeBar = true
        bar.selectedScopeButtonIndex = 1
        bar.placeholder = "Search"
        bar.backgroundImage = picture(.systemIndigo)
        bar.scopeBarBackgroundImage = picture(.systemTeal)
        bar.setScopeBarButtonBackgroundImage(picture(.systemGray4), for: .normal)
        bar.setScopeBarButtonBackgroundImage(picture(.systemOrange), for: .selected)
        bar.setScopeBarButtonDividerImage(picture(.black, 2), forLeftSegmentState: .normal, rightSegmentState: .normal)
        stage.window.addSubview(bar)
        stage.layoutNow()
        assertSnapshot(of: bar, named: look)
    }
}
