public import FormworkCore

extension Field {
    /// Makes the answer a secret, like a password. It is validated, and it is in no snapshot, draft, log or stored
    /// submission.
    public func secret(_ secret: Bool = true) -> Field {
        with(self) { $0.secret = secret }
    }

    /// Sets how a server stores a secret: as a hash, with which a password can be compared later, or not at all.
    ///
    /// It also makes the answer a secret. A server refuses a form with a password that does not set this.
    public func stored(_ store: SecretStorage) -> Field {
        with(self) { $0.store = store }
    }

    /// Lets a server encrypt the answer before it is stored, and hide it where results are read unless somebody asks
    /// for it.
    public func sensitive(_ sensitive: Bool = true) -> Field {
        with(self) { $0.isSensitive = sensitive }
    }

    /// Asks for a password twice: with this field, and with a second one that has to be the same and is not sent.
    ///
    /// Because it makes two fields, this is the last modifier: `Field.password("password",
    /// "Password").required().confirmed()`. For a field of another type it makes no second field.
    public func confirmed() -> [Field] {
        guard type == .password else { return [self] }
        let field = with(self) { if $0.autocomplete.isEmpty { $0.autocomplete = Field.newPassword } }
        return [field, field.repetition]
    }
}
