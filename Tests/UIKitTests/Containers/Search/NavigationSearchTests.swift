import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Search / Search bars in navigation bars", .serialized)
struct NavigationSearchTests {
    private func scene(
        large: Bool = false, hides: Bool = false, results: UIViewController? = nil,
        _ set: (UISearchController, PlainList, UINavigationController) -> Void = { _, _, _ in }
    ) -> SearchScene {
        SearchScene(.item, results: results) { search, list, nav in
            list.navigationItem.hidesSearchBarWhenScrolling = hides
            nav.navigationBar.prefersLargeTitles = large
            set(search, list, nav)
        }
    }

    @Test(.documented("UINavigationItem.hidesSearchBarWhenScrolling, preferredSearchBarPlacement"))
    func `a fresh item has no search`() {
        let item = UINavigationItem(title: "A")
        #expect(item.searchController == nil && item.hidesSearchBarWhenScrolling)
        #expect(item.preferredSearchBarPlacement == .automatic && item.searchBarPlacement == .stacked)
        #expect(UINavigationItem.SearchBarPlacement.inline.rawValue == 1)
    }

    // MARK: Where it stands
    @Test(.assumed("the places that UI tests print for such bars: 44, 52 and 52 points, the field at 16, 1"))
    func `the bar adds 52 points, with a field of 36 at 16, 1`() {
        let scene = scene()
        #expect(scene.nav.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 96))
        #expect(scene.frame(scene.bar.searchTextField) == CGRect(x: 16, y: 65, width: 343, height: 36))
        #expect(scene.list.view.safeAreaInsets.top == 116 && scene.list.tableView.contentOffset.y == -116)
    }

    @Test(.assumed("the places that UI tests print for such bars: 44, 52 and 52 points, the field at 16, 1"))
    func `with a large title the bar is 148 points high`() {
        let scene = scene(large: true)
        #expect(scene.nav.navigationBar.frame.height == 148 && scene.list.view.safeAreaInsets.top == 168)
        #expect(scene.frame(scene.bar.searchTextField).minY == 117)
    }

    @Test(.documented("UINavigationItem.hidesSearchBarWhenScrolling"))
    func `it waits above the content, and comes when that is pulled down`() {
        let scene = scene(hides: true)
        #expect(scene.nav.navigationBar.frame.height == 44 && scene.list.view.safeAreaInsets.top == 64)
        scene.stage.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 330))
        scene.stage.settle()
        #expect(scene.nav.navigationBar.frame.height == 96 && scene.list.tableView.contentOffset.y == -116)
        scene.stage.tap(scene.bar.searchTextField)
        #expect(scene.search.isActive)
    }

    @Test(.assumed("UI tests of such lists find the field as soon as they begin"))
    func `with a large title it shows at first`() {
        let scene = scene(large: true, hides: true)
        #expect(scene.nav.navigationBar.frame.height == 148 && scene.list.tableView.contentOffset.y == -168)
        scene.list.tableView.contentOffset.y = 0
        scene.stage.layoutNow()
        scene.list.tableView.contentOffset.y = -116
        scene.stage.layoutNow()
        #expect(scene.nav.navigationBar.frame.height == 96 && scene.list.view.safeAreaInsets.top == 116)
    }

    @Test(.documented("UINavigationItem.hidesSearchBarWhenScrolling: the search bar goes first, then the large title"))
    func `scrolled up, the search bar goes before the large title`() {
        let scene = scene(large: true) { _, list, _ in
            list.navigationItem.hidesSearchBarWhenScrolling = false
            list.navigationItem.hidesSearchBarWhenScrolling = true
        }
        let bar = scene.nav.navigationBar
        #expect(bar.frame.height == 148)
        func scroll(_ offset: CGFloat) -> CGFloat {
            scene.list.tableView.contentOffset.y = offset
            scene.stage.layoutNow()
            return bar.frame.height
        }
        #expect(scroll(-168 + 20) == 128)
        #expect(scene.bar.searchTextField.frame.height == 16)
        #expect(scroll(-168 + 52) == 96 && scene.list.view.safeAreaInsets.top == 116)
        #expect(scroll(-168 + 72) == 76)
        #expect(scroll(100) == 44)
    }

    @Test(.assumed("frequent advice for a bar that shows at first"))
    func `shown before the screen appears, it stays until the content is scrolled`() {
        let scene = scene()
        scene.list.navigationItem.hidesSearchBarWhenScrolling = true
        scene.stage.layoutNow()
        #expect(scene.nav.navigationBar.frame.height == 96)
        scene.list.tableView.contentOffset.y = 0
        scene.stage.layoutNow()
        #expect(scene.nav.navigationBar.frame.height == 44)
        scene.list.tableView.contentOffset.y = -64
        scene.stage.layoutNow()
        #expect(scene.nav.navigationBar.frame.height == 44 && scene.list.view.safeAreaInsets.top == 64)
    }

    @Test(.assumed("a search bar is there or not, when nothing moves"))
    func `half a bar isn't left standing`() {
        let scene = scene(hides: true)
        let finger = scene.stage.touchDown(at: CGPoint(x: 180, y: 200))
        finger.move(to: CGPoint(x: 180, y: 245), duration: 0.3)
        scene.stage.advance(by: 0.3)
        finger.move(to: CGPoint(x: 180, y: 245), duration: 0.2)
        finger.lift()
        scene.stage.settle()
        #expect([44, 96].contains(scene.nav.navigationBar.frame.height))
    }

    @Test(.assumed("without content that scrolls nothing could bring the bar back"))
    func `beside content that doesn't scroll it always shows`() {
        let stage = Stage(device: .iPhone8)
        let plain = UIViewController()
        let nav = UINavigationController(rootViewController: plain)
        plain.navigationItem.searchController = UISearchController(searchResultsController: nil)
        stage.window.rootViewController = nav
        stage.settle()
        #expect(nav.navigationBar.frame.height == 96 && plain.view.safeAreaInsets.top == 116)
        plain.navigationItem.searchController = nil
        stage.settle()
        #expect(nav.navigationBar.frame.height == 44 && plain.view.safeAreaInsets.top == 64)
    }

    // MARK: While the search is on
    @Test(.documented("UISearchController.hidesNavigationBarDuringPresentation"))
    func `the search has the navigation bar to itself`() {
        let scene = scene(large: true)
        scene.stage.tap(scene.bar.searchTextField)
        scene.stage.settle()
        #expect(scene.search.presentingViewController === scene.list && !scene.nav.isNavigationBarHidden)
        #expect(scene.nav.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 52))
        #expect(scene.list.view.safeAreaInsets.top == 72 && scene.frame(scene.bar).minY == 20)
        #expect(scene.bar.showsCancelButton && scene.stage.view(showing: "Cancel") != nil)
        scene.stage.tap("Cancel")
        scene.stage.settle()
        #expect(scene.nav.navigationBar.frame.height == 148 && scene.list.view.safeAreaInsets.top == 168)
        #expect(scene.list.tableView.contentOffset.y == -168)
        #expect(scene.journal.take().suffix(2) == ["did end", "did dismiss"])
    }

    @Test(.documented("UISearchController.hidesNavigationBarDuringPresentation"))
    func `or leaves the title where it is`() {
        let scene = scene { search, _, _ in search.hidesNavigationBarDuringPresentation = false }
        scene.search.isActive = true
        scene.stage.settle()
        #expect(scene.nav.navigationBar.frame.height == 96)
    }

    @Test(.documented("UISearchBar.scopeButtonTitles"))
    func `scopes make room for themselves`() {
        let scene = scene { search, _, _ in search.searchBar.scopeButtonTitles = ["All", "Near"] }
        #expect(scene.nav.navigationBar.frame.height == 96)
        scene.search.isActive = true
        scene.stage.settle()
        #expect(scene.nav.navigationBar.frame.height == 98 && scene.list.view.safeAreaInsets.top == 118)
        scene.stage.tap("Near")
        #expect(scene.bar.selectedScopeButtonIndex == 1)
    }

    @Test(.documented("UISearchController.searchResultsController"), arguments: [true, false])
    func `results lie below the bar, whoever presents`(_ definesContext: Bool) {
        let results = PlainList()
        let scene = scene(results: results) { _, list, _ in list.definesPresentationContext = definesContext }
        scene.stage.tap(scene.bar.searchTextField)
        scene.stage.settle()
        scene.stage.type("a")
        scene.stage.layoutNow()
        #expect((scene.search.presentingViewController === scene.list) == definesContext)
        #expect(scene.frame(results.view).minY + results.view.safeAreaInsets.top == 72)
        #expect(scene.stage.window.hitTest(CGPoint(x: 100, y: 40), with: nil)?.isDescendant(of: scene.bar) == true)
        #expect(scene.stage.window.hitTest(CGPoint(x: 100, y: 300), with: nil)?.isDescendant(of: results.view) == true)
    }

    @Test(.assumed("a screen that comes on top doesn't end the search"))
    func `pushing leaves the search on, and coming back finds it`() {
        let results = PlainList()
        let scene = scene(results: results)
        scene.stage.tap(scene.bar.searchTextField)
        scene.stage.settle()
        scene.stage.type("a")
        let next = UIViewController()
        next.title = "Next"
        scene.nav.pushViewController(next, animated: true)
        scene.stage.settle()
        #expect(scene.search.isActive && scene.nav.navigationBar.frame.height == 44 && scene.bar.window == nil)
        #expect(results.view.window == nil && next.view.safeAreaInsets.top == 64)
        scene.nav.popViewController(animated: true)
        scene.stage.settle()
        #expect(scene.search.isActive && scene.bar.window != nil && scene.nav.navigationBar.frame.height == 52)
        #expect(results.view.window != nil && scene.bar.text == "a")
        scene.stage.tap("Cancel")
        scene.stage.settle()
        #expect(!scene.search.isActive && scene.nav.navigationBar.frame.height == 96 && results.view.window == nil)
    }

    @Test(.assumed("a bar that can be seen can be touched"))
    func `a search over the whole window leaves the bar free when that comes back`() {
        let scene = scene { search, list, _ in
            list.definesPresentationContext = false
            search.obscuresBackgroundDuringPresentation = true
        }
        scene.search.isActive = true
        scene.stage.settle()
        scene.nav.pushViewController(UIViewController(), animated: false)
        scene.stage.settle()
        scene.nav.popViewController(animated: false)
        scene.stage.settle()
        scene.stage.tap("Cancel")
        #expect(!scene.search.isActive)
    }

    @Test(.assumed("as the title beside it: clear of the screen's corners"))
    func `on its side the field stays clear of what the screen covers`() {
        let scene = SearchScene(.item, device: .iPhone15) { _, list, _ in
            list.navigationItem.hidesSearchBarWhenScrolling = false
        }
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        let safe = scene.list.view.safeAreaInsets
        #expect(scene.nav.navigationBar.frame.height == 84 && safe.top == scene.nav.navigationBar.frame.maxY && safe.left > 40)
        #expect(scene.frame(scene.bar.searchTextField).minX == safe.left + 16)
        scene.search.isActive = true
        scene.stage.settle()
        #expect(scene.nav.navigationBar.frame.height == 52)
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        #expect(
            scene.nav.navigationBar.frame.height == 52
                && scene.list.view.safeAreaInsets.top == scene.nav.navigationBar.frame.maxY)
        scene.search.isActive = false
        scene.stage.settle()
        #expect(scene.nav.navigationBar.frame.height == 96)
    }

    @Test(.assumed("a keyboard on the screen changes nothing about where the bar stands"))
    func `a search with the keyboard on the screen`() {
        let scene = scene()
        scene.stage.usesHardwareKeyboard = false
        scene.stage.tap(scene.bar.searchTextField)
        scene.stage.settle()
        #expect(scene.stage.keyboardFrame != nil && scene.nav.navigationBar.frame.height == 52)
        scene.stage.type("a\n")
        #expect(scene.search.isActive && scene.bar.text == "a")
        scene.stage.tap("Cancel")
        scene.stage.settle()
        #expect(scene.stage.keyboardFrame == nil && !scene.search.isActive)
    }

    // MARK: Pads
    @Test(.documented("UINavigationItem.preferredSearchBarPlacement"))
    func `on a pad it stands beside the buttons, unless it is to be stacked`() {
        let scene = SearchScene(.item, device: .iPadPro11)
        #expect(scene.list.navigationItem.searchBarPlacement == .inline && scene.search.searchBarPlacement == .inline)
        #expect(scene.nav.navigationBar.frame.height == 50)
        let field = scene.frame(scene.bar.searchTextField)
        #expect(scene.frame(scene.nav.navigationBar).contains(field) && field.width == 280 && field.midX > 600)
        scene.stage.tap(scene.bar.searchTextField)
        scene.stage.settle()
        #expect(scene.search.isActive && scene.nav.navigationBar.frame.height == 50)
        scene.stage.tap("Cancel")
        scene.stage.settle()
        scene.list.navigationItem.preferredSearchBarPlacement = .stacked
        scene.list.navigationItem.hidesSearchBarWhenScrolling = false
        scene.stage.settle()
        #expect(scene.list.navigationItem.searchBarPlacement == .stacked && scene.nav.navigationBar.frame.height == 102)
    }

    // MARK: Looks
    @Test(
        .assumed("recognisable to who knows iOS"),
        arguments: ["rest", "folded", "half", "active", "dark", "large", "mirrored", "results", "pad"])
    func `a search from a navigation bar`(_ look: String) {
        let results = look == "results" ? PlainList() : nil
        results?.names = ["Berlin", "Bern", "Bergen"]
        let scene = SearchScene(
            .item, results: results, device: look == "pad" ? .iPadPro11 : .iPhone8, style: look == "dark" ? .dark : .light,
            size: look == "large" ? .accessibilityLarge : .large, mirrored: look == "mirrored"
        ) { search, list, nav in
            nav.navigationBar.prefersLargeTitles = look != "folded"
            list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            if look != "folded" { list.navigationItem.hidesSearchBarWhenScrolling = false }
            if look == "half" { list.navigationItem.hidesSearchBarWhenScrolling = true }
            if look == "active" { search.searchBar.scopeButtonTitles = ["All", "Near"] }
        }
        if look == "half" { scene.list.tableView.contentOffset.y += 16 }
        if ["active", "dark", "large", "mirrored", "results"].contains(look) {
            scene.stage.tap(scene.bar.searchTextField)
            scene.stage.settle()
            if look != "active" { scene.stage.type("ber") }
        }
        scene.stage.layoutNow()
        assertSnapshot(of: scene.stage.window, named: look)
    }
}
