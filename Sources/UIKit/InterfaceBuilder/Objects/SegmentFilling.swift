import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension NibDecoder {
    /// The segments of `UISegmentedControl.init(coder:)`, before its attributes choose one of them.
    @MainActor func fillSegments(of control: UISegmentedControl) {
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
    }
}
