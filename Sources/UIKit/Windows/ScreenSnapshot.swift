import AppleFoundation

extension ViewSnapshot {
    static func view(of screen: UIScreen, afterUpdates: Bool) -> UIView {
        let result = UIView(frame: screen.bounds)
        let image = picture(of: screen.rootLayer, rect: screen.bounds, scale: screen.scale, afterUpdates: afterUpdates)
        if let image { show(image, in: result, scale: screen.scale) }
        return result
    }
}
