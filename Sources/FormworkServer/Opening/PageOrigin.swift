#if Server
/// The submission, record and draft that a page is about, from one reply to the next.
struct PageOrigin: Sendable {
    /// The key of the submission. However often the page is sent, one submission is stored.
    var key: String
    /// The stored record that is edited; `nil` for new answers.
    var record: String?
    /// The draft that the page goes on with; `nil` if absent.
    var draft: DraftLink?
}
#endif
