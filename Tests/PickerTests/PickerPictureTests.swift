import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// An iOS user recognises them at once.
@MainActor @Suite("Views / Pickers / Pictures", .assumed("looked at"), .serialized)
struct PickerPictureTests {
    private static let date = Date(timeIntervalSinceReferenceDate: 732_203_220)  // 15 March 2024, 13:47

    private func dates(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ locale: String, at place: CGRect, on view: UIView
    ) {
        let picker = UIDatePicker(frame: place)
        picker.locale = Locale(identifier: locale)
        picker.timeZone = .gmt
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = Self.date
        if mode == .countDownTimer { picker.countDownDuration = 15_000 }
        view.addSubview(picker)
    }

    private func stage(
        _ appearance: UIUserInterfaceStyle = .light, _ size: UIContentSizeCategory = .large,
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, device: SimulatedDevice = .iPhone13
    ) -> Stage {
        let stage = Stage(device: device, style: appearance, contentSize: size, layoutDirection: direction)
        stage.window.backgroundColor = .systemBackground
        return stage
    }

    private func wheels(_ stage: Stage, _ locale: String) {
        let width = stage.window.bounds.width
        let wheels = TitleWheels([
            ["Amber", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Ginkgo", "Hazel"], ["S", "M", "L", "XL"],
        ])
        let picker = UIPickerView(frame: CGRect(x: 0, y: 40, width: width, height: 216))
        picker.dataSource = wheels
        picker.delegate = wheels
        picker.selectRow(3, inComponent: 0, animated: false)
        stage.window.addSubview(picker)
        dates(.date, .wheels, locale, at: CGRect(x: 0, y: 256, width: width, height: 190), on: stage.window)
        dates(.dateAndTime, .wheels, locale, at: CGRect(x: 0, y: 446, width: width, height: 190), on: stage.window)
        dates(.countDownTimer, .wheels, locale, at: CGRect(x: 0, y: 636, width: width, height: 190), on: stage.window)
        stage.layoutNow()
        withExtendedLifetime(wheels) { assertSnapshot(of: stage, named: "wheels-\(name(stage))-\(locale)") }
    }

    private func months(_ stage: Stage, _ locale: String) {
        let width = stage.window.bounds.width
        dates(.dateAndTime, .compact, locale, at: CGRect(x: 20, y: 60, width: width - 40, height: 44), on: stage.window)
        dates(.time, .compact, locale, at: CGRect(x: 20, y: 120, width: width - 40, height: 44), on: stage.window)
        dates(.dateAndTime, .inline, locale, at: CGRect(x: 10, y: 200, width: width - 20, height: 378), on: stage.window)
        stage.layoutNow()
        assertSnapshot(of: stage, named: "months-\(name(stage))-\(locale)")
    }

    private func name(_ stage: Stage) -> String {
        let traits = stage.window.traitCollection
        return [
            traits.userInterfaceStyle == .dark ? "dark" : "light",
            traits.preferredContentSizeCategory == .large ? nil : "large-type",
            traits.layoutDirection == .rightToLeft ? "mirrored" : nil, traits.userInterfaceIdiom == .pad ? "pad" : nil,
        ].compactMap { $0 }.joined(separator: "-")
    }

    @Test func `wheels in light and dark`() {
        wheels(stage(), "en_US")
        wheels(stage(.dark), "de_DE")
    }

    @Test func `wheels from right to left`() { wheels(stage(.light, .large, .rightToLeft), "ar_EG") }

    @Test func `fields and months in light and dark`() {
        months(stage(), "en_US")
        months(stage(.dark), "de_DE")
    }

    @Test func `fields and months with large type, from right to left, and on a pad`() {
        months(stage(.light, .accessibilityLarge), "en_US")
        months(stage(.light, .large, .rightToLeft), "ar_EG")
        months(stage(.light, .large, device: .iPadPro11), "fr_FR")
    }

    @Test func `a month in its card`() throws {
        let stage = stage()
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        dates(.dateAndTime, .compact, "en_US", at: CGRect(x: 20, y: 160, width: 300, height: 34), on: controller.view)
        stage.window.rootViewController = controller
        stage.settle()
        stage.tap(try #require(stage.view(showing: "Mar 15, 2024")))
        stage.settle()
        assertSnapshot(of: stage, named: "card")
        controller.dismiss(animated: false)
        stage.settle()
        stage.tap(try #require(stage.view(showing: "1:47\u{202F}PM")))
        stage.settle()
        assertSnapshot(of: stage, named: "card-time")
    }
}
