import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@Suite struct GradientAndPatternTests {
    private let redToBlue = CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil)!

    @Test(.documented("CGContext.drawLinearGradient(_:start:end:options:)")) func `colours run from start to end`() {
        let canvas = Canvas(100, 2)
        canvas.context.drawLinearGradient(redToBlue, start: point(0, 0), end: point(100, 0), options: [])
        let middle = canvas[50, 0]
        #expect(canvas[0, 0] >> 16 & 255 > 250 && canvas[99, 0] & 255 > 250)
        #expect(abs(Int(middle & 255) - 128) <= 2 && abs(Int(middle >> 16 & 255) - 127) <= 2)
    }

    @Test(.documented("CGGradientDrawingOptions")) func `before and after are drawn only on demand`() {
        for (options, before, after) in [
            (CGGradientDrawingOptions(), false, false), (.drawsBeforeStartLocation, true, false),
            (.drawsAfterEndLocation, false, true),
        ] {
            let canvas = Canvas(30, 1)
            canvas.context.drawLinearGradient(redToBlue, start: point(10, 0), end: point(20, 0), options: options)
            #expect((canvas[2, 0] != 0) == before && (canvas[28, 0] != 0) == after && canvas[15, 0] != 0)
            let radial = Canvas(30, 1)
            radial.context.drawRadialGradient(
                redToBlue, startCenter: point(0, 0), startRadius: 10, endCenter: point(0, 0), endRadius: 20, options: options)
            #expect((radial[2, 0] != 0) == before && (radial[28, 0] != 0) == after && radial[15, 0] != 0)
        }
    }

    @Test(.documented("CGContext.drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)"))
    func `a radial gradient goes by the distance from its centre`() {
        let canvas = Canvas(40, 40)
        canvas.context.drawRadialGradient(
            redToBlue, startCenter: point(20, 20), startRadius: 0, endCenter: point(20, 20), endRadius: 10, options: [])
        #expect(canvas[20, 20] >> 16 & 255 > 230 && canvas[29, 20] & 255 > 230 && canvas[32, 20] == 0)
        #expect(canvas[15, 20] == canvas[24, 20] && canvas[20, 15] == canvas[20, 24])
    }

    @Test(.documented("REFERENCE: CGContext.drawConicGradient(_:center:angle:)"))
    func `a conic gradient follows rising angles`() {
        let canvas = Canvas(40, 40)
        canvas.context.drawConicGradient(redToBlue, center: point(20, 20), angle: 0)
        // Just above the x axis, where y points up: the beginning. Just below: the end.
        #expect(canvas[39, 18] >> 16 & 255 > 240 && canvas[39, 21] & 255 > 240)
        #expect(abs(Int(canvas[0, 19] & 255) - 127) < 6)
    }

    @Test(.assumed("clip, alpha and blend mode count")) func `clip and alpha count for gradients`() {
        let canvas = Canvas(20, 20)
        let c = canvas.context
        c.addEllipse(in: rect(0, 0, 20, 20))
        c.clip()
        c.setAlpha(0.5)
        c.drawLinearGradient(
            redToBlue, start: point(5, 0), end: point(15, 0), options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(canvas[0, 0] == 0 && canvas[1, 10] == 0x8080_0000 && canvas.alpha(10, 10) == 128)
        let soft = canvas.alpha(3, 2)
        #expect(soft > 0 && soft < 128)
    }

    @Test(.assumed("every way to the pixels agrees")) func `a gradient in a blend layer equals the direct one`() {
        let direct = Canvas(20, 20)
        direct.context.drawLinearGradient(redToBlue, start: point(0, 0), end: point(20, 20), options: [])
        let roundabout = Canvas(20, 20)
        roundabout.context.setBlendMode(.copy)
        roundabout.context.drawLinearGradient(redToBlue, start: point(0, 0), end: point(20, 20), options: [])
        #expect(direct.bytes == roundabout.bytes)
    }

    @Test(.assumed("a skewed user space skews the bands")) func `bands of colour follow the matrix`() {
        let canvas = Canvas(40, 40)
        canvas.context.concatenate(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
        canvas.context.drawLinearGradient(
            redToBlue, start: point(0, 0), end: point(20, 0), options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(canvas[10, 39] == canvas[30, 19])
    }

    @Test(.assumed("nothing to go by")) func `gradients without extent or with bad numbers draw nothing`() {
        let canvas = Canvas(10, 10)
        let c = canvas.context
        c.drawLinearGradient(redToBlue, start: point(5, 5), end: point(5, 5), options: [])
        c.drawLinearGradient(redToBlue, start: point(.nan, 5), end: point(5, 5), options: [])
        c.drawRadialGradient(
            redToBlue, startCenter: .zero, startRadius: -1, endCenter: .zero, endRadius: .infinity, options: [])
        c.drawConicGradient(redToBlue, center: point(.nan, 0), angle: 0)
        #expect(canvas.isBlank)
    }

    @Test(.documented("CGShading")) func `a shading's colours come from its function`() {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                output[0] = input[0] / 2
                output[1] = 9
                output[2] = 0
                output[3] = 1
            }, releaseInfo: nil)
        let function = CGFunction(
            info: nil, domainDimension: 1, domain: [0, 2], rangeDimension: 4, range: [0, 1, 0, 0.5, 0, 1, 0, 1],
            callbacks: &callbacks)!
        let shading = CGShading(
            axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: point(100, 0), function: function, extendStart: false,
            extendEnd: false)!
        let canvas = Canvas(120, 1)
        canvas.context.drawShading(shading)
        #expect(canvas[110, 0] == 0)
        #expect(abs(Int(canvas[50, 0] >> 16 & 255) - 128) <= 2 && canvas[50, 0] & 0xFF00_FFFF == 0xFF00_8000)
    }

    // MARK: Patterns

    private func pattern(isColored: Bool, step: CGFloat = 4) -> CGPattern {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                if isColored { context.setFillColor(red) }
                context.fill(rect(0, 0, 2, 2))
            }, releaseInfo: nil)
        return CGPattern(
            info: nil, bounds: rect(0, 0, 4, 4), matrix: .identity, xStep: step, yStep: step, tiling: .constantSpacing,
            isColored: isColored, callbacks: &callbacks)!
    }

    @Test(.documented("CGPattern")) func `a coloured pattern repeats its cell from the origin`() {
        let canvas = Canvas(8, 8)
        let c = canvas.context
        c.setFillColorSpace(CGColorSpace(patternBaseSpace: nil)!)
        c.setFillPattern(pattern(isColored: true), colorComponents: [1])
        c.fill(rect(0, 0, 8, 8))
        #expect(canvas.inkedCount == 16)
        #expect(canvas[0, 7] == 0xFFFF_0000 && canvas[1, 6] == 0xFFFF_0000 && canvas[2, 7] == 0 && canvas[4, 3] == 0xFFFF_0000)
    }

    @Test(.documented("CGContext.setFillPattern(_:colorComponents:)")) func `an uncoloured pattern takes the given colour`() {
        let canvas = Canvas(8, 8)
        let c = canvas.context
        c.setFillColorSpace(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())!)
        c.setFillPattern(pattern(isColored: false), colorComponents: [0, 0, 1, 1])
        c.fill(rect(0, 0, 8, 8))
        #expect(canvas[0, 7] == 0xFF00_00FF && canvas.inkedCount == 16)
    }

    @Test(.documented("CGContext.setPatternPhase(_:)")) func `the phase moves the pattern and the matrix does not`() {
        let canvas = Canvas(8, 8)
        let c = canvas.context
        c.setPatternPhase(CGSize(width: 1, height: 0))
        c.translateBy(x: 2, y: 0)
        c.setFillColor(
            CGColor(patternSpace: CGColorSpace(patternBaseSpace: nil)!, pattern: pattern(isColored: true), components: [1])!)
        c.fill(rect(-2, 0, 8, 8))
        #expect(canvas[0, 7] == 0 && canvas[1, 7] == 0xFFFF_0000 && canvas[3, 7] == 0)
    }

    @Test(.documented("CGPatternCallbacks.releaseInfo")) func `info is released with the pattern`() {
        nonisolated(unsafe) var released = false
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: nil, releaseInfo: { _ in released = true })
        var made: CGPattern? = CGPattern(
            info: nil, bounds: rect(0, 0, 4, 4), matrix: .identity, xStep: 4, yStep: 4, tiling: .noDistortion, isColored: true,
            callbacks: &callbacks)
        #expect(made != nil && !released)
        made = nil
        #expect(released)
        #expect(
            CGPattern(
                info: nil, bounds: rect(0, 0, 4, 4), matrix: .identity, xStep: 0, yStep: 4, tiling: .noDistortion,
                isColored: true,
                callbacks: &callbacks) == nil)
    }
}
