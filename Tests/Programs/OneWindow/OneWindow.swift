import BrowserHost
import SDLHost
import UIKit

/// Something of each kind to click, type in, scroll and look at, in a window, or with the word `page` in a page. What happens is printed, a line each.
@main @MainActor
struct OneWindow {
    static func main() {
        setvbuf(stdout, nil, _IOLBF, 0)
        let words = CommandLine.arguments
        func make() -> UIViewController { Desk(isMoving: words.contains("moving")) }
        exit(words.contains("page") ? PageHost.show(make) : WindowHost.show(make))
    }
}

final class Desk: UIViewController, UIScrollViewDelegate {
    private let button = UIButton(type: .system)
    private let lamp = UIView()
    private let field = UITextField()
    private let list = Rows()
    private let pad = Pad()
    private var hasShown = false

    init(isMoving: Bool) {
        super.init(nibName: nil, bundle: nil)
        pad.isMoving = isMoving
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.setTitle("Lamp", for: .normal)
        button.backgroundColor = .systemYellow
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                let isLit = lamp.backgroundColor == .red
                lamp.backgroundColor = isLit ? .blue : .red
                print("lamp \(isLit ? "blue" : "red")")
            }, for: .touchUpInside)
        lamp.backgroundColor = .blue
        field.borderStyle = .roundedRect
        field.addAction(
            UIAction { [weak self] _ in print("text \(self?.field.text ?? "")") }, for: .editingChanged)
        list.onScroll = { print("offset \(Int($0))") }
        for part in [button, lamp, field, list, pad] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        button.frame = CGRect(x: 20, y: 100, width: 120, height: 50)
        lamp.frame = CGRect(x: 160, y: 100, width: 50, height: 50)
        field.frame = CGRect(x: 20, y: 180, width: 250, height: 40)
        list.frame = CGRect(x: 20, y: 250, width: 250, height: 150)
        pad.frame = CGRect(x: 20, y: 420, width: 250, height: 200)
        print("size \(Int(view.bounds.width))x\(Int(view.bounds.height))")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasShown else { return }
        hasShown = true
        pad.begin()
        print("ready")
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { print("shake") }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        let isDark = traitCollection.userInterfaceStyle == .dark
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        print("traits \(isDark ? "dark" : "light") \(isMirrored ? "mirrored" : "plain")")
    }
}

/// A list of stripes that says where it is.
private final class Rows: UIScrollView {
    var onScroll: ((CGFloat) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        contentSize = CGSize(width: 250, height: 4000)
        for row in 0..<80 {
            let stripe = UILabel(frame: CGRect(x: 0, y: row * 50, width: 250, height: 50))
            stripe.text = "Row \(row)"
            stripe.backgroundColor = row % 2 == 0 ? .systemGreen : .systemTeal
            addSubview(stripe)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    override var contentOffset: CGPoint {
        didSet { if contentOffset != oldValue { onScroll?(contentOffset.y) } }
    }
}

/// Says what fingers do on it, and moves three boxes if it is to.
private final class Pad: UIView {
    var isMoving = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray4
        isMultipleTouchEnabled = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    func begin() {
        guard isMoving else { return }
        for index in 0..<3 {
            let box = UIView(frame: CGRect(x: 10, y: 10 + index * 60, width: 50, height: 50))
            box.backgroundColor = [.systemRed, .systemPurple, .systemIndigo][index]
            box.layer.cornerRadius = 10
            addSubview(box)
            UIView.animate(withDuration: 1 + 0.3 * Double(index), delay: 0, options: [.repeat, .autoreverse]) {
                box.transform = CGAffineTransform(translationX: 180, y: 0).rotated(by: CGFloat(index) * 0.9)
            }
        }
    }

    private func tell(_ word: String, _ touches: Set<UITouch>) {
        let places = touches.map { $0.location(in: self) }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        print(word, places.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell("cancelled", touches) }
}
