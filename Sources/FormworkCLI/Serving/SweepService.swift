#if Server
import FormworkServer
import ServiceLifecycle

/// Erases what is too old, also while nobody visits the server.
struct SweepService: Service {
    let routes: FormRoutes

    func run() async {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                await routes.sweep()
                try? await Task.sleep(for: .seconds(600))
            }
        }
    }
}
#endif
