import Terrace
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct StageTests {
    @Test func `an awning comes out in three tenths of a second of the stage's time`() throws {
        let stage = Stage(device: .iPhone15)
        let controller = AwningController()
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        controller.toggle()
        stage.advance(by: 0.15)
        let half = try #require(controller.awning.layer.presentation()).bounds.height
        #expect(half > 40 && half < 200)
        stage.settle()
        #expect(controller.awning.frame.height == 200)
        assertSnapshot(of: controller.awning, named: "out")
        assertTreeSnapshot(of: controller.view)
    }

    @Test func `debug builds hear advice that UIKit doesn't give`() {
        let misuses = MisuseRecorder()
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = Forgetful()
        stage.advance(by: 0)
        let reports = misuses.take()
        #expect(reports.count == 1)
        #expect(reports.first?.contains("addChild") == true)
    }

    @Test func `calls are written down`() {
        let log = CallLog()
        let view = RecordingView("awning", log: log)
        UIView().addSubview(view)
        #expect(log.take().contains { $0.contains("awning.willMove(toSuperview:") })
    }
}
