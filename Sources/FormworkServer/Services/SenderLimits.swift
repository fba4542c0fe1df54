#if Server
/// How much one sender may do. Servers that share a store count together, unless the property says something else.
struct SenderLimits: Sendable {
    /// Counts the posts.
    let posts: SenderLimiter
    /// Counts the pages that are asked for. Each server counts for itself, so that a page does not wait for the store.
    let pages: SenderLimiter
    /// Counts the bytes that are posted to each form.
    let bytes: SenderLimiter
    /// Counts the drafts that are saved.
    let drafts: SenderLimiter
    /// Counts tries to log in to the results.
    let logins: SenderLimiter

    /// - Parameter store: The store in which servers count together; `nil` for a store in which they cannot.
    init(_ options: FormRoutesOptions, countingIn store: (any RateStore)?) {
        posts = SenderLimiter(options.limits.rate, of: "posts", shared: store)
        pages = SenderLimiter(options.limits.reading, of: "pages", shared: nil)
        bytes = SenderLimiter(options.limits.bytes, of: "bytes", shared: store)
        drafts = SenderLimiter(options.drafts.rate, of: "drafts", shared: store)
        logins = SenderLimiter(options.admin?.loginRate ?? RequestRate(), of: "logins", shared: store)
    }
}
#endif
