import UIKit

class StartViewController: UIViewController {
    @IBOutlet private weak var lightButton: UIButton!
    @IBOutlet private var marks: [UIView]!
    @IBOutlet weak var gap: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        let tags = marks.map { String($0.tag) }.joined(separator: " ")
        print("start: \(lightButton.currentTitle ?? "-"), marks \(tags), gap \(gap.constant), children \(children.count)")
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
