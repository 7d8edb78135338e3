import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Search / Search controllers", .serialized)
struct SearchControllerTests {
    @Test(.documented("UISearchController"))
    func `a fresh controller has its bar, and does what it can by itself`() {
        let search = UISearchController(searchResultsController: nil)
        #expect(!search.isActive && search.hidesNavigationBarDuringPresentation && search.searchResultsController == nil)
        #expect(search.automaticallyShowsCancelButton && search.automaticallyShowsScopeBar)
        #expect(search.automaticallyShowsSearchResultsController && !search.showsSearchResultsController)
        #expect(search.scopeBarActivation == .automatic && search.searchBar.text == "")
        #expect(search.transitioningDelegate === search)
    }

    @Test(.documented("UISearchController.obscuresBackgroundDuringPresentation, linked on iOS 15 or later"))
    func `what is searched isn't obscured unless the program says so`() {
        let search = UISearchController(searchResultsController: UIViewController())
        #expect(!search.obscuresBackgroundDuringPresentation)
        search.dimsBackgroundDuringPresentation = true
        #expect(search.obscuresBackgroundDuringPresentation)
    }

    // MARK: Coming and going
    @Test(.assumed("the order of text fields, and of presentations around it"))
    func `a tap on the bar begins the search`() {
        let scene = SearchScene()
        scene.stage.tap(scene.bar.searchTextField)
        #expect(scene.search.isActive)
        #expect(scene.journal.take() == ["should begin", "will present", "update '' true", "did begin"])
        scene.stage.settle()
        #expect(scene.journal.take() == ["did present"])
        #expect(scene.search.presentingViewController === scene.list && scene.list.presentedViewController === scene.search)
        #expect(scene.bar.showsCancelButton && scene.search.automaticallyShowsCancelButton)
    }

    @Test(.assumed("the order of text fields, and of presentations around it"))
    func `cancel empties the bar and ends the search`() {
        let scene = SearchScene()
        scene.stage.tap(scene.bar.searchTextField)
        scene.stage.settle()
        scene.stage.type("ab")
        #expect(scene.journal.take().suffix(2) == ["update 'a' true", "update 'ab' true"])
        scene.stage.tap("Cancel")
        #expect(!scene.search.isActive && scene.bar.text == "")
        scene.stage.settle()
        #expect(scene.journal.take() == ["cancel", "update '' false", "will dismiss", "did end", "did dismiss"])
        #expect(scene.search.presentingViewController == nil && !scene.bar.showsCancelButton && !scene.bar.isFirstResponder)
    }

    @Test(.documented("UISearchController.isActive"))
    func `a program turns the search on and off`() {
        let scene = SearchScene()
        scene.search.isActive = true
        #expect(scene.search.isActive)
        scene.stage.settle()
        #expect(scene.journal.take() == ["will present", "update '' true", "did present"])
        scene.bar.text = "x"
        #expect(scene.journal.take() == ["update 'x' true"])
        scene.search.isActive = false
        #expect(!scene.search.isActive && scene.bar.text == "")
        scene.stage.settle()
        #expect(scene.journal.take() == ["update '' false", "will dismiss", "did dismiss"])
    }

    @Test(.documented("UISearchResultsUpdating.updateSearchResults(for:)"))
    func `the updater hears of typing, clearing and scopes`() {
        let scene = SearchScene { search, _, _ in search.searchBar.scopeButtonTitles = ["All", "Near"] }
        scene.stage.tap(scene.bar.searchTextField)
        scene.stage.settle()
        #expect(scene.bar.showsScopeBar)
        scene.stage.type("a")
        _ = scene.journal.take()
        scene.stage.tap("Clear text")
        #expect(scene.journal.take() == ["update '' true"])
        scene.stage.tap("Near")
        #expect(scene.journal.take() == ["update '' true"] && scene.bar.selectedScopeButtonIndex == 1)
        scene.bar.resignFirstResponder()
        #expect(scene.journal.take() == ["did end"] && scene.search.isActive)
        scene.bar.becomeFirstResponder()
        #expect(scene.journal.take() == ["should begin", "update '' true", "did begin"])
    }

    @Test(.assumed("a search that changes its mind on the way ends as it was last told"))
    func `turned off on its way the search comes and goes`() {
        let scene = SearchScene()
        scene.search.isActive = true
        scene.search.isActive = false
        scene.stage.settle()
        #expect(scene.search.presentingViewController == nil && !scene.search.isActive)
        #expect(
            scene.journal.take().filter { !$0.hasPrefix("update") } == [
                "will present", "did present", "will dismiss", "did dismiss",
            ])
        scene.search.isActive = true
        scene.stage.advance(by: 0.1)
        scene.search.isActive = false
        scene.search.isActive = true
        scene.stage.settle()
        #expect(scene.search.presentingViewController === scene.list && scene.search.isActive)
        scene.search.isActive = false
        scene.stage.advance(by: 0.1)
        scene.search.isActive = true
        scene.stage.settle()
        #expect(scene.search.presentingViewController === scene.list && scene.search.isActive)
    }

    @Test(.assumed("as where the cancel button is pressed"))
    func `dismissing by hand ends the search`() {
        let scene = SearchScene()
        scene.stage.tap(scene.bar.searchTextField)
        scene.stage.settle()
        scene.stage.type("a")
        _ = scene.journal.take()
        scene.list.dismiss(animated: true)
        #expect(!scene.search.isActive && scene.bar.text == "")
        scene.stage.settle()
        #expect(scene.journal.take() == ["update '' false", "will dismiss", "did end", "did dismiss"])
        #expect(scene.list.tableView.tableHeaderView === scene.bar)
    }

    @Test(.assumed("the last word counts"))
    func `a search that somebody dismisses can be begun again at once`() {
        let scene = SearchScene()
        scene.search.isActive = true
        scene.stage.settle()
        scene.list.dismiss(animated: false)
        scene.search.isActive = true
        scene.stage.settle()
        #expect(scene.search.isActive && scene.search.presentingViewController === scene.list && scene.bar.showsCancelButton)
    }

    @Test(.assumed("frequent advice: what comes before the view is in a window has no effect"))
    func `without a place on the screen there is no search`() {
        let search = UISearchController(searchResultsController: nil)
        let list = PlainList()
        list.tableView.tableHeaderView = search.searchBar
        #expect(!search.searchBar.becomeFirstResponder() && !search.isActive)
    }

    @Test(.assumed("frequent advice: the bar can be made first responder from didPresentSearchController on"))
    func `once the search is there its bar can be made first responder`() {
        let scene = SearchScene()
        scene.search.isActive = true
        #expect(!scene.bar.searchTextField.isFirstResponder)
        scene.stage.settle()
        #expect(scene.journal.take().last == "did present")
        #expect(scene.bar.becomeFirstResponder() && scene.bar.searchTextField.isFirstResponder)
        #expect(scene.search.isActive)
    }

    @Test(.assumed("as anywhere: who presents something already presents nothing else"))
    func `while a search is shown its list presents nothing else, and the search does`() {
        let scene = SearchScene()
        scene.search.isActive = true
        scene.stage.settle()
        let (refused, shown) = (UIViewController(), UIViewController())
        scene.list.present(refused, animated: false)
        #expect(refused.presentingViewController == nil && scene.list.presentedViewController === scene.search)
        scene.search.present(shown, animated: false)
        #expect(shown.presentingViewController === scene.search)
    }

    @Test(.ours, arguments: [SearchScene.Place.header, .item, .nowhere])
    func `nothing of a search stays when its screen goes`(_ place: SearchScene.Place) {
        weak var search: UISearchController?
        weak var list: PlainList?
        weak var bar: UISearchBar?
        autoreleasepool {
            let scene = SearchScene(place, results: PlainList())
            (search, list, bar) = (scene.search, scene.list, scene.bar)
            if place == .nowhere { scene.list.present(scene.search, animated: false) } else { scene.search.isActive = true }
            scene.stage.settle()
            scene.bar.text = "a"
            scene.bar.searchTextField.tokens = [UISearchToken(icon: nil, text: "t")]
            scene.stage.settle()
            scene.search.isActive = false
            scene.stage.settle()
            scene.stage.window.rootViewController = nil
            scene.stage.settle()
        }
        #expect(search == nil && list == nil && bar == nil)
    }

    // MARK: Who presents
    @Test(.documented("UISearchControllerDelegate.presentSearchController(_:)"))
    func `a delegate may present by itself, and then hears nothing more`() {
        let scene = SearchScene()
        let presenter = SearchPresenter()
        scene.search.delegate = presenter
        scene.search.isActive = true
        scene.stage.settle()
        #expect(presenter.lines == ["present", "will present", "did present"])
        scene.search.isActive = false
        scene.stage.settle()
        presenter.lines = []
        let list = scene.list
        presenter.present = { list.present($0, animated: false) }
        scene.search.isActive = true
        scene.stage.settle()
        #expect(presenter.lines == ["present"] && scene.search.presentingViewController === list && scene.search.isActive)
        scene.search.isActive = false
        scene.stage.settle()
        #expect(presenter.lines == ["present"] && scene.search.presentingViewController == nil)
    }

    @Test(.documented("UIViewController.definesPresentationContext"))
    func `without a context the presentation climbs to the root`() {
        let scene = SearchScene { _, list, _ in list.definesPresentationContext = false }
        scene.search.isActive = true
        scene.stage.settle()
        #expect(scene.search.presentingViewController === scene.nav)
    }

    @Test(.documented("UISearchController is a view controller"))
    func `presented by a program it brings its bar along`() {
        let scene = SearchScene(.nowhere)
        scene.list.present(scene.search, animated: true)
        scene.stage.settle()
        #expect(scene.search.isActive && scene.bar.window != nil && scene.bar.showsCancelButton)
        #expect(scene.journal.take().allSatisfy { $0.hasPrefix("update") })
        #expect(scene.frame(scene.bar).origin == CGPoint(x: 0, y: 20))
        scene.stage.tap("Cancel")
        scene.stage.settle()
        #expect(scene.search.presentingViewController == nil && scene.bar.superview == nil)
    }

    // MARK: Results
    @Test(.documented("UISearchController.searchResultsController, showsSearchResultsController"))
    func `results show as long as there is a text`() {
        let results = PlainList()
        let scene = SearchScene(results: results)
        scene.stage.tap(scene.bar.searchTextField)
        scene.stage.settle()
        #expect(results.parent === scene.search && !scene.search.showsSearchResultsController)
        #expect(scene.stage.window.hitTest(CGPoint(x: 100, y: 300), with: nil)?.isDescendant(of: scene.list.view) == true)
        scene.stage.type("a")
        scene.stage.layoutNow()
        #expect(scene.search.showsSearchResultsController)
        #expect(scene.stage.window.hitTest(CGPoint(x: 100, y: 300), with: nil)?.isDescendant(of: results.view) == true)
        #expect(results.view.safeAreaInsets.top == 76)
        scene.bar.text = ""
        #expect(!scene.search.showsSearchResultsController)
        scene.search.showsSearchResultsController = true
        #expect(!scene.search.automaticallyShowsSearchResultsController)
        #expect(scene.stage.window.hitTest(CGPoint(x: 100, y: 300), with: nil)?.isDescendant(of: results.view) == true)
        scene.search.showsSearchResultsController = false
        scene.bar.text = "b"
        #expect(scene.stage.window.hitTest(CGPoint(x: 100, y: 300), with: nil)?.isDescendant(of: scene.list.view) == true)
    }

    @Test(.documented("UISearchController.obscuresBackgroundDuringPresentation"))
    func `shade keeps touches from what is searched, and a tap on it ends the search`() {
        let scene = SearchScene { search, _, _ in search.obscuresBackgroundDuringPresentation = true }
        scene.stage.tap(scene.bar.searchTextField)
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 100, y: 300))
        scene.stage.settle()
        #expect(!scene.search.isActive && scene.list.tableView.indexPathForSelectedRow == nil)
        scene.stage.tap(at: CGPoint(x: 100, y: 300))
        #expect(scene.list.tableView.indexPathForSelectedRow != nil)
    }

    // MARK: The bar
    @Test(.documented("UISearchController.automaticallyShowsCancelButton: turned off by UISearchBar.showsCancelButton"))
    func `what a program shows of the bar itself is left alone`() {
        let scene = SearchScene { search, _, _ in
            search.searchBar.scopeButtonTitles = ["All", "Near"]
            search.searchBar.showsCancelButton = false
            search.searchBar.showsScopeBar = false
        }
        #expect(!scene.search.automaticallyShowsCancelButton && !scene.search.automaticallyShowsScopeBar)
        #expect(scene.search.scopeBarActivation == .manual)
        scene.search.isActive = true
        scene.stage.settle()
        #expect(!scene.bar.showsCancelButton && !scene.bar.showsScopeBar)
    }

    @Test(.documented("UISearchController.ScopeBarActivation"))
    func `scopes come with the first letter where that is asked for`() {
        let scene = SearchScene { search, _, _ in
            search.searchBar.scopeButtonTitles = ["All", "Near"]
            search.scopeBarActivation = .onTextEntry
        }
        scene.stage.tap(scene.bar.searchTextField)
        scene.stage.settle()
        #expect(!scene.bar.showsScopeBar && scene.search.automaticallyShowsScopeBar)
        scene.stage.type("a")
        #expect(scene.bar.showsScopeBar)
    }

    @Test(.documented("UISearchController.hidesNavigationBarDuringPresentation"))
    func `a bar in a header goes to the top in the place of the navigation bar, and comes back`() {
        let scene = SearchScene { _, list, _ in list.tableView.rowHeight = 44 }
        #expect(scene.frame(scene.bar).origin == CGPoint(x: 0, y: 64))
        scene.stage.tap(scene.bar.searchTextField)
        scene.stage.settle()
        #expect(scene.nav.isNavigationBarHidden)
        #expect(scene.frame(scene.bar) == CGRect(x: 0, y: 20, width: 375, height: 56))
        scene.list.tableView.contentOffset.y += 300
        scene.stage.layoutNow()
        #expect(scene.frame(scene.bar).minY == 20)
        scene.stage.tap("Cancel")
        scene.stage.settle()
        #expect(!scene.nav.isNavigationBarHidden && scene.list.tableView.tableHeaderView === scene.bar)
        scene.list.tableView.contentOffset.y = -64
        scene.stage.layoutNow()
        #expect(scene.frame(scene.bar) == CGRect(x: 0, y: 64, width: 375, height: 56))
    }

    @Test(.documented("UISearchController.hidesNavigationBarDuringPresentation"))
    func `the navigation bar may stay`() {
        let scene = SearchScene { search, _, _ in search.hidesNavigationBarDuringPresentation = false }
        scene.search.isActive = true
        scene.stage.settle()
        #expect(!scene.nav.isNavigationBarHidden && scene.frame(scene.bar).minY == 64)
    }

    @Test(.assumed("recognisable to who knows iOS"), arguments: ["light", "dark", "large", "mirrored", "results", "shade"])
    func `a search from a header`(_ look: String) {
        let results = look == "results" ? PlainList() : nil
        results?.names = ["Berlin", "Bern", "Bergen"]
        let scene = SearchScene(
            results: results, style: look == "dark" ? .dark : .light, size: look == "large" ? .accessibilityLarge : .large,
            mirrored: look == "mirrored"
        ) { search, _, _ in
            search.searchBar.scopeButtonTitles = ["All", "Near"]
            if look == "shade" {
                search.obscuresBackgroundDuringPresentation = true
                search.scopeBarActivation = .manual
            }
        }
        scene.stage.tap(scene.bar.searchTextField)
        scene.stage.settle()
        if look == "results" || look == "large" { scene.stage.type("ber") }
        scene.stage.layoutNow()
        assertSnapshot(of: scene.stage.window, named: look)
    }
}
