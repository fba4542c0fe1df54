import Formwork
import FormworkCore
import FormworkDialect
import Testing

/// Answers that are validated without a page.
struct AnswerValidationTests {
    private func check(_ answers: JSONValue) throws -> AnswerValidation {
        let context = SessionContext(messages: MessageCatalogs.english)
        return AnswerValidation(answers, of: try CompiledForm(LoanForm.swift), context: context)
    }

    @Test func fillsInNothing() throws {
        let check = try check(["name": "Ada", "amount": 12_000])
        #expect(check.session.values["months"] == nil)
    }

    @Test func nestedAndFlatAnswersAreTheSame() throws {
        let nested = try check(["guaranteed": true, "guarantors": [["name": "Charles"]]])
        let flat = try check(["guaranteed": true, "guarantors[0].name": "Charles"])
        #expect(nested.json == flat.json)
    }

    @Test func tellsWhatIsWrongAndNeverTheAnswer() throws {
        let check = try check(["name": "Ada", "amount": 123])
        #expect(!check.isValid)
        #expect(check.json["valid"]?.boolValue == false)
        let error = try #require(check.errors.arrayValue?.first { $0["path"]?.stringValue == "amount" })
        #expect(error["code"]?.stringValue == "min_value")
        #expect(error["parameters"]?["min"]?.numberValue == 1_000)
        #expect(!check.errors.text().contains("123"))
        #expect(check.json.objectValue?.map(\.key) == ["valid", "errors", "values", "parameters"])
    }
}
