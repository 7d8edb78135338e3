import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Layout / Many constraints")
struct LayoutScaleTests {
    /// A cell whose frame is given, as a table gives it, with what lies inside held by constraints.
    private final class Cell: UIView {
        let icon = free()
        let title = free(UILabel())
        let line = free()
        override init(frame: CGRect) {
            super.init(frame: frame)
            for part in [icon, title, line] { addSubview(part) }
            title.text = "Title"
            NSLayoutConstraint.activate([
                icon.leftAnchor.constraint(equalTo: leftAnchor, constant: 10),
                icon.topAnchor.constraint(equalTo: topAnchor, constant: 10), icon.widthAnchor.constraint(equalToConstant: 20),
                icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
                title.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 5),
                title.rightAnchor.constraint(equalTo: rightAnchor, constant: -5),
                title.topAnchor.constraint(equalTo: icon.topAnchor),
                line.leftAnchor.constraint(equalTo: leftAnchor), line.rightAnchor.constraint(equalTo: rightAnchor),
                line.bottomAnchor.constraint(equalTo: bottomAnchor), line.heightAnchor.constraint(equalToConstant: 1),
            ])
        }
        required init?(coder: NSCoder) { fatalError("Made in code.") }
    }

    @Test(
        .documented("UIView.translatesAutoresizingMaskIntoConstraints: pinned at its frame; what is inside follows it"),
        arguments: [1, 2, 40])
    func `cells of given frames take their insides along`(count: Int) {
        let root = stage(390, 4000)
        let list = UIView(frame: rect(0, 0, 390, 4000))
        root.addSubview(list)
        let cells = (0..<count).map { Cell(frame: rect(0, CGFloat($0) * 60, 390, 60)) }
        for cell in cells { list.addSubview(cell) }
        root.layoutIfNeeded()
        // The third change in a row takes the engine's written-down way.
        for (width, height) in [(390, 60), (600, 60), (200, 80), (500, 80), (320, 44), (390, 60)] as [(CGFloat, CGFloat)] {
            for cell in cells { cell.frame.size = CGSize(width: width, height: height) }
            root.layoutIfNeeded()
            for cell in cells {
                #expect(cell.icon.frame == rect(10, 10, 20, 20))
                #expect(cell.title.frame.minX == 35 && cell.title.frame.width == width - 40)
                #expect(cell.line.frame == rect(0, height - 1, width, 1))
            }
        }
    }

    @Test(.documented("LAYOUT-C14: constraints go with the view that holds them"), arguments: [false, true])
    func `ten thousand constraints come and go`(isLaidOut: Bool) {
        let root = stage()
        var view: UIView? = free()
        root.addSubview(view!)
        var constraints: [NSLayoutConstraint] = []
        for _ in 0..<10 {
            let made = (0...10_000).map { _ in
                NSLayoutConstraint(
                    item: view!, attribute: .width, relatedBy: .equal, toItem: view!, attribute: .height, multiplier: 1,
                    constant: 0)
            }
            NSLayoutConstraint.activate(made)
            if isLaidOut { root.layoutIfNeeded() }
            constraints += made
        }
        view?.removeFromSuperview()
        view = nil
        #expect(constraints.allSatisfy { !$0.isActive && $0.firstItem == nil })
    }
}
