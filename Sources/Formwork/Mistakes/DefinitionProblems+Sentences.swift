public import FormworkCore
import FormworkDialect
public import Foundation

extension DefinitionProblems: LocalizedError, CustomStringConvertible {
    /// One sentence for each problem, which names the element by its id and says what the author probably meant.
    public var sentences: [String] { definition.sentences(for: problems) }

    /// All sentences, each on a line of its own.
    public var errorDescription: String? { description }

    /// All sentences, each on a line of its own.
    public var description: String { sentences.joined(separator: "\n") }
}

extension FormDefinition {
    /// A sentence for each problem, such as "`amount` (`formula`): There is no field `$monhts` …".
    func sentences(for problems: [DefinitionProblem]) -> [String] {
        let places = groups.flatMap { [""] + $0.sections.flatMap { $0.elementNames(behind: "") } }
        return zip(problems, diagnostics(of: problems)).map { problem, diagnostic in
            var place = diagnostic.path
            let position = problem.element.position
            if problem.code.isOfCode {
                place = ""
            } else if places.indices.contains(position), !places[position].isEmpty {
                place = places[position]
            } else if !problem.key.isEmpty {
                place = String(place.dropLast(problem.key.count + 1))
            }
            let subject = place.isEmpty ? "The form `\(id)`" : "`\(place)`"
            let key = problem.key.isEmpty ? "" : " (`\(problem.key)`)"
            return "\(subject)\(key): \(DiagnosticExplainer.sentence(for: diagnostic))"
        }
    }
}

extension FormSection {
    /// The names of the section and of everything in it, as their author wrote them; blank for elements without an id.
    fileprivate func elementNames(behind prefix: String) -> [String] {
        let inside = addressPrefix(behind: prefix)
        return [id.isEmpty ? "" : prefix + id]
            + elements.flatMap { element in
                switch element {
                case .field(let field): [field.id.isEmpty ? "" : inside + field.id]
                case .section(let section): section.elementNames(behind: inside)
                }
            }
    }
}
