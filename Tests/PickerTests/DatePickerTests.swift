import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Date pickers in their styles, in code and under a finger.
@MainActor @Suite("Views / Pickers / Date picker", .serialized)
struct DatePickerTests {
    private let stage = Stage(device: .iPhone15)
    private static let zone = TimeZone.gmt

    private static func date(_ text: String) -> Date {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = zone
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        return formatter.date(from: text)!
    }

    private func picker(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ text: String = "2024-03-15 13:47", locale: String = "en_US"
    ) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: locale)
        picker.timeZone = Self.zone
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = Self.date(text)
        return picker
    }

    private func show(_ picker: UIDatePicker) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        picker.frame = CGRect(origin: CGPoint(x: 20, y: 120), size: picker.intrinsicContentSize)
        controller.view.addSubview(picker)
        stage.window.rootViewController = controller
        stage.settle()
        return controller
    }

    // MARK: Code
    @Test(.documented("UIDatePicker: defaults; UIDatePickerStyle.automatic is compact on phones, wheels for timers"))
    func `a fresh picker chooses date and time, in its own style`() {
        let picker = UIDatePicker()
        #expect(picker.datePickerMode == .dateAndTime && picker.minuteInterval == 1 && picker.roundsToMinuteInterval)
        #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.timeZone == nil)
        #expect(picker.calendar != nil && picker.locale != nil && picker.countDownDuration == 0)
        #expect(abs(picker.date.timeIntervalSinceNow) < 1)
        #expect(picker.preferredDatePickerStyle == .automatic && picker.datePickerStyle == .compact)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels)
        #expect(UIDatePicker.Mode.time.rawValue == 0 && UIDatePicker.Mode.countDownTimer.rawValue == 3)
        #expect(UIDatePickerStyle.wheels.rawValue == 1 && UIDatePickerStyle.inline.rawValue == 3)
    }

    @Test(.documented("UIDatePicker.minimumDate, maximumDate"))
    func `the date keeps within the bounds, and code sends nothing`() {
        let picker = picker(.dateAndTime, .wheels)
        var sent = 0
        picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        picker.minimumDate = Self.date("2024-04-01 00:00")
        #expect(picker.date == Self.date("2024-04-01 00:00"))
        picker.maximumDate = Self.date("2024-05-01 00:00")
        picker.setDate(Self.date("2030-01-01 00:00"), animated: true)
        #expect(picker.date == Self.date("2024-05-01 00:00"))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 30
        picker.date = Self.date("2024-04-03 10:29")
        #expect(picker.date == Self.date("2024-04-03 10:00") && sent == 0)
    }

    @Test(.documented("UIDatePicker.countDownDuration: the rest of a minute is dropped"))
    func `a timer of four hours and ten minutes`() {
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 15_030
        #expect(picker.countDownDuration == 15_000)
        let other = UIDatePicker()
        other.countDownDuration = 15_000
        other.datePickerMode = .countDownTimer
        #expect(other.countDownDuration == 15_000)
    }

    @Test(.assumed("as large as Interface Builder draws wheels; fields by their text"))
    func `each style has a size`() {
        #expect(picker(.date, .wheels).intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(picker(.date, .wheels).bounds.size == CGSize(width: 320, height: 216))
        let compact = picker(.dateAndTime, .compact).intrinsicContentSize
        #expect(compact.height == 34 && compact.width > picker(.date, .compact).intrinsicContentSize.width + 40)
        #expect(picker(.date, .inline).intrinsicContentSize.width == 320)
        #expect(picker(.dateAndTime, .inline).intrinsicContentSize.height > picker(.date, .inline).intrinsicContentSize.height)
    }

    // MARK: Wheels
    @Test(.documented("UIControl.Event.valueChanged"), arguments: ["en_US", "de_DE", "ja_JP", "ar_EG"])
    func `wheels that are turned change the date and send it`(locale: String) {
        for mode in [UIDatePicker.Mode.date, .time, .dateAndTime, .yearAndMonth] {
            let picker = picker(mode, .wheels, locale: locale)
            var sent = 0
            picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
            _ = show(picker)
            let wish = mode == .time ? "2024-03-15 22:05" : mode == .yearAndMonth ? "2025-07-15 13:47" : "2025-07-04 13:47"
            // Days one by one are far off.
            let goal = mode == .dateAndTime ? "2024-03-18 01:02" : wish
            stage.pick(Self.date(goal), in: picker)
            #expect(picker.date == Self.date(goal), "\(locale) \(mode)")
            #expect(sent > 0)
        }
    }

    @Test(.assumed("what lies outside the bounds is turned back"))
    func `a wheel turned out of the bounds comes back`() {
        let picker = picker(.date, .wheels)
        picker.maximumDate = Self.date("2024-03-20 00:00")
        _ = show(picker)
        let wheels = picker.wheels!
        stage.pick(row: wheels.selectedRow(inComponent: 0) + 2, component: 0, in: wheels)
        #expect(picker.date == Self.date("2024-03-20 00:00"))
        stage.settle()
        #expect(wheels.wheels.map { $0.accessibilityValue ?? "" } == ["March", "20", "2024"])
    }

    @Test(.assumed("a timer of no length is none"))
    func `a timer turned to nothing is a minute`() {
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.locale = Locale(identifier: "en_US")
        picker.countDownDuration = 120
        _ = show(picker)
        let wheels = picker.wheels!
        stage.pick(row: wheels.selectedRow(inComponent: 1) - 2, component: 1, in: wheels)
        #expect(picker.countDownDuration == 60)
        #expect(stage.view(showing: "hours") != nil && stage.view(showing: "min") != nil)
    }

    // MARK: Fields
    @Test(.assumed("a tap on a compact picker's date opens a month beside it"))
    func `a field opens a month, and a tap on a day chooses it`() throws {
        let picker = picker(.dateAndTime, .compact)
        var sent = 0
        picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        let controller = show(picker)
        let field = try #require(stage.view(showing: "Mar 15, 2024"))
        stage.tap(field)
        stage.settle()
        #expect(controller.presentedViewController?.modalPresentationStyle == .popover)
        #expect(stage.view(showing: "March 2024") != nil)
        stage.tap(try #require(stage.view(showing: "22")))
        stage.settle()
        #expect(picker.date == Self.date("2024-03-22 13:47") && sent == 1)
        #expect(stage.view(showing: "Mar 22, 2024") != nil)
        controller.dismiss(animated: false)
        stage.settle()
        #expect(controller.presentedViewController == nil)
    }

    // MARK: Months
    @Test(.assumed("as a calendar"))
    func `a month is turned by its arrows and by a swipe, and stops at the bounds`() throws {
        let picker = picker(.date, .inline)
        picker.maximumDate = Self.date("2024-05-10 00:00")
        _ = show(picker)
        #expect(stage.view(showing: "March 2024") != nil)
        let next = try #require(find(UIButton.self, in: picker) { $0.accessibilityLabel == "Next Month" })
        stage.tap(next)
        stage.settle()
        #expect(stage.view(showing: "April 2024") != nil)
        let from = picker.convert(CGPoint(x: 280, y: 200), to: nil)
        stage.drag(from: from, to: CGPoint(x: from.x - 220, y: from.y), duration: 0.3)
        stage.settle()
        #expect(stage.view(showing: "May 2024") != nil && !next.isEnabled)
        #expect(picker.date == Self.date("2024-03-15 13:47"))
        stage.tap(try #require(stage.view(showing: "31")))
        #expect(picker.date == Self.date("2024-03-15 13:47"))
        stage.tap(try #require(stage.view(showing: "2")))
        stage.settle()
        #expect(picker.date == Self.date("2024-05-02 13:47"))
    }

    @Test(.assumed("the month's name opens wheels of months and years"))
    func `a month's name opens wheels`() throws {
        let picker = picker(.date, .inline)
        _ = show(picker)
        stage.tap(try #require(stage.view(showing: "March 2024")))
        stage.settle()
        let wheels = try #require(find(UIPickerView.self, in: picker) { _ in true })
        stage.pick("July", in: wheels)
        #expect(picker.date == Self.date("2024-07-15 13:47"))
        stage.tap(try #require(stage.view(showing: "July 2024")))
        stage.settle()
        #expect(find(UIPickerView.self, in: picker) { _ in true } == nil)
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView, _ fits: (View) -> Bool) -> View? {
        for child in view.subviews {
            if let found = child as? View, fits(found) { return found }
            if let found = find(type, in: child, fits) { return found }
        }
        return nil
    }
}
