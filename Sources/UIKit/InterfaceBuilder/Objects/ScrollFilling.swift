import AppleFoundation
import CoreGraphics
import InterfaceBuilder

private enum ScrollAttribute: UInt8, CaseIterable {
    case none, showsHorizontalScrollIndicator, showsVerticalScrollIndicator, scrollEnabled, pagingEnabled, bounces
    case alwaysBounceVertical, alwaysBounceHorizontal, bouncesZoom, minimumZoomScale, maximumZoomScale
    case delaysContentTouches, canCancelContentTouches, directionalLockEnabled, keyboardDismissMode, indicatorStyle
    case contentInsetAdjustmentBehavior, automaticallyAdjustsScrollIndicatorInsets, scrollsToTop, decelerationRate
    case clipsSubviews, multipleTouchEnabled

    static let map = IBNameMap(ScrollAttribute.self) { "\($0)" }
}

extension NibDecoder {
    /// The end of `UIScrollView.init(coder:)`, after which what only those made by code have is undone.
    @MainActor func fill(_ view: UIScrollView) {
        view.clipsToBounds = false
        view.isMultipleTouchEnabled = false
        element.eachAttribute { name, value in
            switch ScrollAttribute(rawValue: ScrollAttribute.map[name])! {
            case .none: break
            case .showsHorizontalScrollIndicator: view.showsHorizontalScrollIndicator = value.bool ?? true
            case .showsVerticalScrollIndicator: view.showsVerticalScrollIndicator = value.bool ?? true
            case .scrollEnabled: view.isScrollEnabled = value.bool ?? true
            case .pagingEnabled: view.isPagingEnabled = value.bool ?? false
            case .bounces: view.bounces = value.bool ?? true
            case .alwaysBounceVertical: view.alwaysBounceVertical = value.bool ?? false
            case .alwaysBounceHorizontal: view.alwaysBounceHorizontal = value.bool ?? false
            case .bouncesZoom: view.bouncesZoom = value.bool ?? true
            // 0 is what Interface Builder writes for views that don't zoom.
            case .minimumZoomScale: if let scale = value.number, scale > 0 { view.minimumZoomScale = CGFloat(scale) }
            case .maximumZoomScale: if let scale = value.number, scale > 0 { view.maximumZoomScale = CGFloat(scale) }
            case .delaysContentTouches: view.delaysContentTouches = value.bool ?? true
            case .canCancelContentTouches: view.canCancelContentTouches = value.bool ?? true
            case .directionalLockEnabled: view.isDirectionalLockEnabled = value.bool ?? false
            case .keyboardDismissMode: view.keyboardDismissMode = IBWords.keyboardDismissal(value.string)
            case .indicatorStyle: view.indicatorStyle = IBWords.indicators(value.string)
            case .contentInsetAdjustmentBehavior:
                view.contentInsetAdjustmentBehavior = IBWords.insetAdjustment(value.string)
            case .automaticallyAdjustsScrollIndicatorInsets:
                view.automaticallyAdjustsScrollIndicatorInsets = value.bool ?? true
            case .scrollsToTop: view.scrollsToTop = value.bool ?? true
            case .decelerationRate: if value.string == "fast" { view.decelerationRate = .fast }
            case .clipsSubviews: view.clipsToBounds = value.bool ?? false
            case .multipleTouchEnabled: view.isMultipleTouchEnabled = value.bool ?? false
            }
        }
        for child in element.children {
            switch child.key {
            case "contentInset": view.contentInset = UIEdgeInsets(IBInsets(child))
            case "scrollIndicatorInsets": view.scrollIndicatorInsets = UIEdgeInsets(IBInsets(child))
            case "contentSize": view.contentSize = CGSize(child)
            default: break
            }
        }
    }
}

extension IBWords {
    static func keyboardDismissal(_ word: String) -> UIScrollView.KeyboardDismissMode {
        switch word {
        case "onDrag": .onDrag
        case "interactive": .interactive
        case "onDragWithAccessory": .onDragWithAccessory
        case "interactiveWithAccessory": .interactiveWithAccessory
        default: .none
        }
    }

    static func indicators(_ word: String) -> UIScrollView.IndicatorStyle {
        switch word {
        case "black": .black
        case "white": .white
        default: .default
        }
    }

    static func insetAdjustment(_ word: String) -> UIScrollView.ContentInsetAdjustmentBehavior {
        switch word {
        case "scrollableAxes": .scrollableAxes
        case "never": .never
        case "always": .always
        default: .automatic
        }
    }
}
