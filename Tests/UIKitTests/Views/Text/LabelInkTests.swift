import AppleFoundation
import CoreGraphics
import HeadlessHost
import QuartzCore
import TestEvidence
import Testing
import UIKit

/// A plain label keeps coverage alone, one of an app's own class what it drew in all channels. Nobody can see which.
@MainActor @Suite("Views / Text / Ink of labels", .ours, .serialized)
struct LabelInkTests {
    /// Draws into pixels of all channels, as classes do whose drawing may be overridden.
    private final class OwnLabel: UILabel {}

    private func picture(_ label: UILabel, _ change: (UILabel) -> Void) -> [UInt32] {
        let host = HeadlessHost(device: .screen(CGSize(width: 160, height: 100), scale: 2))
        let root = UIView()
        root.backgroundColor = .systemYellow
        label.frame = CGRect(x: 20, y: 30, width: 120, height: 40)
        label.text = "Hamburgefonstiv"
        root.addSubview(label)
        host.show(root)
        change(label)
        let pixels = host.image.pixels
        return (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels.row(y)[$0] } }
    }

    private func difference(_ change: (UILabel) -> Void) -> Int {
        let plain = picture(UILabel(), change)
        let own = picture(OwnLabel(), change)
        #expect(plain.count == own.count)
        var most = 0
        for (a, b) in zip(plain, own) where a != b {
            for shift in [0, 8, 16, 24] { most = max(most, abs(Int(a >> shift & 255) - Int(b >> shift & 255))) }
        }
        return most
    }

    @Test func `black text is the same to the bit, however it is shown`() {
        let looks: [(UILabel) -> Void] = [
            { $0.textColor = .black },
            {
                $0.textColor = .black; $0.alpha = 0.4
            },
            {
                $0.textColor = .black; $0.transform = CGAffineTransform(rotationAngle: 0.3)
            },
            {
                $0.textColor = .black; $0.transform = CGAffineTransform(scaleX: 1.3, y: 0.7)
            },
            {
                $0.textColor = .black; $0.layer.cornerRadius = 12; $0.clipsToBounds = true
            },
            {
                $0.textColor = .black; $0.layer.shadowOpacity = 0.5
            },
            {
                $0.textColor = .black; $0.numberOfLines = 0; $0.text = "Two lines of words that are shown here"
            },
            {
                $0.textColor = .black; $0.textAlignment = .right; $0.frame.origin.x += 0.25
            },
            {
                $0.textColor = .black; $0.backgroundColor = .white; $0.isOpaque = true
            },
            {
                $0.textColor = .black; $0.shadowColor = .red
            },
            {
                $0.text = "a 😀 b"; $0.textColor = .black
            },
            {
                $0.textColor = .black; $0.layer.contentsGravity = .center; $0.bounds.size.width += 20
            },
        ]
        for (number, look) in looks.enumerated() { #expect(difference(look) == 0, "\(number)") }
    }

    @Test func `colours differ by a hair where letters meet, at most`() {
        for color in [UIColor.white, .systemBlue, .systemRed, .label, .secondaryLabel] {
            #expect(difference { $0.textColor = color } <= (color == .secondaryLabel ? 24 : 1))
        }
        #expect(
            difference {
                $0.textColor = .systemBlue; $0.alpha = 0.5
            } <= 1)
    }

    @Test func `a text of two colours, then of one, then of two`() {
        let two = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        two.append(NSAttributedString(string: "black", attributes: [.foregroundColor: UIColor.black]))
        #expect(difference { $0.attributedText = two } == 0)
        let change = { (label: UILabel) in
            label.attributedText = two
            label.layoutIfNeeded()
            CATransaction.flush()
            label.layer.displayIfNeeded()
            label.attributedText = NSAttributedString(string: "black", attributes: [.foregroundColor: UIColor.black])
            label.layer.displayIfNeeded()
        }
        #expect(difference(change) == 0)
        #expect(
            difference {
                change($0)
                $0.attributedText = two
            } == 0)
    }
}
