#if Server
/// The parts of a server's stores. A part that a store does not have is `nil`.
///
/// Hosts pass a store of submissions that may be able to do more. Only here is it asked what it can do. So whoever needs a part
/// gets it with its type, and a server whose options need a part that is not there does not start.
struct AnswerStores: Sendable {
    /// The store of accepted submissions.
    let submissions: any SubmissionStore
    /// The same store, with what has to happen after submissions.
    let outbox: (any OutboxStore)?
    /// Tells which submissions are in the store.
    let finder: (any SubmissionFinder)?
    /// The store in which servers count together what each address sends.
    let rates: (any RateStore)?
    /// The store in which submissions are found and erased.
    let results: (any ResultStore)?
    /// The store in which people's drafts are saved.
    let drafts: (any DraftStore)?
    /// The same store, if its drafts can be looked through.
    let clearableDrafts: (any DraftResultStore)?
    /// The drafts that those who may read results see.
    let readableDrafts: (any DraftResultStore)?

    /// - Throws: `StoreProblem` with a sentence if the options ask for what the store cannot do.
    init(_ store: any SubmissionStore, for options: FormRoutesOptions) throws(StoreProblem) {
        submissions = store
        outbox = store as? any OutboxStore
        finder = store as? any SubmissionFinder
        rates = store as? any RateStore
        results = options.admin?.store ?? store as? any ResultStore
        drafts = options.drafts.store
        clearableDrafts = drafts as? any DraftResultStore
        readableDrafts = drafts == nil ? options.admin?.store as? any DraftResultStore : clearableDrafts
        guard options.deliveries.isEmpty || outbox != nil else {
            throw StoreProblem("The store has no outbox, so nothing can be delivered after submissions.")
        }
        guard options.retention == Retention() || results != nil else {
            throw StoreProblem("The store cannot erase submissions, so they cannot be kept for a number of days only.")
        }
    }
}
#endif
