#if Server
import Formwork
import FormworkCore
import FormworkDialect

/// A source in which routes find their forms. Every request asks again.
protocol FormSource: Sendable {
    /// The form with an id; `nil` if no form with it can be served.
    func form(_ id: String) -> ServedForm?

    /// The checks in code that forms name.
    var environment: FormEnvironment { get }

    /// The entries of the list of forms, in the languages that its reader wants.
    func entries(in languages: [String]) -> [FormEntry]
}

/// One line in a list of forms.
struct FormEntry: Sendable {
    /// The form's id; `nil` for a file that gives no form.
    var id: String?
    var title: String
    /// Whether the title is the path of a file, for want of another.
    var isFile = false
    var info: String
    /// The problems of the form, each a sentence with its place.
    var problems: [String]
    /// The language of the title; `nil` for a file that gives no form.
    var locale: LocaleRecord?
}

/// Forms that do not change while the process runs.
struct FixedForms: FormSource {
    let environment: FormEnvironment
    private let forms: [ServedForm]

    /// - Throws: `FormSourceProblem` if a definition has errors or names a check that is not there, or two have the
    ///   same id.
    init(_ definitions: [FormDefinition], environment: FormEnvironment, limits: PostLimits) throws {
        self.environment = environment
        var forms: [ServedForm] = []
        for definition in definitions {
            try FormAddress.check(definition.id)
            guard !forms.contains(where: { $0.id == definition.id }) else {
                throw FormSourceProblem("Two forms have the id \(definition.id); the id is the form's address.")
            }
            // Without this, answers would be stored that a check should have refused.
            let missing = environment.missingChecks(of: definition)
            guard missing.isEmpty else {
                throw FormSourceProblem(
                    "The form \(definition.id) names checks that its environment does not have: "
                        + missing.joined(separator: ", ") + ".")
            }
            let loaders = environment.missingLoaders(of: definition)
            guard loaders.isEmpty else {
                throw FormSourceProblem(
                    "The form \(definition.id) names loaders that its environment does not have: "
                        + loaders.joined(separator: ", ") + ".")
            }
            let types = environment.missingTypes(of: definition)
            guard types.isEmpty else {
                throw FormSourceProblem(
                    "The form \(definition.id) has types that its environment does not have: "
                        + types.joined(separator: ", ") + ".")
            }
            let hosts = environment.refusedOptionHosts(of: definition)
            guard hosts.isEmpty else {
                throw FormSourceProblem(
                    "The form \(definition.id) takes options from hosts that its environment does not allow: "
                        + hosts.joined(separator: ", ") + ".")
            }
            do {
                let form = try ServedForm(definition)
                if let problem = limits.problem(of: form.compiled, form.extent) {
                    throw FormSourceProblem("The form \(definition.id) cannot be served. \(problem)")
                }
                forms.append(form)
            } catch let error as DefinitionProblems {
                let sentences = definition.diagnostics(of: error.problems).map { diagnostic in
                    "\(diagnostic.path): \(DiagnosticExplainer.sentence(for: diagnostic))"
                }
                throw FormSourceProblem(
                    "The form \(definition.id) has errors.\n" + sentences.joined(separator: "\n"))
            }
        }
        self.forms = forms
    }

    var ids: [String] { forms.map(\.id) }

    func form(_ id: String) -> ServedForm? {
        forms.first { $0.id == id }
    }

    func entries(in languages: [String]) -> [FormEntry] {
        forms.map { form in
            let form = form.translated(for: languages)
            return FormEntry(
                id: form.id, title: form.title, info: form.compiled.definition.info, problems: [], locale: form.locale)
        }
    }
}

/// Why forms cannot be served, in one sentence.
public struct FormSourceProblem: Error, Equatable, CustomStringConvertible, Sendable {
    /// The sentence.
    public var description: String

    init(_ description: String) {
        self.description = description
    }
}
#endif
