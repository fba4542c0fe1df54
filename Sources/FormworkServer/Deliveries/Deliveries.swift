#if Server
import Formwork
import Logging

/// The actions after submissions: posts and mails, from the outbox of the store.
struct Deliveries: Sendable {
    /// How long to wait at most, because other servers may fill the same outbox.
    private static let patience = Duration.seconds(30)

    let services: Services
    let sessions: StoredSessions
    let options: DeliveryOptions

    init(_ services: Services) {
        self.services = services
        sessions = StoredSessions(services)
        options = services.options.deliveries
    }

    /// Delivers what the outbox has, until the task is cancelled.
    func run() async {
        guard !options.isEmpty, let outbox = services.stores.outbox else { return }
        let running = RunningDeliveries()
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                var wait = Self.patience
                do {
                    while let room = running.room {
                        let taken = try await take(room, from: outbox)
                        for delivery in taken {
                            running.begin(delivery.target)
                            group.addTask {
                                await self.deliver(delivery, from: outbox)
                                running.end(delivery.target)
                                // There is room for another one.
                                services.bell.ring()
                            }
                        }
                        if taken.count == room.limit, !Task.isCancelled { continue }
                        if let next = try await outbox.nextDelivery(besides: room.fullTargets) {
                            wait = min(wait, .milliseconds(max(20, next - services.now())))
                        }
                        break
                    }
                } catch {
                    services.report("Deliveries cannot be read", error)
                }
                await services.bell.wait(upTo: wait)
            }
        }
    }

    private func take(_ room: RunningDeliveries.Room, from outbox: any OutboxStore) async throws -> [Delivery] {
        let now = services.now()
        // If the process ends, the delivery is due again after the lease.
        return try await outbox.takeDeliveries(
            dueAt: now, leaseUntil: now + options.times.lease.milliseconds, limit: room.limit,
            besides: room.fullTargets)
    }

    /// Tries one delivery, and notes what became of it. If the server ends meanwhile, it is tried again after the lease.
    private func deliver(_ delivery: Delivery, from outbox: any OutboxStore) async {
        do {
            try await TraceContext.$current.withValue(TraceContext(deliveryID: delivery.id)) {
                try await tryOnce(delivery, from: outbox)
            }
        } catch {
            services.report("A delivery cannot be noted", error)
        }
    }

    private func tryOnce(_ delivery: Delivery, from outbox: any OutboxStore) async throws {
        do {
            try await send(delivery, from: outbox)
            try await outbox.finishDelivery(delivery.id)
        } catch let problem as DeliveryProblem {
            switch problem {
            case .failed(let reason): try await postpone(delivery, reason, in: outbox)
            case .final(let reason): try await giveUp(delivery, reason, in: outbox)
            }
        } catch is CancellationError {
            return
        } catch let problem as StoreProblem {
            throw problem
        } catch {
            if !Task.isCancelled { try await postpone(delivery, DeliveryProblem.reason(of: error), in: outbox) }
        }
    }

    private func postpone(_ delivery: Delivery, _ reason: String, in outbox: any OutboxStore) async throws {
        let retries = options.retries
        guard retries.indices.contains(delivery.attempts - 1) else {
            return try await giveUp(delivery, reason, in: outbox)
        }
        // Deliveries that failed together are not tried together again.
        let wait = Double(retries[delivery.attempts - 1].milliseconds) * Double.random(in: 0.8...1.2)
        try await outbox.postponeDelivery(
            delivery.id, until: services.now() + Int64(wait), problem: reason)
    }

    private func giveUp(_ delivery: Delivery, _ reason: String, in outbox: any OutboxStore) async throws {
        try await outbox.postponeDelivery(delivery.id, until: nil, problem: reason)
        services.log.error(
            "A delivery was given up: \(reason)", metadata: ["delivery": "\(delivery.id)", "form": "\(delivery.form)"])
    }
}
#endif
