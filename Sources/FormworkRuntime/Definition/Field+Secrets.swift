extension Field {
    /// Whether the answer is a secret: a password, the security code of a card, or what the form marks as `secret`.
    ///
    /// Secrets are checked like other answers. They leave neither the page that they were typed in, nor the server that
    /// they were sent to: see `ValueOptions.includesSecrets` and `FormEngine.snapshot(includingSecrets:)`.
    public var isSecret: Bool {
        secret || type == .password || textFormat.isSame(as: "password") || textFormat.isSame(as: "cvv")
    }
}
