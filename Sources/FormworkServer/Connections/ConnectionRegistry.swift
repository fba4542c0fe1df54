#if Server
import FormworkCore
import NIOCore
import Synchronization

/// Lists the open connections with their addresses, and which of them are idle.
final class ConnectionRegistry: Sendable {
    /// Names a connection.
    struct Ticket: Hashable, Sendable {
        fileprivate var number: UInt64
    }

    private struct Entry {
        var channel: any Channel
        var address: String
        /// A number that is higher for connections that became idle later; `nil` while the connection has a request.
        var idle: UInt64?
    }

    private struct State {
        var entries: [Ticket: Entry] = [:]
        var counts: [ExactText: Int] = [:]
        var events: UInt64 = 0
    }

    let limits: ConnectionLimits
    private let state = Mutex(State())

    init(_ limits: ConnectionLimits) {
        self.limits = limits
    }

    /// How many connections are open.
    var count: Int { state.withLock { $0.entries.count } }

    /// How many of them wait for a request.
    var idleCount: Int { state.withLock { $0.entries.values.count { $0.idle != nil } } }

    /// Notes a new connection; `nil` if its address has as many as allowed and none of them is idle.
    func open(_ channel: any Channel, from address: String) -> Ticket? {
        let (ticket, evicted) = state.withLock { state -> (Ticket?, (any Channel)?) in
            var evicted: (any Channel)?
            let network = AddressKey.network(address)
            if state.counts[address, default: 0] >= limits.perAddress
                || network.map({ state.counts[$0, default: 0] >= limits.perNetwork }) == true
            {
                evicted = Self.removeOldestIdle(of: address, from: &state)
                if evicted == nil { return (nil, nil) }
            }
            state.events += 1
            let ticket = Ticket(number: state.events)
            state.entries[ticket] = Entry(channel: channel, address: address)
            state.counts[address, default: 0] += 1
            if let network { state.counts[network, default: 0] += 1 }
            return (ticket, evicted)
        }
        evicted?.close(promise: nil)
        return ticket
    }

    /// Notes that a connection has a request.
    func busy(_ ticket: Ticket) {
        state.withLock { $0.entries[ticket]?.idle = nil }
    }

    /// Notes that a connection waits for the next request. `false` if it should be closed because other connections
    /// wait.
    func idle(_ ticket: Ticket) -> Bool {
        state.withLock { state in
            state.events += 1
            state.entries[ticket]?.idle = state.events
            return state.entries.count < limits.total
        }
    }

    func close(_ ticket: Ticket) {
        state.withLock { _ = Self.remove(ticket, from: &$0) }
    }

    /// Closes the connection that has been idle for longest, if there is one.
    func closeOldestIdle() {
        state.withLock { Self.removeOldestIdle(of: nil, from: &$0) }?.close(promise: nil)
    }

    private static func removeOldestIdle(of address: String?, from state: inout State) -> (any Channel)? {
        let idle = state.entries.filter { entry in
            entry.value.idle != nil && (address == nil || entry.value.address == address)
        }
        let oldest = idle.min { $0.value.idle ?? 0 < $1.value.idle ?? 0 }
        return oldest.flatMap { remove($0.key, from: &state) }
    }

    private static func remove(_ ticket: Ticket, from state: inout State) -> (any Channel)? {
        guard let entry = state.entries.removeValue(forKey: ticket) else { return nil }
        for key in [entry.address, AddressKey.network(entry.address)] {
            guard let key else { continue }
            let rest = state.counts[key, default: 1] - 1
            state.counts[key] = rest > 0 ? rest : nil
        }
        return entry.channel
    }
}
#endif
