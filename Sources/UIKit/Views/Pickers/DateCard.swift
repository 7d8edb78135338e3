import AppleFoundation
import CoreGraphics

/// What a pill opens: a month or the wheels of a time, beside it on phones as well.
final class DateCard: UIViewController, UIPopoverPresentationControllerDelegate {
    let content: any DateContent
    let mode: DateChoice.Mode
    private let onEnd: () -> Void
    private static let margin: CGFloat = 8

    private init(_ choice: DateChoice, onEnd: @escaping () -> Void) {
        _ = Self.table
        mode = choice.mode
        content = choice.mode == .time ? DateWheels(choice) : MonthCalendar(choice, showsTime: false)
        self.onEnd = onEnd
        super.init(nibName: nil, bundle: nil)
        let size = choice.mode == .time ? CGSize(width: 200, height: 200) : content.intrinsicContentSize
        preferredContentSize = CGSize(width: size.width, height: size.height + 2 * Self.margin)
    }

    required init?(coder: NSCoder) { fatalError("Made by date pickers only.") }

    /// Nil where there is no controller to show it.
    static func show(
        _ choice: DateChoice, from view: UIView, onChange: @escaping (Date) -> Void, onEnd: @escaping () -> Void
    ) -> DateCard? {
        var next: UIResponder? = view
        while let place = next, !(place is UIViewController) { next = place.next }
        guard let controller = next as? UIViewController, controller.presentedViewController == nil else { return nil }
        let card = DateCard(choice, onEnd: onEnd)
        card.content.onChange = onChange
        card.modalPresentationStyle = .popover
        let popover = card.popoverPresentationController
        popover?.sourceView = view
        popover?.permittedArrowDirections = [.up, .down]
        popover?.delegate = card
        controller.present(card, animated: true)
        return card
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(content)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        content.frame = CGRect(
            x: area.minX, y: area.minY + Self.margin, width: max(0, area.width), height: max(0, area.height - 2 * Self.margin))
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onEnd()
    }

    private static let table: Void = {
        _objcRegister({ DateCard.self }, "_DateCard") { table in
            table.c("-adaptivePresentationStyleForPresentationController:") { _, _, _ in UIModalPresentationStyle.none }
        }
    }()
}
