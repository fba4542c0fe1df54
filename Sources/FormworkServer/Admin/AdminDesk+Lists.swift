#if Server
import Formwork
import FormworkCore
import FormworkPages
import FormworkPresentation
import Foundation
import HTTPTypes
import Hummingbird

/// The lists of forms, of submissions, and of accesses.
extension AdminDesk {
    private static let pageLength = 50
    /// How many repeating sections have a link to a table of their own at most.
    private static let itemLinkLimit = 20

    /// All forms that are served or have submissions.
    func formsPage(_ user: AdminUser) async throws -> Response {
        page(
            frame(user).formsPage(
                try await tallyEntries(user), counts: address(.counts),
                find: user.rights.may.contains(.read) ? address(.find) : nil))
    }

    /// The submissions of a form that are looked for, the latest first.
    func listPage(_ form: String, _ user: AdminUser) async throws -> Response {
        let search = search(form)
        let questions = served(form)?.compiled.askedQuestions ?? []
        try await note(.list, user.name, form: form)
        let submissions = SubmissionSearch(search.query, in: options.store, shown: shown(form))
        var work = SubmissionSearch.Work()
        let found = try await submissions.page(after: search.cursor, limit: Self.pageLength, within: &work)
        let all = try await submissions.count(within: &work)
        let parameters = search.parameters()
        var list = AdminListPage(
            title: title(of: form), address: address(.list(form)), search: search.controls,
            questions: questions.map { AdminListPage.Choice($0.path, $0.titleWithSection) },
            tests: AnswerFilter.Test.allCases.map { AdminListPage.Choice($0.rawValue, words[$0.word]) },
            columns: Self.columns(questions).map { AdminListPage.Choice($0.path, $0.titleWithSection) },
            table: table(found.submissions, of: form, search), count: all.count,
            next: found.next.map { address(.list(form)) + search.parameters(after: $0) },
            reversed: address(.list(form)) + search.parameters(isReversed: true),
            links: [
                (words[.sums], address(.sums(form)) + parameters),
                (words[.table], address(.table(form)) + parameters),
                (words[.tableSemicolons], address(.table(form)) + parameters.adding("separator=semicolon")),
                (words[.lines], address(.lines(form)) + parameters),
            ] + itemLinks(questions, form, parameters) + revealingLinks(form, parameters, user))
        if all.isUnfinished || found.isUnfinished { list.gap = words[.submissionsUnsearched] }
        // The number is shown as it stands in the address, so only one that can be a number is.
        if let erased = parameter("erased"), Submission.isReference(erased) {
            list.notice = words.text(.wasErased, [("reference", locale.isolated(erased))])
        }
        if try await draftTallies(user).contains(where: { $0.form == form }) { list.drafts = address(.drafts(form)) }
        return page(list.html(in: frame(user)))
    }

    /// Submissions as lines of a list.
    func entries(_ submissions: [Submission], of form: String) -> [AdminEntry] {
        let questions = served(form)?.compiled.askedQuestions ?? []
        let texts = AnswerTexts(shown(form))
        return submissions.map { submission in
            AdminEntry(
                title: submission.reference,
                parts: [Self.time(submission.created)] + preview(submission, questions, texts),
                address: address(.submission(form, id: submission.id)))
        }
    }

    /// The same downloads with sensitive answers, for a form that has such.
    private func revealingLinks(_ form: String, _ parameters: String, _ user: AdminUser) -> [(String, String)] {
        guard user.rights.may.contains(.reveal), services.forms.form(form)?.protection.needsKeys == true else {
            return []
        }
        return [
            (words[.tableRevealed], address(.table(form)) + parameters.adding("reveal=1")),
            (words[.linesRevealed], address(.lines(form)) + parameters.adding("reveal=1")),
        ]
    }

    /// The beginning of a submission in the list: its first answers.
    private func preview(_ submission: Submission, _ questions: [AskedQuestion], _ texts: AnswerTexts) -> [String] {
        guard let values = submission.json else { return [words[.damaged]] }
        func text(_ answer: JSONValue?, _ path: String) -> String? {
            let text = answer.map { texts.text(of: $0, at: path) } ?? ""
            return text.isEmpty ? nil : String(text.prefix(80))
        }
        if questions.isEmpty {
            return values.leaves(upTo: 3).leaves.compactMap { text($0.value, $0.column.pattern) }
        }
        let first = questions.lazy.filter { !$0.path.contains("[]") }.compactMap { question in
            text(TableColumn(path: question.path).answer(in: values), question.path)
        }
        return Array(first.prefix(3))
    }

    /// The tables of the repeating sections of a form, each of which has a row for each item.
    private func itemLinks(_ questions: [AskedQuestion], _ form: String, _ parameters: String) -> [(String, String)] {
        var links: [(title: String, path: String)] = []
        var known: Set<ExactText> = []
        for question in questions {
            var path = ""
            for part in question.path.split(separator: "[]").dropLast() {
                path += part
                defer { path += "[]" }
                guard links.count < Self.itemLinkLimit, known.insert(path).inserted else { continue }
                let title = "\(words[.table]) · \(question.section.isEmpty ? path : question.section)"
                links.append((title, path))
            }
        }
        // Sections inside of each other may have no titles of their own.
        return links.map { link in
            let isClear = links.count { $0.title == link.title } == 1
            let items = link.path.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            return (
                isClear ? link.title : "\(link.title) (\(link.path))",
                address(.table(form)) + parameters.adding("items=" + items)
            )
        }
    }

    func search(_ form: String) -> AdminSearch {
        AdminSearch(form, columns: call.parameters("column")) { parameter($0) }
    }

    func parameter(_ name: String) -> String? { call.parameter(name) }

    func title(of form: String) -> String { served(form)?.title ?? form }

    /// The form in the language of the reader, if it has that; `nil` if it is not served.
    func served(_ form: String) -> ServedForm? { services.forms.form(form)?.translated(for: call.languages) }

    /// How the pages show the answers of a form, so that people find what they see; `nil` if it is not served.
    func shown(_ form: String) -> ShownAnswers? {
        served(form).map { served in
            ShownAnswers(
                served, language: catalog.language,
                words: services.environment.answerWords(in: served.context(now)), at: now)
        }
    }

    /// A time as the pages write it, in UTC.
    static func time(_ milliseconds: Int64) -> String {
        Date(timeIntervalSince1970: Double(milliseconds) / 1_000).formatted(
            .iso8601.year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: false))
    }
}

extension String {
    /// The parameters of an address with another one.
    fileprivate func adding(_ parameter: String) -> String { isEmpty ? "?" + parameter : self + "&" + parameter }
}

extension AskedQuestion {
    /// The title, with that of the section around it.
    var titleWithSection: String { section.isEmpty ? title : "\(section): \(title)" }
}

extension AccessEntry.Action {
    /// The word for the action in the log.
    var word: AdminWord {
        switch self {
        case .login: .didLogin
        case .refusedLogin: .didRefusedLogin
        case .refusedCode: .didRefusedCode
        case .logout: .didLogout
        case .list: .didList
        case .read: .didRead
        case .reveal: .didReveal
        case .file: .didFile
        case .export: .didExport
        case .exportRevealed: .didExportRevealed
        case .deliverAgain: .didDeliverAgain
        case .erase: .didErase
        case .readDraft: .didReadDraft
        case .revealDraft: .didRevealDraft
        case .eraseDraft: .didEraseDraft
        case .refused: .didRefused
        case .endLogin: .didEndLogin
        }
    }
}
#endif
