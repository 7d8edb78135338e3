import AppleFoundation
import CoreGraphics

/// Tells what the status bar is like. Controllers decide.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) { self.scene = scene }

    private var wishes: WindowWishes {
        let window = scene?.keyWindow ?? scene?.windows.last { $0.rootViewController != nil }
        return window?.wishes ?? WindowWishes()
    }

    open var statusBarStyle: UIStatusBarStyle {
        InformationFile.isStatusBarControllerBased ? wishes.statusBarStyle : InformationFile.statusBarStyle
    }
    open var isStatusBarHidden: Bool {
        InformationFile.isStatusBarControllerBased ? wishes.isStatusBarHidden : InformationFile.isStatusBarHidden
    }
    open var statusBarFrame: CGRect {
        guard let device = scene?.screen.device else { return .zero }
        return Self.frame(on: device, isHidden: isStatusBarHidden)
    }

    static func frame(on device: Device, isHidden: Bool) -> CGRect {
        guard !isHidden, device.orientation == .portrait || device.idiom == .pad else { return .zero }
        return CGRect(x: 0, y: 0, width: device.size.width, height: device.statusBarHeight)
    }
}
