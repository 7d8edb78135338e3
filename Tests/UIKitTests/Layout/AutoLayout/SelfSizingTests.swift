import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

/// What a list does with the content view of a row: it asks for a height, then holds it there.
@MainActor @Suite("Auto Layout / 9 Rows that size themselves", .serialized)
struct SelfSizingTests {
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private let text = UILabel()
    private let picture = UIView()
    private var chain: [NSLayoutConstraint] = []

    init() {
        text.numberOfLines = 0
        text.text = "One sentence that goes on for so long that it takes more than one line in a row this narrow."
        for view in [text, picture] {
            view.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(view)
        }
        chain = [
            picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            picture.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            picture.widthAnchor.constraint(equalToConstant: 60), picture.heightAnchor.constraint(equalToConstant: 30),
            text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: picture.topAnchor),
            text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
        ]
        NSLayoutConstraint.activate(chain)
    }

    private func height(at width: CGFloat) -> CGFloat {
        content.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        .height
    }

    /// What the list holds the row with while it lays it out.
    private func encapsulate(_ size: CGSize) {
        content.translatesAutoresizingMaskIntoConstraints = false
        let width = content.widthAnchor.constraint(equalToConstant: size.width)
        width.identifier = "UIView-Encapsulated-Layout-Width"
        let height = content.heightAnchor.constraint(equalToConstant: size.height)
        height.identifier = "UIView-Encapsulated-Layout-Height"
        NSLayoutConstraint.activate([width, height])
    }

    @Test(.oracle("AREA-R2: the width required, the height as small as it can be"), arguments: [320.0, 390, 600])
    func `the height is that of the text in the width that is left`(width: Double) {
        let lines = text.sizeThatFits(CGSize(width: width - 100, height: 0)).height
        #expect(lines > text.font.lineHeight * 1.5 || width > 500)
        let measured = Misuse.observed { #expect(abs(height(at: width) - (lines + 16)) <= 0.5) }
        // Measuring changes nothing and complains of nothing.
        #expect(measured.isEmpty && content.bounds.size == CGSize(width: 320, height: 44))
    }

    @Test(.oracle("AREA-R2: held at its own height, all constraints agree"))
    func `a row that is held at the height it asked for has nothing to complain of`() {
        let asked = height(at: 320)
        encapsulate(CGSize(width: 320, height: asked))
        #expect(Misuse.observed { content.layoutIfNeeded() }.isEmpty)
        #expect(content.bounds.size == CGSize(width: 320, height: asked))
        #expect(abs(text.frame.maxY - (asked - 8)) <= 0.5 && picture.frame == CGRect(x: 16, y: 8, width: 60, height: 30))
    }

    @Test(.oracle("AREA-R3: a line in the log, then the rest holds"))
    func `a row held at an old height tells of it by the name of what holds it`() {
        picture.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -30).isActive = true
        encapsulate(CGSize(width: 320, height: 44))
        let heard = Misuse.observed { content.layoutIfNeeded() }
        #expect(heard.count == 1)
        #expect(heard.first?.message.contains("'UIView-Encapsulated-Layout-Height'") == true)
        #expect(picture.frame.minX == 16 && text.frame.maxX == 304)
    }

    @Test(.oracle("AREA-R3: apps lower one link of the chain to 999"))
    func `with one link that gives way nothing is said, and the old height holds`() {
        chain[7].isActive = false
        chain[7].priority = UILayoutPriority(999)
        chain[7].isActive = true
        let last = picture.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -30)
        last.priority = UILayoutPriority(999)
        last.isActive = true
        encapsulate(CGSize(width: 320, height: 44))
        #expect(Misuse.observed { content.layoutIfNeeded() }.isEmpty)
        #expect(content.bounds.height == 44 && picture.frame == CGRect(x: 16, y: 8, width: 60, height: 30))
    }
}
