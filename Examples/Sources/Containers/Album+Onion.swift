import Onion
import UIKit

extension Album {
    func drawOnion() throws {
        let open: (GardenController) -> Void = { $0.setUp() }
        let next: (GardenController) -> Void = { $0.template?.buttonViews[0].press() }
        let choose: (GardenController) -> Void = { garden in
            let tiles = (garden.template?.content as? InterestsController)?.tiles ?? []
            for index in [0, 2] { tiles[index].press() }
        }
        try take("onion-below", of: GardenController(), styles: [.light])
        try take("onion-welcome", of: GardenController(), on: [.phone, .pad], after: [open])
        try take("onion-interests", of: GardenController(), on: [.phone, .pad], after: [open, next, choose])
        try take("onion-ready", of: GardenController(), after: [open, next, choose, next])
        try take("onion-moving", of: GardenController(), styles: [.light], at: 0.1, after: [open])
        try take("onion-pushing", of: GardenController(), styles: [.light], at: 0.2, after: [open, next])
    }
}

extension GardenController {
    fileprivate var template: OnboardingTemplateController? {
        let wrapper = presentedViewController as? ModalWrapperController
        return (wrapper?.content as? OnboardingFlowController)?.topViewController as? OnboardingTemplateController
    }
}
