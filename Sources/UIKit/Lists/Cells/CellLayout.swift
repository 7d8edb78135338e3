import AppleFoundation
import CoreGraphics
import QuartzCore

/// Where the parts of a cell go.
@MainActor struct CellLayout {
    private let size: CGSize
    private let scale: CGFloat
    private let look: TableLook
    private let isMirrored: Bool
    /// Where the content's margin begins, and where the accessory ends.
    private let margin: CGFloat
    /// The content view's edges, as read from left to right.
    private let contentStart: CGFloat
    private let contentEnd: CGFloat
    private let accessoryEnd: CGFloat
    private let reorderEnd: CGFloat
    private let hasAccessory: Bool

    init(_ cell: UITableViewCell, _ size: CGSize) {
        self.size = size
        scale = cell.traits.drawingScale
        look = cell.setting.look ?? TableLook(width: size.width, cell.traits)
        isMirrored = cell.isRightToLeft
        margin = look.margin
        var start: CGFloat = 0
        var end = size.width
        if cell.table?.insetsContentViewsToSafeArea ?? true, !look.isInset {
            let safe = cell.table?.safeAreaInsets ?? .zero
            start += isMirrored ? safe.right : safe.left
            end -= isMirrored ? safe.left : safe.right
        }
        if cell.table?.sectionIndex != nil { end -= SectionIndexView.width }
        reorderEnd = end - margin
        let isMovable = cell.parts.reorderControl != nil
        if isMovable { end = reorderEnd - CellReorderControl.width }
        accessoryEnd = isMovable ? end - CellReorderControl.gap : end - margin
        hasAccessory = cell.parts.accessory != nil || isMovable
        if let accessory = cell.parts.accessory { end = accessoryEnd - accessory.width(scale) }
        if cell.setting.isEditing, cell.setting.controls.isAtBeginning, cell.setting.indentsWhileEditing {
            start += CellEditControl.width
        }
        contentStart = start
        contentEnd = max(start, end)
    }

    var contentWidth: CGFloat { contentEnd - contentStart }

    private func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
        isMirrored ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    private func pixels(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    // MARK: - Applying
    func apply(to cell: UITableViewCell) {
        placeContent(cell)
        let parts = cell.parts
        if let view = parts.configurations?.backgroundView, view.frame != cell.bounds { view.frame = cell.bounds }
        for view in [parts.background, parts.selectedBackground, parts.multipleBackground, parts.plainSelection] {
            if let view, view.superview === cell, view.frame != cell.bounds { view.frame = cell.bounds }
        }
        parts.accessory?.place(
            endingAt: accessoryEnd, height: size.height, scale, mirroredIn: isMirrored ? size.width : nil)
        parts.editControl?.place(start: margin, height: size.height, mirroredIn: isMirrored ? size.width : nil)
        parts.reorderControl?.place(
            endingAt: reorderEnd, height: size.height, mirroredIn: isMirrored ? size.width : nil)
        placeLabels(cell)
        let textStart = contentStart + self.textStart(cell)
        cell.parts.separators.place(cell, look, automaticLeft: textStart, isMirrored: isMirrored)
        roundCorners(cell)
    }

    func placeContent(_ cell: UITableViewCell) {
        let content = cell.parts.content
        let frame = mirrored(CGRect(x: contentStart, y: 0, width: contentWidth, height: size.height), in: size.width)
        if content.frame != frame { content.frame = frame }
        if let list = content as? UIListContentView {
            list.parts.outerMargins = (margin + indent(cell), hasAccessory ? 0 : margin)
            return
        }
        let trailing = hasAccessory ? 8 : margin
        let margins = NSDirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: trailing)
        if content.directionalLayoutMargins != margins { content.directionalLayoutMargins = margins }
    }

    private func roundCorners(_ cell: UITableViewCell) {
        let radius = look.isInset && !cell.setting.edges.isEmpty ? TableLook.cornerRadius : 0
        guard radius > 0 || cell.layer.cornerRadius > 0 else { return }
        var corners: CACornerMask = []
        if cell.setting.edges.contains(.first) { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if cell.setting.edges.contains(.last) { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        if cell.layer.cornerRadius != radius { cell.layer.cornerRadius = radius }
        if radius > 0 { cell.layer.maskedCorners = corners }
    }

    // MARK: - Labels and picture
    private func indent(_ cell: UITableViewCell) -> CGFloat {
        CGFloat(cell.setting.indentationLevel) * cell.setting.indentationWidth
    }

    private func imageSize(_ cell: UITableViewCell) -> CGSize? {
        guard let picture = cell.parts.image?.image else { return nil }
        let size = picture.size
        guard !picture.isSymbolImage, self.size.height > 0, size.height > self.size.height, size.height > 0 else { return size }
        // A picture is no higher than its row.
        return CGSize(width: size.width * self.size.height / size.height, height: self.size.height)
    }

    /// In the content view.
    private func imageFrame(_ cell: UITableViewCell) -> CGRect? {
        guard let image = imageSize(cell) else { return nil }
        let start = margin + indent(cell)
        let isSymbol = cell.parts.image?.image?.isSymbolImage == true
        let x = isSymbol ? start + 12 - image.width / 2 : start
        return CGRect(x: pixels(x), y: pixels((size.height - image.height) / 2), width: image.width, height: image.height)
    }

    private func textStart(_ cell: UITableViewCell) -> CGFloat {
        if let list = cell.parts.content as? UIListContentView {
            return ListContentLayout(list, CGSize(width: contentWidth, height: size.height)).textStart
        }
        let start = margin + indent(cell)
        guard let image = imageFrame(cell) else { return start }
        let isSymbol = cell.parts.image?.image?.isSymbolImage == true
        return (isSymbol ? max(start + 24, image.maxX) : image.maxX) + 15
    }

    private func placeLabels(_ cell: UITableViewCell) {
        let width = contentWidth
        if let view = cell.parts.image { set(view, imageFrame(cell) ?? .zero, width) }
        guard let text = cell.parts.text else {
            if let detail = cell.parts.detail { set(detail, CGRect(x: textStart(cell), y: 0, width: 0, height: 0), width) }
            return
        }
        let start = textStart(cell)
        let end = max(start, width - (hasAccessory ? 8 : margin))
        switch cell.parts.style {
        case .default: set(text, CGRect(x: start, y: 0, width: end - start, height: size.height), width)
        case .subtitle: placeSubtitle(cell, text, start, end)
        case .value1: placeValue1(cell, text, start, end)
        case .value2: placeValue2(cell, text, start, end)
        }
    }

    private func set(_ view: UIView, _ frame: CGRect, _ width: CGFloat) {
        let frame = mirrored(frame, in: width)
        if view.frame != frame { view.frame = frame }
    }

    private func fitted(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private func placeSubtitle(_ cell: UITableViewCell, _ text: UILabel, _ start: CGFloat, _ end: CGFloat) {
        let first = fitted(text, end - start)
        let second = fitted(cell.parts.detail, end - start)
        guard second.height > 0 else {
            set(text, CGRect(x: start, y: 0, width: end - start, height: size.height), contentWidth)
            return
        }
        let spare = size.height - first.height - second.height
        // A row with room to spare keeps its lines a little apart.
        let gap: CGFloat = spare < 15 ? 0 : scale < 3 ? 1 : 2
        let top = spare < 15 ? ((spare - gap) / 2).rounded() : ((spare - gap) / 2 + 0.25).rounded(.down)
        set(text, CGRect(x: start, y: top, width: first.width, height: first.height), contentWidth)
        if let detail = cell.parts.detail {
            set(detail, CGRect(x: start, y: top + first.height + gap, width: second.width, height: second.height), contentWidth)
        }
    }

    private func placeValue1(_ cell: UITableViewCell, _ text: UILabel, _ start: CGFloat, _ end: CGFloat) {
        let detail = fitted(cell.parts.detail, end - start)
        let room = detail.width > 0 ? max(0, end - start - detail.width - 6) : end - start
        let first = fitted(text, room)
        set(text, CGRect(x: start, y: line(first.height), width: first.width, height: first.height), contentWidth)
        if let label = cell.parts.detail {
            let width = max(0, min(detail.width, end - start))
            set(label, CGRect(x: end - width, y: line(detail.height), width: width, height: detail.height), contentWidth)
        }
    }

    /// In an automatic row of 43.5 or 43.667 points both lines stand 12 points below its top.
    private func line(_ height: CGFloat) -> CGFloat { ((size.height - height) / 2 + 0.34).rounded() }

    private func placeValue2(_ cell: UITableViewCell, _ text: UILabel, _ start: CGFloat, _ end: CGFloat) {
        let column: CGFloat = 91
        let first = fitted(text, column)
        set(text, CGRect(x: start, y: line(first.height), width: column, height: first.height), contentWidth)
        if let label = cell.parts.detail {
            let left = start + column + 6
            let second = fitted(label, max(0, end - left))
            set(label, CGRect(x: left, y: line(second.height), width: second.width, height: second.height), contentWidth)
        }
    }

    // MARK: - Heights
    /// Without constraints: as high as the labels need.
    func naturalHeight(_ cell: UITableViewCell) -> CGFloat {
        let standard = TableLook.standardRow - 1 / scale
        guard let text = cell.parts.text, text.text?.isEmpty == false else {
            guard let picture = imageSize(cell), cell.parts.image != nil else { return standard }
            return max(standard, picture.height + 1)
        }
        let start = textStart(cell)
        let room = contentWidth - start - (hasAccessory ? 8 : margin)
        let first = fitted(text, room)
        // A line of text takes a little more than twice the size of its letters; further lines are as high as they are.
        let further = max(0, first.height - text.font.lineHeight - 1)
        var height = text.font.pointSize * 7 / 3 + 4 + (further > 1 ? further : 0)
        if cell.parts.style == .subtitle, let detail = cell.parts.detail, detail.text?.isEmpty == false {
            let more = max(0, fitted(detail, room).height - detail.font.lineHeight - 1)
            height += detail.font.pointSize + (more > 1 ? more : 0)
        }
        if let picture = imageSize(cell), cell.parts.image?.image?.isSymbolImage != true {
            height = max(height, picture.height + 1)
        }
        return max(standard, (height * scale + 1e-3).rounded(.down) / scale)
    }
}

extension UITableViewCell {
    final func fit(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let width = target.width > 0 ? target.width : bounds.width
        if parts.configurations?.content != nil { return fitConfigured(target, width, horizontal, vertical) }
        guard !parts.content.constraints.isEmpty else { return sizeThatFits(CGSize(width: width, height: 0)) }
        let layout = CellLayout(self, CGSize(width: width, height: bounds.height))
        layout.placeContent(self)
        let fitted = parts.content.systemLayoutSizeFitting(
            CGSize(width: layout.contentWidth, height: target.height), withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical)
        return CGSize(width: width, height: fitted.height)
    }

    /// What the view of a configuration asks for.
    private func fitConfigured(
        _ target: CGSize, _ width: CGFloat, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let layout = CellLayout(self, CGSize(width: width, height: bounds.height))
        layout.placeContent(self)
        let height = parts.content.systemLayoutSizeFitting(
            CGSize(width: layout.contentWidth, height: target.height), withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical
        ).height
        return CGSize(width: width, height: height > 0 ? height : TableLook.standardRow)
    }
}
