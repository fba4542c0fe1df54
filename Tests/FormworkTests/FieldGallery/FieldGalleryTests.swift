import Formwork
import FormworkTestSupport
import Foundation
import Testing

/// What the article "Fields" shows stands in `FieldGallery`, and it leaves no modifier out.
struct FieldGalleryTests {
    private static let article = Self.text("Documentation/Fields.md")
    private static let pictures = RepositoryFolder.root.appending(path: "Documentation/images/fields")

    private static func text(_ path: String) -> String {
        (try? String(contentsOf: RepositoryFolder.root.appending(path: path), encoding: .utf8)) ?? ""
    }

    /// The lines of the article's code.
    private var code: [String] {
        Self.article.components(separatedBy: "```swift\n").dropFirst()
            .flatMap { ($0.components(separatedBy: "```").first ?? "").components(separatedBy: "\n") }
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test func everyLineOfTheArticleIsCompiled() {
        let folder = "Tests/FormworkTests/FieldGallery/"
        let compiled = ["FieldGallery+Types.swift", "FieldGallery+Questions.swift", "FieldGallery+Modifiers.swift"]
            .flatMap { Self.text(folder + $0).components(separatedBy: "\n") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(code.count > 70)
        for line in code { #expect(compiled.contains(line), "\(line)") }
    }

    @Test func everyFormOfTheArticleIsCompiledWithoutWarnings() throws {
        for (form, _) in FieldGallery.forms {
            let warnings = try CompiledForm(form).warnings
            #expect(warnings.count == FieldGallery.answersBeyondLimits(in: form), "\(form.id)")
            #expect(warnings.allSatisfy { $0.code == .wrongDefault }, "\(form.id)")
        }
    }

    @Test func everyModifierIsInTheArticle() throws {
        let names = try Self.modifiers(of: ["Field", "FieldOption", "FormSection", "FormGroup", "FormDefinition"])
        #expect(names.count > 70)
        for name in names.sorted() { #expect(Self.article.contains("." + name + "("), "\(name)") }
    }

    /// The names of the public functions in `Formwork` that return a value of the type which they extend.
    private static func modifiers(of types: Set<String>) throws -> Set<String> {
        let sources = RepositoryFolder.root.appending(path: "Sources/Formwork")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var names: Set<String> = []
        for case let file as URL in try #require(files) where file.pathExtension == "swift" {
            // What is unavailable only says which name it has.
            let source = try String(contentsOf: file, encoding: .utf8)
                .replacing(#/@available\(\*, unavailable[^\n]*\n\s*public /#, with: "")
            for part in source.split(separator: /\n(?=(?:public )?extension )/) {
                guard let type = part.firstMatch(of: /extension (\w+)/).map({ String($0.output.1) }),
                    types.contains(type)
                else { continue }
                for match in part.matches(of: /public (?:consuming )?func (\w+)[^{]*?-> (\w+) \{/)
                where match.output.2 == type || match.output.2 == "Self" {
                    names.insert(String(match.output.1))
                }
            }
        }
        return names
    }

    @Test func everyPictureIsThereAndUsed() throws {
        let named = Set(
            Self.article.matches(of: /!\[[^\]]+\]\(images\/fields\/([\w-]+)@2x\.png\)/).map { String($0.output.1) })
        let taken = try FileManager.default.contentsOfDirectory(atPath: Self.pictures.path)
            .map { $0.replacing(/(@2x)?\.png$/, with: "") }
        #expect(named == Set(taken))
    }

    /// Writes the forms for `Scripts/pictures`, which names a folder.
    @Test func formsAreWrittenForTheirPictures() throws {
        guard let path = ProcessInfo.processInfo.environment["FORMWORK_FIELD_GALLERY"] else { return }
        for (form, _) in FieldGallery.forms {
            try Data(DefinitionWriter.text(form).utf8)
                .write(to: URL(fileURLWithPath: path).appending(path: form.id + ".json"))
        }
    }
}
