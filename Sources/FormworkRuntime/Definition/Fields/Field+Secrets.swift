extension Field {
    /// Whether the answer is a secret: a password, the number or the security code of a card, or what the form marks as
    /// `secret`.
    ///
    /// Secrets are validated like other answers. A page sends them to the server; the server neither stores them nor
    /// sends them back: see `ValueOptions.includesSecrets` and `FormEngine.snapshot(includingSecrets:)`.
    public var isSecret: Bool {
        if secret || type == .password || textFormat.isSame(as: "password") { return true }
        #if hasFeature(Embedded)
        // The archive that a page reads gives the format `password` to every secret.
        return false
        #else
        return isCardCode || isCardNumber
        #endif
    }

    #if !hasFeature(Embedded)
    /// Whether the answer is the security code of a payment card, by its format or its `autocomplete` purpose.
    package var isCardCode: Bool { textFormat.isSame(as: "cvv") || hasPurpose("cc-csc") }

    /// Whether the answer is the number of a payment card, by its format or its `autocomplete` purpose. It is a secret of
    /// which the last digits may be shown and stored; see `lastDigits(of:)`.
    package var isCardNumber: Bool { textFormat.isSame(as: "credit_card") || hasPurpose("cc-number") }

    /// The last four digits of a card's number, which PCI DSS lets anybody keep (truncation, requirement 3.5.1). Blank
    /// for a blank text.
    package static func lastDigits(of text: String) -> String {
        if text.isEmpty { return "" }
        let digits = text.filter { $0.isNumber }
        let mark = "••••"
        // A stored number has only its last digits.
        if text.hasPrefix(mark), digits.count <= 4 { return mark + " " + (digits.count == 4 ? digits : mark) }
        // Of a shorter number four digits would be too much.
        return mark + " " + (digits.count >= 12 ? String(digits.suffix(4)) : mark)
    }

    /// Whether `autocomplete` names this purpose. Other words may stand beside it, as in `billing cc-csc`.
    package func hasPurpose(_ purpose: String) -> Bool {
        !autocomplete.isEmpty && autocomplete.lowercased().split(separator: " ").contains { $0 == purpose }
    }
    #endif
}
