import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Auto Layout / 5 Priorities of content")
struct ContentPriorityTests {
    @Test(.documented("LAYOUT-H1: compression resistance 750 everywhere, hugging 250 in code"))
    func `views made in code have these priorities`() {
        let views = [UIView(), UILabel(), UIImageView(), UIButton(), UIStackView(), UIButton(type: .system)]
        for view in views {
            for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
                #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
                #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
            }
        }
    }

    @Test(.documented("LAYOUT-K5: the label with less hugging grows"))
    func `the one that hugs less takes the room, the one that resists less gives it`() {
        let root = stage(300, 50)
        let a = free(UILabel())
        let b = free(UILabel())
        a.text = "Left"
        b.text = "Right"
        for label in [a, b] {
            root.addSubview(label)
            _ = relate(label, .top, .equal, root, .top)
        }
        _ = relate(a, .left, .equal, root, .left)
        _ = relate(b, .left, .equal, a, .right, plus: 8)
        _ = relate(b, .right, .equal, root, .right)
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == a.intrinsicContentSize.width)
        #expect(b.frame.maxX == 300)
        a.setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)
        b.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(abs(b.frame.width - b.intrinsicContentSize.width) < 0.4)
        root.frame.size.width = 50
        b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        root.layoutIfNeeded()
        #expect(abs(a.frame.width - a.intrinsicContentSize.width) < 0.4)
        #expect(abs(b.frame.maxX - 50) < 0.01)
    }
}

@MainActor @Suite("Auto Layout / 6 Intrinsic sizes")
struct ContentSizeTests {
    private func label(_ font: UIFont, scale: CGFloat, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.traitOverrides.displayScale = scale
        label.font = font
        label.numberOfLines = 0
        label.text = Array(repeating: "Text", count: lines).joined(separator: "\n")
        return label
    }

    @Test(
        .oracle("LAYOUT-T1: a line is 1.193359375 times as high as the font's size"), arguments: [8, 17, 140] as [CGFloat])
    func `lines of the system font`(size: CGFloat) {
        for weight: UIFont.Weight in [.ultraLight, .regular, .semibold, .black] {
            let font = UIFont.systemFont(ofSize: size, weight: weight)
            #expect(abs(font.lineHeight - size * 1.193359375) < 0.001)
            #expect(abs(font.ascender - size * 0.952148) < 0.001 && abs(font.descender + size * 0.241211) < 0.001)
        }
    }

    @Test(.oracle("LAYOUT-T2: labels at 2x"))
    func `labels are as high as in Interface Builder`() {
        let heights: [(CGFloat, CGFloat)] = [
            (10, 12), (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (18, 21.5), (19, 23),
            (20, 24), (22, 26.5), (25, 30), (27, 32.5), (34, 41), (36, 43), (64, 76.5),
        ]
        for (size, height) in heights {
            #expect(label(.systemFont(ofSize: size), scale: 2).intrinsicContentSize.height == height, "\(size)")
        }
        let lines: [(CGFloat, [CGFloat])] = [
            (17, [20.5, 41, 61, 81.5, 101.5]), (15, [18, 36, 54, 72, 90]), (14, [17, 33.5, 50.5]),
            (12, [14.5, 29, 43, 57.5]),
        ]
        for (size, heights) in lines {
            for (index, height) in heights.enumerated() {
                let found = label(.systemFont(ofSize: size), scale: 2, lines: index + 1).intrinsicContentSize.height
                #expect(found == height, "\(size), \(index + 1) lines")
            }
        }
        let large: [(CGFloat, CGFloat)] = [(17, 20.333), (14, 17), (13, 15.667)]
        for (size, height) in large {
            let found = label(.systemFont(ofSize: size), scale: 3).intrinsicContentSize.height
            #expect(abs(found - height) < 0.01, "\(size) at 3x: \(found)")
        }
    }

    @Test(.oracle("LAYOUT-T3: the first line has the font's height, each further one the style's pitch"))
    func `text styles have leading between their lines`() {
        let samples: [(UIFont.TextStyle, Int, CGFloat, CGFloat)] = [
            (.title1, 2, 2, 67.5), (.headline, 2, 2, 42.5), (.headline, 2, 3, 42.333), (.body, 2, 2, 42.5), (.body, 4, 2, 86.5),
            (.body, 5, 2, 108.5), (.body, 6, 2, 130.5), (.callout, 5, 3, 103.333), (.subheadline, 2, 2, 38),
            (.subheadline, 4, 2, 78), (.caption1, 3, 2, 46.5), (.caption1, 5, 2, 78.5),
        ]
        for (style, lines, scale, height) in samples {
            let found = label(.preferredFont(forTextStyle: style), scale: scale, lines: lines).intrinsicContentSize.height
            #expect(abs(found - height) < 0.01, "\(style.rawValue), \(lines) lines: \(found)")
        }
        // Broken at a width it is the same.
        let wrapped = UILabel()
        wrapped.traitOverrides.displayScale = 2
        wrapped.font = .preferredFont(forTextStyle: .body)
        wrapped.numberOfLines = 0
        wrapped.text = "one two three four"
        #expect(wrapped.sizeThatFits(CGSize(width: 45, height: 0)).height == 86.5)
    }

    @Test(.oracle("LAYOUT-T3: sizes and pitches of the text styles"))
    func `text styles have these sizes`() {
        let styles: [(UIFont.TextStyle, CGFloat, CGFloat)] = [
            (.largeTitle, 34, 41), (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25), (.headline, 17, 22),
            (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18), (.caption1, 12, 16),
            (.caption2, 11, 13),
        ]
        for (style, size, pitch) in styles {
            let font = UIFont.preferredFont(forTextStyle: style)
            #expect(font.pointSize == size)
            #expect(abs(font.lineHeight + font.leading - max(pitch, font.lineHeight)) < 0.01, "\(style.rawValue)")
        }
    }

    @Test(.oracle("LAYOUT-T4, LAYOUT-T6: widths are whole pixels, near those of San Francisco"))
    func `labels are about as wide as in Interface Builder`() {
        let samples: [(String, CGFloat, CGFloat)] = [
            ("Hello, World!", 17, 98), ("Hello", 17, 39), ("Size", 17, 32), ("Enabled", 17, 62), ("Progress", 17, 68),
            ("No podcasts found", 17, 146), ("New Icons", 16, 76), ("Label", 15, 37.5), ("12pm", 13, 33),
            ("Mobile App", 12, 64),
        ]
        for (text, size, width) in samples {
            let view = UILabel()
            view.traitOverrides.displayScale = 2
            view.font = .systemFont(ofSize: size)
            view.text = text
            let found = view.intrinsicContentSize.width
            #expect(found * 2 == (found * 2).rounded())
            #expect(abs(found - width) <= max(2, width * 0.06), "\(text): \(found)")
        }
    }

    @Test(.oracle("LAYOUT-T5: empty labels are nothing"))
    func `labels without text have no size`() {
        #expect(UILabel().intrinsicContentSize == .zero)
        let empty = UILabel()
        empty.text = ""
        #expect(empty.intrinsicContentSize == .zero)
    }

    @Test(.documented("LAYOUT-W2"))
    func `views without content have none, pictures their size`() {
        let none = CGSize(width: -1, height: -1)
        #expect(UIView().intrinsicContentSize == none && UIStackView().intrinsicContentSize == none)
        #expect(UIImageView().intrinsicContentSize == none)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 7)).image { _ in }
        #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 12, height: 7))
    }

    @Test(.oracle("LAYOUT-B2: title buttons at 2x"))
    func `buttons with a title are as high as in Interface Builder`() {
        let heights: [(CGFloat, CGFloat)] = [(12, 27), (14, 29), (15, 30), (16, 32), (17, 33), (28, 46)]
        for (size, height) in heights {
            let button = UIButton(type: .system)
            button.traitOverrides.displayScale = 2
            button.setTitle("Button", for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: size)
            #expect(button.intrinsicContentSize.height == height, "\(size)")
        }
        let short = UIButton(type: .system)
        short.setTitle("OK", for: .normal)
        #expect(short.intrinsicContentSize.width == 30)
        #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
        #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
    }
}
