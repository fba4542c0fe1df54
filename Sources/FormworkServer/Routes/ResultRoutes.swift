#if Server
import Formwork
import HTTPTypes
import Hummingbird

/// `/_formwork/admin/…`: results of forms, for those who may read them.
struct ResultRoutes: Sendable {
    let services: Services
    let upkeep: Upkeep

    /// The reply to a request for results. They are not kept anywhere and not found by search engines.
    ///
    /// - Parameter parts: The parts of the address after that of the results.
    func answer(_ parts: [String], _ call: ServerCall) async -> Response {
        guard let admin = services.options.admin, let place = AdminPlace(parts) else {
            return services.problem(.notFound, call)
        }
        guard place.methods.contains(call.head.method) else {
            var response = services.problem(.methodNotAllowed, call)
            response.headers[.allow] = place.methods.map(\.rawValue).joined(separator: ", ")
            return response
        }
        let desk = AdminDesk(services: services, upkeep: upkeep, options: admin, call: call)
        var response = await services.pools.pages.run { await desk.answer(place) } ?? services.problem(.busy, call)
        response.headers[.cacheControl] = "no-store"
        response.headers["X-Robots-Tag"] = "noindex, nofollow"
        return response
    }
}
#endif
