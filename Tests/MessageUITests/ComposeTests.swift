import MessageUI
import TestEvidence
import Testing
import UIKitTesting
import _Testing_UIKit

/// There is one simulator: one test after the other.
@MainActor @Suite("Message UI", .serialized)
struct ComposeTests {
    private let device = MessageSimulator.shared
    private let watch = SendWatch()

    init() { device.reset() }

    private func shown<Controller: UIViewController>(_ controller: Controller, on stage: Stage) -> Controller {
        let root = UIViewController()
        stage.window.rootViewController = root
        stage.layoutNow()
        stage.perform { root.present(controller, animated: true) }
        stage.settle()
        return controller
    }

    private func mail() -> MFMailComposeViewController {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = watch
        mail.setToRecipients(["ada@example.com", "bob@example.com"])
        mail.setBccRecipients(["eve@example.com"])
        mail.setSubject("Onions")
        mail.setMessageBody("Two kilos, please.", isHTML: false)
        mail.addAttachmentData(Data([1, 2]), mimeType: "image/png", fileName: "onion.png")
        return mail
    }

    private func message() -> MFMessageComposeViewController {
        let message = MFMessageComposeViewController()
        message.messageComposeDelegate = watch
        message.recipients = ["555 0100"]
        message.body = "On my way"
        return message
    }

    // MARK: Mails
    @Test(.documented("MFMailComposeViewController.canSendMail(), MFMessageComposeViewController.canSendText()"))
    func `without accounts nothing can be sent`() {
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        #expect(!MFMessageComposeViewController.canSendSubject() && !MFMessageComposeViewController.canSendAttachments())
        device.canSendMail = true
        #expect(MFMailComposeViewController.canSendMail())
    }

    @Test(.assumed("who shows it without asking is told that nothing was sent"))
    func `a mail that is shown without an account fails once, later, and stays until the app dismisses it`() {
        let stage = Stage()
        let mail = shown(mail(), on: stage)
        stage.advance(by: 0)
        #expect(watch.take() == ["mail 3 error 1"] && mail.presentingViewController != nil)
        stage.advance(by: 1)
        #expect(watch.take() == [] && device.sentMails.isEmpty)
        stage.window.rootViewController = nil
    }

    @Test(.documented("MFMailComposeViewControllerDelegate.mailComposeController(_:didFinishWith:error:)"))
    func `what a person sends is what stands there`() throws {
        device.canSendMail = true
        let stage = Stage()
        let mail = shown(mail(), on: stage)
        #expect(stage.view(showing: "Onions") != nil && stage.view(showing: "onion.png") != nil)
        let send = try #require(mail.topViewController?.navigationItem.rightBarButtonItem?.primaryAction)
        stage.perform { send.performWithSender(nil, target: nil) }
        #expect(watch.take() == ["mail 2"] && mail.presentingViewController != nil)
        let sent = try #require(device.sentMails.first)
        #expect(sent.to == ["ada@example.com", "bob@example.com"] && sent.cc == [] && sent.bcc == ["eve@example.com"])
        #expect(sent.subject == "Onions" && sent.body == "Two kilos, please." && sent.attachments.map(\.name) == ["onion.png"])
        stage.window.rootViewController = nil
    }

    @Test(.documented("MFMailComposeResult.failed, MFMailComposeError.Code.sendFailed"))
    func `a server that takes nothing is told of`() throws {
        device.canSendMail = true
        device.failsToSend = true
        let stage = Stage()
        let mail = shown(mail(), on: stage)
        let send = try #require(mail.topViewController?.navigationItem.rightBarButtonItem?.primaryAction)
        stage.perform { send.performWithSender(nil, target: nil) }
        #expect(watch.take() == ["mail 3 error 1"] && device.sentMails.isEmpty)
        stage.window.rootViewController = nil
    }

    @Test(.documented("MFMailComposeResult.cancelled, MFMailComposeResult.saved"))
    func `who cancels a begun mail is asked what shall become of it`() {
        device.canSendMail = true
        for (button, line, saved) in [("Delete Draft", "mail 0", 0), ("Save Draft", "mail 1", 1)] {
            let stage = Stage()
            let mail = shown(mail(), on: stage)
            stage.tap("Cancel")
            stage.settle()
            #expect(watch.take() == [])
            stage.tap(button)
            stage.settle()
            #expect(watch.take() == [line] && device.savedMails.count == saved)
            withExtendedLifetime(mail) {}
            stage.window.rootViewController = nil
        }
        let stage = Stage()
        let empty = MFMailComposeViewController()
        empty.mailComposeDelegate = watch
        _ = shown(empty, on: stage)
        stage.tap("Cancel")
        #expect(watch.take() == ["mail 0"])
        stage.window.rootViewController = nil
    }

    @Test(.documented("MFMailComposeViewController.setSubject(_:): before it is shown"))
    func `what is set once it is on the screen changes nothing`() {
        device.canSendMail = true
        let stage = Stage()
        let mail = shown(mail(), on: stage)
        stage.perform { mail.setSubject("Leeks") }
        #expect(stage.view(showing: "Leeks") == nil && stage.view(showing: "Onions") != nil)
        stage.window.rootViewController = nil
    }

    // MARK: Messages
    @Test(.documented("MFMessageComposeViewControllerDelegate.messageComposeViewController(_:didFinishWith:)"))
    func `a message is sent or cancelled`() throws {
        device.canSendText = true
        let stage = Stage()
        let first = shown(message(), on: stage)
        stage.tap("Cancel")
        #expect(watch.take() == ["message 0"] && first.presentingViewController != nil)
        let other = Stage()
        let second = shown(message(), on: other)
        second.body = "too late"
        #expect(second.body == "On my way")
        other.tap(try #require(other.view(showing: "Send")))
        #expect(watch.take() == ["message 1"] && device.sentMessages.map(\.body) == ["On my way"])
        #expect(device.sentMessages[0].recipients == ["555 0100"])
        stage.window.rootViewController = nil
        other.window.rootViewController = nil
    }

    @Test(.documented("MessageComposeResult.failed"))
    func `a message that is shown without a number fails once`() {
        let stage = Stage()
        _ = shown(message(), on: stage)
        stage.advance(by: 1)
        #expect(watch.take() == ["message 2"])
        stage.window.rootViewController = nil
    }

    @Test(
        .documented(
            "MFMessageComposeViewController.addAttachmentData(_:typeIdentifier:filename:), isSupportedAttachmentUTI(_:)"))
    func `attachments are of kinds that messages take, where they take any`() {
        let message = message()
        #expect(
            !message.addAttachmentData(Data([1]), typeIdentifier: "public.png", filename: "a.png") && message.attachments == nil
        )
        device.canSendAttachments = true
        #expect(message.addAttachmentData(Data([1]), typeIdentifier: "public.png", filename: "a.png"))
        #expect(!message.addAttachmentData(Data([1]), typeIdentifier: "public.zip-archive", filename: "a.zip"))
        #expect(!message.addAttachmentURL(URL(fileURLWithPath: "/nowhere/a.png"), withAlternateFilename: nil))
        #expect(message.attachments?.count == 1)
        message.disableUserAttachments()
        #expect(message.addAttachmentData(Data([1]), typeIdentifier: "public.png", filename: "b.png") == true)
    }

    @Test(.documented("NSNotification.Name.MFMessageComposeViewControllerTextMessageAvailabilityDidChange"))
    func `a number that comes is posted`() {
        nonisolated(unsafe) var values: [Bool] = []
        let token = NotificationCenter.default.addObserver(
            forName: .MFMessageComposeViewControllerTextMessageAvailabilityDidChange, object: nil, queue: nil
        ) { values.append($0.userInfo?[MFMessageComposeViewControllerTextMessageAvailabilityKey] as? Bool ?? false) }
        device.canSendText = true
        device.canSendText = true
        device.canSendText = false
        NotificationCenter.default.removeObserver(token)
        #expect(values == [true, false])
    }

    @Test(.assumed("looked at"))
    func `mails and messages in pictures`() {
        device.canSendMail = true
        device.canSendText = true
        for (style, size, direction, name) in [
            (UIUserInterfaceStyle.light, UIContentSizeCategory.large, UITraitEnvironmentLayoutDirection.leftToRight, ""),
            (.dark, .accessibilityLarge, .rightToLeft, " dark large mirrored"),
        ] {
            let first = Stage(device: .iPhone15, style: style, contentSize: size, layoutDirection: direction)
            let mail = shown(mail(), on: first)
            withExtendedLifetime(mail) { assertSnapshot(of: first, named: "mail" + name) }
            first.window.rootViewController = nil
            let second = Stage(device: .iPhone15, style: style, contentSize: size, layoutDirection: direction)
            let message = shown(message(), on: second)
            withExtendedLifetime(message) { assertSnapshot(of: second, named: "message" + name) }
            second.window.rootViewController = nil
        }
    }
}
