#if Server
/// Two means that make it harder for programs to fill in pages. Neither is on unless a server asks for it.
///
/// Neither refuses anybody for good: the page comes back as it was typed, with a sentence, and can be sent again. So people whose
/// browser fills in what they do not see, or who are very fast, lose nothing.
public struct SpamGuard: Equatable, Sendable {
    /// Whether pages have an input that people neither see nor reach, and that programs fill in.
    public var hasTrap: Bool
    /// How long after it was opened a page may be sent.
    public var leastTime: Duration

    /// Describes a guard; by default it does nothing.
    public init(hasTrap: Bool = false, leastTime: Duration = .zero) {
        self.hasTrap = hasTrap
        self.leastTime = leastTime
    }

    /// The name of the input.
    static let trap = "fw.website"

    /// Whether a program seems to have sent a page.
    ///
    /// - Parameter hasScript: Whether the page's script sent it. The trap does not count then, because the page stays, and so
    ///   would what a browser filled in.
    func suspects(_ post: URLEncodedForm, _ state: PageState, hasScript: Bool, at now: Int64) -> Bool {
        if hasTrap, !hasScript, post.last(Self.trap)?.isEmpty == false { return true }
        return leastTime > .zero && !state.isOlder(than: leastTime, at: now)
    }
}
#endif
