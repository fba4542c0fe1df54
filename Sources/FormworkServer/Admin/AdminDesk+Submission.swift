#if Server
import Formwork
import FormworkCore
import FormworkPages
import FormworkPresentation
import Foundation
import HTTPTypes
import Hummingbird
import Logging

/// One submission: reading it, its files, and erasing it.
extension AdminDesk {
    func submissionPage(_ form: String, _ id: String, _ user: AdminUser) async throws -> Response {
        guard let submission = try await find(form, id) else { return services.problem(.notFound, call) }
        try await note(isRevealing ? .reveal : .read, user.name, form: form, submission: id)
        let served = served(form)
        let opened = sessions.opened(submission)
        // Without their keys sensitive answers are not in the session, and stand below.
        let keys = services.options.answerKeys
        let values = (isRevealing ? submission.openedPartly(with: keys).submission : submission).json ?? .null
        let engine = served.flatMap { sessions.session(with: opened.submission, of: $0) }
        let further = further(values, engine, served)
        let hidden = isRevealing ? [] : served?.protection.hiddenPaths ?? []
        let files = StoredFile.answers(values).map { file in
            AdminSubmissionPage.File(
                name: file.name, size: FileSize(bytes: file.size).text(in: LocaleRecord()),
                address: address(.file(form, id: id, file: file.id)))
        }
        var content = AdminSubmissionPage(
            title: submission.reference,
            facts: facts(of: submission) + (opened.problem.map { [(words[.sensitive], $0.description)] } ?? [])
                + (submission.isDamaged ? [(words[.answers], words[.damaged])] : [])
                + (served.map { isOfEarlierVersion(submission, values, of: $0) } == true
                    ? [(words[.form], words[.earlierVersion])] : []),
            engine: engine, hidden: hidden, further: further.facts, files: files,
            reveal: hidden.isEmpty || !user.rights.may.contains(.reveal)
                ? nil : address(.submission(form, id: id)) + "?reveal=1",
            download: address(.lines(form)) + "?search=" + submission.reference + (isRevealing ? "&reveal=1" : ""),
            erase: user.rights.may.contains(.erase) ? address(.erase(form, id: id)) : nil, list: address(.list(form)))
        content.answerWords = engine.flatMap { services.environment.answerWords(in: $0.context) }
        content.rest = further.rest
        return page(content.html(in: frame(user)))
    }

    /// Whether answers were checked by another version of their form. If another version of Formwork stored them, that is so if
    /// there are answers to questions that the form does not have.
    private func isOfEarlierVersion(_ submission: Submission, _ values: JSONValue, of form: ServedForm) -> Bool {
        switch form.match(submission.definition) {
        case .same: return false
        case .different: return true
        case .unknown:
            let compiled = form.compiled
            let known = Set(texts: compiled.elements.indices.map { compiled.pattern(of: $0) })
            return !values.leaves(upTo: .max).leaves.allSatisfy { known.contains($0.column.pattern) }
        }
    }

    private func find(_ form: String, _ id: String) async throws -> Submission? {
        try await options.store.submissions(form: form, named: id).first { $0.id == id }
    }

    private func facts(of submission: Submission) -> [(name: String, value: String)] {
        [
            (words[.form], title(of: submission.form)), (words[.reference], submission.reference),
            (words[.stored], Self.time(submission.created)), (words[.id], submission.id),
        ] + (submission.record.map { [(words[.record], $0)] } ?? [])
    }

    /// Stored answers that the session does not list: hidden ones, and those that the form does not ask for any more. They are as
    /// many as somebody can look at, and how many are left out.
    private func further(
        _ values: JSONValue, _ engine: FormEngine?, _ form: ServedForm?
    ) -> (facts: [(name: String, value: String)], rest: Int) {
        let listed = Set(texts: engine.map { AnswerList($0).parts.compactMap(\.answeredPath) } ?? [])
        let questions = form?.compiled.askedQuestions ?? []
        let asked = Dictionary(questions.map { (ExactText($0.path), $0) }) { first, _ in first }
        let leaves = values.leaves(upTo: .max).leaves.filter { !listed.contains($0.column.path) }
        let facts: [(name: String, value: String)] = leaves.prefix(AdminSubmissionPage.answerLimit).map { leaf in
            let question = asked[leaf.column.pattern]
            let cell = TableCell(leaf.value, of: question, titled: true)
            return (question.map { "\($0.title) (\(leaf.column.path))" } ?? leaf.column.path, cell.text)
        }
        return (facts, leaves.count - facts.count)
    }

    func giveFile(_ form: String, _ id: String, _ name: String, _ user: AdminUser) async throws -> Response {
        guard let files = services.files, let submission = try await find(form, id),
            StoredFile.ids(in: submission).contains(name), let file = try await files.store.file(name)
        else { return services.problem(.notFound, call) }
        try await note(.file, user.name, form: form, submission: id)
        return try await FileReply.response(file, from: files.store)
    }

    /// Asks first. The post erases.
    func erase(_ form: String, _ id: String, _ user: AdminUser) async throws -> Response {
        guard let submission = try await find(form, id) else { return services.problem(.notFound, call) }
        guard call.head.method == .post else {
            return page(
                frame(user).erasePage(
                    facts: facts(of: submission), address: address(.erase(form, id: id)),
                    back: address(user.rights.may.contains(.read) ? .submission(form, id: id) : .forms)))
        }
        let access = AccessEntry(time: now, who: user.name, action: .erase, form: form, submission: id)
        guard try await options.store.erase(id, form: form, noting: access) != nil else {
            return services.problem(.notFound, call)
        }
        await upkeep.deleteErasedFiles()
        guard user.rights.may.contains(.read) else { return Reply.seeOther(address(.forms)) }
        return Reply.seeOther(address(.list(form)) + "?erased=" + submission.reference)
    }
}

extension AnswerList.Part {
    /// The path of the answer among the values; `nil` for a title, and for a question without an answer.
    fileprivate var answeredPath: String? {
        if case .answer(let answer) = self, !answer.text.isEmpty { answer.path } else { nil }
    }
}

extension TableCell {
    /// The content of the cell, as a person reads it.
    var text: String {
        switch self {
        case .blank: ""
        case .text(let text): text
        case .number(let number): number.description
        }
    }
}
#endif
