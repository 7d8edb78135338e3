/// What a stack view's constraint is for, and the identifier that UIKit gives it.
enum StackLabel: UInt8 {
    case none
    case canvasConnection
    case canvasFit
    case spacing
    case hiding
    case fillEqually
    case fillProportionally
    case distributingEdge
    case alignment
    case spanningBoundary
    case spanningFit
    case ambiguitySuppression
    case textWidthDisambiguation

    var identifier: String {
        switch self {
        case .none: return ""
        case .canvasConnection: return "UISV-canvas-connection"
        case .canvasFit: return "UISV-canvas-fit"
        case .spacing: return "UISV-spacing"
        case .hiding: return "UISV-hiding"
        case .fillEqually: return "UISV-fill-equally"
        case .fillProportionally: return "UISV-fill-proportionally"
        case .distributingEdge: return "UISV-distributing-edge"
        case .alignment: return "UISV-alignment"
        case .spanningBoundary: return "UISV-spanning-boundary"
        case .spanningFit: return "UISV-spanning-fit"
        case .ambiguitySuppression: return "UISV-ambiguity-suppression"
        case .textWidthDisambiguation: return "UISV-text-width-disambiguation"
        }
    }
}
