import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Pickers from interface files.
@MainActor @Suite("Storyboards / Pickers", .serialized)
struct PickerFileTests {
    private func first<View: UIView>(_ content: String, _ type: View.Type) throws -> View {
        let files = InterfaceFiles([
            "Main.storyboard": InterfaceFiles.storyboard(InterfaceFiles.scene("<subviews>\(content)</subviews>"))
        ])
        let made = try #require(files.storyboard().instantiateInitialViewController())
        return try #require(made.view.subviews.first as? View)
    }

    @Test(.assumed("the attributes that the schema has for pickers"))
    func `a picker view comes from a file with its frame`() throws {
        let picker = try first(
            #"<pickerView showsSelectionIndicator="YES" id="p"><rect key="frame" x="0.0" y="20" width="375" height="162"/></pickerView>"#,
            UIPickerView.self)
        #expect(picker.frame == CGRect(x: 0, y: 20, width: 375, height: 162) && picker.showsSelectionIndicator)
        #expect(picker.numberOfComponents == 0)
    }

    @Test(.assumed("the attributes that the schema has for date pickers, and the dates, locales and time zones inside"))
    func `a date picker takes its attributes from a file`() throws {
        let picker = try first(
            """
            <datePicker contentMode="scaleToFill" enabled="NO" datePickerMode="date" minuteInterval="5" style="wheels" useCurrentDate="NO" id="p">
            <rect key="frame" x="0.0" y="20" width="375" height="216"/>
            <date key="date" timeIntervalSinceReferenceDate="495410641"/><date key="minimumDate" timeIntervalSinceReferenceDate="0"/>
            <date key="maximumDate" timeIntervalSinceReferenceDate="600000000"/>
            <timeZone key="timeZone" name="Asia/Tokyo"/><locale key="locale" localeIdentifier="de_DE"/></datePicker>
            """, UIDatePicker.self)
        #expect(picker.datePickerMode == .date && picker.minuteInterval == 5 && picker.datePickerStyle == .wheels)
        #expect(picker.date.timeIntervalSinceReferenceDate == 495_410_641 && !picker.isEnabled)
        #expect(picker.minimumDate?.timeIntervalSinceReferenceDate == 0)
        #expect(picker.maximumDate?.timeIntervalSinceReferenceDate == 600_000_000)
        #expect(picker.timeZone?.identifier == "Asia/Tokyo" && picker.locale?.identifier == "de_DE")
    }

    @Test(.assumed("a file's date is a sample unless it says that the date isn't to be that of the day"))
    func `a date picker shows the day's date by default, and a timer its length`() throws {
        let picker = try first(
            #"<datePicker datePickerMode="dateAndTime" style="compact" id="p"><date key="date" timeIntervalSinceReferenceDate="495410641"/></datePicker>"#,
            UIDatePicker.self)
        #expect(abs(picker.date.timeIntervalSinceNow) < 5 && picker.datePickerStyle == .compact)
        let timer = try first(
            #"<datePicker datePickerMode="countDownTimer" countDownDuration="900" id="p"/>"#, UIDatePicker.self)
        #expect(timer.countDownDuration == 900)
    }

    @Test(.assumed("what has a setter can be set by key"))
    func `pickers are set by key`() {
        let picker = UIDatePicker()
        picker.setValue(Date(timeIntervalSinceReferenceDate: 60), forKey: "date")
        #expect(picker.date.timeIntervalSinceReferenceDate == 60)
        picker.setValue(15, forKey: "minuteInterval")
        #expect(picker.value(forKey: "minuteInterval") as? Int == 15)
        picker.setValue(1, forKey: "datePickerMode")
        #expect(picker.datePickerMode == .date)
        #expect(UIPickerView().value(forKey: "numberOfComponents") as? Int == 0)
    }
}
