import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What a phone and a pad show for a style and a delegate's answer, as measured on iOS 13.
@MainActor @Suite("View controllers / Presentation / Adaptivity")
struct AdaptivityTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let style: UIModalPresentationStyle
        let answers: [Int]
        /// What the delegate hears; nil stands for the answer itself.
        let told: Int?
        let isReplaced: Bool
        let devices: [SimulatedDevice]
        var testDescription: String { "style \(style.rawValue), answers \(answers)" }
    }

    nonisolated static let phones: [SimulatedDevice] = [.iPhoneSE, .iPhone8]
    nonisolated static let pads: [SimulatedDevice] = [.iPadPro11]
    nonisolated static let both: [SimulatedDevice] = [.iPhoneSE, .iPadPro11]
    nonisolated static let all = [-1, 0, 1, 2, 3, 5, 6, 7]

    nonisolated static let measured: [Case] = [
        Case(style: .fullScreen, answers: all, told: -1, isReplaced: false, devices: both),
        Case(style: .currentContext, answers: all, told: -1, isReplaced: false, devices: both),
        Case(style: .overFullScreen, answers: all, told: -1, isReplaced: false, devices: both),
        Case(style: .overCurrentContext, answers: all, told: -1, isReplaced: false, devices: both),
        Case(style: .pageSheet, answers: [0, 2, 5], told: nil, isReplaced: true, devices: both),
        Case(style: .pageSheet, answers: [-1, 1, 3, 6, 7], told: -1, isReplaced: false, devices: both),
        Case(style: .formSheet, answers: [0, 5], told: nil, isReplaced: true, devices: both),
        Case(style: .formSheet, answers: [-1, 1, 2, 3, 6, 7], told: -1, isReplaced: false, devices: both),
        Case(style: .popover, answers: [0, 2, 5], told: nil, isReplaced: true, devices: pads),
        Case(style: .popover, answers: [-1, 1, 3, 6, 7], told: -1, isReplaced: false, devices: pads),
        Case(style: .popover, answers: [-1], told: -1, isReplaced: false, devices: phones),
        Case(style: .popover, answers: [0, 5], told: nil, isReplaced: true, devices: phones),
        Case(style: .popover, answers: [1, 2, 3, 6, 7], told: 2, isReplaced: true, devices: phones),
    ]

    @Test(.oracle("PRES-D5"), arguments: measured)
    func `answers lead to styles as measured`(expected: Case) {
        for device in expected.devices {
            for raw in expected.answers {
                let scene = PresentingScene(expected.style, device: device)
                let hearer = AdaptingHearer()
                hearer.answer = UIModalPresentationStyle(rawValue: raw)!
                let other = controller("X")
                hearer.other = other
                scene.modal.presentationController?.delegate = hearer
                scene.modal.popoverPresentationController?.sourceView = scene.root.view
                _ = PresentationJournal.take()
                scene.present()
                let told = expected.told ?? raw
                #expect(PresentationJournal.take().last == "will present \(told)", "answer \(raw) on \(device.name)")
                #expect((other.view.window != nil) == expected.isReplaced)
                #expect((scene.modal.viewIfLoaded?.window == nil) == expected.isReplaced)
                #expect(scene.root.presentedViewController === (expected.isReplaced ? other : scene.modal))
            }
        }
    }

    @Test(.assumed("apps wrap the presented controller here, and nobody else holds the wrapper"), arguments: [0, 5])
    func `a controller that is made when it is asked for stays`(_ answer: Int) throws {
        let scene = PresentingScene(.popover)
        let hearer = WrappingHearer(UIModalPresentationStyle(rawValue: answer) ?? .fullScreen)
        scene.modal.presentationController?.delegate = hearer
        scene.present(animated: true)
        let shown = try #require(scene.root.presentedViewController as? UINavigationController)
        #expect(shown.viewControllers == [scene.modal] && scene.modal.view.window != nil)
        scene.root.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.root.presentedViewController == nil)
    }

    @Test(.oracle("PRES-D3"))
    func `style, controller, preparation, announcement`() {
        let scene = PresentingScene(.popover)
        let hearer = AdaptingHearer()
        hearer.answer = .fullScreen
        scene.modal.presentationController?.delegate = hearer
        _ = PresentationJournal.take()
        scene.present(animated: true)
        #expect(
            PresentationJournal.take() == ["style", "controller for 0", "prepare UIPresentationController", "will present 0"])
        #expect(scene.root.view.window == nil)
    }

    @Test(
        .documented("WWDC-2019-224: sheets stay sheets in compact width"),
        arguments: [
            UIModalPresentationStyle.pageSheet, .formSheet,
        ])
    func `without a delegate a sheet stays a sheet on a phone`(style: UIModalPresentationStyle) {
        let scene = PresentingScene(style)
        scene.present()
        #expect(scene.modal.activePresentationController is UISheetPresentationController)
        #expect(scene.modal.view.bounds.size == CGSize(width: 375, height: 627))
    }

    @Test(.documented("WWDC-2019-224: popovers"))
    func `without a delegate a popover becomes a sheet on a phone`() {
        let scene = PresentingScene(.popover)
        let popover = scene.modal.popoverPresentationController
        scene.present()
        #expect(scene.modal.activePresentationController is UISheetPresentationController)
        #expect(scene.modal.activePresentationController === popover?.adaptiveSheetPresentationController)
        #expect(scene.modal.presentationController === popover && scene.modal.popoverPresentationController === popover)
        #expect(scene.modal.view.bounds.size == CGSize(width: 375, height: 627))
        scene.root.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.root.presentedViewController == nil && scene.modal.view.superview == nil)
    }

    @Test(.documented("UIPopoverPresentationController.adaptiveSheetPresentationController"))
    func `the sheet of a popover can be set up before`() {
        let scene = PresentingScene(.popover)
        scene.modal.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
        scene.present()
        #expect(scene.modal.view.bounds.height < 400)
    }

    @Test(.documented("UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:)"))
    func `the method without traits still counts`() {
        let scene = PresentingScene(.popover)
        let hearer = OldAdaptingHearer()
        scene.modal.presentationController?.delegate = hearer
        scene.present()
        #expect(scene.root.view.window == nil)
    }

    @Test(.oracle("PRES-D1"))
    func `a delegate that comes too late is not asked`() {
        let scene = PresentingScene(.popover)
        scene.present()
        let hearer = AdaptingHearer()
        hearer.answer = .fullScreen
        _ = PresentationJournal.take()
        scene.modal.presentationController?.delegate = hearer
        scene.stage.settle()
        #expect(PresentationJournal.take() == [])
    }

    @Test(.documented("UIAdaptivePresentationControllerDelegate: asked at each change of traits"))
    func `new traits lead to another style, and back`() {
        let scene = PresentingScene(.popover, device: .iPadPro11)
        let hearer = AdaptingHearer()
        hearer.answerForTraits = { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
        let other = controller("X")
        hearer.other = other
        scene.modal.presentationController?.delegate = hearer
        scene.modal.popoverPresentationController?.sourceView = scene.root.view
        scene.present()
        scene.recorder.clear()
        _ = PresentationJournal.take()
        #expect(scene.modal.view.window != nil && scene.root.view.window != nil)

        scene.stage.window.traitOverrides.horizontalSizeClass = .compact
        scene.stage.settle()
        #expect(
            PresentationJournal.take() == [
                "style", "controller for 0", "prepare UIPresentationController", "will present 0",
            ])
        #expect(other.view.window != nil && scene.modal.view.window == nil && scene.root.view.window == nil)
        #expect(scene.root.presentedViewController === other)
        #expect(other.view.frame == scene.stage.window.bounds)

        scene.stage.window.traitOverrides.horizontalSizeClass = .regular
        scene.stage.settle()
        #expect(scene.modal.view.window != nil && other.view.window == nil && scene.root.view.window != nil)
        #expect(scene.root.presentedViewController === scene.modal)
        #expect(scene.modal.activePresentationController is UIPopoverPresentationController)
        scene.root.dismiss(animated: false)
        scene.stage.settle()
        #expect(scene.stage.window.subviews == [scene.root.view])
    }

    @Test(.assumed("as on an iPad whose window gets narrow"))
    func `a popover turns into a sheet where it gets narrow`() {
        let scene = PresentingScene(.popover, device: .iPadPro11)
        scene.modal.popoverPresentationController?.sourceView = scene.root.view
        scene.present()
        #expect(scene.modal.activePresentationController is UIPopoverPresentationController)
        scene.recorder.clear()
        scene.stage.window.traitOverrides.horizontalSizeClass = .compact
        scene.stage.settle()
        #expect(scene.modal.activePresentationController is UISheetPresentationController)
        #expect(scene.modal.view.bounds.width == scene.stage.window.bounds.width)
        #expect(!scene.recorder.lines.contains { $0.hasPrefix("M.viewWill") || $0.hasPrefix("M.viewDidAppear") })
        scene.stage.window.traitOverrides.horizontalSizeClass = .regular
        scene.stage.settle()
        #expect(scene.modal.activePresentationController is UIPopoverPresentationController)
        #expect(scene.modal.view.bounds.size == CGSize(width: 320, height: 480 + 13))
    }

    /// The size of the presented view.
    struct Measured: CustomTestStringConvertible, Sendable {
        let style: UIModalPresentationStyle
        let device: SimulatedDevice
        let isLandscape: Bool
        let size: CGSize
        var testDescription: String { "style \(style.rawValue) on \(device.name)" }
    }

    nonisolated static let sizes: [Measured] = [
        Measured(style: .fullScreen, device: .iPhoneSE, isLandscape: false, size: CGSize(width: 375, height: 667)),
        Measured(style: .overFullScreen, device: .iPhoneSE, isLandscape: true, size: CGSize(width: 667, height: 375)),
        Measured(style: .pageSheet, device: .iPhoneSE, isLandscape: false, size: CGSize(width: 375, height: 627)),
        Measured(style: .formSheet, device: .iPhoneSE, isLandscape: false, size: CGSize(width: 375, height: 627)),
        Measured(style: .pageSheet, device: .iPhoneSE, isLandscape: true, size: CGSize(width: 667, height: 375)),
        Measured(style: .formSheet, device: .iPhoneSE, isLandscape: true, size: CGSize(width: 667, height: 375)),
        Measured(style: .formSheet, device: .iPadPro11, isLandscape: false, size: CGSize(width: 540, height: 620)),
        Measured(style: .popover, device: .iPhoneSE, isLandscape: false, size: CGSize(width: 320, height: 480 + 13)),
        Measured(style: .popover, device: .iPhoneSE, isLandscape: true, size: CGSize(width: 320 + 13, height: 335)),
        Measured(style: .popover, device: .iPadPro11, isLandscape: false, size: CGSize(width: 320, height: 480 + 13)),
    ]

    @Test(.oracle("PRES-D6"), arguments: sizes)
    func `sizes are as measured`(expected: Measured) {
        let scene = PresentingScene(expected.style, device: expected.device)
        if expected.isLandscape {
            InterfaceRotation.deviceTurned(to: .landscapeLeft, animated: false)
            scene.stage.settle()
        }
        let anchor = UIView(frame: CGRect(x: 20, y: 40, width: 44, height: 44))
        scene.root.view.addSubview(anchor)
        let hearer = AdaptingHearer()
        scene.modal.presentationController?.delegate = hearer
        scene.modal.popoverPresentationController?.sourceView = anchor
        scene.present()
        #expect(scene.modal.view.bounds.size == expected.size)
    }

    @Test(.oracle("PRES-D6: 712 by 1006 on an iPad of 1024 by 1366"))
    func `a page sheet on a large pad`() {
        let stage = Stage(device: SimulatedDevice.named("iPad Pro 12.9")!)
        let (root, modal) = (controller("R"), controller("M"))
        stage.window.rootViewController = root
        stage.layoutNow()
        root.present(modal, animated: false)
        stage.settle()
        #expect(modal.view.bounds.size == CGSize(width: 712, height: 1006))
    }

    @Test(.oracle("PRES-D6: a sheet in compact height fills the screen and is a sheet still"))
    func `in compact height a sheet fills the screen and stays a sheet`() {
        let scene = PresentingScene(.pageSheet)
        scene.present()
        InterfaceRotation.deviceTurned(to: .landscapeLeft, animated: false)
        scene.stage.settle()
        #expect(scene.modal.view.bounds.size == CGSize(width: 667, height: 375))
        #expect(scene.modal.activePresentationController is UISheetPresentationController)
        #expect(scene.root.view.window != nil)
        InterfaceRotation.deviceTurned(to: .portrait, animated: false)
        scene.stage.settle()
        #expect(scene.modal.view.bounds.size == CGSize(width: 375, height: 627))
    }
}
