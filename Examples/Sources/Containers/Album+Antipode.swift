import Antipode
import Places
import UIKit

extension Album {
    func drawAntipode() throws {
        let flip: (AntipodeController) -> Void = { $0.there.flip() }
        try take("antipode", of: AntipodeController(), on: [.phone, .padLandscape])
        try take("antipode-place", of: AntipodeController(), on: [.phone, .pad], after: [flip])
        try take("antipode", of: AntipodeController(), on: [.phoneLandscape], styles: [.light], after: [flip])
        try take("antipode-flipping", of: AntipodeController(), styles: [.light], at: 0.17, after: [flip])
        try take("places", of: PlacesController(), on: [.phone, .padLandscape])
    }
}
