public import FormworkCore

extension Field {
    /// Keeps the answer like a password: it is checked, and it is in no snapshot, draft, log or stored submission.
    public func secret(_ secret: Bool = true) -> Field {
        with(self) { $0.secret = secret }
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
