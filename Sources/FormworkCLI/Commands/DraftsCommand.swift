#if Server
import ArgumentParser
import Formwork
import FormworkCore
import FormworkServer
import Foundation

/// `formwork drafts`
struct DraftsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drafts",
        abstract: "Lists unfinished answers that people saved, finds those with a text, and erases one.",
        discussion: """
            Without an id it lists the forms that have drafts (see `serve --link-days`). Each draft is one line of JSON with its \
            id, when it was saved, until when it is kept, and its answers by their paths. Drafts that have expired are not listed.

            Drafts of a form with sensitive answers are encrypted as a whole. They are searched and shown with --reveal and \
            their keys, which is noted in the log of accesses; otherwise they are counted.

            The link of a draft is in no store, so no command prints it.

            Examples:
              formwork drafts
              formwork drafts loan --search ada@example.org
              formwork drafts loan --search ada@example.org --reveal --answer-key answers.key
              formwork drafts loan --erase=9y1L3kX0bTq5
            """)

    @Argument(help: ArgumentHelp("The form's id.", valueName: "id"))
    var form: String?

    @OptionGroup var options: DatabaseOption

    @OptionGroup var settings: SettingsOption

    @Option(help: ArgumentHelp("Those with this text in an answer, in capitals or not.", valueName: "text"))
    var search = ""

    @Flag(help: "Searches and shows encrypted drafts too; needs their keys, and is noted in the log of accesses.")
    var reveal = false

    @OptionGroup var answerKey: AnswerKeyOption

    // Ids may begin with a hyphen.
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Erases the draft whose id begins with this, with its files. With --answer-key also the files of an encrypted one.",
            valueName: "id"))
    var erase: String?

    @OptionGroup var erasing: ErasingOptions

    func validate() throws {
        if form == nil, erase != nil || !search.isEmpty || reveal {
            throw ValidationError("These options need the id of a form.")
        }
        if let erase {
            if !search.isEmpty || reveal {
                throw ValidationError("--erase takes one draft, without --search and --reveal.")
            }
            if erase.count < 8 { throw ValidationError("--erase needs at least 8 characters of the id.") }
        } else if erasing.yes {
            throw ValidationError("--yes belongs to --erase.")
        }
    }

    func run() async throws {
        do {
            let store = try await options.openExisting()
            guard let form else { return try await list(store) }
            if let erase { return try await self.erase(erase, of: form, in: store) }
            try await check(form, in: store)
            try await write(form, from: store)
        } catch let code as ExitCode {
            throw code
        } catch {
            throw Terminal.failure("\(error)")
        }
    }

    private var now: Int64 { SessionContext.currentMilliseconds() }

    private func list(_ store: any AnswerStore) async throws {
        for tally in try await store.draftTallies(at: now) {
            try Terminal.print("\(tally.form)\t\(tally.count)\t\(isoTime(tally.latest))")
        }
    }

    /// A form without any draft or submission is most likely misspelt, so it is an error.
    private func check(_ form: String, in store: any AnswerStore) async throws {
        // Text: ids of forms that were served.
        let known = Set(try await (store.draftTallies(at: now) + store.tallies()).map(\.form))
        if known.contains(form) { return }
        let forms = known.sorted().joined(separator: ", ")
        throw Terminal.failure(
            "\(options.title) has neither drafts nor submissions of \"\(form)\". "
                + (forms.isEmpty ? "It is empty." : "It has those of \(forms)."))
    }

    private func write(_ form: String, from store: any AnswerStore) async throws {
        let keys = reveal ? try answerKey.required() : nil
        try await store.note(.byCommand(reveal ? .exportRevealed : .list, form))
        var unread = 0
        try await store.forEachDraft(of: form, at: now) { saved in
            guard let answers = try? DraftAnswers(saved.draft, keys: keys) else {
                unread += 1
                return
            }
            if !search.isEmpty, !answers.contains(search) { return }
            let line: JSONValue = [
                "id": .string(saved.key.hash), "saved": .string(isoTime(saved.draft.saved)),
                "until": .string(isoTime(saved.draft.expires)), "values": answers.values,
            ]
            try Terminal.print(line.text())
        }
        if unread > 0 {
            let way = reveal ? "their key is not among the keys." : "`--reveal --answer-key FILE` reads them."
            Terminal.note(
                "\(unread) \(unread == 1 ? "draft is" : "drafts are") encrypted, so \(unread == 1 ? "it was" : "they were") not read; \(way)"
            )
        }
    }

    private func erase(_ start: String, of form: String, in store: any AnswerStore) async throws {
        var found: [SavedDraft] = []
        try await store.forEachDraft(of: form, at: now) { if $0.key.hash.hasPrefix(start) { found.append($0) } }
        guard let saved = found.first, found.count == 1 else {
            throw Terminal.failure(
                found.isEmpty
                    ? "There is no draft \(start) of \"\(form)\"."
                    : "\(found.count) drafts of \"\(form)\" have ids that begin with \(start); name more of one.")
        }
        let title = "draft \(saved.key.hash) of \"\(form)\", saved \(isoTime(saved.draft.saved))"
        // The keys are read before the question, so that nobody confirms an erasure that then fails.
        let keys = try answerKey.keys()
        guard erasing.yes || Terminal.asks("Erase \(title) with its files? It cannot be brought back. [y/N] ") else {
            throw Terminal.failure("Nothing was erased.", code: 1)
        }
        let answers = try? DraftAnswers(saved.draft, keys: keys)
        var erased = 0
        if let answers, !answers.possibleFiles.isEmpty {
            let folder = try store.files(in: erasing.folder.path(beside: options), keys: nil)
            erased = try await folder.deleteFiles(of: saved.key, among: answers.possibleFiles, at: now)
        }
        let access = AccessEntry.byCommand(.eraseDraft, form, submission: saved.key.hash)
        guard try await store.eraseDraft(saved.key, form: form, noting: access) else {
            throw Terminal.failure("There is no draft \(start) of \"\(form)\" any more.")
        }
        try Terminal.print("Erased \(title); files: \(erased)")
        if answers == nil {
            Terminal.note(
                "Its answers are encrypted, and their key is not here. Servers delete its files when nobody has had them for some time."
            )
        }
    }
}
#endif
