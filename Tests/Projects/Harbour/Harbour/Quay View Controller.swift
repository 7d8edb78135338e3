// The framework's own header brings UIKit.
import Signals

class QuayViewController: UIViewController {
    @IBOutlet var mooring: UILabel!
    private(set) var calls: [String] = []
    var flag = Flag.green

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("viewDidLoad")
        mooring.text = "\(flag.name) at the quay"
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("viewDidAppear")
    }

    @objc func castOff() { mooring.text = "gone" }
}
