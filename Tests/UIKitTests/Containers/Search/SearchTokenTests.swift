import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Search / Tokens", .serialized)
struct SearchTokenTests {
    private static func tokens(_ words: [String]) -> [UISearchToken] {
        words.map { UISearchToken(icon: UIImage(systemName: "tag"), text: $0) }
    }

    @MainActor private struct TokenScene {
        let stage: Stage
        let bar = UISearchBar()
        let watch = SearchWatch()
        var field: UISearchTextField { bar.searchTextField }

        init(
            _ words: [String], style: UIUserInterfaceStyle = .light, size: UIContentSizeCategory = .large,
            mirrored: Bool = false
        ) {
            stage = Stage(
                device: .iPhone8, style: style, contentSize: size, layoutDirection: mirrored ? .rightToLeft : .leftToRight)
            stage.usesHardwareKeyboard = true
            stage.window.backgroundColor = .systemBackground
            bar.delegate = watch
            bar.searchTextField.tokens = SearchTokenTests.tokens(words)
            stage.window.addSubview(bar)
            bar.frame.size.width = 375
            bar.sizeToFit()
            stage.layoutNow()
            _ = watch.take()
        }
    }

    @Test(.documented("UISearchTextField.tokens, text"))
    func `tokens stand before the text and are no part of it`() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        #expect(field.tokens.isEmpty && field.allowsDeletingTokens && field.allowsCopyingTokens)
        let tokens = Self.tokens(["a", "b"])
        tokens[0].representedObject = 7
        field.text = "xy"
        field.insertToken(tokens[1], at: 0)
        field.insertToken(tokens[0], at: 0)
        #expect(field.tokens == tokens && field.text == "xy" && field.hasText)
        #expect(field.tokens[0].representedObject as? Int == 7)
        field.removeToken(at: 0)
        #expect(field.tokens == [tokens[1]])
    }

    @Test(.documented("UISearchTextField.textualRange, positionOfToken(at:), tokens(in:)"))
    func `positions count the tokens, each as one place`() throws {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        let tokens = Self.tokens(["a", "b"])
        field.text = "xyz"
        field.tokens = tokens
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 5)
        #expect(field.offset(from: field.beginningOfDocument, to: field.positionOfToken(at: 1)) == 1)
        #expect(field.offset(from: field.beginningOfDocument, to: field.textualRange.start) == 2)
        #expect(field.text(in: field.textualRange) == "xyz")
        let whole = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        #expect(field.tokens(in: whole) == tokens && field.tokens(in: field.textualRange).isEmpty)
        #expect(field.text(in: whole) == "xyz")
        let second = try #require(field.textRange(from: field.positionOfToken(at: 1), to: field.textualRange.start))
        #expect(field.tokens(in: second) == [tokens[1]])
        #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    }

    @Test(.documented("UISearchTextField.replaceTextualPortion(of:with:at:)"))
    func `what was typed becomes a token`() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        field.text = "from Ann"
        let token = Self.tokens(["Ann"])[0]
        field.replaceTextualPortion(of: field.textualRange, with: token, at: 0)
        #expect(field.tokens == [token] && field.text == "")
    }

    @Test(.assumed("as tokens in the Mail application: the first stroke selects, the second deletes"))
    func `the delete key selects the last token, then takes it`() {
        let scene = TokenScene(["a", "b"])
        scene.stage.tap(at: CGPoint(x: 300, y: 28))
        _ = scene.watch.take()
        scene.stage.type(.keyboardDeleteOrBackspace)
        #expect(scene.field.tokens.count == 2)
        #expect(scene.field.selectedTextRange.map { scene.field.tokens(in: $0) } == [scene.field.tokens[1]])
        scene.stage.type(.keyboardDeleteOrBackspace)
        #expect(scene.field.tokens.count == 1 && scene.watch.take() == ["changed ''"])
        scene.stage.type("x")
        scene.stage.type(.keyboardDeleteOrBackspace)
        #expect(scene.field.tokens.count == 1 && scene.field.text == "")
    }

    @Test(.documented("UISearchTextField.allowsDeletingTokens"))
    func `tokens that may not be deleted stay`() {
        let scene = TokenScene(["a"])
        scene.field.allowsDeletingTokens = false
        scene.stage.tap(at: CGPoint(x: 300, y: 28))
        scene.stage.type(.keyboardDeleteOrBackspace)
        scene.stage.type(.keyboardDeleteOrBackspace)
        #expect(scene.field.tokens.count == 1)
    }

    @Test(.assumed("as where a selected text is typed over"))
    func `a tap selects a token, and typing takes its place`() {
        let scene = TokenScene(["alpha", "beta"])
        scene.stage.tap("alpha")
        #expect(scene.field.isFirstResponder)
        #expect(scene.field.selectedTextRange.map { scene.field.tokens(in: $0).count } == 1)
        scene.stage.type("z")
        #expect(scene.field.tokens.count == 1 && scene.field.text == "z")
    }

    @Test(.assumed("the button empties the field"))
    func `the button that clears takes the tokens, too`() {
        let scene = TokenScene(["a"])
        scene.stage.tap(at: CGPoint(x: 300, y: 28))
        _ = scene.watch.take()
        scene.stage.tap("Clear text")
        #expect(scene.field.tokens.isEmpty && scene.watch.take() == ["changed ''"])
    }

    @Test(.assumed("tokens are what is searched for, as text is"))
    func `a search with tokens shows results, and loses them at its end`() {
        let results = PlainList()
        let scene = SearchScene(.item, results: results) { _, list, _ in
            list.navigationItem.hidesSearchBarWhenScrolling = false
        }
        scene.stage.tap(scene.bar.searchTextField)
        scene.stage.settle()
        _ = scene.journal.take()
        scene.bar.searchTextField.insertToken(UISearchToken(icon: nil, text: "Near"), at: 0)
        #expect(scene.search.showsSearchResultsController && scene.journal.take() == ["update '' true"])
        scene.stage.tap("Cancel")
        #expect(scene.bar.searchTextField.tokens.isEmpty)
    }

    @Test(.assumed("recognisable to who knows iOS"), arguments: ["light", "dark", "large", "mirrored", "many"])
    func `a field with tokens`(_ look: String) {
        let scene = TokenScene(
            look == "many" ? ["Photos", "Last summer", "Mountains", "Favourites"] : ["Photos", "Last summer"],
            style: look == "dark" ? .dark : .light, size: look == "large" ? .accessibilityLarge : .large,
            mirrored: look == "mirrored")
        scene.field.becomeFirstResponder()
        scene.stage.type("la")
        if look == "dark" {
            scene.field.selectedTextRange = scene.field.textRange(
                from: scene.field.positionOfToken(at: 1), to: scene.field.textualRange.start)
        }
        if look == "light" { scene.field.tokenBackgroundColor = .systemIndigo }
        scene.stage.layoutNow()
        assertSnapshot(of: scene.bar, named: look)
    }
}
