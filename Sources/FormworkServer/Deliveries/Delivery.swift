#if Server
/// Something that has to happen after a submission and has not happened yet: a post to an address, or a mail.
///
/// It has no answers. What is sent is made of the stored submission each time.
public struct Delivery: Equatable, Sendable {
    /// The identity. It is the same however often it is tried, so a receiver recognises what it has already.
    public var id: String
    /// The name of the target, as `DeliveryTarget.name` makes it.
    public var target: String
    /// The form's id.
    public var form: String
    /// The identity of the submission.
    public var submission: String
    /// When the submission was stored, in milliseconds since 1970.
    public var created: Int64
    /// How many times it was tried.
    public var attempts: Int
    /// When it is tried next, in milliseconds since 1970; `nil` if it was given up.
    public var due: Int64?
    /// Why the last try failed, in words without answers. Blank before the first.
    public var problem: String

    /// Describes a delivery that is due at once, unless it is told otherwise.
    public init(
        id: String, target: String, form: String, submission: String, created: Int64, attempts: Int = 0,
        due: Int64? = 0, problem: String = ""
    ) {
        self.id = id
        self.target = target
        self.form = form
        self.submission = submission
        self.created = created
        self.attempts = attempts
        self.due = due
        self.problem = problem
    }
}

/// A store that also keeps what has to happen after submissions. Several servers may share it.
public protocol OutboxStore: SubmissionStore {
    /// Stores a submission with its deliveries, all of that or nothing, unless the form has one with the same idempotency key. It
    /// throws if there is a delivery with the id of one of them.
    func store(_ submission: Submission, with deliveries: [Delivery]) async throws -> StoreOutcome

    /// Takes deliveries that are due, the earliest first, and counts a try for each. No other server gets them until the
    /// lease ends; if the process that took them ends, they are due again then.
    ///
    /// - Parameter targets: The names of targets whose deliveries are not taken.
    func takeDeliveries(
        dueAt now: Int64, leaseUntil lease: Int64, limit: Int, besides targets: Set<String>
    ) async throws -> [Delivery]

    /// When the next delivery is due, besides those of some targets; `nil` if none waits.
    func nextDelivery(besides targets: Set<String>) async throws -> Int64?

    /// Says that a delivery has happened. It is forgotten.
    func finishDelivery(_ id: String) async throws

    /// Says that a try failed, and when the next one is; `nil` to give it up.
    func postponeDelivery(_ id: String, until due: Int64?, problem: String) async throws

    /// The deliveries that have not happened, the latest first, up to a number.
    ///
    /// - Parameters:
    ///   - forms: The ids of the forms whose deliveries are asked for; `nil` for all.
    ///   - place: The place at which the page before ended; `nil` to begin with the latest.
    func deliveries(forms: Set<String>?, after place: DeliveryPlace?, limit: Int) async throws -> DeliveryPage

    /// The delivery with an id; `nil` if absent, because it never was or has happened.
    func delivery(_ id: String) async throws -> Delivery?

    /// Makes a delivery due at once, and its tries begin anew; `false` if no delivery has this id.
    func deliverAgain(_ id: String, at now: Int64) async throws -> Bool

    /// The submission of a form with an identity; `nil` if absent.
    func submission(form: String, id: String) async throws -> Submission?
}

extension OutboxStore {
    /// Stores a submission without deliveries, unless the form has one with the same idempotency key.
    public func store(_ submission: Submission) async throws -> StoreOutcome { try await store(submission, with: []) }

    /// Takes deliveries that are due, whatever their targets.
    public func takeDeliveries(dueAt now: Int64, leaseUntil lease: Int64, limit: Int) async throws -> [Delivery] {
        try await takeDeliveries(dueAt: now, leaseUntil: lease, limit: limit, besides: [])
    }

    /// When the next delivery is due; `nil` if none waits.
    public func nextDelivery() async throws -> Int64? { try await nextDelivery(besides: []) }

    /// The deliveries of all forms that have not happened, the latest first, up to a number.
    public func deliveries(limit: Int) async throws -> [Delivery] {
        try await deliveries(forms: nil, after: nil, limit: limit).deliveries
    }
}
#endif
