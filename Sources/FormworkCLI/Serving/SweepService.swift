#if Server
import FormworkServer
import ServiceLifecycle

/// Erases expired data, also while the server gets no requests.
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
