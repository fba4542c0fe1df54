#if Server
import Formwork
import HTTPTypes
import Hummingbird

/// The state of the server, for whoever watches it.
struct HealthRoutes: Sendable {
    let services: Services

    /// Says that the server answers. Whoever watches the process restarts it if this fails.
    func health() -> Response { Self.state(.ok, "ok") }

    /// Says whether people can use the forms: whether the store answers, and a form can be served. A balancer sends requests
    /// elsewhere while this fails.
    func readiness() async -> Response {
        guard !services.forms.ids.isEmpty else {
            return Self.state(.serviceUnavailable, "no form can be served")
        }
        do {
            // Looks a name up that no submission has. Like any other, this reads the database.
            _ = try await services.stores.submissions.submission(form: "", idempotencyKey: "")
            return Self.state(.ok, "ready")
        } catch {
            return Self.state(.serviceUnavailable, "the store does not answer")
        }
    }

    private static func state(_ status: HTTPResponse.Status, _ sentence: String) -> Response {
        Reply.response(status, "text/plain; charset=utf-8", Array((sentence + "\n").utf8), caching: "no-store")
    }
}
#endif
