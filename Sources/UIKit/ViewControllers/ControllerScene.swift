import AppleFoundation

/// All that a controller knows of the scene of a storyboard that it comes from. Who reads interface files adopts it.
@MainActor protocol ControllerScene: AnyObject {
    var storyboard: UIStoryboard { get }
    /// False where the scene describes no view.
    func loadView(of controller: UIViewController) -> Bool
    /// Fills the container views. Called when the view is loaded, before `viewDidLoad()`.
    func performEmbedSegues()
    /// False where there is no segue of that name.
    func performSegue(_ identifier: String, sender: Any?) -> Bool
}

extension UIViewController {
    final func performSceneSegue(_ identifier: String, sender: Any?) {
        if controllerRarities?.scene?.performSegue(identifier, sender: sender) == true { return }
        Misuse.report(.storyboard("Receiver (\(Diagnostics.name(self))) has no segue with identifier '\(identifier)'"))
    }
}

/// Fills controllers' views from nibs.
@MainActor package protocol ControllerNibLoader: AnyObject {
    /// Whether there is a nib of that name.
    func hasNib(named name: String, in bundle: Bundle?) -> Bool
    /// Loads the nib with the controller as File's Owner, which connects its `view`.
    /// Says what is wrong with a file that can't be read.
    func loadView(of controller: UIViewController, nibName: String, bundle: Bundle?) -> String?
}

/// Knows one. `UINib` adopts it.
@MainActor protocol KnowsNibLoader {
    static var controllerLoader: any ControllerNibLoader { get }
}
