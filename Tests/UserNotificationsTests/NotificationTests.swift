import CoreLocation
import TestEvidence
import Testing
import UIKitTesting
import UserNotifications

/// There is one center: one test after the other.
@Suite("User Notifications", .serialized)
enum UserNotificationTests {}

extension UserNotificationTests {
    /// On a stage, so that time and turns are those of the tests.
    @MainActor @Suite("User Notifications / Center")
    struct NotificationTests {
        private let stage = Stage()
        private let person = NotificationSimulator.shared
        private let center = UNUserNotificationCenter.current()

        init() { person.reset() }

        private func request(_ identifier: String, after seconds: TimeInterval? = nil, title: String = "")
            -> UNNotificationRequest
        {
            let content = UNMutableNotificationContent()
            content.title = title
            content.categoryIdentifier = "mail"
            return UNNotificationRequest(
                identifier: identifier, content: content,
                trigger: seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) })
        }

        private var waiting: [String] { person.pendingRequests.map(\.identifier) }
        private var listed: [String] { person.deliveredNotifications.map(\.request.identifier) }

        // MARK: May it?
        @Test(.assumed("no screen asks anybody, so nobody agrees unless a test says so"))
        func `a request is refused at a later turn unless it is said otherwise, and asked once`() {
            var answers: [Bool] = []
            center.requestAuthorization(options: [.alert]) { granted, error in
                answers.append(granted)
                #expect(error == nil)
            }
            #expect(answers == [] && person.authorizationStatus == .notDetermined)
            stage.advance(by: 0)
            #expect(answers == [false] && person.authorizationStatus == .denied)
            person.answer = .authorized
            center.requestAuthorization(options: [.alert]) { granted, _ in answers.append(granted) }
            stage.advance(by: 0)
            #expect(answers == [false, false])
            person.reset()
            person.answer = .authorized
            center.requestAuthorization(options: [.alert]) { granted, _ in answers.append(granted) }
            stage.advance(by: 0)
            #expect(answers == [false, false, true] && person.authorizationStatus == .authorized)
        }

        @Test(.documented("UNAuthorizationOptions.provisional: granted without asking"))
        func `nobody is asked for notifications on trial`() {
            var answers: [Bool] = []
            center.requestAuthorization(options: [.alert, .provisional]) { granted, _ in answers.append(granted) }
            stage.advance(by: 0)
            #expect(answers == [true] && person.authorizationStatus == .provisional)
            center.requestAuthorization(options: [.alert]) { granted, _ in answers.append(granted) }
            stage.advance(by: 0)
            #expect(answers == [true, false] && person.authorizationStatus == .denied)
        }

        @Test(.documented("UNNotificationSettings, UNNotificationSetting.notSupported"))
        func `settings tell what was allowed, and what was never asked for`() {
            var all: [UNNotificationSettings] = []
            center.getNotificationSettings { all.append($0) }
            person.authorize(.authorized, options: [.alert, .sound])
            stage.advance(by: 0)
            center.getNotificationSettings { all.append($0) }
            person.authorize(.denied, options: [.alert, .sound])
            #expect(all.count == 1)
            stage.advance(by: 0)
            #expect(all.map(\.authorizationStatus) == [.authorized, .denied])
            #expect(
                all.map(\.alertSetting) == [.enabled, .disabled] && all.map(\.badgeSetting) == [.notSupported, .notSupported])
            #expect(all.map(\.alertStyle) == [.banner, .none])
        }

        // MARK: What waits
        @Test(.documented("UNUserNotificationCenter.add(_:withCompletionHandler:)"))
        func `a request waits until it is due, and one of the same identifier takes its place`() {
            person.authorize(.authorized)
            var done = 0
            center.add(request("a", after: 10, title: "old")) { if $0 == nil { done += 1 } }
            center.add(request("b", after: 30))
            center.add(request("a", after: 20, title: "new")) { if $0 == nil { done += 1 } }
            #expect(done == 0)
            stage.advance(by: 0)
            #expect(done == 2 && waiting == ["b", "a"])
            var pending: [String] = []
            center.getPendingNotificationRequests { pending = $0.map(\.content.title) }
            stage.advance(by: 0)
            #expect(pending == ["", "new"])
            stage.advance(by: 15)
            #expect(waiting == ["b", "a"])
            stage.advance(by: 6)
            #expect(waiting == ["b"])
        }

        @Test(.documented("UNUserNotificationCenter.removePendingNotificationRequests(withIdentifiers:)"))
        func `requests that were taken back never come`() {
            let watch = ClosureWatch()
            center.delegate = watch
            person.authorize(.authorized)
            for name in ["a", "b", "c"] { center.add(request(name, after: 5)) }
            center.removePendingNotificationRequests(withIdentifiers: ["b"])
            stage.advance(by: 0)
            #expect(waiting == ["a", "c"])
            stage.advance(by: 6)
            #expect(watch.take() == ["shows a", "shows c"])
            center.add(request("d", after: 5))
            center.removeAllPendingNotificationRequests()
            stage.advance(by: 6)
            #expect(waiting == [] && watch.take() == [])
        }

        @Test(.documented("UNNotificationRequest.init(identifier:content:trigger:)"))
        func `a request keeps the words as they were`() {
            let content = UNMutableNotificationContent()
            content.title = "then"
            let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
            content.title = "now"
            #expect(request.content.title == "then" && !(request.content is UNMutableNotificationContent))
            #expect((request.content.mutableCopy() as? UNMutableNotificationContent)?.title == "then")
        }

        // MARK: What is shown
        @Test(.documented("UNUserNotificationCenterDelegate.userNotificationCenter(_:willPresent:withCompletionHandler:)"))
        func `the app in front decides how a notification is shown`() {
            let watch = ClosureWatch()
            center.delegate = watch
            person.authorize(.authorized)
            center.add(request("a", after: 5))
            stage.advance(by: 4)
            #expect(watch.take() == [])
            stage.advance(by: 2)
            #expect(
                watch.take() == ["shows a"] && listed == ["a"] && person.presented.map(\.options) == [[.banner, .list, .sound]])
            watch.options = []
            center.add(request("b"))
            stage.advance(by: 0)
            #expect(watch.take() == ["shows b"] && listed == ["a"] && person.presented.count == 1)
            watch.options = .banner
            center.add(request("c"))
            stage.advance(by: 0)
            #expect(listed == ["a"] && person.presented.count == 2)
        }

        @Test(.ours)
        func `an app that was switched off has nobody in front of it`() {
            func post(_ name: String) { NotificationCenter.default.post(name: Notification.Name(name), object: nil) }
            post("UIApplicationDidEnterBackgroundNotification")
            #expect(!person.isAppInFront)
            post("UIApplicationWillTerminateNotification")
            #expect(person.isAppInFront)
        }

        @Test(.documented("UNUserNotificationCenterDelegate.userNotificationCenter(_:willPresent:withCompletionHandler:)"))
        func `in front of an app that says nothing, or that hasn't answered yet, nothing is shown`() {
            let silent = SilentWatch()
            center.delegate = silent
            person.authorize(.authorized)
            center.add(request("a"))
            stage.advance(by: 0)
            #expect(listed == [] && person.presented.isEmpty)
            let watch = ClosureWatch()
            watch.answersAtOnce = false
            center.delegate = watch
            center.add(request("b"))
            stage.advance(by: 0)
            #expect(listed == [] && watch.waiting.count == 1)
            watch.waiting[0]()
            watch.waiting[0]()
            stage.advance(by: 0)
            #expect(listed == ["b"] && person.presented.count == 1)
        }

        @Test(.documented("UNUserNotificationCenterDelegate.userNotificationCenter(_:willPresent:)"))
        func `the asynchronous methods are asked where they are the only ones`() {
            let watch = AsyncWatch()
            center.delegate = watch
            person.authorize(.authorized)
            center.add(request("a"))
            for _ in 0..<4 { stage.advance(by: 0) }
            #expect(watch.take() == ["shows a"] && listed == ["a"])
            person.respond(to: "a")
            for _ in 0..<4 { stage.advance(by: 0) }
            #expect(watch.take() == ["\(UNNotificationDefaultActionIdentifier) of a"] && person.unfinishedResponses == 0)
        }

        @Test(.documented("UNUserNotificationCenterDelegate: asked only when the app is in front"))
        func `behind other apps notifications are shown without asking`() {
            let watch = ClosureWatch()
            center.delegate = watch
            person.authorize(.authorized)
            NotificationCenter.default.post(name: Notification.Name("UIApplicationDidEnterBackgroundNotification"), object: nil)
            center.add(request("a"))
            stage.advance(by: 0)
            #expect(watch.take() == [] && listed == ["a"] && person.presented[0].options.contains(.banner))
            NotificationCenter.default.post(
                name: Notification.Name("UIApplicationWillEnterForegroundNotification"), object: nil)
            #expect(person.isAppInFront)
        }

        @Test(.documented("UNAuthorizationStatus.denied"))
        func `without permission requests wait as ever, and nothing is shown`() {
            let watch = ClosureWatch()
            center.delegate = watch
            person.authorize(.denied)
            var failures = 0
            center.add(request("a", after: 1)) { if $0 != nil { failures += 1 } }
            stage.advance(by: 0)
            #expect(waiting == ["a"] && failures == 0)
            stage.advance(by: 2)
            #expect(waiting == [] && listed == [] && watch.take() == [])
        }

        @Test(.documented("UNUserNotificationCenter.removeDeliveredNotifications(withIdentifiers:)"))
        func `what was shown can be counted and taken away`() {
            let watch = ClosureWatch()
            center.delegate = watch
            person.authorize(.authorized)
            for name in ["a", "b", "a"] { center.add(request(name)) }
            var count = 0
            center.getDeliveredNotifications { count = $0.count }
            stage.advance(by: 0)
            #expect(count == 2 && listed == ["a", "b"])
            center.removeDeliveredNotifications(withIdentifiers: ["a"])
            stage.advance(by: 0)
            #expect(listed == ["b"])
            center.removeAllDeliveredNotifications()
            stage.advance(by: 0)
            #expect(listed == [])
        }

        // MARK: What is answered
        @Test(.documented("UNUserNotificationCenterDelegate.userNotificationCenter(_:didReceive:withCompletionHandler:)"))
        func `a person taps, chooses an action, writes or wipes away, and the app hears once`() {
            let watch = ClosureWatch()
            center.delegate = watch
            person.authorize(.authorized)
            let write = UNTextInputNotificationAction(
                identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "")
            center.setNotificationCategories([
                UNNotificationCategory(identifier: "mail", actions: [write], intentIdentifiers: [])
            ])
            for name in ["a", "b", "c"] { center.add(request(name)) }
            stage.advance(by: 0)
            _ = watch.take()
            #expect(!person.respond(to: "nothing") && !person.respond(to: "a", action: "forward"))
            // Nobody asked to hear of that.
            #expect(!person.respond(to: "a", action: UNNotificationDismissActionIdentifier))
            #expect(person.respond(to: "a") && person.respond(to: "b", action: "reply", text: "Yes"))
            #expect(watch.take() == [])
            stage.advance(by: 0)
            #expect(
                watch.take() == ["\(UNNotificationDefaultActionIdentifier) of a", "reply of b saying Yes"] && listed == ["c"])
            #expect(person.unfinishedResponses == 0)
            watch.answersAtOnce = false
            person.respond(to: "c")
            stage.advance(by: 0)
            #expect(person.unfinishedResponses == 1)
            watch.waiting[0]()
            #expect(person.unfinishedResponses == 0)
        }

        @Test(.documented("UNNotificationCategoryOptions.customDismissAction"))
        func `who asked for it hears that a notification was wiped away`() {
            let watch = ClosureWatch()
            center.delegate = watch
            person.authorize(.authorized)
            center.setNotificationCategories([
                UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [], options: .customDismissAction)
            ])
            center.add(request("a"))
            stage.advance(by: 0)
            _ = watch.take()
            #expect(person.respond(to: "a", action: UNNotificationDismissActionIdentifier))
            person.openSettings()
            stage.advance(by: 0)
            #expect(watch.take() == ["\(UNNotificationDismissActionIdentifier) of a", "settings for all"])
            var names: Set<String> = []
            center.getNotificationCategories { names = Set($0.map(\.identifier)) }
            stage.advance(by: 0)
            #expect(names == ["mail"])
        }

        @Test(.documented("UNPushNotificationTrigger; UNNotificationContent.userInfo"))
        func `a push says what its payload says`() throws {
            let watch = ClosureWatch()
            watch.options = [.banner, .list, .badge]
            center.delegate = watch
            person.authorize(.authorized)
            person.push(
                [
                    "aps": ["alert": ["title": "Hi", "body": "there"], "badge": 3, "category": "mail"] as [String: Any],
                    "id": 7,
                ],
                identifier: "p")
            stage.advance(by: 0)
            let notification = try #require(person.deliveredNotifications.first)
            #expect(watch.take() == ["shows p"] && notification.request.trigger is UNPushNotificationTrigger)
            #expect(notification.request.content.title == "Hi" && notification.request.content.body == "there")
            #expect(notification.request.content.userInfo["id"] as? Int == 7 && person.badgeCount == 3)
        }

        @Test(
            .documented(
                "UNUserNotificationCenter.setBadgeCount(_:withCompletionHandler:), UNError.Code.notificationsNotAllowed"))
        func `the icon's number needs permission`() {
            var codes: [Int] = []
            let note = { (error: (any Error)?) in codes.append((error as? UNError)?.code.rawValue ?? 0) }
            center.setBadgeCount(4, withCompletionHandler: note)
            stage.advance(by: 0)
            person.authorize(.authorized)
            center.setBadgeCount(5, withCompletionHandler: note)
            center.setBadgeCount(-1, withCompletionHandler: note)
            stage.advance(by: 0)
            #expect(codes == [1, 0, 1600] && person.badgeCount == 5)
        }

        @Test(.documented("UNUserNotificationCenter.requestAuthorization(options:), UNUserNotificationCenter.add(_:)"))
        func `tasks wait for the answers`() async throws {
            person.answer = .authorized
            #expect(try await center.requestAuthorization(options: [.alert]))
            #expect(await center.notificationSettings().authorizationStatus == .authorized)
            try await center.add(request("a", after: 100))
            #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
            #expect(await center.deliveredNotifications().isEmpty)
            await #expect(throws: UNError.self) {
                try await center.add(
                    UNNotificationRequest(
                        identifier: "b", content: UNNotificationContent(),
                        trigger: UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 1990), repeats: false)))
            }
        }
    }
}
