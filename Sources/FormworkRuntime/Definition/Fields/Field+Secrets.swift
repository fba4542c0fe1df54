extension Field {
    /// Whether the answer is a secret: a password, the security code of a card, or what the form marks as `secret`.
    ///
    /// Secrets are validated like other answers. A page sends them to the server; the server neither stores them nor
    /// sends them back: see `ValueOptions.includesSecrets` and `FormEngine.snapshot(includingSecrets:)`.
    public var isSecret: Bool {
        secret || type == .password || textFormat.isSame(as: "password") || textFormat.isSame(as: "cvv")
    }
}
