import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UISplitViewController {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UISplitViewController.self, element: "splitViewController") { card in
            card.property("preferredDisplayMode", \.preferredDisplayMode, file: .same)
            card.property("presentsWithGesture", \.presentsWithGesture, file: .same)
            card.property("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction, file: .same)
            card.property("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth, file: .same)
            card.property("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth, file: .same)
            card.property("delegate", \.delegate)
            card.property("viewControllers", \.viewControllers)
            card.property("preferredSplitBehavior", \.preferredSplitBehavior, file: "behavior")
            card.property("displayModeButtonVisibility", \.displayModeButtonVisibility)
            card.property("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton, file: .same)
            card.property("primaryBackgroundStyle", \.primaryBackgroundStyle, file: .same)
            card.property("primaryEdge", \.primaryEdge, file: .same)
            card.property("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth)
            card.property("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth)
            card.property("preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction, file: .same)
            card.property("minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth, file: .same)
            card.property("maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth, file: .same)
            card.reading("displayModeButtonItem", \.displayModeButtonItem)
            card.reading("style", \.style)
            card.reading("isCollapsed", \.isCollapsed)
            card.reading("displayMode", \.displayMode)
            card.reading("splitBehavior", \.splitBehavior)
            card.reading("primaryColumnWidth", \.primaryColumnWidth)
            card.reading("supplementaryColumnWidth", \.supplementaryColumnWidth)
        }
    }
}

// MARK: The words of interface files
extension UISplitViewController.DisplayMode: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "secondaryOnly", "hidden": .secondaryOnly
            case "oneBesideSecondary", "beside", "visible", "allVisible": .oneBesideSecondary
            case "oneOverSecondary", "over", "overlay": .oneOverSecondary
            case "twoBesideSecondary": .twoBesideSecondary
            case "twoOverSecondary": .twoOverSecondary
            case "twoDisplaceSecondary": .twoDisplaceSecondary
            default: .automatic
            }
    }
}

extension UISplitViewController.SplitBehavior: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "tile": .tile
            case "overlay": .overlay
            case "displace": .displace
            default: .automatic
            }
    }
}

extension UISplitViewController.BackgroundStyle: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "sidebar": .sidebar
            default: .none
            }
    }
}

extension UISplitViewController.PrimaryEdge: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "trailing": .trailing
            default: .leading
            }
    }
}
