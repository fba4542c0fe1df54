extension Field {
    /// Whether the answer is a secret: a password, the security code of a card, or what the form marks as `secret`.
    ///
    /// Secrets are validated like other answers. A page sends them to the server; the server neither stores them nor
    /// sends them back: see `ValueOptions.includesSecrets` and `FormEngine.snapshot(includingSecrets:)`.
    public var isSecret: Bool {
        if secret || type == .password || textFormat.isSame(as: "password") { return true }
        #if hasFeature(Embedded)
        // The archive that a page reads gives the format `password` to every secret.
        return false
        #else
        return isCardCode
        #endif
    }

    #if !hasFeature(Embedded)
    /// Whether the answer is the security code of a payment card: by its format, or by what browsers fill in.
    package var isCardCode: Bool { textFormat.isSame(as: "cvv") || hasPurpose("cc-csc") }

    /// Whether `autocomplete` names this purpose. Other words may stand beside it, as in `billing cc-csc`.
    package func hasPurpose(_ purpose: String) -> Bool {
        !autocomplete.isEmpty && autocomplete.lowercased().split(separator: " ").contains { $0 == purpose }
    }
    #endif
}
