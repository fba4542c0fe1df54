#if Server
import ArgumentParser
import Formwork
import FormworkCore
import FormworkServer
import Foundation

/// `formwork deliveries`
struct DeliveriesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deliveries",
        abstract: "Lists posts and mails that have not been sent after submissions, or sends one again.",
        discussion: """
            Each is a line: id, form, reference number, where it goes, how often it was tried, when it is tried next (or \
            "given up"), and why the last try failed. What was sent is not among them any more. A server that was started \
            with --deliveries sends them.

            Examples:
              formwork deliveries
              formwork deliveries --again msg_5cXn0G6zP2gTqk1bqYfQ0w
              formwork deliveries --again all
            """)

    @OptionGroup var options: DatabaseOption

    @OptionGroup var settings: SettingsOption

    @Option(
        help: ArgumentHelp(
            "Makes the delivery with this id due at once, or all that were given up.", valueName: "id|all"))
    var again: String?

    @Flag(help: "Writes lines of JSON.")
    var json = false

    func run() async throws {
        do {
            let store = try await options.openExisting()
            if let again { return try await sendAgain(again, in: store) }
            try await forEach(in: store) { try Terminal.print(line($0)) }
        } catch let code as ExitCode {
            throw code
        } catch {
            throw Terminal.failure("\(error)")
        }
    }

    private func sendAgain(_ name: String, in store: any AnswerStore) async throws {
        let now = SessionContext.currentMilliseconds()
        var ids = [name]
        if name == "all" {
            ids = []
            try await forEach(in: store) { if $0.due == nil { ids.append($0.id) } }
        }
        for id in ids {
            guard try await store.deliverAgain(id, at: now) else {
                throw Terminal.failure("There is no delivery \(id). It may have been sent meanwhile.")
            }
        }
        try Terminal.print("\(ids.count) due now.")
    }

    private func forEach(in store: any AnswerStore, _ body: (Delivery) throws -> Void) async throws {
        var place: DeliveryPlace?
        repeat {
            let page = try await store.deliveries(forms: nil, after: place, limit: 1_000)
            for delivery in page.deliveries { try body(delivery) }
            place = page.next
        } while place != nil
    }

    private func line(_ delivery: Delivery) -> String {
        let next = delivery.due.map { isoTime($0) }
        let reference = Submission.reference(of: delivery.submission)
        guard json else {
            return [
                delivery.id, delivery.form, reference, delivery.target, String(delivery.attempts), next ?? "given up",
                delivery.problem,
            ].joined(separator: "\t")
        }
        return JSONValue.object([
            JSONMember("id", .string(delivery.id)), JSONMember("form", .string(delivery.form)),
            JSONMember("submission", .string(delivery.submission)), JSONMember("reference", .string(reference)),
            JSONMember("target", .string(delivery.target)), JSONMember("attempts", .number(delivery.attempts)),
            JSONMember("next", next.map { .string($0) } ?? .null), JSONMember("problem", .string(delivery.problem)),
        ]).text()
    }
}
#endif
