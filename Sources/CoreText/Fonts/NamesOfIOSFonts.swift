import AppleFoundation

/// The families that come with iOS, with the PostScript names of their faces. The names are facts; the faces are others'.
package enum NamesOfIOSFonts {
    package struct Face {
        package let postScript: String
        package let weight: CGFloat
        package let isItalic: Bool
        package let style: String
    }

    /// A family and its faces. A weight follows `=` where the name doesn't say it; `*` marks an italic that it doesn't show.
    private static let list: [(family: String, faces: String)] = [
        ("Academy Engraved LET", "AcademyEngravedLetPlain"),
        ("Al Nile", "AlNile AlNile-Bold"),
        (
            "American Typewriter",
            "AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold AmericanTypewriter-Bold "
                + "AmericanTypewriter-Condensed AmericanTypewriter-CondensedLight AmericanTypewriter-CondensedBold"
        ),
        ("Apple Color Emoji", "AppleColorEmoji"),
        (
            "Apple SD Gothic Neo",
            "AppleSDGothicNeo-Regular AppleSDGothicNeo-Thin AppleSDGothicNeo-UltraLight AppleSDGothicNeo-Light "
                + "AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Bold"
        ),
        ("Apple Symbols", "AppleSymbols"),
        ("Arial", "ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT"),
        ("Arial Hebrew", "ArialHebrew ArialHebrew-Light ArialHebrew-Bold"),
        ("Arial Rounded MT Bold", "ArialRoundedMTBold=700"),
        (
            "Avenir",
            "Avenir-Roman Avenir-Oblique Avenir-Book=350 Avenir-BookOblique=350 Avenir-Light Avenir-LightOblique Avenir-Medium "
                + "Avenir-MediumOblique Avenir-Heavy Avenir-HeavyOblique Avenir-Black Avenir-BlackOblique"
        ),
        (
            "Avenir Next",
            "AvenirNext-Regular AvenirNext-Italic AvenirNext-UltraLight AvenirNext-UltraLightItalic AvenirNext-Medium "
                + "AvenirNext-MediumItalic AvenirNext-DemiBold AvenirNext-DemiBoldItalic AvenirNext-Bold AvenirNext-BoldItalic "
                + "AvenirNext-Heavy AvenirNext-HeavyItalic"
        ),
        (
            "Avenir Next Condensed",
            "AvenirNextCondensed-Regular AvenirNextCondensed-Italic AvenirNextCondensed-UltraLight "
                + "AvenirNextCondensed-UltraLightItalic AvenirNextCondensed-Medium AvenirNextCondensed-MediumItalic "
                + "AvenirNextCondensed-DemiBold AvenirNextCondensed-DemiBoldItalic AvenirNextCondensed-Bold "
                + "AvenirNextCondensed-BoldItalic AvenirNextCondensed-Heavy AvenirNextCondensed-HeavyItalic"
        ),
        (
            "Baskerville",
            "Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic Baskerville-Bold "
                + "Baskerville-BoldItalic"
        ),
        ("Bodoni 72", "BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta* BodoniSvtyTwoITCTT-Bold"),
        ("Bodoni 72 Oldstyle", "BodoniSvtyTwoOSITCTT-Book BodoniSvtyTwoOSITCTT-BookIt* BodoniSvtyTwoOSITCTT-Bold"),
        ("Bodoni 72 Smallcaps", "BodoniSvtyTwoSCITCTT-Book"),
        ("Bodoni Ornaments", "BodoniOrnamentsITCTT"),
        ("Bradley Hand", "BradleyHandITCTT-Bold"),
        ("Chalkboard SE", "ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold"),
        ("Chalkduster", "Chalkduster"),
        ("Charter", "Charter-Roman Charter-Italic Charter-Bold Charter-BoldItalic Charter-Black Charter-BlackItalic"),
        ("Cochin", "Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic"),
        ("Copperplate", "Copperplate Copperplate-Light Copperplate-Bold"),
        ("Courier", "Courier Courier-Oblique Courier-Bold Courier-BoldOblique"),
        ("Courier New", "CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT"),
        ("Damascus", "Damascus DamascusLight=300 DamascusMedium=500 DamascusSemiBold=600 DamascusBold=700"),
        ("Devanagari Sangam MN", "DevanagariSangamMN DevanagariSangamMN-Bold"),
        ("Didot", "Didot Didot-Italic Didot-Bold"),
        ("DIN Alternate", "DINAlternate-Bold"),
        ("DIN Condensed", "DINCondensed-Bold"),
        ("Euphemia UCAS", "EuphemiaUCAS EuphemiaUCAS-Italic EuphemiaUCAS-Bold"),
        ("Farah", "Farah"),
        ("Futura", "Futura-Medium Futura-MediumItalic Futura-Bold Futura-CondensedMedium Futura-CondensedExtraBold"),
        ("Galvji", "Galvji Galvji-Bold"),
        ("Geeza Pro", "GeezaPro GeezaPro-Bold"),
        ("Georgia", "Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic"),
        (
            "Gill Sans",
            "GillSans GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold GillSans-SemiBoldItalic "
                + "GillSans-Bold GillSans-BoldItalic GillSans-UltraBold"
        ),
        (
            "Helvetica",
            "Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique Helvetica-Bold Helvetica-BoldOblique"
        ),
        (
            "Helvetica Neue",
            "HelveticaNeue HelveticaNeue-Italic HelveticaNeue-UltraLight HelveticaNeue-UltraLightItalic HelveticaNeue-Thin "
                + "HelveticaNeue-ThinItalic HelveticaNeue-Light HelveticaNeue-LightItalic HelveticaNeue-Medium "
                + "HelveticaNeue-MediumItalic HelveticaNeue-Bold HelveticaNeue-BoldItalic HelveticaNeue-CondensedBold "
                + "HelveticaNeue-CondensedBlack"
        ),
        ("Hiragino Maru Gothic ProN", "HiraMaruProN-W4"),
        ("Hiragino Mincho ProN", "HiraMinProN-W3=400 HiraMinProN-W6=600"),
        ("Hiragino Sans", "HiraginoSans-W3=400 HiraginoSans-W6=600 HiraginoSans-W7=700"),
        ("Hoefler Text", "HoeflerText-Regular HoeflerText-Italic HoeflerText-Black HoeflerText-BlackItalic"),
        ("Impact", "Impact=800"),
        ("Kailasa", "Kailasa Kailasa-Bold"),
        ("Kefa", "Kefa-Regular"),
        ("Khmer Sangam MN", "KhmerSangamMN"),
        ("Kohinoor Bangla", "KohinoorBangla-Regular KohinoorBangla-Light KohinoorBangla-Semibold"),
        (
            "Kohinoor Devanagari",
            "KohinoorDevanagari-Regular KohinoorDevanagari-Light KohinoorDevanagari-Semibold"
        ),
        (
            "Kohinoor Gujarati",
            "KohinoorGujarati-Regular KohinoorGujarati-Light KohinoorGujarati-Bold"
        ),
        ("Kohinoor Telugu", "KohinoorTelugu-Regular KohinoorTelugu-Light KohinoorTelugu-Medium"),
        ("Lao Sangam MN", "LaoSangamMN"),
        ("Malayalam Sangam MN", "MalayalamSangamMN MalayalamSangamMN-Bold"),
        ("Marker Felt", "MarkerFelt-Thin MarkerFelt-Wide=700"),
        ("Menlo", "Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic"),
        ("Mishafi", "DiwanMishafi"),
        ("Mukta Mahee", "MuktaMahee-Regular MuktaMahee-Light MuktaMahee-Bold"),
        ("Myanmar Sangam MN", "MyanmarSangamMN MyanmarSangamMN-Bold"),
        ("Noteworthy", "Noteworthy-Light Noteworthy-Bold"),
        ("Optima", "Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack=900"),
        ("Palatino", "Palatino-Roman Palatino-Italic Palatino-Bold Palatino-BoldItalic"),
        ("Papyrus", "Papyrus Papyrus-Condensed"),
        ("Party LET", "PartyLetPlain"),
        (
            "PingFang HK",
            "PingFangHK-Regular PingFangHK-Ultralight PingFangHK-Thin PingFangHK-Light PingFangHK-Medium PingFangHK-Semibold"
        ),
        (
            "PingFang SC",
            "PingFangSC-Regular PingFangSC-Ultralight PingFangSC-Thin PingFangSC-Light PingFangSC-Medium PingFangSC-Semibold"
        ),
        (
            "PingFang TC",
            "PingFangTC-Regular PingFangTC-Ultralight PingFangTC-Thin PingFangTC-Light PingFangTC-Medium PingFangTC-Semibold"
        ),
        ("Rockwell", "Rockwell-Regular Rockwell-Italic Rockwell-Bold Rockwell-BoldItalic"),
        ("Savoye LET", "SavoyeLetPlain"),
        ("Sinhala Sangam MN", "SinhalaSangamMN SinhalaSangamMN-Bold"),
        ("Snell Roundhand", "SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black"),
        ("Symbol", "Symbol"),
        ("Tamil Sangam MN", "TamilSangamMN TamilSangamMN-Bold"),
        ("Thonburi", "Thonburi Thonburi-Light Thonburi-Bold"),
        (
            "Times New Roman",
            "TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT TimesNewRomanPS-BoldItalicMT"
        ),
        ("Trebuchet MS", "TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic"),
        ("Verdana", "Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic"),
        ("Zapf Dingbats", "ZapfDingbatsITC"),
        ("Zapfino", "Zapfino"),
    ]

    package static var familyNames: [String] { list.map(\.family) }

    /// None of a family that iOS hasn't.
    package static func faces(of family: String) -> [Face] {
        guard let entry = list.first(where: { $0.family == family }) else { return [] }
        return entry.faces.split(separator: " ").map { face(String($0)) }
    }

    private static func face(_ text: String) -> Face {
        let isMarked = text.hasSuffix("*")
        let parts = (isMarked ? String(text.dropLast()) : text).split(separator: "=").map(String.init)
        let suffix = parts[0].split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
        let parsed = FontStyleName.parse(suffix)
        let weight = parts.count > 1 ? Double(parts[1]).map { CGFloat($0) } : nil
        return Face(
            postScript: parts[0], weight: weight ?? parsed?.weight ?? 400, isItalic: isMarked || parsed?.italic == true,
            style: words(suffix))
    }

    /// "BoldItalicMT" as people read it.
    private static func words(_ suffix: String) -> String {
        var result = ""
        for character in suffix.hasSuffix("MT") ? suffix.dropLast(2) : suffix[...] {
            if character.isUppercase, let last = result.last, last.isLowercase { result.append(" ") }
            result.append(character)
        }
        return result.isEmpty ? "Regular" : result
    }
}
