import CoreLocation
import TestEvidence
import Testing
import UIKitTesting
import UserNotifications

extension UserNotificationTests {
    @MainActor @Suite("User Notifications / Triggers and content")
    struct TriggerTests {
        private let stage = Stage()
        private let person = NotificationSimulator.shared
        private let center = UNUserNotificationCenter.current()
        private let watch = ClosureWatch()

        init() {
            person.reset()
            person.authorize(.authorized)
            center.delegate = watch
        }

        private func add(_ trigger: UNNotificationTrigger) {
            center.add(UNNotificationRequest(identifier: "a", content: UNNotificationContent(), trigger: trigger))
        }

        @Test(.documented("UNTimeIntervalNotificationTrigger.init(timeInterval:repeats:)"))
        func `a repeating interval comes again and again until it is taken back`() {
            add(UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true))
            stage.advance(by: 59)
            #expect(watch.take() == [])
            stage.advance(by: 2)
            #expect(watch.take() == ["shows a"])
            stage.advance(by: 120)
            #expect(watch.take() == ["shows a", "shows a"] && person.pendingRequests.count == 1)
            center.removeAllPendingNotificationRequests()
            stage.advance(by: 200)
            #expect(watch.take() == [])
        }

        @Test(.documented("UNCalendarNotificationTrigger.nextTriggerDate()"))
        func `a calendar trigger waits for the next date that its parts fit`() throws {
            var parts = DateComponents(minute: 30)
            parts.timeZone = TimeZone(secondsFromGMT: 0)
            let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
            let next = try #require(trigger.nextTriggerDate())
            #expect(next > Date() && next.timeIntervalSinceNow <= 3600 && Int(next.timeIntervalSince1970) % 3600 == 1800)
            add(trigger)
            stage.advance(by: next.timeIntervalSinceNow - 1)
            #expect(watch.take() == [])
            stage.advance(by: 2)
            #expect(watch.take() == ["shows a"])
            stage.advance(by: 3600)
            #expect(watch.take() == ["shows a"])
            #expect(
                UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 1990), repeats: false).nextTriggerDate() == nil
            )
        }

        @Test(.documented("UNTimeIntervalNotificationTrigger.nextTriggerDate()"))
        func `an interval is counted from when one asks`() throws {
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: false)
            let date = try #require(trigger.nextTriggerDate())
            #expect(abs(date.timeIntervalSinceNow - 90) < 0.01 && trigger.timeInterval == 90 && !trigger.repeats)
        }

        @Test(.assumed("nobody watches the border, which is said; the request is honestly waiting"))
        func `a request for a place waits`() {
            let region = CLCircularRegion(center: CLLocationCoordinate2DMake(1, 2), radius: 100, identifier: "r")
            add(UNLocationNotificationTrigger(region: region, repeats: false))
            stage.advance(by: 100)
            #expect(person.pendingRequests.count == 1 && watch.take() == [])
        }

        @Test(.documented("UNNotificationAttachment.init(identifier:url:options:), UNError.Code.attachmentUnrecognizedType"))
        func `attachments are files that are there, of kinds that can be shown`() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            func code(_ name: String, _ size: Int?, _ options: [AnyHashable: Any]? = nil) throws -> Int {
                let file = folder.appendingPathComponent(name)
                if let size { try Data(count: size).write(to: file) }
                do {
                    let attachment = try UNNotificationAttachment(identifier: "", url: file, options: options)
                    #expect(!attachment.identifier.isEmpty && attachment.url == file)
                    return 0
                } catch let error as UNError { return error.code.rawValue }
            }
            #expect(try code("a.png", 10) == 0 && code("b.png", nil) == 100 && code("c.pdf", 10) == 101)
            #expect(try code("d.jpg", 10 << 20) == 0 && code("e.jpg", 10 << 20 + 1) == 102)
            #expect(try code("f.mp3", 6 << 20) == 102)
            #expect(try code("g", 10, [UNNotificationAttachmentOptionsTypeHintKey: "public.png"]) == 0)
            #expect(throws: UNError.self) {
                try UNNotificationAttachment(identifier: "", url: URL(string: "https://example.com/a.png")!)
            }
        }

        @Test(.documented("UNNotificationServiceExtension.didReceive(_:withContentHandler:)"))
        func `a service that overrides nothing hands the content on`() {
            let content = UNMutableNotificationContent()
            content.body = "b"
            var bodies: [String] = []
            UNNotificationServiceExtension()
                .didReceive(UNNotificationRequest(identifier: "a", content: content, trigger: nil)) { bodies.append($0.body) }
            #expect(bodies == ["b"])
        }

        @Test(.documented("UNNotificationSound.default, UNNotificationSound.init(named:)"))
        func `sounds are equal by what is heard`() {
            #expect(UNNotificationSound.default == UNNotificationSound.default)
            #expect(UNNotificationSound(named: UNNotificationSoundName("a")) != UNNotificationSound.default)
            #expect(
                UNNotificationSound(named: UNNotificationSoundName("a"))
                    == UNNotificationSound(named: UNNotificationSoundName("a")))
        }

        @Test(.documented("NSString.localizedUserNotificationString(forKey:arguments:)"))
        func `arguments take their places in a text`() {
            #expect(NSString.localizedUserNotificationString(forKey: "%@ and %@", arguments: ["a", "b"]) == "a and b")
            #expect(NSString.localizedUserNotificationString(forKey: "100 %", arguments: nil) == "100 %")
        }
    }
}
