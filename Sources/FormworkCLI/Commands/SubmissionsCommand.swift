#if Server
import ArgumentParser
import Formwork
import FormworkCore
import FormworkServer
import Foundation

/// `formwork submissions`
struct SubmissionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "submissions",
        abstract: "Prints the submissions of a form, oldest first, or erases one.",
        discussion: """
            Without an id it lists the forms that have submissions. Each submission is one line of JSON with its id, its \
            reference number, the time it was stored, the hash of the definition it was checked against, and the values.

            With --csv it is a row of a table for spreadsheets. Items of repeating sections have columns of their own, as \
            long as there are at most 1000 of them, or, with --items, rows of their own. --tables writes all tables of a \
            form as files. With --form the columns and options have their titles. An apostrophe stands \
            before everything that a spreadsheet would take for a formula; numbers stay as they are.

            With --values parameters the answers are those that the form describes for other programs: under the names of \
            parameters, choices as "send" says, days by their save_format. They were made when the answers were stored.

            Examples:
              formwork submissions
              formwork submissions loan --since 2026-11-01 --where amount>=1000
              formwork submissions loan --csv --form loan.json --bom > loans.csv
              formwork submissions loan --csv --form loan.json --tables exported
              formwork submissions loan --database answers.sqlite | jq .values.amount
              formwork submissions loan --values parameters --layout flat --blanks null
              formwork submissions loan --reveal --answer-key answers.key
              formwork submissions loan --erase 7K3F-9QXM
            """)

    @Argument(help: ArgumentHelp("The form's id.", valueName: "id"))
    var form: String?

    @OptionGroup var options: DatabaseOption

    @OptionGroup var settings: SettingsOption

    @OptionGroup(title: "Which submissions") var selection: SelectionOptions

    @OptionGroup(title: "Which answers") var answers: FormatOptions

    @OptionGroup(title: "Tables") var table: TableOptions

    @Flag(help: "Shows sensitive answers; needs their keys, and is noted in the log of accesses.")
    var reveal = false

    @OptionGroup var answerKey: AnswerKeyOption

    // Ids may begin with a hyphen.
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Erases the submission with this id or reference number, with its files and drafts.", valueName: "name"))
    var erase: String?

    @OptionGroup var erasing: ErasingOptions

    func validate() throws {
        let isTable = table.csv || table.isUsed || answers.isUsed
        if form == nil, erase != nil || isTable || selection.isUsed || reveal {
            throw ValidationError("These options need the id of a form.")
        }
        if table.csv, answers.layout != nil {
            throw ValidationError("--layout is for JSON; a table has a column for each answer.")
        }
        if table.isUsed, !table.csv {
            throw ValidationError("--form, --items, --tables, --separator and --bom belong to --csv.")
        }
        if erase != nil, isTable || selection.isUsed || table.json || reveal {
            throw ValidationError("--erase takes one submission and no other options than --yes and --files.")
        }
        if erasing.yes, erase == nil { throw ValidationError("--yes belongs to --erase.") }
    }

    func run() async throws {
        do {
            let store = try await options.openExisting()
            guard let form else { return try await list(store) }
            if let erase { return try await self.erase(erase, of: form, in: store) }
            try await check(form, in: store)
            try await write(selection.query(form), from: store)
        } catch let code as ExitCode {
            throw code
        } catch {
            throw Terminal.failure("\(error)")
        }
    }

    private func list(_ store: any AnswerStore) async throws {
        for tally in try await store.tallies() {
            let latest = isoTime(tally.latest)
            if table.json {
                let line: JSONValue = [
                    "form": .string(tally.form), "count": .number(tally.count), "latest": .string(latest),
                ]
                try Terminal.print(line.text())
            } else {
                try Terminal.print("\(tally.form)\t\(tally.count)\t\(latest)")
            }
        }
    }

    /// A form without any submission is most likely misspelt, so it is an error.
    private func check(_ form: String, in store: any AnswerStore) async throws {
        let tallies = try await store.tallies()
        if tallies.contains(where: { $0.form == form }) { return }
        let forms = tallies.map(\.form).joined(separator: ", ")
        throw Terminal.failure(
            "\(options.title) has no submissions of \"\(form)\". "
                + (forms.isEmpty ? "It is empty." : "It has submissions of \(forms)."))
    }

    private func write(_ query: SubmissionQuery, from store: any AnswerStore) async throws {
        let keys = reveal ? try answerKey.required() : nil
        if reveal { try await store.note(.byCommand(.exportRevealed, query.form)) }
        let format = try answers.format()
        var gaps = ReadingGaps(keys, format)
        if table.csv {
            var table = try table.table(query, as: format)
            table.revealing = keys
            if self.table.tables.isEmpty {
                try await table.write(from: store) { try Terminal.print(bytes: $0) }
            } else {
                try await write(table, with: TableFolder(self.table.tables, form: query.form), from: store)
            }
            // The table marks damaged submissions itself.
            guard reveal || format.isForPrograms else { return }
            let shown = table.form.map { ShownAnswers($0) }
            try await store.forEachPage(query, shown: shown) { page in
                for submission in page.submissions { _ = gaps.read(submission) }
            }
        } else {
            try await store.forEachPage(query) { page in
                for submission in page.submissions { try Terminal.print(gaps.read(submission).line(as: format)) }
            }
        }
        if !table.csv, let note = gaps.note { Terminal.note(note) }
        if let note = gaps.formatNote { Terminal.note(note) }
        // The rest was written.
        if let sentence = gaps.sentence { throw Terminal.failure(sentence) }
    }

    /// Writes a table of the submissions, and one of each repeating section, as files.
    private func write(_ table: ResultTable, with folder: TableFolder, from store: any AnswerStore) async throws {
        var folder = folder
        for items in [""] + (try await table.lists(in: store)) {
            var table = table
            table.items = items
            let file = try folder.file(of: items)
            let count = try await table.write(from: store) { try file.write($0) }
            try Terminal.print("\(file.path)\t\(count)")
        }
    }

    private func erase(_ name: String, of form: String, in store: any AnswerStore) async throws {
        let found = try await store.submissions(form: form, named: name)
        guard let submission = found.first, found.count == 1 else {
            throw Terminal.failure(
                found.isEmpty
                    ? "There is no submission \(name) of \"\(form)\". `formwork drafts` erases unfinished answers."
                    : "\(found.count) submissions of \"\(form)\" have the reference number \(name); name the id of one."
            )
        }
        let title = "submission \(submission.reference) of \"\(form)\" (\(submission.id))"
        let question = "Erase \(title) with its files and drafts? It cannot be brought back. [y/N] "
        guard erasing.yes || Terminal.asks(question) else {
            throw Terminal.failure("Nothing was erased.", code: 1)
        }
        let access = AccessEntry.byCommand(.erase, form, submission: submission.id)
        guard let erasure = try await store.erase(submission.id, form: form, noting: access) else {
            throw Terminal.failure("There is no submission \(name) of \"\(form)\".")
        }
        let folder = erasing.folder.path(beside: options)
        let left = try await store.deleteErasedFiles(in: store.files(in: folder, keys: nil), forgetsMissing: false)
        try Terminal.print("Erased \(title); files: \(erasure.files), drafts: \(erasure.drafts)")
        if left > 0 {
            throw Terminal.failure(
                "\(left) of the files of erased submissions are not in \(folder). --files names the folder of the server, which "
                    + "deletes them too, within an hour or when it starts.", code: 1)
        }
    }
}
#endif
