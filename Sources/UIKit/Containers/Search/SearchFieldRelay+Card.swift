@_spi(House) import AppleFoundation

extension SearchFieldRelay {
    nonisolated static let table: Void = {
        let names = """
            -textFieldShouldBeginEditing: -textFieldDidBeginEditing: -textFieldShouldEndEditing: -textFieldDidEndEditing: \
            -textField:shouldChangeCharactersInRange:replacementString: -textFieldShouldReturn:
            """
        _objcRegister({ SearchFieldRelay.self }, "_SearchFieldRelay") { table in
            table.c(names) { owner, index, arguments in
                guard let relay = owner as? SearchFieldRelay else { return nil }
                return Isolation.assumeMain { relay.answer(index, arguments) }
            }
        }
    }()
}
