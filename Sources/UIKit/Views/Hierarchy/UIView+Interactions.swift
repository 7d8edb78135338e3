import AppleFoundation

extension UIView {
    final func add(_ interaction: any UIInteraction) {
        if let former = interaction.view, former !== self { former.removeInteraction(interaction) }
        guard !interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: self)
        rare.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    final func remove(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rarities?.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
