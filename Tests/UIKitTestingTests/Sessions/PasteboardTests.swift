import AppleFoundation
import HeadlessHost
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Sessions / Pasteboards", .ours)
struct PasteboardTests {
    private let stage = Stage()
    private var board: UIPasteboard { stage.perform { UIPasteboard.general } }

    @Test(.documented("UIPasteboard.string, changeCount, hasStrings"))
    func `text is copied and read, and each change counts`() {
        let before = board.changeCount
        #expect(board.string == nil && !board.hasStrings && board.numberOfItems == 0)
        board.string = "Hallo, 世界 👋🏽"
        #expect(board.string == "Hallo, 世界 👋🏽" && board.hasStrings && board.changeCount == before + 1)
        #expect(board.types == ["public.utf8-plain-text"] && !board.hasImages)
        board.string = nil
        #expect(board.numberOfItems == 0 && board.changeCount == before + 2)
    }

    @Test(.documented("UIPasteboard.strings, urls, colors, images, items"))
    func `strings, addresses, colours and pictures come back as they were`() {
        board.strings = ["a", "b"]
        #expect(board.strings == ["a", "b"] && board.numberOfItems == 2)
        let address = URL(string: "https://example.org/a?b=c")!
        board.url = address
        #expect(board.url == address && board.hasURLs && board.hasStrings && board.string == address.absoluteString)
        board.color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        #expect(board.color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1) && !board.hasStrings)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        board.image = picture
        #expect(board.hasImages && board.image?.cgImage?.width == picture.cgImage?.width)
        board.items = [["public.utf8-plain-text": "x", "org.example.data": Data([1, 2])], ["org.example.list": ["k": 3]]]
        #expect(board.data(forPasteboardType: "org.example.data") == Data([1, 2]))
        #expect(board.itemSet(withPasteboardTypes: ["org.example.list"]) == IndexSet([1]))
        #expect((board.values(forPasteboardType: "org.example.list", inItemSet: nil)?.first as? [String: Int]) == ["k": 3])
        #expect(board.data(forPasteboardType: "x", inItemSet: IndexSet([7])) == nil)
        board.addItems([["public.utf8-plain-text": "y"]])
        #expect(board.strings == ["x", "y"] && board.numberOfItems == 3)
    }

    @Test(.documented("UIPasteboard.OptionsKey.localOnly: other devices don't get it"))
    func `what is for this device alone is there for all of its apps`() {
        board.setItems([["public.utf8-plain-text": "here"]], options: [.localOnly: true])
        #expect(board.string == "here" && board.numberOfItems == 1)
    }

    @Test(.documented("UIPasteboard.init(name:create:), remove(withName:), withUniqueName()"))
    func `pasteboards with names are the app's own`() {
        stage.perform {
            let name = UIPasteboard.Name("drafts")
            #expect(UIPasteboard(name: name, create: false) == nil)
            UIPasteboard(name: name, create: true)?.string = "kept"
            #expect(UIPasteboard(name: name, create: false)?.string == "kept" && UIPasteboard.general.string == nil)
            #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
            UIPasteboard.remove(withName: name)
            #expect(UIPasteboard(name: name, create: false) == nil)
            UIPasteboard.general.string = "stays"
            UIPasteboard.remove(withName: .general)
            #expect(UIPasteboard.general.string == "stays")
        }
    }

    @Test func `each device has its clipboard, and it is the host's`() {
        let pad = Stage(device: .iPadPro11)
        stage.perform { UIPasteboard.general.string = "phone" }
        pad.perform { #expect(UIPasteboard.general.string == nil) }
        #expect(stage.copied == "phone" && pad.copied == nil)
        pad.copied = "from the desk"
        pad.perform { #expect(UIPasteboard.general.string == "from the desk") }
        #expect(stage.perform { UIPasteboard.general.string } == "phone")
    }

    @Test(.documented("UIPasteboard.changedNotification"))
    func `changes here and outside are told`() {
        final class Log: @unchecked Sendable { var added: [[String]] = [] }
        let log = Log()
        let general = stage.perform { UIPasteboard.general }
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: general, queue: nil
        ) {
            log.added.append($0.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? ["outside"])
        }
        board.string = "a"
        stage.copied = "b"
        #expect(log.added == [["public.utf8-plain-text"], ["outside"]])
        NotificationCenter.default.removeObserver(token)
    }

    @Test(.documented("UIPasteboard.OptionsKey.expirationDate"))
    func `what expires is gone`() {
        board.setItems([["public.utf8-plain-text": "x"]], options: [.expirationDate: Date().addingTimeInterval(60)])
        #expect(board.string == "x")
        stage.advance(by: 61)
        #expect(board.string == nil)
    }

    @Test func `what can't be copied is said`() {
        let misuses = MisuseRecorder()
        board.items = [["public.thing": stage]]
        #expect(misuses.take().count == 1 && board.types == [])
    }
}
