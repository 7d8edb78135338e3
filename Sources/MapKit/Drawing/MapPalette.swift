import AppleFoundation
import CoreGraphics
import UIKit

/// The colours of a map.
struct MapPalette: Equatable {
    enum Style: Hashable { case standard, muted, imagery, hybrid }

    let water, land, ice, town, lake, river, border, province: CGColor
    let shore: CGColor?
    let city, country, sea, halo: UIColor
    let dot: UIColor

    static func make(_ style: Style, isDark: Bool) -> MapPalette {
        switch (style, isDark) {
        case (.standard, false):
            return MapPalette(
                water: rgb(0xA3D2EC), land: rgb(0xF3F1E8), ice: rgb(0xFBFCFD), town: rgb(0xE4DFD3), river: rgb(0xA3D2EC),
                border: rgb(0xA9A2B4), province: rgb(0xCFC9D6), shore: rgb(0x8DC0DE), city: 0x45464B, country: 0x77707F,
                sea: 0x4A8BB0, halo: 0xFFFFFF)
        case (.standard, true):
            return MapPalette(
                water: rgb(0x17324A), land: rgb(0x30343A), ice: rgb(0x59626C), town: rgb(0x3D4047), river: rgb(0x1E4362),
                border: rgb(0x727784), province: rgb(0x4A4E57), shore: rgb(0x214765), city: 0xE6E7EA, country: 0xA6A9B4,
                sea: 0x6E9FC0, halo: 0x1B1E22)
        case (.muted, false):
            return MapPalette(
                water: rgb(0xC9DDE7), land: rgb(0xF4F4F2), ice: rgb(0xFCFCFC), town: rgb(0xE9E8E5), river: rgb(0xC9DDE7),
                border: rgb(0xC2BFC7), province: rgb(0xDEDCE1), shore: nil, city: 0x7B7C80, country: 0x9A979F, sea: 0x86A8BA,
                halo: 0xFFFFFF)
        case (.muted, true):
            return MapPalette(
                water: rgb(0x1C2A36), land: rgb(0x2B2D31), ice: rgb(0x43484E), town: rgb(0x333539), river: rgb(0x213442),
                border: rgb(0x55585F), province: rgb(0x3C3F44), shore: nil, city: 0xA5A7AC, country: 0x82858C, sea: 0x557389,
                halo: 0x1C1E21)
        case (.imagery, _), (.hybrid, _):
            return MapPalette(
                water: rgb(0x12304F), land: rgb(0x5C6B45), ice: rgb(0xE3EAF0), town: rgb(0x85806F), river: rgb(0x24507A),
                border: rgb(0xE9E4C0), province: rgb(0x7C8766), shore: rgb(0x1E4B73),
                city: 0xFFFFFF, country: 0xF6F1D6, sea: 0xB9D7EE, halo: 0x10181F)
        }
    }

    private init(
        water: CGColor, land: CGColor, ice: CGColor, town: CGColor, river: CGColor, border: CGColor, province: CGColor,
        shore: CGColor?, city: UInt32, country: UInt32, sea: UInt32, halo: UInt32
    ) {
        (self.water, self.land, self.ice, self.town, self.river) = (water, land, ice, town, river)
        (self.border, self.province, self.shore) = (border, province, shore)
        lake = water
        self.city = UIColor(cgColor: Self.rgb(city))
        self.country = UIColor(cgColor: Self.rgb(country))
        self.sea = UIColor(cgColor: Self.rgb(sea))
        self.halo = UIColor(cgColor: Self.rgb(halo))
        dot = self.city
    }

    static func rgb(_ value: UInt32) -> CGColor {
        CGColor(
            red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255,
            alpha: 1)
    }
}
