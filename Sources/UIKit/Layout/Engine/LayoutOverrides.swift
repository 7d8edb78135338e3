import AppleFoundation
import CoreGraphics
import QuartzCore

/// Which of the questions of layout a class has its own answer to; the others need not be asked.
@MainActor enum LayoutOverrides {
    private class Plain: UIView {}
    private class Content: UIView {
        override var intrinsicContentSize: CGSize { .zero }
    }
    private class Insets: UIView {
        override var alignmentRectInsets: UIEdgeInsets { .zero }
    }
    private class Places: UIView {
        override var placesContent: Bool { true }
    }
    private class Bounds: UIView {
        override var bounds: CGRect { didSet {} }
    }
    private class Center: UIView {
        override var center: CGPoint { didSet {} }
    }

    private static func entries(of probe: UIView.Type) -> [Int] {
        let common = Set(VirtualTable.overridden(in: Plain.self, of: UIView.self))
        return VirtualTable.overridden(in: probe, of: UIView.self).filter { !common.contains($0) }
    }

    private static let content = entries(of: Content.self)
    private static let special = entries(of: Insets.self) + entries(of: Places.self)
    private static let geometry = entries(of: Bounds.self) + entries(of: Center.self)

    private static let known = TypeMemory<LayoutState.Marks>()

    static func marks(of type: UIView.Type) -> LayoutState.Marks {
        if type == UIView.self { return [] }
        if let marks = known[type] { return marks }
        var marks: LayoutState.Marks = []
        func differs(_ entries: [Int]) -> Bool {
            type != UIView.self && entries.contains { VirtualTable.differs(type, from: UIView.self, at: $0) }
        }
        if content.isEmpty || differs(content) { marks.insert(.mayHaveContent) }
        if special.isEmpty || differs(special) { marks.insert(.isSpecial) }
        if geometry.isEmpty || differs(geometry) { marks.insert(.hasOwnGeometry) }
        known[type] = marks
        return marks
    }
}
