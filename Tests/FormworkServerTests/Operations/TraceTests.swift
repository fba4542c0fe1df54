#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import HTTPTypes
import HummingbirdTesting
import InMemoryTracing
import Logging
import NIOCore
import Synchronization
import Testing
import Tracing

/// Traces: taken from a request, and passed on to whom the server asks or tells.
struct TraceTests {
    private static let sent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"

    @Test func aHeaderIsReadAndWritten() throws {
        let context = try #require(TraceContext(header: Self.sent))
        #expect(context.trace == "4bf92f3577b34da6a3ce929d0e0e4736" && context.span == "00f067aa0ba902b7")
        #expect(context.isSampled && context.header == Self.sent)
        let child = context.child()
        #expect(child.trace == context.trace && child.span != context.span && child.isSampled)
        #expect(TraceContext(header: child.header) == child)
        #expect(TraceContext(header: TraceContext().header) != nil)
    }

    @Test(arguments: [
        "", "00", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7", "ff" + sent.dropFirst(2),
        sent + "-more", sent.uppercased(), "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01", sent.replacing("4bf", with: "4\r\n"),
    ])
    func otherTextsAreNoHeader(_ text: String) {
        #expect(TraceContext(header: text) == nil)
    }

    @Test func aLaterVersionMayHaveMore() {
        #expect(TraceContext(header: "01" + Self.sent.dropFirst(2) + "-more")?.span == "00f067aa0ba902b7")
    }

    @Test func theIdOfADeliveryHasItsTrace() throws {
        let context = try #require(TraceContext(header: Self.sent))
        let first = context.deliveryID
        #expect(first != context.deliveryID, "two deliveries of a submission are two")
        #expect(TraceContext(deliveryID: first)?.trace == context.trace)
        for id in ["msg_1", "msg_abcdefghijklmnopqrstuv", ""] { #expect(TraceContext(deliveryID: id) == nil) }
    }

    @Test func codeThatAnswersARequestIsInItsTrace() async throws {
        let seen = Mutex<[TraceContext?]>([])
        var options = FormRoutesOptions()
        options.willStore = { _ in seen.withLock { $0.append(TraceContext.current) } }
        let form = FormDefinition("a") { Field.text("t", "T") }
        try await ServedForms([form], options: options).test { client in
            _ = try await client.postJSON("/a", #"{"t":"1"}"#, header("traceparent", Self.sent))
            _ = try await client.postJSON("/a", #"{"t":"1"}"#, header("traceparent", "nonsense"))
        }
        let contexts = seen.withLock { $0 }
        #expect(contexts.count == 2)
        #expect(contexts[0]?.trace == "4bf92f3577b34da6a3ce929d0e0e4736" && contexts[0]?.span != "00f067aa0ba902b7")
        #expect(contexts[1] != nil && contexts[1]?.trace != contexts[0]?.trace)
        #expect(TraceContext.current == nil)
    }

    @Test func aBackendGetsASpanWithoutAnswers() async throws {
        let tracer = InMemoryTracer()
        var options = FormRoutesOptions()
        options.tracer = tracer
        let form = FormDefinition("secret-form") { Field.text("t", "T") }
        try await ServedForms([form], options: options).test { client in
            _ = try await client.postJSON("/secret-form", #"{"t":"HUSH"}"#)
            _ = try await client.get("/secret-form?a=HUSH")
        }
        let spans = tracer.finishedSpans
        #expect(spans.map(\.operationName) == ["POST form", "GET form"])
        for (span, status) in zip(spans, [201, 200]) {
            var texts = [span.operationName]
            span.attributes.forEach { texts.append("\($0)=\($1)") }
            #expect(texts.contains { $0.hasPrefix("http.response.status_code") && $0.contains("\(status)") })
            #expect(!texts.contains { $0.contains("HUSH") || $0.contains("secret-form") })
        }
    }

    @Test func logMessagesNameTheTrace() throws {
        let context = try #require(TraceContext(header: Self.sent))
        TraceContext.$current.withValue(context) {
            #expect(TraceContext.metadataProvider.get() == ["trace": "4bf92f3577b34da6a3ce929d0e0e4736"])
        }
        #expect(TraceContext.metadataProvider.get().isEmpty)
    }
}
#endif
