import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UIPageControl {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIPageControl.self, element: "pageControl", accessibility: []) { card in
            card.property("numberOfPages", \.numberOfPages, .observable)
            card.property("currentPage", \.currentPage, .observable)
            card.property("hidesForSinglePage", \.hidesForSinglePage, file: .same)
            card.property("pageIndicatorTintColor", \.pageIndicatorTintColor, file: .same)
            card.property("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, file: .same)
            card.property("preferredIndicatorImage", \.preferredIndicatorImage)
            card.property("defersCurrentPageDisplay", \.defersCurrentPageDisplay, file: .same)
            card.property("backgroundStyle", \.backgroundStyle, file: .same)
            card.property("allowsContinuousInteraction", \.allowsContinuousInteraction, file: .same)
            card.reading("interactionState", \.interactionState)
            card.attribute("numberOfPages", Int.self) { $0.numberOfPages = max(0, min(1000, $1)) }
            card.attribute("currentPage", Int.self) { $0.currentPage = max(0, $1) }
        }
    }
}

// MARK: The words of interface files
extension UIPageControl.BackgroundStyle: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "prominent": .prominent
            case "minimal": .minimal
            default: .automatic
            }
    }
}
