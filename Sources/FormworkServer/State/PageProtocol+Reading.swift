#if Server
import FormworkCore

extension PageProtocol {
    /// Whether this server reads what a page of that version posts for its engine. No version so far has changed what those of
    /// before mean.
    var isUnderstood: Bool { (1...PageProtocol.current.number).contains(number) }
}
#endif
