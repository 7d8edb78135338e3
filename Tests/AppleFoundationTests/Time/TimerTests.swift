import AppleFoundation
import TestEvidence
import Testing

@Suite("AppleFoundation / Timers")
struct TimerTests {
    @Test(.documented("Timer.init(timeInterval:repeats:block:): fires after ti seconds have elapsed"))
    func `a timer fires first when its interval is over`() {
        for repeats in [false, true] {
            let timer = Timer(timeInterval: 20, repeats: repeats) { _ in }
            #expect(abs(timer.fireDate.timeIntervalSinceNow - 20) < 5)
            #expect(timer.timeInterval == (repeats ? 20 : 0))
        }
        let selector = Timer(timeInterval: 20, target: NSObject(), selector: Selector("fire:"), userInfo: 1, repeats: true)
        #expect(abs(selector.fireDate.timeIntervalSinceNow - 20) < 5)
        #expect(selector.userInfo as? Int == 1)
    }

    @Test(
        .assumed(
            "iOS projects have `var timer = Timer()`, ask it isValid and invalidate it before the first start"
        ))
    func `a timer without arguments is a placeholder that never fires`() {
        let timer = Timer()
        #expect(!timer.isValid)
        timer.invalidate()
        #expect(timer.timeInterval == 0)
    }
}
