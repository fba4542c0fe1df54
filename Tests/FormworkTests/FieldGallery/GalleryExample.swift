import Formwork
import FormworkCore
import FormworkTestSupport
import Foundation

/// An example of the gallery: some lines of the article "Fields" with what they need, in Swift and as JSON.
struct GalleryExample {
    /// The heading of the article.
    var section: String
    /// The bold words above the code.
    var name: String
    /// The sentence after them.
    var text: String
    var swift: String
    /// What the code makes. It is compiled with the tests.
    var form: FormDefinition
    /// Whether the example shows what is wrong after an attempt to submit.
    var isSubmitted: Bool

    /// The article gives each example a name in bold letters and a sentence: "**Slider.** A number on a scale."
    struct Unnamed: Error {
        var text: String
    }

    private static let folder = "Tests/FormworkTests/FieldGallery/"
    private static let sources = ["FieldGallery+Types", "FieldGallery+Questions", "FieldGallery+Modifiers"].map {
        RepositoryFolder.text(folder + $0 + ".swift")
    }
    private static let statements = sources.flatMap { GalleryStatement.read($0) }
    private static let constants = sources.map { GalleryStatement.constants($0) }
        .reduce(into: [:]) { $0.merge($1) { first, _ in first } }

    /// All examples, in the order of the article.
    static func all() throws -> [GalleryExample] {
        var examples: [GalleryExample] = []
        for part in RepositoryFolder.text("Documentation/Fields.md").components(separatedBy: "\n## ")
            .dropFirst()
        {
            let section = part.components(separatedBy: "\n")[0]
            let pieces = part.components(separatedBy: "```")
            for index in stride(from: 1, to: pieces.count, by: 2) where pieces[index].hasPrefix("swift\n") {
                let text = pieces[index - 1].components(separatedBy: "\n\n").last { !$0.isEmpty && !$0.hasPrefix("![") }
                let words = (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines).replacing("\n", with: " ")
                if let example = try GalleryExample(section, words, String(pieces[index].dropFirst(6))) {
                    examples.append(example)
                }
            }
        }
        return examples
    }

    /// `nil` for code that is no part of a form.
    private init?(_ section: String, _ text: String, _ code: String) throws {
        let shown = Self.statements.filter { code.contains($0.code + "\n") }
        guard let name = shown.first?.form,
            let (form, isSubmitted) = FieldGallery.forms.first(where: { $0.form.id == name })
        else { return nil }
        let words = text.replacing("`", with: "").split(separator: ".** ", maxSplits: 1).map(String.init)
        guard words.count == 2, words[0].hasPrefix("**") else { throw Unnamed(text: text) }
        self.section = section
        self.name = String(words[0].dropFirst(2))
        self.text = words[1]
        self.isSubmitted = isSubmitted
        (self.form, swift) = (form, "")
        var ids = Set(shown.map(\.id))
        self.form = try Self.part(of: form, &ids)
        self.form.id = name + "-" + (shown.first?.id ?? "")
        let needed = Self.statements.filter { $0.form == name && ids.contains($0.id) }.map(\.code)
        let lists = Self.constants.filter { name, _ in
            needed.contains { $0.contains(": \(name),") || $0.contains(": \(name))") }
        }
        swift = (lists.sorted { $0.key < $1.key }.map(\.value) + needed).joined(separator: "\n")
        if !self.form.formats.isEmpty { swift += "\n" + Self.modifier("format", of: name) }
    }

    /// A modifier of a whole form.
    private static func modifier(_ name: String, of form: String) -> String {
        let source = sources.first { $0.contains("FormDefinition(\"\(form)\"") } ?? ""
        return source.components(separatedBy: "\n").first { $0.hasPrefix("    .\(name)(") }
            .map { "// after the form:\n" + $0.dropFirst(4) } ?? ""
    }

    /// The form with some of its parts, and with those that they refer to.
    private static func part(of form: FormDefinition, _ ids: inout Set<String>) throws -> FormDefinition {
        while true {
            var part = form
            part.formats = []
            part.groups = form.groups.compactMap { group in
                if ids.contains(group.id) { return group }
                var group = group
                group.sections = group.sections.compactMap { kept($0, ids) }
                return group.sections.isEmpty ? nil : group
            }
            do throws(DefinitionProblems) {
                _ = try CompiledForm(part)
                return part
            } catch {
                let missing = error.problems.filter { $0.code == .unknownReference }.map(\.found)
                if error.problems.contains(where: { $0.code == .unknownFormat }) {
                    part.formats = form.formats
                    _ = try CompiledForm(part)
                    return part
                }
                guard !missing.isEmpty, !ids.isSuperset(of: missing) else { throw error }
                ids.formUnion(missing)
            }
        }
    }

    private static func kept(_ section: FormSection, _ ids: Set<String>) -> FormSection? {
        if ids.contains(section.id) { return section }
        var section = section
        section.elements = section.elements.filter { element in
            switch element {
            case .field(let field): ids.contains(field.id)
            case .section(let section): ids.contains(section.id)
            }
        }
        return section.elements.isEmpty ? nil : section
    }
}

extension GalleryExample {
    /// The examples as the command reads them, with a line for each.
    static func json() throws -> String {
        let lines = try all().map { example in
            JSONValue.object(
                [
                    JSONMember("section", .string(example.section)), JSONMember("name", .string(example.name)),
                    JSONMember("text", .string(example.text)),
                    JSONMember("swift", .string(example.swift)),
                    JSONMember("form", DefinitionWriter.json(example.form)),
                ] + (example.isSubmitted ? [JSONMember("submitted", true)] : [])
            ).text()
        }
        return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    }
}

extension RepositoryFolder {
    static func text(_ path: String) -> String {
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    }
}
