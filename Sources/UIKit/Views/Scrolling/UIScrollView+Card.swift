import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UIScrollView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIScrollView.self, element: "scrollView") { card in
            card.property("contentOffset", \.contentOffset, .observable)
            card.property("contentSize", \.contentSize, file: .same, .observable)
            card.property("contentInset", \.contentInset, file: .same, .observable)
            card.property("isScrollEnabled", \.isScrollEnabled, file: "scrollEnabled", .observable)
            card.property("isPagingEnabled", \.isPagingEnabled, file: "pagingEnabled")
            card.property("isDirectionalLockEnabled", \.isDirectionalLockEnabled, file: "directionalLockEnabled")
            card.property("bounces", \.bounces, file: .same)
            card.property("bouncesZoom", \.bouncesZoom, file: .same)
            card.property("alwaysBounceVertical", \.alwaysBounceVertical, file: .same)
            card.property("alwaysBounceHorizontal", \.alwaysBounceHorizontal, file: .same)
            card.property("scrollsToTop", \.scrollsToTop, file: .same)
            card.property("delaysContentTouches", \.delaysContentTouches, file: .same)
            card.property("canCancelContentTouches", \.canCancelContentTouches, file: .same)
            card.property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, file: .same)
            card.property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, file: .same)
            card.property("scrollIndicatorInsets", \.scrollIndicatorInsets, file: .same)
            card.property("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets)
            card.property("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets)
            card.property("minimumZoomScale", \.minimumZoomScale)
            card.property("maximumZoomScale", \.maximumZoomScale)
            card.property("zoomScale", \.zoomScale)
            card.property("keyboardDismissMode", \.keyboardDismissMode, file: .same)
            card.property("indicatorStyle", \.indicatorStyle, file: .same)
            card.property("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, file: .same)
            card.property("delegate", \.delegate)
            card.property("refreshControl", \.refreshControl)
            card.property("bouncesVertically", \.bouncesVertically)
            card.property("bouncesHorizontally", \.bouncesHorizontally)
            card.property("decelerationRate", \.decelerationRate)
            card.property("indexDisplayMode", \.indexDisplayMode)
            card.property("automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets, file: .same)
            card.reading("panGestureRecognizer", \.panGestureRecognizer)
            card.reading("pinchGestureRecognizer", \.pinchGestureRecognizer)
            card.reading("adjustedContentInset", \.adjustedContentInset)
            card.reading("isDragging", \.isDragging)
            card.reading("isDecelerating", \.isDecelerating)
            card.reading("isTracking", \.isTracking)
            card.reading("contentLayoutGuide", \.contentLayoutGuide)
            card.reading("frameLayoutGuide", \.frameLayoutGuide)
            card.reading("isScrollAnimating", \.isScrollAnimating)
            card.reading("isZooming", \.isZooming)
            card.reading("isZoomBouncing", \.isZoomBouncing)
            // 0 is what Interface Builder writes for views that don't zoom.
            card.attribute("minimumZoomScale", CGFloat.self) { if $1 > 0 { $0.minimumZoomScale = $1 } }
            card.attribute("maximumZoomScale", CGFloat.self) { if $1 > 0 { $0.maximumZoomScale = $1 } }
            card.attribute("decelerationRate", String.self) { if $1 == "fast" { $0.decelerationRate = .fast } }
            // Those made by code have both.
            card.attribute("clipsSubviews", Bool.self) { $0.clipsToBounds = $1 }
            card.attribute("multipleTouchEnabled", Bool.self) { $0.isMultipleTouchEnabled = $1 }
        }
    }
}

// MARK: The words of interface files
extension UIScrollView.KeyboardDismissMode: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "onDrag": .onDrag
            case "interactive": .interactive
            case "onDragWithAccessory": .onDragWithAccessory
            case "interactiveWithAccessory": .interactiveWithAccessory
            default: .none
            }
    }
}

extension UIScrollView.IndicatorStyle: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "black": .black
            case "white": .white
            default: .default
            }
    }
}

extension UIScrollView.ContentInsetAdjustmentBehavior: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "scrollableAxes": .scrollableAxes
            case "never": .never
            case "always": .always
            default: .automatic
            }
    }
}
