@_spi(House) import AppleFoundation
import CoreGraphics
import QuartzCore

/// What a view's layer does when one of its properties changes: move inside an animation block, otherwise nothing.
@MainActor enum ViewActions {
    private static let none = NSNull()

    /// The properties that move with a view's block. Borders and shadows don't, as on iOS.
    private static let animatable: Set<String> = [
        "position", "bounds", "transform", "sublayerTransform", "opacity", "backgroundColor", "anchorPoint", "anchorPointZ",
        "zPosition", "cornerRadius", "contentsRect", "contentsCenter",
    ]

    static func action(for view: UIView, layer: CALayer, key: String) -> (any CAAction)? {
        guard layer === view.viewLayer else { return nil }
        guard let block = AnimationContext.current, AnimationContext.areEnabled, animatable.contains(key) else { return none }
        guard let old = layer.value(forKeyPath: key).flatMap({ AnimatableValue($0) }) ?? emptyValue(key) else { return none }
        return Action(block: block, old: old)
    }

    /// A background that is nil fades like the new colour with no alpha; the transition starts from nothing.
    private static func emptyValue(_ key: String) -> AnimatableValue? {
        key == "backgroundColor" ? .other(NSNull()) : nil
    }

    /// Made before the change, run after it.
    private final class Action: CAAction {
        let block: AnimationBlock
        let old: AnimatableValue

        init(block: AnimationBlock, old: AnimatableValue) {
            self.block = block
            self.old = old
        }

        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            guard let layer = anObject as? CALayer else { return }
            Isolation.assumeMain(with: (self, layer)) { $0.start(event, on: $1) }
        }

        @MainActor private func start(_ key: String, on layer: CALayer) {
            let new = layer.value(forKeyPath: key).flatMap { AnimatableValue($0) }
            switch (old, new) {
            case (.other, .color(let color)?):
                block.animate(layer, key: key, from: .color(color.copy(alpha: 0) ?? color), to: .color(color))
            case (.color(let color), nil):
                block.animate(layer, key: key, from: .color(color), to: .color(color.copy(alpha: 0) ?? color))
            case (_, let new?):
                block.animate(layer, key: key, from: old, to: new)
            default: break
            }
        }
    }
}
