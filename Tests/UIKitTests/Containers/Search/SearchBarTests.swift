import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor private struct SearchBarScene {
    let stage: Stage
    let bar = UISearchBar()
    let watch = SearchWatch()

    init(
        style: UIUserInterfaceStyle = .light, size: UIContentSizeCategory = .large, mirrored: Bool = false,
        _ set: (UISearchBar) -> Void = { _ in }
    ) {
        stage = Stage(
            device: .iPhone8, style: style, contentSize: size, layoutDirection: mirrored ? .rightToLeft : .leftToRight)
        stage.usesHardwareKeyboard = true
        stage.window.backgroundColor = .systemBackground
        bar.delegate = watch
        set(bar)
        stage.window.addSubview(bar)
        bar.frame.size.width = 375
        bar.sizeToFit()
        stage.layoutNow()
        _ = watch.take()
    }
}

@MainActor @Suite("Search / Search bars", .serialized)
struct SearchBarTests {
    @Test(.oracle("SEARCH-1"))
    func `a fresh bar has an empty text, and nothing shows but the field`() {
        let bar = UISearchBar()
        #expect(bar.text == "" && bar.placeholder == nil && bar.prompt == nil)
        #expect(bar.selectedScopeButtonIndex == 0 && bar.scopeButtonTitles == nil)
        #expect(
            !bar.showsCancelButton && !bar.showsScopeBar && !bar.showsBookmarkButton && !bar.showsSearchResultsButton)
        #expect(bar.searchBarStyle == .default && bar.searchBarStyle == .prominent && bar.isTranslucent)
        bar.text = nil
        #expect(bar.text == "")
    }

    @Test(.oracle("SEARCH-2"))
    func `a fresh bar begins sentences with capitals and corrects nothing`() {
        let bar = UISearchBar()
        #expect(bar.autocapitalizationType == .sentences && bar.autocorrectionType == .no)
        #expect(bar.spellCheckingType == .default && bar.keyboardType == .default)
    }

    @Test(.oracle("SEARCH-3"))
    func `what is typed is as the program wishes`() {
        let bar = UISearchBar()
        bar.autocapitalizationType = .none
        bar.spellCheckingType = .no
        bar.inlinePredictionType = .no
        bar.smartQuotesType = .no
        bar.smartDashesType = .no
        bar.smartInsertDeleteType = .no
        bar.isSecureTextEntry = true
        #expect(bar.autocapitalizationType == .none && bar.spellCheckingType == .no && bar.inlinePredictionType == .no)
        #expect(bar.smartQuotesType == .no && bar.smartDashesType == .no && bar.smartInsertDeleteType == .no)
        #expect(bar.isSecureTextEntry && bar.searchTextField.inlinePredictionType == .no)
    }

    @Test(.assumed("as interface files lay bars out"))
    func `a bar is 56 points high, with a field of 36`() {
        let scene = SearchBarScene()
        #expect(scene.bar.frame.size == CGSize(width: 375, height: 56))
        #expect(scene.bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 359, height: 36))
        #expect(scene.bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    }

    @Test(.documented("UISearchBarDelegate"))
    func `editing and typing are asked about and told of`() {
        let scene = SearchBarScene()
        scene.stage.tap(scene.bar.searchTextField)
        #expect(scene.watch.take() == ["should begin", "did begin"])
        #expect(scene.bar.isFirstResponder)
        scene.stage.type("a")
        #expect(scene.watch.take() == ["should change 0,0 'a'", "changed 'a'"])
        scene.watch.mayChange = false
        scene.stage.type("b")
        #expect(scene.watch.take() == ["should change 1,0 'b'"] && scene.bar.text == "a")
        scene.bar.text = "set"
        #expect(scene.watch.take().isEmpty)
        scene.stage.type("\n")
        #expect(scene.watch.take() == ["search"] && scene.bar.isFirstResponder)
        scene.bar.resignFirstResponder()
        #expect(scene.watch.take() == ["should end", "did end"])
        scene.watch.mayBegin = false
        #expect(!scene.bar.becomeFirstResponder())
    }

    @Test(.assumed("as on iOS: giving up is the program's to do"))
    func `the cancel button only tells, and acts while the field is edited`() {
        let scene = SearchBarScene { $0.showsCancelButton = true }
        #expect(scene.bar.searchTextField.frame.maxX < 310)
        scene.stage.tap("Cancel")
        #expect(scene.watch.take().isEmpty)
        scene.bar.becomeFirstResponder()
        scene.bar.text = "x"
        scene.stage.layoutNow()
        _ = scene.watch.take()
        scene.stage.tap("Cancel")
        #expect(scene.watch.take() == ["cancel"] && scene.bar.text == "x" && scene.bar.isFirstResponder)
        scene.bar.setShowsCancelButton(false, animated: true)
        scene.stage.settle()
        #expect(scene.bar.searchTextField.frame.maxX == 367)
    }

    @Test(.documented("UISearchBar.scopeButtonTitles, selectedScopeButtonIndex"))
    func `scopes show where there are two, and the user's choice alone is told`() {
        let scene = SearchBarScene {
            $0.scopeButtonTitles = ["All"]
            $0.showsScopeBar = true
        }
        #expect(scene.bar.frame.height == 56)
        scene.bar.scopeButtonTitles = ["All", "Mine"]
        scene.bar.sizeToFit()
        scene.stage.layoutNow()
        #expect(scene.bar.frame.height > 100)
        scene.bar.selectedScopeButtonIndex = 7
        #expect(scene.bar.selectedScopeButtonIndex == 0)
        scene.bar.selectedScopeButtonIndex = 1
        scene.stage.layoutNow()
        #expect(scene.watch.take().isEmpty)
        scene.stage.tap("All")
        #expect(scene.watch.take() == ["scope 0"] && scene.bar.selectedScopeButtonIndex == 0)
    }

    @Test(.documented("UISearchBar.showsBookmarkButton, showsSearchResultsButton"), arguments: [true, false])
    func `a button at the end of the field tells of a tap`(_ isBookmark: Bool) {
        let scene = SearchBarScene {
            if isBookmark { $0.showsBookmarkButton = true } else { $0.showsSearchResultsButton = true }
        }
        scene.stage.tap(isBookmark ? "Bookmarks" : "Results list")
        #expect(scene.watch.take() == [isBookmark ? "bookmarks" : "results"])
    }

    @Test(.documented("UISearchBar.setImage(_:for:state:)"))
    func `icons are the program's where it sets them`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let scene = SearchBarScene {
            $0.setImage(picture, for: .search, state: .normal)
            $0.setImage(picture, for: .bookmark, state: .normal)
            $0.setImage(picture, for: .clear, state: .normal)
            $0.showsBookmarkButton = true
        }
        let field = scene.bar.searchTextField
        #expect(
            scene.bar.image(for: .search, state: .normal) === picture
                && scene.bar.image(for: .resultsList, state: .normal) == nil)
        #expect((field.leftView as? UIImageView)?.image === picture)
        #expect((field.rightView as? UIButton)?.image(for: .normal) === picture)
        scene.stage.tap(field)
        scene.stage.type("a")
        scene.stage.layoutNow()
        let clear = try #require(field.subviews.first { $0.accessibilityLabel == "Clear text" } as? UIButton)
        #expect(clear.image(for: .normal) === picture && !clear.isHidden)
        #expect(field.subviews.contains { $0 === field.rightView } == false)
        scene.bar.setImage(nil, for: .search, state: .normal)
        scene.stage.layoutNow()
        #expect((field.leftView as? UIImageView)?.image == UIImage(systemName: "magnifyingglass"))
    }

    @Test(.documented("UISearchBar.setSearchFieldBackgroundImage(_:for:), setScopeBarButtonTitleTextAttributes(_:for:)"))
    func `the field's ground and the words of scopes are the program's where it sets them`() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 36)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 36))
        }
        let scene = SearchBarScene {
            $0.scopeButtonTitles = ["All", "Mine"]
            $0.showsScopeBar = true
            $0.setSearchFieldBackgroundImage(picture, for: .normal)
            $0.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        }
        #expect(
            scene.bar.searchFieldBackgroundImage(for: .normal) === picture && scene.bar.searchTextField.background === picture)
        #expect(scene.bar.searchTextField.backgroundColor == .clear)
        let scopes = scene.bar.subviews.compactMap { $0 as? UISegmentedControl }.first
        #expect(scopes?.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        #expect(scene.bar.scopeBarButtonTitleTextAttributes(for: .normal)?.count == 1)
        scene.bar.setSearchFieldBackgroundImage(nil, for: .normal)
        scene.bar.setScopeBarButtonTitleTextAttributes(nil, for: .normal)
        #expect(scene.bar.searchTextField.background == nil && scene.bar.searchTextField.backgroundColor == .tertiarySystemFill)
        #expect(scene.bar.scopeBarButtonTitleTextAttributes(for: .normal) == nil)
    }

    @Test(.documented("UISearchBar.inputAccessoryView"))
    func `the field finds the bar's accessory view`() {
        let scene = SearchBarScene()
        #expect(scene.bar.inputAccessoryView == nil)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
        scene.bar.inputAccessoryView = own
        scene.stage.tap(scene.bar.searchTextField)
        #expect(scene.bar.isFirstResponder && scene.bar.searchTextField.inputAccessoryView === own)
    }

    @Test(.assumed("as where a text field is cleared"))
    func `the button that clears tells of an empty text`() {
        let scene = SearchBarScene()
        scene.stage.tap(scene.bar.searchTextField)
        scene.stage.type("ab")
        _ = scene.watch.take()
        scene.stage.tap("Clear text")
        #expect(scene.watch.take() == ["changed ''"] && scene.bar.text == "" && scene.bar.isFirstResponder)
    }

    @Test(.assumed("recognisable to who knows iOS"), arguments: ["light", "dark", "large", "mirrored"])
    func `a bar with its button and scopes`(_ look: String) {
        let scene = SearchBarScene(
            style: look == "dark" ? .dark : .light, size: look == "large" ? .accessibilityLarge : .large,
            mirrored: look == "mirrored"
        ) {
            $0.placeholder = "Search"
            $0.showsCancelButton = true
            $0.showsScopeBar = true
            $0.scopeButtonTitles = ["All", "Mine", "Shared"]
        }
        assertSnapshot(of: scene.bar, named: look)
    }
}
