#if Server
import Formwork
import FormworkCore
import Logging

/// The forms of a source that can be served: those whose answers can be stored as they have to be.
struct ServableForms: Sendable {
    private let source: any FormSource
    private let answerKeys: AnswerKeys?
    private let log: Logger

    /// - Parameter answerKeys: The keys that encrypt sensitive answers.
    init(_ source: any FormSource, answerKeys: AnswerKeys?, log: Logger) {
        self.source = source
        self.answerKeys = answerKeys
        self.log = log
    }

    /// The checks in code that forms name.
    var environment: FormEnvironment { source.environment }

    /// The ids of the forms.
    var ids: [String] { entries(in: []).compactMap(\.id) }

    /// The entries of the list of forms, in the languages that its reader wants.
    func entries(in languages: [String]) -> [FormEntry] { source.entries(in: languages) }

    /// The form with an id; `nil` if absent, or its answers cannot be stored as they have to be.
    func form(_ id: String) -> ServedForm? {
        guard let form = source.form(id) else { return nil }
        guard let problem = storageProblem(of: form) else { return form }
        log.error("A form cannot be served. \(problem)", metadata: ["form": "\(id)"])
        return nil
    }

    /// A form in the language that serves the reader best; `nil` if there is no such form.
    func form(_ id: String, _ call: ServerCall) -> ServedForm? {
        form(id)?.translated(for: call.languages)
    }

    private func storageProblem(of form: ServedForm) -> String? {
        form.protection.problem(keys: answerKeys)
    }

    /// Says which of the forms cannot be served, because their answers cannot be stored as they have to be. It warns of
    /// passwords of which nothing is stored although the form does not say so, unless code takes them.
    func checkStorage(codeTakesSecrets: Bool) throws(FormSourceProblem) {
        let forms = ids.compactMap { source.form($0) }
        let sentences = forms.compactMap { form in
            storageProblem(of: form).map { "The form \(form.id) cannot be served. \($0)" }
        }
        if !codeTakesSecrets {
            for form in forms {
                guard let warning = form.protection.warning else { continue }
                log.warning("\(warning)", metadata: ["form": "\(form.id)"])
            }
        }
        if !sentences.isEmpty { throw FormSourceProblem(sentences.joined(separator: "\n")) }
    }
}
#endif
