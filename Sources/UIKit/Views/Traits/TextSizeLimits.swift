import AppleFoundation

extension ViewRarities {
    func limitTextSize(_ category: inout UIContentSizeCategory) {
        guard category != .unspecified else { return }
        if let minimum = textSizeLimits.minimum, category < minimum { category = minimum }
        if let maximum = textSizeLimits.maximum, category > maximum { category = maximum }
    }
}

extension UIView {
    final func setTextSizeLimits(minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?) {
        rare.textSizeLimits = (minimum, maximum)
        overridesChanged()
    }

    /// Each view on the way up that has limits, this one first.
    final var textSizeLimitsDescription: String {
        var lines: [String] = []
        for view in sequence(first: self, next: \.superview) {
            let (minimum, maximum) = (view.minimumContentSizeCategory, view.maximumContentSizeCategory)
            guard minimum != nil || maximum != nil else { continue }
            let parts = [minimum.map { "minimum: \($0.rawValue)" }, maximum.map { "maximum: \($0.rawValue)" }]
            lines.append("<\(type(of: view))>: " + parts.compactMap { $0 }.joined(separator: ", "))
        }
        return lines.joined(separator: "\n")
    }
}
