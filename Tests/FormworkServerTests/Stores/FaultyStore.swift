#if Server
import FormworkServer

/// A store that does what it promises, but for one fault.
final class FaultyStore: OutboxStore, ResultStore, DraftResultStore, AdmissionStore {
    enum Fault: CaseIterable {
        case forgets, damages, newestFirst, mixesForms, tellsTheLater, newKeys
        case dropsDeliveries, takesTwice, leavesNothingOut, countsNoTries
        case listsMore, countsAll, movesPlaces, keepsErased, notesNothing, forgetsFiles, doublesLog
        case expiresNever, replacesAny, loosesSender, countsNoNetwork
        case listsExpired, erasesAnyDraft, clearsAny
        case letsInTwice, listsAllKinds

        /// The only promise that it breaks; `nil` if several.
        var promise: String? {
            switch self {
            case .newKeys: "All servers get the same keys to sign with."
            case .leavesNothingOut: "Deliveries to some targets are left out."
            case .movesPlaces: "Submissions are listed in both directions, and the list stays where it is."
            case .countsAll: "Submissions of a time are listed and counted."
            case .forgetsFiles: "A submission is erased with what is known of its files, and that is noted."
            case .countsNoNetwork: "Drafts are counted by the address and the network that saved them first."
            case .clearsAny: "Secrets of earlier drafts are left out, unless the draft was saved meanwhile."
            case .letsInTwice: "Of many who take an admission at once, one gets it."
            case .listsAllKinds: "Admissions are listed, those that expire first at the beginning."
            default: nil
            }
        }
    }

    private let fault: Fault
    private let store: SQLiteSubmissionStore

    init(_ fault: Fault) throws {
        self.fault = fault
        store = try SQLiteSubmissionStore.inMemory()
    }

    // MARK: Submissions and deliveries

    func store(_ submission: Submission, with deliveries: [Delivery]) async throws -> StoreOutcome {
        if fault == .forgets { return .stored }
        var stored = submission
        if fault == .damages { stored.values = stored.values.replacing("’", with: "'") }
        let outcome = try await store.store(stored, with: fault == .dropsDeliveries ? [] : deliveries)
        if fault == .tellsTheLater, case .existing = outcome { return .existing(submission) }
        return outcome
    }

    func submission(form: String, idempotencyKey: String) async throws -> Submission? {
        try await store.submission(form: form, idempotencyKey: idempotencyKey)
    }

    func submission(form: String, id: String) async throws -> Submission? {
        try await store.submission(form: form, id: id)
    }

    func submissions(form: String) async throws -> [Submission] {
        let found = try await store.submissions(form: fault == .mixesForms && form == "other" ? "loan" : form)
        return fault == .newestFirst ? found.reversed() : found
    }

    func signingKeys() async throws -> SigningKeys { fault == .newKeys ? SigningKeys() : try await store.signingKeys() }

    func takeDeliveries(
        dueAt now: Int64, leaseUntil lease: Int64, limit: Int, besides targets: Set<String>
    ) async throws -> [Delivery] {
        let targets = fault == .leavesNothingOut ? [] : targets
        let lease = fault == .takesTwice ? now : lease
        var taken = try await store.takeDeliveries(dueAt: now, leaseUntil: lease, limit: limit, besides: targets)
        if fault == .countsNoTries { for place in taken.indices { taken[place].attempts = 0 } }
        return taken
    }

    func nextDelivery(besides targets: Set<String>) async throws -> Int64? {
        try await store.nextDelivery(besides: targets)
    }

    func finishDelivery(_ id: String) async throws { try await store.finishDelivery(id) }

    func postponeDelivery(_ id: String, until due: Int64?, problem: String) async throws {
        try await store.postponeDelivery(id, until: due, problem: problem)
    }

    func deliveries(forms: Set<String>?, after place: DeliveryPlace?, limit: Int) async throws -> DeliveryPage {
        try await store.deliveries(forms: forms, after: place, limit: limit)
    }

    func delivery(_ id: String) async throws -> Delivery? { try await store.delivery(id) }

    func deliverAgain(_ id: String, at now: Int64) async throws -> Bool { try await store.deliverAgain(id, at: now) }

    // MARK: Results

    func tallies() async throws -> [FormTally] { try await store.tallies() }

    func count(in span: SubmissionSpan) async throws -> Int {
        try await store.count(in: fault == .countsAll ? SubmissionSpan(form: span.form) : span)
    }

    func submissions(
        in span: SubmissionSpan, after place: SubmissionCursor?, limit: Int
    ) async throws -> [ListedSubmission] {
        if fault == .movesPlaces {
            // A place is how many come before it.
            let all = try await store.submissions(in: span, after: nil, limit: 1_000)
            return all.enumerated().dropFirst(Int(place?.number ?? 0)).prefix(limit).map { offset, listed in
                let place = SubmissionCursor(created: listed.place.created, number: Int64(offset + 1))
                return ListedSubmission(listed.submission, at: place)
            }
        }
        return try await store.submissions(in: span, after: place, limit: fault == .listsMore ? limit + 1 : limit)
    }

    func submissions(form: String, named name: String) async throws -> [Submission] {
        try await store.submissions(form: form, named: name)
    }

    func erase(_ id: String, form: String, noting access: AccessEntry) async throws -> Erasure? {
        if fault == .keepsErased { return Erasure(files: 2, drafts: 0) }
        let noted = fault == .notesNothing ? AccessEntry(time: 0, who: "", action: .list) : access
        return try await store.erase(id, form: form, noting: noted)
    }

    func erasedFiles() async throws -> [ErasedFile] { fault == .forgetsFiles ? [] : try await store.erasedFiles() }

    func forget(_ files: [ErasedFile]) async throws { try await store.forget(files) }

    func note(_ access: AccessEntry) async throws {
        try await store.note(access)
        if fault == .doublesLog { try await store.note(access) }
    }

    func accesses(before number: Int64?, limit: Int) async throws -> AccessPage {
        try await store.accesses(before: number, limit: limit)
    }

    // MARK: Drafts

    func save(_ draft: Draft, under key: DraftKey) async throws -> Bool {
        var draft = draft
        if fault == .loosesSender { draft.sender = nil }
        if fault == .replacesAny, draft.revision > 1 { return true }
        return try await store.save(draft, under: key)
    }

    func draft(_ key: DraftKey, at now: Int64) async throws -> Draft? {
        try await store.draft(key, at: fault == .expiresNever ? 0 : now)
    }

    func draftCount() async throws -> Int { try await store.draftCount() }

    func draftShare(of sender: DraftSender) async throws -> DraftShare {
        var share = try await store.draftShare(of: sender)
        if fault == .countsNoNetwork { share.ofNetwork = share.ofAddress }
        return share
    }

    func deleteDraft(_ key: DraftKey) async throws { try await store.deleteDraft(key) }

    func deleteDrafts(expiredAt now: Int64) async throws -> Int { try await store.deleteDrafts(expiredAt: now) }

    func drafts(of form: String?, after key: DraftKey?, limit: Int, at now: Int64) async throws -> [SavedDraft] {
        try await store.drafts(of: form, after: key, limit: limit, at: fault == .listsExpired ? 0 : now)
    }

    func draftTallies(at now: Int64) async throws -> [FormTally] { try await store.draftTallies(at: now) }

    func eraseDraft(_ key: DraftKey, form: String, noting access: AccessEntry) async throws -> Bool {
        let form = fault == .erasesAnyDraft ? "loan" : form
        return try await store.eraseDraft(key, form: form, noting: access)
    }

    func drafts(
        of form: String, notClearedFor rules: String, after key: DraftKey?, limit: Int
    ) async throws -> [SavedDraft] {
        try await store.drafts(of: form, notClearedFor: rules, after: key, limit: limit)
    }

    func clearDrafts(_ drafts: [ClearedDraft]) async throws -> Int {
        guard fault == .clearsAny else { return try await store.clearDrafts(drafts) }
        var count = 0
        for cleared in drafts {
            // It does not look whether the draft is as it was read.
            let key = cleared.saved.key
            guard let present = try await store.draft(key, at: 0) else { continue }
            var saved = cleared.saved
            saved.draft.revision = present.revision
            count += try await store.clearDrafts([ClearedDraft(saved, replacing: present.snapshot)])
        }
        return count
    }

    // MARK: Admissions

    func admit(_ admission: Admission) async throws { try await store.admit(admission) }

    func admission(_ kind: Admission.Kind, hash: String, at now: Int64) async throws -> Admission? {
        try await store.admission(kind, hash: hash, at: now)
    }

    func takeAdmission(_ kind: Admission.Kind, hash: String, at now: Int64) async throws -> Admission? {
        if fault == .letsInTwice { return try await store.admission(kind, hash: hash, at: now) }
        return try await store.takeAdmission(kind, hash: hash, at: now)
    }

    func admissions(_ kind: Admission.Kind, at now: Int64) async throws -> [Admission] {
        let found = try await store.admissions(kind, at: now)
        return fault == .listsAllKinds ? found + (try await store.admissions(.link, at: now)) : found
    }

    func deleteAdmissions(expiredAt now: Int64) async throws { try await store.deleteAdmissions(expiredAt: now) }
}
#endif
