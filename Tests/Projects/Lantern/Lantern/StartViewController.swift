import UIKit

class StartViewController: UIViewController {
    @IBOutlet private weak var lightButton: UIButton!
    @IBOutlet private var marks: [UIView]!
    @IBOutlet weak var gap: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        let tags = marks.map { String($0.tag) }.joined(separator: " ")
        print("start: \(lightButton.currentTitle ?? "-"), marks \(tags), gap \(gap.constant), children \(children.count)")
        print("resources: \(UIImage(resource: .flame).size.width), \(UIImage.flame.size.height), \(UIColor.glow.hexadecimal)")
        print("arguments: \(ProcessInfo.processInfo.arguments.dropFirst().joined(separator: " "))")
        keepTime()
    }

    /// Leaves for later what apps leave for later.
    private func keepTime() {
        UIView.animate(withDuration: 5, animations: { self.marks[0].alpha = 0.99 }) { _ in print("time: animation after 5") }
        DispatchQueue.global().async {
            Thread.sleep(forTimeInterval: 4)
            DispatchQueue.main.async { self.title = "time: thread after 4"; print(self.title!) }
        }
        Task {
            try? await Task.sleep(nanoseconds: 3_000_000_000)
            print("time: task after 3")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("time: main queue after 2") }
        perform(#selector(strike(_:)), with: "time: method after 1.5", afterDelay: 1.5)
        Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
        OperationQueue.main.addOperation { print("time: operation") }
        DispatchQueue.main.async { print("time: queued") }
    }

    @objc private func strike(_ words: String) { print(words) }

    @objc private func tick(_ timer: Timer) {
        print("time: timer")
        timer.invalidate()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let legend = segue.destination as? LegendViewController { legend.note = "three parts" }
    }

    @IBAction func lightIt(_ sender: UIButton) {
        let flame = FlameViewController.fromOwnStoryboard()
        let shade = ShadeViewController.fromOwnStoryboard()
        shade.enclose(flame)
        present(shade, animated: true)
    }

    @IBAction func backToStart(_ segue: UIStoryboardSegue) {
        print("unwound from \(type(of: segue.source))")
    }
}

class LegendViewController: UIViewController {
    @IBOutlet weak var noteLabel: UILabel!
    var note = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        noteLabel.text = note
    }
}

extension UIColor {
    var hexadecimal: String {
        var parts: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: nil)
        return [parts.0, parts.1, parts.2].map { String(Int(($0 * 255).rounded()), radix: 16) }.joined()
    }
}
