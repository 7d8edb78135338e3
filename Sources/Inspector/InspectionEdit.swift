import AppleFoundation
import CoreGraphics
import UIKit

/// A value that somebody who looks on sets in the running app.
package struct InspectionEdit: Codable, Equatable {
    package enum Property: String, Codable {
        case frame, alpha, isHidden, text, background, cornerRadius, constant
    }

    package var property: Property
    /// The view's number, or for a constant the constraint's.
    package var number: Int
    package var words: String

    package init(property: Property, number: Int, words: String) {
        (self.property, self.number, self.words) = (property, number, words)
    }

    /// False where it says nothing that could be done.
    @MainActor package func apply(to subjects: InspectedViews) -> Bool {
        let numbers = words.split { $0 == " " || $0 == "," }.compactMap { Double($0) }.filter {
            $0.isFinite && abs($0) < 100_000
        }
        if property == .constant {
            guard let constraint = subjects.constraints[number], let value = numbers.first else { return false }
            constraint.constant = CGFloat(value)
            return true
        }
        guard let view = subjects.views[number] else { return false }
        switch property {
        case .constant: return false
        case .frame:
            guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return false }
            view.frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case .alpha:
            guard let value = numbers.first, (0...1).contains(value) else { return false }
            view.alpha = CGFloat(value)
        case .cornerRadius:
            guard let value = numbers.first, value >= 0 else { return false }
            view.layer.cornerRadius = CGFloat(value)
        case .isHidden: view.isHidden = words == "true"
        case .text: return setText(of: view)
        case .background:
            guard let color = Self.color(words) else { return false }
            view.backgroundColor = color
        }
        return true
    }

    @MainActor private func setText(of view: UIView) -> Bool {
        switch view {
        case let label as UILabel: label.text = words
        case let button as UIButton: button.setTitle(words, for: .normal)
        case let field as UITextField: field.text = words
        default: return false
        }
        return true
    }

    /// `#34C759` or `#34C759AA`.
    @MainActor private static func color(_ words: String) -> UIColor? {
        let digits = words.hasPrefix("#") ? words.dropFirst() : Substring(words)
        guard digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
        let all = digits.count == 6 ? value << 8 | 0xFF : value
        func part(_ shift: UInt32) -> CGFloat { CGFloat(all >> shift & 0xFF) / 255 }
        return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}
