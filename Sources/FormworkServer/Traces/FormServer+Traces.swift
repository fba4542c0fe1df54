#if Server
import AsyncHTTPClient
import HTTPTypes
import Hummingbird
import Instrumentation
import NIOHTTP1
import Tracing

/// A request as a piece of work in a trace. The backend of the host, if it has one, gets a span for it.
extension FormServer {
    /// Answers a request within its trace.
    func traced(_ call: ServerCall, _ body: @Sendable () async -> Response) async -> Response {
        let named = call.head.headerFields["traceparent"].flatMap { TraceContext(header: $0) }
        return await TraceContext.$current.withValue(named?.child() ?? TraceContext()) {
            var context = ServiceContext.current ?? .topLevel
            services.options.tracer.extract(call.head.headerFields, into: &context, using: HeaderExtractor())
            // The name has a kind of address and no part of one, so no span has an id or an answer.
            return await services.options.tracer.withAnySpan(
                "\(call.head.method.rawValue) \(call.destination.name)", context: context, ofKind: .server
            ) { span in
                let response = await body()
                span.attributes["http.request.method"] = call.head.method.rawValue
                span.attributes["http.response.status_code"] = response.status.code
                span.attributes["formwork.page"] = call.destination.name
                if response.status.code >= 500 { span.setStatus(.init(code: .error)) }
                return response
            }
        }
    }
}

/// Reads headers of a request for a backend of traces.
private struct HeaderExtractor: Extractor {
    func extract(key: String, from headers: HTTPFields) -> String? {
        HTTPField.Name(key).flatMap { headers[$0] }
    }
}

/// Writes headers of a request for a backend of traces.
private struct HeaderInjector: Injector {
    func inject(_ value: String, forKey key: String, into headers: inout HTTPHeaders) {
        headers.replaceOrAdd(name: key, value: value)
    }
}

extension PinnedRequest {
    /// Sends it as a span of the current trace, and tells the receiver of the trace.
    func traced<Value: Sendable>(
        _ body: @Sendable (PinnedRequest) async throws -> Value
    ) async throws -> Value {
        try await withSpan("\(request.method.rawValue) \(purpose)", ofKind: .client) { span in
            var pinned = self
            if let context = TraceContext.current?.child() {
                pinned.request.headers.replaceOrAdd(name: "traceparent", value: context.header)
            }
            // A backend of the host knows better.
            InstrumentationSystem.instrument.inject(
                span.context, into: &pinned.request.headers, using: HeaderInjector())
            return try await body(pinned)
        }
    }
}
#endif
