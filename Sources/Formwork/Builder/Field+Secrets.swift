public import FormworkCore

extension Field {
    /// Keeps the answer like a password: it is checked, and it is in no snapshot, draft, log or stored submission.
    public func secret(_ secret: Bool = true) -> Field {
        with(self) { $0.secret = secret }
    }

    /// What a server stores of a secret: a hash, by which the password is recognised later, or nothing.
    ///
    /// It also makes the answer a secret. A server refuses a form with a password that does not say it.
    public func stored(_ store: SecretStorage) -> Field {
        with(self) { $0.store = store }
    }

    /// Encrypts the answer where it is stored, and hides it where results are read unless somebody asks for it.
    public func sensitive(_ sensitive: Bool = true) -> Field {
        with(self) { $0.isSensitive = sensitive }
    }

    /// Asks for a password twice: the field, and a second one that has to be the same and is not sent.
    ///
    /// Because it makes two fields, this is the last modifier: `Field.password("password", "Password").required().confirmed()`.
    /// A field of another type stays alone.
    public func confirmed() -> [Field] {
        guard type == .password else { return [self] }
        let field = with(self) { if $0.autocomplete.isEmpty { $0.autocomplete = Field.newPassword } }
        return [field, field.repetition]
    }
}
