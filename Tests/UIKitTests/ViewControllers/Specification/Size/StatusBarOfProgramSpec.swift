import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Specification / Size / Status bar of the application", .serialized)
struct StatusBarOfProgramSpec {
    private static let keptByProgram: [String: Any] = ["UIViewControllerBasedStatusBarAppearance": false]
    private var application: UIApplication { .shared }

    @Test(.documented("UIApplication.statusBarStyle: does nothing with controller-based appearance"))
    func `where controllers decide the application object is not heard`() {
        let stage = stage(showing: controller("R"))
        application.statusBarStyle = .lightContent
        application.isStatusBarHidden = true
        application.setStatusBarHidden(true, with: .slide)
        #expect(application.statusBarStyle == .default && !application.isStatusBarHidden)
        #expect(stage.window.windowScene?.statusBarManager?.isStatusBarHidden == false)
    }

    @Test(.documented("UIApplication.statusBarStyle, isStatusBarHidden with UIViewControllerBasedStatusBarAppearance NO"))
    func `where the program decides it is, and later windows know it too`() {
        withInformation(Self.keptByProgram) {
            application.statusBarStyle = .lightContent
            let stage = stage(showing: controller("R"))
            #expect(application.statusBarStyle == .lightContent && stage.window.wishes.statusBarStyle == .lightContent)
            application.isStatusBarHidden = true
            #expect(application.isStatusBarHidden && application.statusBarFrame == .zero)
            application.isStatusBarHidden = false
            #expect(application.statusBarFrame.height > 0)
        }
    }

    @Test(.documented("UIApplication.setStatusBarHidden(_:with:), setStatusBarStyle(_:animated:)"))
    func `a change can be animated`() {
        withInformation(Self.keptByProgram) {
            let stage = stage(showing: controller("R"))
            application.setStatusBarHidden(true, with: .slide)
            #expect(stage.window.wishes.statusBarAnimation == .slide && stage.window.wishes.isStatusBarChangeAnimated)
            application.setStatusBarStyle(.darkContent, animated: false)
            #expect(stage.window.wishes.statusBarStyle == .darkContent && !stage.window.wishes.isStatusBarChangeAnimated)
            #expect(application.isStatusBarHidden)
        }
    }

    private func heard(_ names: [Notification.Name], _ body: () -> Void) -> [String] {
        final class Log: @unchecked Sendable { var lines: [String] = [] }
        let log = Log()
        let center = NotificationCenter.default
        let observers = names.map { name in
            center.addObserver(forName: name, object: UIApplication.shared, queue: nil) { note in
                let frame = (note.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue)?.cgRectValue
                let turn = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int
                let what = frame.map { "\(Int($0.height))" } ?? turn.map(String.init) ?? "?"
                log.lines.append((name.rawValue.contains("Will") ? "will " : "did ") + what)
            }
        }
        body()
        for observer in observers { center.removeObserver(observer) }
        return log.lines
    }

    @Test(.documented("UIApplication.willChangeStatusBarFrameNotification: the new frame; did…: the old one"))
    func `hiding tells of the frame before and after`() {
        let names = [
            UIApplication.willChangeStatusBarFrameNotification, UIApplication.didChangeStatusBarFrameNotification,
        ]
        withInformation(Self.keptByProgram) {
            let stage = stage(showing: controller("R"))
            let height = Int(application.statusBarFrame.height)
            #expect(heard(names) { application.isStatusBarHidden = true } == ["will 0", "did \(height)"])
            #expect(heard(names) { application.isStatusBarHidden = true } == [])
            _ = stage
        }
    }

    @Test(.documented("UIApplication.willChangeStatusBarOrientationNotification: the new one; did…: the old one"))
    func `turning tells of the orientation before and after`() {
        let names = [
            UIApplication.willChangeStatusBarOrientationNotification,
            UIApplication.didChangeStatusBarOrientationNotification,
        ]
        let stage = stage(showing: controller("R"))
        let log = heard(names) { stage.rotate(to: .landscapeLeft) }
        stage.rotate(to: .portrait)
        let (next, before) = (UIInterfaceOrientation.landscapeRight.rawValue, UIInterfaceOrientation.portrait.rawValue)
        #expect(log == ["will \(next)", "did \(before)"])
    }
}
