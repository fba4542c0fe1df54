import FormworkCore
import FormworkTestSupport
import Foundation
import Testing

@testable import FormworkDialect

/// The JSON files of catalogs, from which `Scripts/catalogs` wrote the Swift files.
struct CatalogFileTests {
    private static func json(_ path: String) throws -> JSONValue {
        try RepositoryFolder.json(RepositoryFolder.root.appendingPathComponent("Catalogs/" + path))
    }

    /// The entries that a file stands for: the texts of each list by key, without notes, and those of plural forms.
    private func entries(_ path: String) throws -> [String: String] {
        var entries: [String: String] = [:]
        for list in try Self.json(path).objectValue ?? [] where !["language", "about", "parameters"].contains(list.key)
        {
            for word in list.value.objectValue ?? [] {
                let texts = word.value.objectValue ?? [JSONMember("text", word.value)]
                for text in texts where text.key != "note" {
                    let isWhole = text.key == "text" || text.key == "other"
                    let written: String = try #require(text.value.stringValue)
                    entries[isWhole ? word.key : word.key + "." + text.key] = written
                }
            }
        }
        return entries
    }

    private func entries(_ catalog: MessageCatalog) -> [String: String] {
        let words = catalog.entries.filter { $0.code != MessageCatalog.pluralsKey }
        return Dictionary(uniqueKeysWithValues: words.map { ($0.code, $0.text) })
    }

    @Test(arguments: MessageCatalogs.all) func theWordsInSwiftAreThoseOfTheFile(_ catalog: MessageCatalog) throws {
        #expect(try entries("messages/\(catalog.language).json") == entries(catalog))
    }

    @Test(arguments: Explanations.all) func soAreThoseOfExplanations(_ catalog: MessageCatalog) throws {
        #expect(try entries("explanations/\(catalog.language).json") == entries(catalog))
    }

    @Test func everyLanguageNamesItsPluralForms() throws {
        let languages = try #require(try Self.json("languages.json").arrayValue)
        #expect(languages.map { $0["tag"]?.stringValue } == MessageCatalogs.all.map(\.language))
        for (language, catalog) in zip(languages, MessageCatalogs.all) {
            let numbers = (Array(0..<200) + [1_000_000]).map { catalog.pluralForm(of: DecimalNumber($0)) }
            let forms = PluralForm.allCases.filter { numbers.contains($0) || $0 == .other }
            #expect(
                language["forms"]?.arrayValue?.compactMap(\.stringValue) == forms.map(\.rawValue), "\(catalog.language)"
            )
        }
    }

    @Test func translatorsAreToldWhatEachParameterIs() throws {
        for path in ["messages/en.json", "results/en.json", "explanations/en.json"] {
            let described = try Self.json(path)["parameters"]?.objectValue ?? []
            let named = Set(try entries(path).values.flatMap { $0.matches(of: /\{(\w+)\}/).map { String($0.1) } })
            #expect(Set(described.map(\.key)) == named, "\(path)")
            #expect(described.allSatisfy { $0.value.stringValue?.isEmpty == false }, "\(path)")
        }
    }
}
