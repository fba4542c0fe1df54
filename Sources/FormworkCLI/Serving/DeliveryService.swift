#if Server
import FormworkServer
import ServiceLifecycle

/// Sends what has to be sent after submissions.
struct DeliveryService: Service {
    let routes: FormRoutes

    func run() async throws {
        await cancelWhenGracefulShutdown { await routes.runDeliveries() }
        // A service that ends without being told to would end the server.
        try? await gracefulShutdown()
    }
}
#endif
