#if Server
import Formwork
import FormworkCore
import FormworkPages

/// Files as answers of sessions: references while a form is filled, and descriptions once it is stored.
struct AnswerFiles: Sendable {
    let services: Services

    private var shelf: FileShelf? { services.files }

    /// Gives the fields of files in a session the files that their answers name as options. Other references are not among
    /// them: those that nobody signed, that were made for another field, or whose file is gone.
    ///
    /// - Parameters:
    ///   - drops: Whether those are taken out of the answers. Otherwise they are errors.
    ///   - areSaved: Whether the answers are those of a draft. Their references get a new time at which they expire.
    /// - Returns: Whether there were any.
    @discardableResult
    func offer(
        to engine: FormEngine, of form: ServedForm, dropping drops: Bool, saved areSaved: Bool = false
    ) async throws -> Bool {
        guard let shelf else { return false }
        var areMissing = false
        let seal = services.keys.fileSeal
        for field in form.compiled.fileFields {
            for node in engine.nodes(at: field.path) {
                guard let state = engine.field(node) else { continue }
                let references = Self.references(in: state.value)
                if references.isEmpty, state.field.options.isEmpty { continue }
                var options: [FieldOption] = []
                for reference in references {
                    if areSaved, let file = try await shelf.file(saved: reference, of: field) {
                        options.append(file.answer.option(shelf.reference(to: file, seal), of: field.rule, in: form))
                    } else if !areSaved, let file = try await shelf.file(reference, of: field, seal) {
                        options.append(file.answer.option(reference, of: field.rule, in: form))
                    }
                }
                _ = engine.perform(.replaceOptions(node, options))
                if options.count < references.count { areMissing = true }
                if drops, options.map(\.id.canonicalText) != references {
                    _ = engine.perform(.set(node, .list(options.map(\.id))), eventsAct: false)
                }
            }
        }
        return areMissing
    }

    static func references(in value: FormValue) -> [String] {
        switch value {
        case .list(let list): list.map(\.canonicalText).filter { !$0.isEmpty }
        default: value.isBlank ? [] : [value.canonicalText]
        }
    }

    /// The answers that may leave, with a description in the place of each reference, and the files.
    ///
    /// - Throws: `StoreProblem` if a file is gone.
    func openAnswers(of engine: FormEngine, _ form: ServedForm) async throws -> OpenAnswers {
        var open = OpenAnswers(values: engine.openValues, parameters: engine.openParameters)
        guard let shelf, !form.compiled.fileFields.isEmpty else { return open }
        let seal = services.keys.fileSeal
        for field in form.compiled.fileFields {
            var answers: [ExactText: JSONValue] = [:]
            for node in engine.nodes(at: field.path) where engine.isRelevant(node) {
                for reference in Self.references(in: engine.field(node)?.value ?? .blank) {
                    guard let file = try await shelf.file(reference, of: field, seal) else {
                        throw StoreProblem("A file of an answer is gone.")
                    }
                    answers[reference] = file.answer.json
                    open.files.append(file)
                }
            }
            if !answers.isEmpty { open.describe(field) { answers[$0] } }
        }
        return open
    }

    /// The text that tells a person why a file cannot be taken, and what to do.
    func words(for problem: FileProblem, _ rule: FileRule, in form: ServedForm) -> String {
        FileWords(rule, limit: services.options.limits.files.bytes, form.messages, form.locale).text(problem)
    }

    // MARK: Pages

    /// The details of files that a page needs; `nil` if the form does not ask for files.
    func describe(in engine: FormEngine, _ form: ServedForm) async -> PageFiles? {
        guard let shelf, !form.compiled.fileFields.isEmpty else { return nil }
        return PageFiles(
            address: services.address(of: form) + "/files/",
            fields: form.compiled.fileFields.map { describe($0, shelf, in: form) },
            views: await viewLinks(of: engine, form, shelf))
    }

    private func describe(_ field: FileField, _ shelf: FileShelf, in form: ServedForm) -> PageFiles.Field {
        let words = FileWords(field.rule, limit: shelf.limits.bytes, form.messages, form.locale)
        return PageFiles.Field(
            path: field.path, isSignature: field.rule.origin == .signature, accept: field.rule.acceptAttribute,
            maxBytes: field.rule.maxBytes ?? shelf.limits.bytes, maxCount: field.rule.maxCount, limits: words.limits,
            problems: FileProblem.allCases.map { ($0.rawValue, words.text($0)) })
    }

    /// The references of pictures in a session, with links to look at them.
    private func viewLinks(
        of engine: FormEngine, _ form: ServedForm, _ shelf: FileShelf
    ) async -> [String: String] {
        // Text: references that the server signed.
        var links: [String: String] = [:]
        let seal = services.keys.fileSeal
        for field in form.compiled.fileFields {
            for node in engine.nodes(at: field.path) {
                for reference in Self.references(in: engine.field(node)?.value ?? .blank) {
                    guard let file = try? await shelf.file(reference, of: field, seal),
                        let view = shelf.viewReference(to: file, seal)
                    else { continue }
                    links[reference] = services.address(of: form) + "/files/" + view
                }
            }
        }
        return links
    }
}
#endif
