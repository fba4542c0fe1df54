#if Server
import FormworkServer
import ServiceLifecycle

/// Sends the webhooks and mails that are due after submissions.
struct DeliveryService: Service {
    let routes: FormRoutes

    func run() async throws {
        await cancelWhenGracefulShutdown { await routes.runDeliveries() }
        // A service that returns before the shutdown ends the whole server.
        try? await gracefulShutdown()
    }
}
#endif
