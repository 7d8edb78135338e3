import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// One row of the table of devices, in points.
struct DeviceRow: CustomTestStringConvertible, Sendable {
    let device: Device
    let size: CGSize
    let scale: CGFloat
    let statusBar: CGFloat
    let safe: (top: CGFloat, bottom: CGFloat)
    /// Sideways: left and right, bottom.
    let sideways: (side: CGFloat, bottom: CGFloat)
    let upright: String
    let landscape: String
    var testDescription: String { device.name }

    init(
        _ device: Device, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, bar: CGFloat, safe: (CGFloat, CGFloat),
        sideways: (CGFloat, CGFloat), _ upright: String, _ landscape: String
    ) {
        self.device = device
        size = CGSize(width: width, height: height)
        self.scale = scale
        statusBar = bar
        self.safe = safe
        self.sideways = sideways
        self.upright = upright
        self.landscape = landscape
    }

    static let all: [DeviceRow] = phones + pads

    private static let phones: [DeviceRow] = [
        DeviceRow(.iPhoneSE1, 320, 568, 2, bar: 20, safe: (20, 0), sideways: (0, 0), "C/R", "C/C"),
        DeviceRow(.iPhoneSE, 375, 667, 2, bar: 20, safe: (20, 0), sideways: (0, 0), "C/R", "C/C"),
        DeviceRow(.iPhone8, 375, 667, 2, bar: 20, safe: (20, 0), sideways: (0, 0), "C/R", "C/C"),
        DeviceRow(.iPhone8Plus, 414, 736, 3, bar: 20, safe: (20, 0), sideways: (0, 0), "C/R", "R/C"),
        DeviceRow(.iPhoneX, 375, 812, 3, bar: 44, safe: (44, 34), sideways: (44, 21), "C/R", "C/C"),
        DeviceRow(.iPhone11, 414, 896, 2, bar: 48, safe: (48, 34), sideways: (48, 21), "C/R", "R/C"),
        DeviceRow(.iPhone11ProMax, 414, 896, 3, bar: 44, safe: (44, 34), sideways: (44, 21), "C/R", "R/C"),
        DeviceRow(.iPhone13Mini, 375, 812, 3, bar: 50, safe: (50, 34), sideways: (50, 21), "C/R", "C/C"),
        DeviceRow(.iPhone13, 390, 844, 3, bar: 47, safe: (47, 34), sideways: (47, 21), "C/R", "C/C"),
        DeviceRow(.iPhone14, 390, 844, 3, bar: 47, safe: (47, 34), sideways: (47, 21), "C/R", "C/C"),
        DeviceRow(.iPhone14Plus, 428, 926, 3, bar: 47, safe: (47, 34), sideways: (47, 21), "C/R", "R/C"),
        DeviceRow(.iPhone15, 393, 852, 3, bar: 54, safe: (59, 34), sideways: (59, 21), "C/R", "C/C"),
        DeviceRow(.iPhone15ProMax, 430, 932, 3, bar: 54, safe: (59, 34), sideways: (59, 21), "C/R", "R/C"),
        DeviceRow(.iPhone16, 393, 852, 3, bar: 54, safe: (59, 34), sideways: (59, 21), "C/R", "C/C"),
        DeviceRow(.iPhone16Pro, 402, 874, 3, bar: 54, safe: (62, 34), sideways: (62, 21), "C/R", "C/C"),
        DeviceRow(.iPhone16ProMax, 440, 956, 3, bar: 54, safe: (62, 34), sideways: (62, 21), "C/R", "R/C"),
    ]

    private static let pads: [DeviceRow] = [
        DeviceRow(.iPad9_7, 768, 1024, 2, bar: 20, safe: (20, 0), sideways: (0, 0), "R/R", "R/R"),
        DeviceRow(.iPad9, 810, 1080, 2, bar: 20, safe: (20, 0), sideways: (0, 0), "R/R", "R/R"),
        DeviceRow(.iPadPro10_5, 834, 1112, 2, bar: 20, safe: (20, 0), sideways: (0, 0), "R/R", "R/R"),
        DeviceRow(.iPadPro11, 834, 1194, 2, bar: 24, safe: (24, 20), sideways: (0, 20), "R/R", "R/R"),
        DeviceRow(.iPadPro12_9, 1024, 1366, 2, bar: 24, safe: (24, 20), sideways: (0, 20), "R/R", "R/R"),
        DeviceRow(.iPadPro13, 1032, 1376, 2, bar: 24, safe: (24, 20), sideways: (0, 20), "R/R", "R/R"),
    ]
}

@MainActor @Suite("Specification / Size / Device metrics")
struct DevicesSpec {
    private func classes(_ traits: UITraitCollection) -> String {
        func letter(_ value: UIUserInterfaceSizeClass) -> String { value == .regular ? "R" : "C" }
        return letter(traits.horizontalSizeClass) + "/" + letter(traits.verticalSizeClass)
    }

    @Test(.oracle("SIZE-D1"), arguments: DeviceRow.all)
    func `upright: size, scale, bar, safe area and classes`(row: DeviceRow) {
        let root = controller("R")
        let stage = Stage(device: SimulatedDevice(row.device))
        stage.window.rootViewController = root
        stage.layoutNow()
        #expect(root.view.bounds.size == row.size && UIScreen.main.scale == row.scale)
        #expect(
            root.view.safeAreaInsets == UIEdgeInsets(top: row.safe.top, left: 0, bottom: row.safe.bottom, right: 0))
        #expect(stage.window.windowScene?.statusBarManager?.statusBarFrame.height == row.statusBar)
        #expect(classes(root.traitCollection) == row.upright)
    }

    @Test(.oracle("SIZE-D1"), arguments: DeviceRow.all)
    func `on its side: safe area and classes`(row: DeviceRow) {
        let root = controller("R")
        let stage = Stage(device: SimulatedDevice(row.device))
        stage.window.rootViewController = root
        InterfaceRotation.deviceTurned(to: .landscapeLeft)
        stage.settle()
        #expect(root.view.bounds.size == CGSize(width: row.size.height, height: row.size.width))
        let safe = root.view.safeAreaInsets
        #expect(safe.left == row.sideways.side && safe.right == row.sideways.side && safe.bottom == row.sideways.bottom)
        #expect(classes(root.traitCollection) == row.landscape)
    }

    @Test(.documented("WWDC-2014-228: vertically compact, so no status bar"), arguments: [Device.iPhoneSE, .iPhone15])
    func `a phone on its side has no bar and nothing to leave free above`(device: Device) {
        let root = controller("R")
        let stage = Stage(device: SimulatedDevice(device))
        stage.window.rootViewController = root
        InterfaceRotation.deviceTurned(to: .landscapeLeft)
        stage.settle()
        #expect(root.view.safeAreaInsets.top == 0 && root.prefersStatusBarHidden)
        #expect(stage.window.windowScene?.statusBarManager?.statusBarFrame == .zero)
    }

    // MARK: Sharing the screen of an iPad
    @Test(
        .oracle("SIZE-D2: landscape, a third, a half, two thirds"),
        arguments: [
            (Device.iPad9_7, [320, 507, 694] as [CGFloat], "CCR"), (.iPad9, [320, 535, 750], "CCR"),
            (.iPadPro10_5, [320, 551, 782], "CCR"), (.iPadPro11, [375, 592, 809], "CCR"),
            (.iPadPro12_9, [375, 678, 981], "CRR"),
        ])
    func `a shared iPad on its side has these widths and classes`(device: Device, widths: [CGFloat], expected: String) {
        let shares: [Device.Share] = [.third, .half, .twoThirds]
        let held = device.held(.landscape)
        #expect(shares.map { held.sharing($0).size.width } == widths)
        #expect(shares.map { held.sharing($0).horizontalSizeClass == .regular ? "R" : "C" }.joined() == expected)
        #expect(
            shares.allSatisfy {
                held.sharing($0).verticalSizeClass == .regular && held.sharing($0).size.height == held.size.height
            })
    }

    @Test(
        .oracle("SIZE-D2: portrait, a third, two thirds"),
        arguments: [
            (Device.iPad9_7, [320, 438] as [CGFloat]), (.iPad9, [320, 480]), (.iPadPro10_5, [320, 504]),
            (.iPadPro11, [320, 504]),
            (.iPadPro12_9, [375, 639]),
        ])
    func `a shared iPad upright has these widths, all compact`(device: Device, widths: [CGFloat]) {
        let shares: [Device.Share] = [.third, .twoThirds]
        #expect(shares.map { device.sharing($0).size.width } == widths)
        #expect(shares.allSatisfy { device.sharing($0).horizontalSizeClass == .compact })
    }
}

@MainActor @Suite("Specification / Size / Safe area")
struct SafeAreaSpec {
    @Test(.oracle("SIZE-A1"))
    func `before there is a window the insets are zero`() {
        let root = controller("R")
        _ = Stage(device: .iPhone15)
        #expect(root.view.safeAreaInsets == .zero)
    }

    @Test(.documented("UIViewController.viewIsAppearing(_:): valid from here"))
    func `in viewIsAppearing they are valid`() {
        let root = ProbeController("R")
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = root
        stage.layoutNow()
        #expect(root.moment("viewIsAppearing")?.safeArea == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test(.documented("UIViewController.additionalSafeAreaInsets"))
    func `additional insets add to the view's own`() {
        let root = controller("R")
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = root
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 1, right: 2)
        stage.layoutNow()
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 5, bottom: 35, right: 2))
    }

    @Test(.documented("UIViewController.additionalSafeAreaInsets: everything below"))
    func `they reach everything below`() {
        let root = controller("R")
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = root
        let (outer, inner) = (UIView(frame: root.view.bounds), UIView(frame: root.view.bounds))
        root.view.addSubview(outer)
        outer.addSubview(inner)
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        stage.layoutNow()
        #expect(inner.safeAreaInsets.top == 69)
    }

    private final class Telling: UIView {
        var changes = 0
        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            changes += 1
        }
    }

    @Test(.documented("WWDC-2017-204: views are told"))
    func `a change is told to each view that it reaches`() {
        let root = controller("R")
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = root
        let (reached, safe) = (Telling(frame: root.view.bounds), Telling(frame: CGRect(x: 10, y: 300, width: 20, height: 20)))
        root.view.addSubview(reached)
        root.view.addSubview(safe)
        stage.layoutNow()
        (reached.changes, safe.changes) = (0, 0)
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        stage.layoutNow()
        #expect(reached.changes == 1 && safe.changes == 0)
    }

    @Test(.documented("WWDC-2017-204: the controller is told"))
    func `a change is told to the controller`() {
        let root = ProbeController("R")
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = root
        stage.layoutNow()
        root.moments = []
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        stage.layoutNow()
        #expect(root.calls.count { $0 == "viewSafeAreaInsetsDidChange" } == 1)
    }

    @Test(.assumed("no change, no news"))
    func `the same insets again are not told`() {
        let root = ProbeController("R")
        let stage = Stage(device: .iPhone15)
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        stage.window.rootViewController = root
        stage.layoutNow()
        root.moments = []
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        stage.layoutNow()
        #expect(root.calls == [])
    }

    @Test(.documented("UIView.safeAreaInsets: from geometry"))
    func `a child inside the safe area has none`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = parent
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 59, width: 393, height: 700)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.layoutNow()
        #expect(child.view.safeAreaInsets == .zero)
    }

    @Test(.documented("UIView.safeAreaInsets: a turn changes them"))
    func `a turn changes them, and tells`() {
        let root = ProbeController("R")
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = root
        stage.layoutNow()
        root.moments = []
        InterfaceRotation.deviceTurned(to: .landscapeLeft)
        stage.settle()
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(root.calls.contains("viewSafeAreaInsetsDidChange"))
    }
}
