#if Server
import ArgumentParser
import FormworkCore
import FormworkServer
import Foundation

/// `formwork submissions`
struct SubmissionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "submissions",
        abstract: "Prints the submissions of a form, oldest first.",
        discussion: """
            Each submission is one line of JSON with its id, its reference number, the time it was stored, the hash of the definition it \
            was checked against, and the values.

            Examples:
              formwork submissions loan
              formwork submissions loan --database answers.sqlite | jq .values.amount
            """)

    @Argument(help: ArgumentHelp("The form's id.", valueName: "id"))
    var form: String

    @OptionGroup var options: DatabaseOption

    func run() async throws {
        let path = try options.existing()
        let store: SQLiteSubmissionStore
        let submissions: [Submission]
        let forms: [String]
        do {
            store = try SQLiteSubmissionStore(path: path, creates: false)
            submissions = try await store.submissions(form: form)
            forms = try await store.forms()
        } catch {
            throw Terminal.failure("\(error)")
        }
        if submissions.isEmpty {
            let others = forms.isEmpty ? "It is empty." : "It has submissions of \(forms.joined(separator: ", "))."
            throw Terminal.failure("\(options.database) has no submissions of \"\(form)\". \(others)")
        }
        for submission in submissions { try Terminal.print(line(submission)) }
    }

    private func line(_ submission: Submission) -> String {
        let created = Date(timeIntervalSince1970: Double(submission.created) / 1_000)
        let values = try? JSONParser.parse(Array(submission.values.utf8), limits: .definition)
        return JSONValue.object([
            JSONMember("id", .string(submission.id)),
            JSONMember("reference", .string(submission.reference)),
            JSONMember("created", .string(created.formatted(.iso8601))),
            JSONMember("definition", .string(submission.definition)),
            JSONMember("values", values ?? .string(submission.values)),
        ]).text()
    }
}
#endif
