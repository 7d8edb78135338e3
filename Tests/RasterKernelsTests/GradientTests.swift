import RasterKernels
import TestEvidence
import Testing

@Suite(.assumed("evaluated at pixel centres, interpolated before premultiplying"))
struct GradientTests {
    private let blackToWhite = GradientTable(stops: [
        GradientStop(location: 0, red: 0, green: 0, blue: 0, alpha: 1),
        GradientStop(location: 1, red: 1, green: 1, blue: 1, alpha: 1),
    ])

    @Test func `a linear gradient runs from the first colour to the last and stays there`() throws {
        let grid = PixelGrid(100, 2)
        let map = try #require(GradientMap.linear(fromX: 20, fromY: 0, toX: 80, toY: 0))
        Gradients.linear(grid.pixels, clip: wholePlane, map: map, table: blackToWhite)
        #expect(grid[5, 0] == 0xff00_0000)
        #expect(grid[95, 1] == 0xffff_ffff)
        #expect(abs(Int(grid[50, 0] & 255) - 129) <= 2)
        #expect((1..<100).allSatisfy { grid[$0, 0] & 255 >= grid[$0 - 1, 0] & 255 })
    }

    @Test func `what does not extend leaves the target alone`() throws {
        let grid = PixelGrid(100, 1, filledWith: 0xff12_3456)
        let map = try #require(GradientMap.linear(fromX: 20, fromY: 0, toX: 80, toY: 0))
        Gradients.linear(
            grid.pixels, clip: wholePlane, map: map, table: blackToWhite, extendsStart: false, extendsEnd: false)
        #expect(grid[10, 0] == 0xff12_3456 && grid[90, 0] == 0xff12_3456)
        #expect(grid[30, 0] != 0xff12_3456)
    }

    @Test(arguments: ["linear", "radial", "conic"])
    func `tiles give the bytes of the whole`(kind: String) {
        let map = GradientMap(a: 0.013, b: -0.004, c: 0.007, d: 0.011, tx: -0.4, ty: -0.3)
        func draw(_ grid: PixelGrid, _ clip: PixelRect) {
            switch kind {
            case "linear": Gradients.linear(grid.pixels, clip: clip, map: map, table: blackToWhite, opacity: 200)
            case "radial": Gradients.radial(grid.pixels, clip: clip, map: map, table: blackToWhite)
            default: Gradients.conic(grid.pixels, clip: clip, map: map, table: blackToWhite)
            }
        }
        let whole = PixelGrid(90, 70, filledWith: 0xff20_4060)
        draw(whole, wholePlane)
        let tiled = PixelGrid(90, 70, filledWith: 0xff20_4060)
        for y in stride(from: 0, to: 70, by: 13) {
            for x in stride(from: 0, to: 90, by: 11) { draw(tiled, PixelRect(x: x, y: y, width: 11, height: 13)) }
        }
        #expect(whole.words == tiled.words)
    }

    @Test func `fading to clear black darkens on the way, as the colours are not premultiplied`() {
        let table = GradientTable(stops: [
            GradientStop(location: 0, red: 1, green: 1, blue: 1, alpha: 1),
            GradientStop(location: 1, red: 0, green: 0, blue: 0, alpha: 0),
        ])
        let middle = table.entries[512]
        #expect(abs(Int(middle >> 24) - 127) <= 1)
        #expect(abs(Int(middle & 255) - 64) <= 2)
        #expect(!table.isOpaque)
    }

    @Test func `two stops in one place make a hard edge`() {
        let table = GradientTable(stops: [
            GradientStop(location: 0, red: 1, green: 0, blue: 0, alpha: 1),
            GradientStop(location: 0.5, red: 1, green: 0, blue: 0, alpha: 1),
            GradientStop(location: 0.5, red: 0, green: 0, blue: 1, alpha: 1),
            GradientStop(location: 1, red: 0, green: 0, blue: 1, alpha: 1),
        ])
        #expect(table.entries[511] == 0xffff_0000)
        #expect(table.entries[512] == 0xff00_00ff)
    }

    @Test func `a conic gradient turns from the u axis towards v`() {
        let grid = PixelGrid(101, 101)
        let map = GradientMap(a: 1, b: 0, c: 0, d: 1, tx: -50.5, ty: -50.5)
        Gradients.conic(grid.pixels, clip: wholePlane, map: map, table: blackToWhite)
        #expect(abs(Int(grid[50, 100] & 255) - 64) <= 1)
        #expect(abs(Int(grid[0, 50] & 255) - 128) <= 1)
        #expect(abs(Int(grid[50, 0] & 255) - 191) <= 1)
    }

    @Test func `numbers that are not finite draw nothing`() {
        let grid = PixelGrid(4, 4)
        let map = GradientMap(a: .nan, b: 0, c: 0, d: .infinity, tx: 0, ty: 0)
        Gradients.linear(grid.pixels, clip: wholePlane, map: map, table: blackToWhite)
        Gradients.radial(grid.pixels, clip: wholePlane, map: map, table: blackToWhite)
        Gradients.conic(grid.pixels, clip: wholePlane, map: map, table: blackToWhite)
        #expect(grid.words.allSatisfy { $0 == 0 })
        #expect(GradientMap.linear(fromX: 3, fromY: 3, toX: 3, toY: 3) == nil)
        #expect(GradientTable(stops: []).entries.allSatisfy { $0 == 0 })
    }
}
