import FormworkCore
import FormworkTestSupport
import Foundation
import Testing

@testable import FormworkDialect

/// The tables of keys, and what has to follow them by hand: the tables of the documentation.
struct KeyTableTests {
    @Test(arguments: DialectSchema.objects)
    func everyKeyIsExplainedOnce(_ object: SchemaObject) {
        #expect(Set(object.keys.map(\.name)).count == object.keys.count)
        #expect(object.keys.allSatisfy { !$0.meaning.isEmpty })
        let names = Set(object.keys.map(\.name))
        #expect(names.isSuperset(of: object.required + object.choices))
    }

    /// A name is found after one or two comparisons, whatever other names its table has.
    @Test(arguments: DialectSchema.objects)
    func namesAreSpread(_ object: SchemaObject) {
        let names = KeyNames(object.keys.map(\.name))
        var lookups = 0
        for (place, key) in object.keys.enumerated() {
            #expect(names.index(of: key.name, &lookups).map { names.key(at: $0) } == place)
        }
        #expect(lookups <= object.keys.count * 3 / 2, "\(object.name): \(lookups) for \(object.keys.count)")
        #expect(names.index(of: "no_key_of_any_table", &lookups) == nil)
        #expect(names.index(of: "", &lookups) == nil)
    }

    @Test func synonymsAreOneKey() {
        #expect(FieldKeys.table.names.synonyms(of: "values") == ["options", "values"])
        #expect(FieldKeys.table.names.synonyms(of: "image") == ["image", "image_url"])
        #expect(FieldKeys.table.names.synonyms(of: "title") == ["title"])
        #expect(FieldKeys.table.names.synonyms(of: "nothing").isEmpty)
    }

    @Test(arguments: [
        ("groupping", "grouping"), ("minimumDate", "minimum_date"), ("patern", "pattern"),
        ("optoins", "options"), ("imageURL", "image_url"),
    ])
    func nearKeysAreSuggested(_ written: String, _ meant: String) {
        let names = FieldKeys.table.names
        #expect(names.guess(written) == meant || ForeignWords.key(written, among: [meant]) == meant)
    }

    /// The heading in JSON-dialect.md under which the first table lists the keys of a kind of object. The keys of
    /// `success`, `templates`, `size` and rules are in the rows of other objects.
    static let headings: [(SchemaObject.Name, String)] = [
        (.form, "## Form"), (.page, "## Page"), (.group, "## Group"), (.section, "## Section"),
        (.repetition, "### Repeat"), (.field, "## Field"), (.matrix, "### Matrix"), (.option, "### Option"),
        (.source, "### Options from code"), (.target, "### Target"), (.validations, "### Validations"),
        (.format, "## Masks and formats"),
    ]

    @Test(arguments: headings)
    func theDocumentationHasEveryKey(_ name: SchemaObject.Name, _ heading: String) throws {
        let object = try #require(DialectSchema.objects.first { $0.name == name })
        let documented = try Set(Self.rows(under: heading, "| key").flatMap { Self.code(in: $0[0]) })
        let keys = Set(object.keys.map(\.name))
        #expect(documented.subtracting(keys) == [], "no keys of \(name.rawValue)")
        #expect(keys.subtracting(documented) == [], "missing under \(heading)")
    }

    @Test func theDocumentationHasTheKeysWithoutEffect() throws {
        let tables = [
            ("form", FormKeys.table.names), ("section", SectionKeys.table.names), ("field", FieldKeys.table.names),
            ("validations", ValidationKeys.table.names),
        ]
        let rows = try Self.rows(under: "## Not implemented yet", "| where")
        #expect(rows.count == tables.count)
        for (name, names) in tables {
            let row = try #require(rows.first { $0[0] == name })
            #expect(Self.code(in: row[1]) == names.entries.filter(\.isLater).map(\.name), "\(name)")
        }
        let others = [
            GroupKeys.table.names, PageKeys.table.names, OptionKeys.table.names, RuleKeys.table.names,
            TargetKeys.table.names, RepetitionKeys.table.names, MatrixKeys.table.names,
        ]
        #expect(others.allSatisfy { !$0.entries.contains(where: \.isLater) })
    }

    /// The cells of the first table under a heading.
    private static func rows(under heading: String, _ head: String) throws -> [[String]] {
        let file = RepositoryFolder.root.appendingPathComponent("Documentation/JSON-dialect.md")
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0 == heading })
        return lines[start...].drop { !$0.hasPrefix(head) }.dropFirst(2).prefix { $0.hasPrefix("|") }.map { row in
            row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private static func code(in cell: String) -> [String] { cell.matches(of: /`([^`]+)`/).map { String($0.1) } }
}
