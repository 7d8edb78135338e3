import SplitMail
import UIKit

extension Album {
    func drawSplitMail() throws {
        let open: (MailSplitController) -> Void = { $0.messageList.open(at: 0) }
        try take("mail", of: MailSplitController(), on: [.phone, .pad, .padLandscape])
        try take("mail-message", of: MailSplitController(), on: [.phone, .padLandscape], after: [open])
        try take("mail-boxes", of: MailSplitController(), after: [{ $0.show(.primary) }])
        try take("mail-message", of: MailSplitController(), on: [.largePhoneLandscape], styles: [.light], after: [open])
    }
}
