import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Layout / Guides of bars, the old way", .serialized)
struct BarGuideTests {
    @Test(.documented("UIViewController.topLayoutGuide"))
    func `content between the guides is content inside the safe area`() {
        let stage = Stage(device: .iPhone15)
        let controller = UIViewController()
        let child = free()
        controller.view.addSubview(child)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            child.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            child.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
            child.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
        ])
        stage.window.rootViewController = controller
        stage.layoutNow()
        #expect(controller.topLayoutGuide.length == 59)
        #expect(controller.bottomLayoutGuide.length == 34)
        #expect(child.frame == controller.view.bounds.inset(by: controller.view.safeAreaInsets))
    }

    @Test(.documented("UILayoutSupport as an item of a constraint"))
    func `the guides are items of constraints and of visual formats`() {
        let stage = Stage(device: .iPhone15)
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let first = free()
        let second = free()
        controller.view.addSubview(first)
        controller.view.addSubview(second)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: first, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
                multiplier: 1, constant: 5),
            NSLayoutConstraint(
                item: controller.bottomLayoutGuide, attribute: .top, relatedBy: .equal, toItem: first, attribute: .bottom,
                multiplier: 1, constant: 7),
        ])
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[top]-2-[second]-3-[bottom]", options: [], metrics: nil,
                views: ["top": controller.topLayoutGuide, "bottom": controller.bottomLayoutGuide, "second": second]))
        stage.layoutNow()
        let height = controller.view.bounds.height
        #expect(first.frame.minY == 64 && first.frame.maxY == height - 41)
        #expect(second.frame.minY == 61 && second.frame.maxY == height - 37)
    }

    @Test(.documented("UILayoutSupport.heightAnchor"))
    func `heights and edges follow what covers the view`() {
        let stage = Stage(device: .iPhone15)
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let child = free()
        controller.view.addSubview(child)
        NSLayoutConstraint.activate([
            child.heightAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor, multiplier: 2),
            child.topAnchor.constraint(equalTo: controller.topLayoutGuide.topAnchor),
            child.widthAnchor.constraint(equalTo: controller.bottomLayoutGuide.heightAnchor),
        ])
        stage.layoutNow()
        #expect(child.frame.minY == 0 && child.frame.height == 118 && child.frame.width == 34)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 0, bottom: 49, right: 0)
        stage.layoutNow()
        #expect(child.frame.height == 120 && child.frame.width == 83)
        #expect(controller.topLayoutGuide.length == 60)
        // Two of each guide's own.
        #expect(controller.view.constraints.count == 7)
        #expect(controller.topLayoutGuide === controller.topLayoutGuide)
        #expect(controller.bottomLayoutGuide.bottomAnchor.description.contains("_UILayoutGuide:"))
    }
}
