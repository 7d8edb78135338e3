import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@Suite struct ColorTests {
    private func convert(_ color: CGColor, _ name: CFString) -> [CGFloat] {
        color.converted(to: CGColorSpace(name: name)!, intent: .defaultIntent, options: nil)!.components!
    }

    private func close(_ a: [CGFloat], _ b: [CGFloat], _ tolerance: CGFloat = 0.002) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
    }

    @Test(.documented("CGColor.components")) func `alpha comes last among the components`() {
        #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
        #expect(CGColor(gray: 0.5, alpha: 0.6).components == [0.5, 0.6])
        #expect(CGColor(gray: 0.5, alpha: 0.6).numberOfComponents == 2)
        #expect(CGColor(genericCMYKCyan: 0, magenta: 0, yellow: 0, black: 1, alpha: 1).numberOfComponents == 5)
    }

    @Test(.documented("CGColor.copy(alpha:)")) func `a copy with another alpha keeps colour and space`() {
        let copy = CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25)!
        #expect(copy.components == [0.5, 0.25])
        #expect(copy.colorSpace?.model == .monochrome)
    }

    @Test(.documented("CGColor.==")) func `colours are equal when space and components are`() {
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == red)
        #expect(CGColor(gray: 0, alpha: 1) != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(Set([red, CGColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test(.assumed("published values of the P3 primaries in sRGB")) func `display P3 converts to extended sRGB and back`() {
        let p3 = CGColor(colorSpace: CGColorSpace(name: CGColorSpace.displayP3)!, components: [1, 0, 0, 1])!
        #expect(close(convert(p3, CGColorSpace.extendedSRGB), [1.0930, -0.2267, -0.1501, 1]))
        #expect(close(convert(p3, CGColorSpace.sRGB), [1, 0, 0, 1]))
        #expect(close(convert(red, CGColorSpace.displayP3), [0.9175, 0.2003, 0.1386, 1]))
    }

    @Test(.documented("CGColorSpace.linearSRGB")) func `linear sRGB undoes the transfer curve`() {
        #expect(close(convert(CGColor(red: 0.5, green: 0, blue: 1, alpha: 1), CGColorSpace.linearSRGB), [0.2140, 0, 1, 1]))
    }

    @Test(.assumed("grey is the neutral axis of sRGB")) func `grey and neutral colours convert without loss`() {
        #expect(close(convert(CGColor(gray: 0.3, alpha: 0.5), CGColorSpace.sRGB), [0.3, 0.3, 0.3, 0.5], 1e-9))
        let neutral = CGColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 1)
        #expect(close(convert(neutral, CGColorSpace.genericGrayGamma2_2), [0.3, 1], 1e-6))
        #expect(close(convert(green, CGColorSpace.linearGray), [0.7152, 1]))
    }

    @Test(.assumed("the plain formula")) func `CMYK shows as the light that is left`() {
        let ink = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1)
        #expect(close(convert(ink, CGColorSpace.sRGB), [0, 0.5, 0.5, 1], 1e-6))
        #expect(
            close(convert(CGColor(red: 0, green: 0.5, blue: 0.5, alpha: 1), CGColorSpace.genericCMYK), [1, 0, 0, 0.5, 1], 1e-6))
    }

    @Test(.documented("CGColorSpace")) func `spaces know their name, model and size`() {
        #expect(CGColorSpace(name: CGColorSpace.sRGB)?.name == CGColorSpace.sRGB)
        #expect(CGColorSpace(name: "nonsense" as CFString) == nil)
        #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
        #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
        #expect(CGColorSpace(patternBaseSpace: nil)?.model == .pattern)
        #expect(CGColorSpace(name: CGColorSpace.displayP3)!.isWideGamutRGB)
        #expect(!CGColorSpace(name: CGColorSpace.sRGB)!.isWideGamutRGB)
    }

    @Test(.documented("CGColorSpace.init(indexedBaseSpace:last:colorTable:)"))
    func `an indexed colour shows its table's entry`() {
        let space = CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: [0, 0, 0, 255, 128, 0])!
        let color = CGColor(colorSpace: space, components: [1, 1])!
        #expect(color.srgb.red == 1 && abs(color.srgb.green - 128 / 255) < 1e-6 && color.srgb.blue == 0)
    }

    @Test(.assumed("pixels are in 0...1")) func `what no screen can show is cut when it becomes pixels`() {
        let wild = CGColor(red: 2, green: -1, blue: .nan, alpha: 7)
        #expect(wild.srgb == SRGBColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(wild.components?[0] == 2)
    }

    @Test(.documented("CGGradient")) func `a gradient without colours or with others' objects is none`() {
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
        let even = CGGradient(colorsSpace: nil, colors: [red, green, blue] as CFArray, locations: nil)!
        #expect(even.stops.map(\.location) == [0, 0.5, 1])
        let sorted = CGGradient(colorsSpace: nil, colors: [red, green] as CFArray, locations: [1, 0])!
        #expect(sorted.stops.map(\.color) == [green.srgb, red.srgb])
    }
}
