import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Foundation
import Testing

/// Where the forms lie that the original Form was tested with.
enum OriginalFiles {
    static let folder = RepositoryFolder.root.deletingLastPathComponent()
        .appendingPathComponent("shared/fixtures/form-json")

    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".json") }.sorted()
}

/// The forms that the original Form was tested with, unchanged, where they lie beside the repository.
@Suite(.enabled(if: !OriginalFiles.names.isEmpty, "the original forms are not beside the repository"))
struct OriginalFormTests {
    private func reading(_ file: String) throws -> DefinitionReading {
        let data = try Data(contentsOf: OriginalFiles.folder.appendingPathComponent(file))
        return DefinitionReader.read(Array(data), fileName: file)
    }

    @Test(arguments: OriginalFiles.names) func loadsWithoutErrors(_ file: String) throws {
        let reading = try reading(file)
        #expect(reading.diagnostics.filter { $0.severity == .error }.isEmpty, "\(reading.report)")
        #expect(try !reading.session().rows.isEmpty)
    }

    @Test func onlyRulesThatNeverApplyAndTrailingCommasDeserveAWarning() throws {
        var warnings: [String: [String]] = [:]
        for file in OriginalFiles.names {
            let codes = try reading(file).diagnostics.map(\.code.name)
            if !codes.isEmpty { warnings[file] = codes }
        }
        #expect(
            warnings == [
                "field-validations.json": ["rule_cannot_apply"], "forms.json": ["rule_cannot_apply"],
                "segment-field.json": ["trailing_comma", "trailing_comma"],
            ])
    }

    @Test(arguments: ["number-formula.json", "forms.json"])
    func theTotalAddsTheValueOfTheChosenSalaryToTheBonus(_ file: String) throws {
        let engine = try reading(file).session(["base_salary": 1, "bonus": 100])
        #expect(engine.values["total"] == 300)
        engine.set("base_salary", 2)
        #expect(engine.values["total"] == 110)
        #expect(engine.isEnabled("total") == false)
    }

    @Test func aTemporaryContractHidesWhatOnlyPermanentOnesHave() throws {
        let engine = try reading("forms.json").session()
        let all = engine.shown
        for place in ["end_date", "end_time", "[employment-1]", "total"] { #expect(all.contains(place)) }
        engine.set("contract_type", 1)
        #expect(
            all.filter { !engine.shown.contains($0) }
                == ["end_date", "end_time", "[employment-1]", "base_salary", "bonus_enabled", "bonus", "total"])
        engine.set("contract_type", 0)
        #expect(engine.shown == all)
    }

    @Test func aUserNameWritesTheNames() throws {
        let engine = try reading("forms.json").session(["first_name": "Ada", "last_name": "Lind"])
        #expect(engine.values["display_name"] == "Ada Lind")
        #expect(engine.isEnabled("display_name") == false)
        engine.set("username", 3)
        #expect(engine.values["display_name"] == "John Hyperseed")
        #expect(engine.values["contract_type"] == 1)
        #expect(engine.isEnabled("first_name") == false)
        engine.set("username", 1)
        #expect(engine.isEnabled("first_name") == true)
        #expect(engine.isEnabled("display_name") == true)
    }

    @Test func employmentEndsAfterItBegins() throws {
        let engine = try reading("forms.json").session(["start_date": "2015-02-01", "end_date": "2015-01-31"])
        #expect(engine.submit().contains("end_date compare"))
        engine.set("end_date", "2015-02-02")
        #expect(!engine.submit().contains("end_date compare"))
    }

    @Test func twoCompaniesStandInTheFormUntilTheyAreRemoved() throws {
        let engine = try reading("forms.json").session()
        #expect(engine.submit().filter { $0.hasPrefix("companies") }.count == 2)
        engine.set("companies[1].name", "Acme")
        engine.play("remove_item", "companies[0]")
        #expect(engine.values["companies"] == [["name": "Acme"]])
    }

    @Test func companiesAreAddedAndRewriteTheMail() throws {
        let engine = try reading("dynamic.json").session(["email": "john.hyperseed"])
        engine.play("add_item", "companies")
        #expect(engine.values["email"] == "john.hyperseed@hyper.no")
        #expect(engine.shown.contains("companies[0].name"))
        engine.set("companies[0].name", "Facebook")
        engine.play("add_item", "companies")
        engine.set("companies[1].phone_number", 222)
        #expect(
            engine.flatValues == [
                "companies[0].name": "Facebook", "companies[1].phone_number": 222, "email": "john.hyperseed@hyper.no",
            ])
        engine.play("remove_item", "companies[0]")
        #expect(engine.flatValues == ["companies[0].phone_number": 222, "email": "john.hyperseed@hyper.no"])
    }

    @Test func aTitleHidesASection() throws {
        let engine = try reading("dynamic.json").session(["title": 0, "email": "a@example.org"])
        #expect(!engine.shown.contains("email"))
        engine.set("title", 1)
        #expect(engine.values == ["title": 1, "email": "a@example.org"])
    }

    @Test func valuesWrittenInTheFormAreAnswers() throws {
        #expect(try reading("segment-field.json").session().values == ["segment": "part_1"])
        #expect(try reading("switch-field.json").session().values == ["switch": true])
        #expect(try reading("simple-number-field.json").session().values == ["amount": 12])
        #expect(try reading("simple-text-field.json").session().values == ["textie": "1"])
        let answers: JSONValue = ["contract_type": .null, "start_date": "2014-10-31", "base_salary": 2]
        let engine = try reading("default-values.json").session(answers)
        #expect(engine.values == ["contract_type": 0, "start_date": "2014-10-31", "base_salary": 2])
    }

    @Test func whatIsInvalidIsNamed() throws {
        let engine = try reading("field-validations.json").session(["first_name": "A", "last_name": "Underwood"])
        #expect(engine.submit() == ["first_name min_length", "birthday required"])
    }
}
