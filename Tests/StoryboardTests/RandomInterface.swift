import AppleFoundation

/// Numbers that come in the same order everywhere.
struct SeededRandomness: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Storyboards of random content that is right in itself: views of many kinds, constraints, connections, variations.
struct RandomInterface {
    private var random: SeededRandomness
    private var ids: [String] = []
    private var buttons = 0

    init(seed: UInt64) { random = SeededRandomness(state: seed) }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    private mutating func chance(_ part: Int) -> Bool { number(1...part) == 1 }
    private mutating func one(_ words: String...) -> String { words[number(0...(words.count - 1))] }

    private mutating func newID() -> String {
        ids.append("v\(ids.count)")
        return ids[ids.count - 1]
    }

    mutating func storyboard() -> String {
        var scenes: [String] = []
        for index in 0..<number(1...3) {
            ids = []
            let content = subviews(depth: 0)
            let prefix = "s\(index)-"
            let view = (content + constraints()).replacingOccurrences(of: "id=\"v", with: "id=\"\(prefix)v")
                .replacingOccurrences(of: "Item=\"v", with: "Item=\"\(prefix)v")
                .replacingOccurrences(of: "reference=\"c", with: "reference=\"\(prefix)c")
                .replacingOccurrences(of: "id=\"c", with: "id=\"\(prefix)c")
            let title = one("Alpha", "Ä &amp; Ö", "", "日本語")
            scenes.append(
                """
                <viewController id="vc\(index)" title="\(title)" storyboardIdentifier="\(index)"\(chance(3) ? #" modalPresentationStyle="pageSheet""# : "")>
                <view key="view" id="root\(index)"><rect key="frame" x="0" y="0" width="390" height="844"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(view)</view>
                <navigationItem key="navigationItem" title="\(title)" id="ni\(index)"><barButtonItem key="rightBarButtonItem" title="\(one("Go", "Stop"))" id="bi\(index)"/></navigationItem>
                </viewController>
                """)
        }
        return InterfaceFiles.storyboard(attributes: #"initialViewController="vc0""#).replacingOccurrences(
            of: "<scenes>",
            with: "<scenes>" + scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
    }

    private mutating func subviews(depth: Int) -> String {
        var text = "<subviews>"
        for _ in 0..<number(1...(depth > 2 ? 2 : 4)) { text += view(depth: depth) }
        return text + "</subviews>"
    }

    private mutating func attributes() -> String {
        var text = ""
        if chance(4) { text += " tag=\"\(number(-3...9))\"" }
        if chance(4) { text += " alpha=\"0.\(number(1...9))\"" }
        if chance(5) { text += " hidden=\"YES\"" }
        if chance(3) { text += " opaque=\"NO\"" }
        if chance(4) { text += " clipsSubviews=\"YES\"" }
        if chance(3) { text += " contentMode=\"\(one("scaleAspectFit", "center", "left", "redraw"))\"" }
        if chance(3) { text += " horizontalHuggingPriority=\"\(number(1...1000))\"" }
        if chance(3) { text += " translatesAutoresizingMaskIntoConstraints=\"NO\"" }
        if chance(6) { text += " userInteractionEnabled=\"NO\"" }
        if chance(9) { text += " neverHeardOf=\"x\"" }
        return text
    }

    private mutating func rect() -> String {
        "<rect key=\"frame\" x=\"\(number(-20...300))\" y=\"\(number(0...700)).5\" width=\"\(number(0...300))\" height=\"\(number(0...99))\"/>"
    }

    private mutating func extras() -> String {
        var text = ""
        if chance(3) {
            text +=
                "<color key=\"backgroundColor\" red=\"0.\(number(0...9))\" green=\"1\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"\(one("sRGB", "displayP3"))\"/>"
        }
        if chance(5) { text += #"<color key="backgroundColor" systemColor="systemTealColor"/>"# }
        if chance(4) {
            text +=
                #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="\#(number(0...30))"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"#
        }
        if chance(6) { text += #"<accessibility key="accessibilityConfiguration" label="\#(one("A", "B &lt; C"))"/>"# }
        if chance(6) { text += #"<edgeInsets key="layoutMargins" top="1" left="\#(number(0...30))" bottom="3" right="4"/>"# }
        return text
    }

    private mutating func view(depth: Int) -> String {
        let id = newID()
        let (attributes, rect, extras) = (attributes(), rect(), extras())
        let head = "\(attributes) id=\"\(id)\">\(rect)\(extras)"
        switch number(0...8) {
        case 0:
            return
                #"<label text="\#(one("One", "Two &amp; a half", "Zeile&#10;zwei"))" textAlignment="\#(one("natural", "center"))" numberOfLines="\#(number(0...3))"\#(head)<fontDescription key="fontDescription" \#(one(#"type="boldSystem" pointSize="19""#, #"style="UICTFontTextStyleBody""#, #"name="Nowhere" family="Nowhere" pointSize="12""#))/></label>"#
        case 1:
            return
                #"<button buttonType="\#(one("system", "custom", "contactAdd"))"\#(head)<state key="normal" title="\#(one("Tap", "Push"))"/><state key="highlighted" title="Down"/><connections><action selector="go:" destination="-1" eventType="touchUpInside" id="\#(id)a"/></connections></button>"#
        case 2:
            return
                #"<slider minValue="\#(number(0...5))" maxValue="\#(number(5...50))" value="\#(number(0...50))"\#(head)</slider>"#
        case 3: return #"<switch on="\#(one("YES", "NO"))"\#(head)</switch>"#
        case 4 where depth < 4:
            return
                #"<stackView axis="\#(one("vertical", "horizontal"))" alignment="\#(one("fill", "center", "top"))" distribution="\#(one("fill", "fillEqually"))" spacing="\#(number(0...20))"\#(head)\#(subviews(depth: depth + 1))</stackView>"#
        case 5 where depth < 4:
            return #"<scrollView pagingEnabled="\#(one("YES", "NO"))"\#(head)\#(subviews(depth: depth + 1))</scrollView>"#
        case 6: return "<somethingNew\(head)</somethingNew>"
        case 7: return "<tableView dataMode=\"prototypes\"\(head)</tableView>"
        default: return depth < 4 ? "<view\(head)\(subviews(depth: depth + 1))</view>" : "<view\(head)</view>"
        }
    }

    /// Of the root's, between any two views: also such as can't hold together.
    private mutating func constraints() -> String {
        var text = "<constraints>"
        var count = 0
        for _ in 0..<number(0...8) {
            let side = one("leading", "trailing", "centerX", "width")
            text +=
                #"<constraint firstItem="\#(ids.randomElement(using: &random)!)" firstAttribute="\#(side)" secondItem="\#(ids.randomElement(using: &random)!)" secondAttribute="\#(side)" multiplier="\#(one("1", "1:2", "0.75"))" constant="\#(number(-9...90))" priority="\#(number(1...999))" id="c\#(count)">\#(chance(3) ? #"<variation key="heightClass=compact" constant="33"/>"# : "")</constraint>"#
            count += 1
        }
        text += "</constraints>"
        if count > 0, chance(2) {
            text += #"<variation key="default"><mask key="constraints"><exclude reference="c0"/></mask></variation>"#
        }
        return text
    }
}
