import AppleFoundation
import TestEvidence
import Testing
import UIKit

@MainActor
@Suite("Text / Traits of an object of which the protocol is known", .documented("UITextInputTraits: all of it is optional"))
struct OptionalTraitsTests {
    private final class Plain: UIView, UIKeyInput {
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
        var returnKeyType: UIReturnKeyType = .go
    }

    @Test func `they are optional there, and plain where the class is known`() {
        let field = UITextField()
        field.keyboardAppearance = .dark
        let input: any UITextInput = field
        switch input.keyboardAppearance {
        case .dark?: break
        default: Issue.record("not dark")
        }
        #expect(input.isSecureTextEntry == false && (input.keyboardType ?? .URL) == .default)
        switch field.keyboardAppearance {
        case .dark: break
        default: Issue.record("not dark")
        }
        let plain = Plain()
        #expect(plain.returnKeyType == .go)
        let traits: any UITextInputTraits = plain
        #expect(traits.returnKeyType == .go && traits.keyboardType == .default)
        #expect((plain as any UIKeyInput).returnKeyType == .some(.go))
    }
}
