#if Server
import Formwork
import FormworkCore
import FormworkServer
import HTTPTypes
import HummingbirdTesting
import Logging
import Synchronization
import Testing

/// Answers with which a form opens and that do not fit it are told to the operator, without the answers.
struct OpeningMisfitTests {
    private final class Log: LogHandler, Sendable {
        private let kept = Mutex<[String]>([])
        var messages: [String] { kept.withLock { $0 } }
        var metadata: Logger.Metadata {
            get { [:] }
            set {}
        }
        var logLevel: Logger.Level {
            get { .info }
            set {}
        }
        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { nil }
            set {}
        }

        func log(event: LogEvent) { kept.withLock { $0.append("\(event.message)") } }
    }

    private static let form = FormDefinition("visit", title: "Visit") {
        Field.text("name", "Name").prefill()
        Field.integer("age", "Age").prefill()
        Field.text("note", "Note")
        Field.select("size", "Size", options: [.init("s", "Small")]).prefill()
    }

    private func messages(_ address: String, _ values: JSONValue = [:]) async throws -> [String] {
        let log = Log()
        let options = FormRoutesOptions(
            logger: Logger(label: "test") { _ in log }, opening: { _ in FormOpening(values: values) })
        let server = try await ServedForms([Self.form], options: options)
        try await server.test { client in
            let page = try await client.get(address)
            #expect(page.status == .ok)
        }
        return log.messages
    }

    @Test func valuesOfTheHostAreTold() async throws {
        #expect(try await messages("/visit", ["name": "Ada", "age": 36, "size": "s"]).isEmpty)
        #expect(
            try await messages("/visit", ["name": "Ada", "age": "thirty-six", "size": "huge", "gone": "Ada"]) == [
                "Answers that a form opens with do not fit it: age (wrong_type), size (unknown_option), "
                    + "gone (unknown_field)"
            ])
    }

    @Test func valuesOfALinkAreToldByQuestionsOnly() async throws {
        #expect(try await messages("/visit?name=Ada&lang=en&utm_source=secret").isEmpty)
        #expect(
            try await messages("/visit?name=Ada&age=thirty-six&note=secret&size=huge") == [
                "Answers in the address of a page are not used: note, age, size"
            ])
    }
}
#endif
