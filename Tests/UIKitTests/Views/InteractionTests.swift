import AppleFoundation
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Views / Interactions and limits")
struct InteractionTests {
    private final class Noting: NSObject, UIInteraction {
        weak var view: UIView?
        var log: [String] = []
        func willMove(to view: UIView?) { log.append("will \(view?.tag ?? 0)") }
        func didMove(to view: UIView?) {
            self.view = view
            log.append("did \(view?.tag ?? 0)")
        }
    }

    @Test(.documented("UIView.addInteraction(_:), removeInteraction(_:): willMove(to:), didMove(to:)"))
    func `an interaction hears where it goes`() {
        let (one, two, interaction) = (UIView(), UIView(), Noting())
        (one.tag, two.tag) = (1, 2)
        one.addInteraction(interaction)
        one.addInteraction(interaction)
        #expect(one.interactions.count == 1 && interaction.log == ["will 1", "did 1"])
        two.addInteraction(interaction)
        #expect(one.interactions.isEmpty && two.interactions.first === interaction)
        two.interactions = []
        #expect(interaction.log.suffix(4) == ["will 2", "did 2", "will 0", "did 0"] && interaction.view == nil)
    }

    @Test(.documented("UIView.maximumContentSizeCategory, minimumContentSizeCategory: for the view and its subviews"))
    func `a view limits the text size of what is inside`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        outer.maximumContentSizeCategory = .extraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        inner.minimumContentSizeCategory = .extraExtraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        #expect(inner.appliedContentSizeCategoryLimitsDescription.split(separator: "\n").count == 2)
        outer.maximumContentSizeCategory = nil
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }

    @Test(
        .documented(
            "HEADERS: accessibilityElementCount(), accessibilityElement(at:), index(ofAccessibilityElement:)"))
    func `a container counts its elements`() {
        let (view, element) = (UIView(), UIView())
        #expect(view.accessibilityElementCount() == NSNotFound)
        view.accessibilityElements = [element]
        #expect(view.accessibilityElementCount() == 1 && view.accessibilityElement(at: 0) as? UIView === element)
        #expect(view.index(ofAccessibilityElement: element) == 0 && view.accessibilityElement(at: 5) == nil)
    }
}
