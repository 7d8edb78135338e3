import UIKit

class FlameViewController: UIViewController, OwnStoryboard {
    /// Stands beside the view in the scene.
    @IBOutlet weak var snuffButton: UIButton!
    @IBOutlet private weak var picture: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        print("flame: \(type(of: snuffButton!)), picture \(picture.image?.size.width ?? 0)")
    }

    @IBAction func snuff(_ sender: Any) {
        dismiss(animated: true) { print("snuffed") }
    }
}
