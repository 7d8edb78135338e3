import UIKit

extension UIImage {
    /// An arrow up on a filled circle, in the colour of what shows it.
    static let sendSymbol: UIImage = {
        let side: CGFloat = 28
        let picture = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            let shape = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side))
            let (middle, width) = (side / 2, 3.0)
            // The shaft and the two strokes of the head, cut out.
            shape.append(UIBezierPath(rect: CGRect(x: middle - width / 2, y: 9, width: width, height: 13)))
            UIColor.black.setFill()
            shape.usesEvenOddFillRule = true
            shape.fill()
            let head = UIBezierPath()
            head.move(to: CGPoint(x: middle - 5.5, y: 12.5))
            head.addLine(to: CGPoint(x: middle, y: 7))
            head.addLine(to: CGPoint(x: middle + 5.5, y: 12.5))
            (head.lineWidth, head.lineCapStyle, head.lineJoinStyle) = (width, .round, .round)
            head.stroke(with: .clear, alpha: 1)
        }
        return picture.withRenderingMode(.alwaysTemplate)
    }()
}
