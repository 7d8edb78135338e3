import AppleFoundation
import CoreGraphics
import FrameStream
import RasterKernels
import TestEvidence
import TestPrograms
import Testing

/// A program in a page of a real browser, and a person with mouse, fingers and keyboard before it.
@Suite(
    "Page / For real", .ours,
    .enabled(if: Chromium.isInstalled && PageProgram.hasLibrary, "needs chromium, which `Scripts/prove-page` installs"),
    .serialized)
struct RealPageTests {
    private static let red = [255, 0, 0], blue = [0, 0, 255]
    private let program: PageProgram
    private let browser: Chromium

    init() throws {
        program = try PageProgram()
        browser = try Chromium()
    }

    @Test func `a click on a button changes pixels of the page`() throws {
        let tab = try browser.open(program.address)
        #expect(tab.shows(Self.blue, at: 185, 125))
        try tab.click(80, 125)
        #expect(program.waitFor("lamp red"))
        #expect(tab.shows(Self.red, at: 185, 125))
        #expect(program.finish() == (0, ""))
        #expect(tab.waitFor("$('word').textContent === 'The app has ended.'"))
    }

    /// Noise, few colours, gradients, and rows like those above.
    @Test func `the page reads every pixel as it was written`() throws {
        let tab = try browser.open(program.address)
        var numbers = SystemRandomNumberGenerator()
        for kind in 0..<40 {
            let width = Int.random(in: 1...300), height = Int.random(in: 1...200)
            let pixels = try #require(PixelBuffer(width: width, height: height))
            let colors = (0..<9).map { _ in UInt32.random(in: 0...0xFFFFFF, using: &numbers) }
            for y in 0..<height {
                for x in 0..<width {
                    let die = Int.random(in: 0..<100, using: &numbers)
                    let like = y > 0 && die > 10 ? pixels.row(y - 1)[x] : x > 0 ? pixels.row(y)[x - 1] : 0
                    let color: UInt32 =
                        switch kind % 4 {
                        case 0: .random(in: 0...0xFFFFFF, using: &numbers)
                        case 1: die < 20 ? colors[die % 9] : like
                        case 2: UInt32(x & 0xFF) << 16 | UInt32((x + 2 * y) & 0xFF) << 8 | UInt32(y / 3 & 0xFF)
                        default: die < 2 ? colors[die] : like
                        }
                    pixels.row(y)[x] = color | 0xFF00_0000
                }
            }
            let bytes = PixelRuns.encode(PixelRect(x: 0, y: 0, width: width, height: height), of: pixels)
            // Bytes in the order of a canvas: red, green, blue, opaque.
            var sum: Int32 = 0
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = pixels.row(y)[x]
                    let turned = pixel & 0xFF00_FF00 | pixel << 16 & 0xFF0000 | pixel >> 16 & 0xFF
                    sum = (sum &* 16_777_619) ^ Int32(bitPattern: turned)
                }
            }
            let found = try tab.value(
                """
                new Uint32Array(read(Uint8Array.from(atob('\(Data(bytes).base64EncodedString())'), c => c.charCodeAt(0)), \(width), \(height)).data.buffer)
                    .reduce((sum, pixel) => Math.imul(sum, 16777619) ^ pixel, 0)
                """)
            #expect(found as? Int == Int(sum), "\(width) by \(height), kind \(kind % 4)")
        }
    }

    @Test func `text is typed, composed and pasted, and the wheel scrolls`() throws {
        let tab = try browser.open(program.address)
        try tab.click(100, 200)
        #expect(tab.waitFor("state.typing !== undefined && document.activeElement === keys"))
        try tab.key("KeyA", "a", text: "a")
        #expect(program.waitFor("text a"))
        try tab.call("Input.insertText", ["text": "é"])
        #expect(program.waitFor("text aé"))
        try tab.call("Input.imeSetComposition", ["text": "ni", "selectionStart": 2, "selectionEnd": 2])
        #expect(program.waitFor("text aéni"))
        try tab.call("Input.insertText", ["text": "你"])
        #expect(program.waitFor("text aé你"))
        try tab.key("Backspace", "Backspace")
        #expect(program.waitFor("text aé"))
        _ = try tab.value("paste('from elsewhere')")
        #expect(program.waitFor("text aéfrom elsewhere"))
        _ = try tab.value("navigator.clipboard.writeText = async text => { window.copied = text }")
        try tab.key("KeyA", "a", modifiers: 2)
        try tab.key("KeyC", "c", modifiers: 2)
        #expect(tab.waitFor("window.copied === 'aéfrom elsewhere'"))
        try tab.mouse("mouseWheel", 100, 320, ["deltaX": 0, "deltaY": 50, "button": "none"])
        #expect(program.waitFor("offset"))
    }

    @Test func `the menu turns the device, and makes it dark, mirrored and larger`() throws {
        let tab = try browser.open(program.address)
        try tab.press("rotateLeft")
        #expect(program.waitFor("size 667x375"))
        #expect(tab.waitFor("state.turned === -90 && canvas.width === 667 && canvas.height === 375"))
        try tab.press("rotateRight")
        #expect(program.waitFor("size 375x667"))
        try tab.press("appearance")
        #expect(program.waitFor("traits dark"))
        #expect(tab.waitFor("document.querySelector('[data-do=appearance]').getAttribute('aria-pressed') === 'true'"))
        try tab.press("direction")
        #expect(program.waitFor("traits dark mirrored"))
        try tab.press("largerText")
        #expect(tab.waitFor("state.textSize === 4"))
        try tab.press("shake")
        #expect(program.waitFor("shake"))
        try tab.press("home")
        #expect(tab.waitFor("!$('curtain').hidden"))
        _ = try tab.value("$('curtain').click()")
        #expect(tab.waitFor("$('curtain').hidden"))
        try tab.key("ArrowLeft", "ArrowLeft", modifiers: 2)
        #expect(program.waitFor("size 667x375"))
    }

    @Test func `two fingers are two, and Alt makes two of a mouse`() throws {
        let tab = try browser.open(program.address)
        try tab.call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5])
        try tab.touch("touchStart", [(60, 460), (120, 500)])
        #expect(program.waitFor("began"))
        try tab.touch("touchMove", [(70, 470), (130, 520)])
        #expect(program.waitFor(anyWith: "110,100"))
        try tab.touch("touchEnd", [])
        #expect(program.waitFor("ended"))
        // Grey marks over the pad, in the middle between pointer and screen.
        let before = try tab.value("Number(canvas.dataset.frames)") as? Int ?? 0
        try tab.mouse("mouseMoved", 100, 500, ["modifiers": 1])
        #expect(tab.waitFor("Number(canvas.dataset.frames) > \(before)"))
        try tab.mouse("mousePressed", 100, 500, ["modifiers": 1])
        #expect(program.waitFor("began 80,80"))
    }

    @Test func `what there is on the screen is told in another tab`() throws {
        let tab = try browser.open(program.address)
        _ = try tab.value("window.open = () => ({ set location(place) { window.opened = String(place) } })")
        _ = try tab.value("$('inspect').click()")
        #expect(tab.waitFor("(window.opened || '').endsWith('/inspection.html')"))
        try tab.call("Page.navigate", ["url": program.address + "inspection.html"])
        #expect(tab.waitFor("document.querySelectorAll('.layer').length > 5"))
        #expect(tab.waitFor("document.body.textContent.includes('Desk') && document.body.textContent.includes('“Lamp”')"))
        #expect(tab.waitFor("document.querySelectorAll('.layer.drawn').length > 3"))
        #expect(tab.waitFor("document.querySelector('#calls').textContent.includes('viewDidLoad()')"))
    }

    @Test func `a value that is set in the other tab is the app's, and the tab looks again`() throws {
        let device = try browser.open(program.address)
        _ = try device.value("window.open = () => ({ set location(place) { window.opened = String(place) } })")
        _ = try device.value("$('inspect').click()")
        #expect(device.waitFor("(window.opened || '').endsWith('/inspection.html')"))
        let lamp = "[...views.values()].find(v => v.layer.background === '#0000FF').number"
        let inspector = try browser.open(program.address)
        try inspector.call("Page.navigate", ["url": program.address + "inspection.html"])
        #expect(inspector.waitFor("typeof views !== 'undefined' && views.size > 5"))
        _ = try inspector.value("choose(\(lamp)), tell('background', \(lamp), '#FF0000')")
        #expect(device.shows(Self.red, at: 185, 125))
        #expect(
            inspector.waitFor("typeof views !== 'undefined' && [...views.values()].some(v => v.layer.background === '#FF0000')")
        )
    }

    @Test func `a tab is closed and opened, and two of them show the same`() throws {
        let first = try browser.open(program.address)
        try first.click(80, 125)
        #expect(first.shows(Self.red, at: 185, 125))
        try first.close()
        let second = try browser.open(program.address)
        #expect(second.shows(Self.red, at: 185, 125))
        try second.call("Page.reload")
        #expect(second.shows(Self.red, at: 185, 125))
        let third = try browser.open(program.address, inNewWindow: true)
        try third.click(80, 125)
        #expect(program.waitFor("lamp red") && program.waitFor("lamp blue"))
        #expect(second.shows(Self.blue, at: 185, 125))
        #expect(third.shows(Self.blue, at: 185, 125))
    }

    @Test func `a tab that another one covers shows the newest when it comes back`() throws {
        let covered = try browser.open(program.address)
        let other = try browser.open(program.address)
        #expect(covered.waitFor("document.hidden"))
        for color in [Self.red, Self.blue, Self.red] {
            try other.click(80, 125)
            #expect(other.shows(color, at: 185, 125))
        }
        try covered.bringToFront()
        #expect(covered.shows(Self.red, at: 185, 125))
    }
}
