import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// Controls and indicators that show a value.
extension NibDecoder {
    /// The end of `UISwitch.init(coder:)`.
    @MainActor func fill(_ control: UISwitch) {
        if element.bool("on", default: false) { control.isOn = true }
        if let title = element.string("title") { control.title = title }
        for child in element.children where child.has("color") {
            switch child.key {
            case "onTintColor": control.onTintColor = session.color(child)
            case "thumbTintColor": control.thumbTintColor = session.color(child)
            default: break
            }
        }
    }

    /// The end of `UISlider.init(coder:)`: the bounds before the value.
    @MainActor func fill(_ slider: UISlider) {
        slider.minimumValue = float("minValue", 0)
        slider.maximumValue = float("maxValue", 1)
        slider.value = float("value", 0)
        if element.bool("continuous") == false { slider.isContinuous = false }
        if let name = element.string("minimumValueImage") {
            slider.minimumValueImage = session.image(named: name, of: element)
        }
        if let name = element.string("maximumValueImage") {
            slider.maximumValueImage = session.image(named: name, of: element)
        }
        for child in element.children {
            switch child.key {
            case "minimumTrackTintColor": slider.minimumTrackTintColor = session.color(child)
            case "maximumTrackTintColor": slider.maximumTrackTintColor = session.color(child)
            case "thumbTintColor": slider.thumbTintColor = session.color(child)
            default: break
            }
        }
    }

    /// The end of `UIStepper.init(coder:)`.
    @MainActor func fill(_ stepper: UIStepper) {
        // A file may say that the least is above the most: the stepper sorts that out.
        if let least = element.number("minimumValue") { stepper.minimumValue = least }
        if let most = element.number("maximumValue") { stepper.maximumValue = most }
        if let step = element.number("stepValue"), step > 0 { stepper.stepValue = step }
        stepper.value = element.number("value", default: 0)
        if element.bool("wraps", default: false) { stepper.wraps = true }
        if element.bool("autorepeat") == false { stepper.autorepeat = false }
        if element.bool("continuous") == false { stepper.isContinuous = false }
    }

    /// The end of `UISegmentedControl.init(coder:)`.
    @MainActor func fill(_ control: UISegmentedControl) {
        let segments = element.first("segments")?.children.filter { $0.has("segment") } ?? []
        for (index, segment) in segments.enumerated() {
            if let image = session.image(of: segment) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                let title = session.source.text(element.id, "segmentTitles[\(index)]", segment.text("title", key: "title"))
                control.insertSegment(withTitle: title ?? "", at: index, animated: false)
            }
            if let width = segment.number("width"), width > 0 { control.setWidth(CGFloat(width), forSegmentAt: index) }
            if let offset = segment.first("size", key: "contentOffset") {
                control.setContentOffset(CGSize(offset), forSegmentAt: index)
            }
            if segment.bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
        }
        if element.bool("momentary", default: false) { control.isMomentary = true }
        if element.bool("apportionsSegmentWidthsByContent", default: false) { control.apportionsSegmentWidthsByContent = true }
        if let color = element.first("color", key: "selectedSegmentTintColor") {
            control.selectedSegmentTintColor = session.color(color)
        }
        if let index = element.number("selectedSegmentIndex") { control.selectedSegmentIndex = whole(index) }
    }

    /// The end of `UIProgressView.init(coder:)`.
    @MainActor func fill(_ view: UIProgressView) {
        if element.string("progressViewStyle") == "bar" { view.progressViewStyle = .bar }
        view.progress = float("progress", 0)
        if let name = element.string("progressImage") { view.progressImage = session.image(named: name, of: element) }
        if let name = element.string("trackImage") { view.trackImage = session.image(named: name, of: element) }
        for child in element.children {
            switch child.key {
            case "progressTintColor": view.progressTintColor = session.color(child)
            case "trackTintColor": view.trackTintColor = session.color(child)
            default: break
            }
        }
    }

    /// The end of `UIActivityIndicatorView.init(coder:)`: unlike those made by code it stays when it stops.
    @MainActor func fill(_ view: UIActivityIndicatorView) {
        switch element.string("style") {
        case "large": view.style = .large
        case "whiteLarge": view.style = .whiteLarge
        case "white": view.style = .white
        case "gray": view.style = .gray
        default: view.style = .medium
        }
        view.hidesWhenStopped = element.bool("hidesWhenStopped", default: false)
        if let color = element.first("color", key: "color") { view.color = session.color(color) }
        if element.bool("animating", default: false) { view.startAnimating() }
        if let frame = element.first("rect", key: "frame") { view.frame = CGRect(frame) }
    }

    /// The end of `UIPageControl.init(coder:)`.
    @MainActor func fill(_ control: UIPageControl) {
        control.numberOfPages = max(0, min(1000, whole(element.number("numberOfPages"))))
        control.currentPage = max(0, whole(element.number("currentPage")))
        if element.bool("hidesForSinglePage", default: false) { control.hidesForSinglePage = true }
        if element.bool("defersCurrentPageDisplay", default: false) { control.defersCurrentPageDisplay = true }
        if element.bool("allowsContinuousInteraction") == false { control.allowsContinuousInteraction = false }
        switch element.string("backgroundStyle") {
        case "prominent": control.backgroundStyle = .prominent
        case "minimal": control.backgroundStyle = .minimal
        default: break
        }
        for child in element.children {
            switch child.key {
            case "pageIndicatorTintColor": control.pageIndicatorTintColor = session.color(child)
            case "currentPageIndicatorTintColor": control.currentPageIndicatorTintColor = session.color(child)
            default: break
            }
        }
    }

    /// The end of `UIRefreshControl.init(coder:)`.
    @MainActor func fill(_ control: UIRefreshControl) {
        for child in element.children where child.key == "attributedTitle" {
            control.attributedTitle = session.attributedText(child)
        }
    }

    private func whole(_ value: Double?) -> Int { max(-1_000_000_000, min(1_000_000_000, Int(clamping: value))) }

    private func float(_ name: IBName, _ value: Double) -> Float {
        Float(max(-1e30, min(1e30, element.number(name, default: value))))
    }
}
