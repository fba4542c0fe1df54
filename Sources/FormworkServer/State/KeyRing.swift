#if Server
import Synchronization

/// The keys with which a server signs pages and recognises them.
///
/// The keys of a store change while servers run: a server or `formwork keys rotate` makes a new one. Every server reads
/// the keys again from time to time, and at once for a page that none of its keys signed.
final class KeyRing: Sendable {
    private struct State {
        var keys: SigningKeys
        /// When they were read.
        var read: ContinuousClock.Instant
        /// When they were last read because none of them had signed a page.
        var asked: ContinuousClock.Instant?
    }

    private static let patience = Duration.seconds(300)
    /// The shortest time between two such reads. Without it, every altered page would make the server read its keys.
    private static let shortestPatience = Duration.seconds(1)

    private let store: (any SubmissionStore)?
    private let state: Mutex<State>

    /// - Parameter fixed: Keys that never change; `nil` for those of the store.
    init(_ fixed: SigningKeys?, of store: any SubmissionStore) async throws {
        self.store = fixed == nil ? store : nil
        let keys = if let fixed { fixed } else { try await store.signingKeys() }
        state = Mutex(State(keys: keys, read: .now))
    }

    /// The current keys, to sign and to recognise pages.
    var seal: StateSeal { StateSeal(state.withLock { $0.keys }) }

    /// The current keys, to sign references to files and to recognise them.
    var fileSeal: FileSeal { FileSeal(state.withLock { $0.keys }) }

    /// The state in the token of a page; `nil` if none of the keys signed this token.
    func state(in token: String) async -> PageState? { await find { $0.state(token) } }

    /// The ticket in the token of a receipt; `nil` if none of the keys signed this token.
    func ticket(in token: String) async -> ReceiptTicket? { await find { $0.ticket(token) } }

    private func find<Signed>(_ look: (StateSeal) -> Signed?) async -> Signed? {
        if let found = look(seal) { return found }
        let now = ContinuousClock.now
        let isDue = state.withLock { state in
            if let asked = state.asked, now - asked < Self.shortestPatience { return false }
            state.asked = now
            return true
        }
        guard isDue else { return nil }
        await read()
        return look(seal)
    }

    /// Reads the keys again if the last time is long ago.
    func refresh() async {
        let now = ContinuousClock.now
        let isDue = state.withLock { state in
            guard now - state.read >= Self.patience else { return false }
            state.read = now
            return true
        }
        if isDue { await read() }
    }

    private func read() async {
        // If the store cannot be read now, or another store took its place, the known keys stay.
        guard let store, let keys = try? await store.signingKeys() else { return }
        state.withLock { $0.keys = keys.keeping($0.keys) }
    }
}
#endif
