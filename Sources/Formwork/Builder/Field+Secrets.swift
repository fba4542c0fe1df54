public import FormworkCore

extension Field {
    /// Keeps the answer like a password: it is checked, and it is in no snapshot, draft, log or stored submission.
    public func secret(_ secret: Bool = true) -> Field {
        with(self) { $0.secret = secret }
    }
}
