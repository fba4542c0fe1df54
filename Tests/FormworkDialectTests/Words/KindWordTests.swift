import FormworkCore
import FormworkTestSupport
import Testing

@testable import FormworkDialect

/// Errors are worded for kinds of value, and for a type of field only where they speak of its control.
struct KindWordTests {
    /// The words of the error after an answer was given and the form submitted.
    private func words(_ field: String, _ answer: JSONValue? = nil, form own: String = "{}") throws -> String? {
        let read = try definition(
            #"{ "id": "f", "messages": \#(own), "fields": [{ "id": "a", "title": "A", \#(field) }] }"#)
        let context = SessionContext(messages: MessageCatalogs.catalog(for: "en", of: read))
        let form = read.worded(in: LocaleRecord(), context.messages)
        let engine = FormEngine(try CompiledForm(form), context: context)
        if let answer { _ = engine.perform(.load(["a": answer])) }
        _ = engine.perform(.submit)
        return engine.errors.first?.message
    }

    private static let options = #", "options": [{ "id": "x", "title": "X" }, { "id": "y", "title": "Y" }]"#
    private static let required = #", "validations": { "required": true }"#

    @Test(arguments: [
        ("number", "“A” must be a number, such as 12"), ("decimal", "“A” must be a number, such as 12"),
        ("currency", "“A” must be a number, such as 12"), ("integer", "“A” must be a whole number, such as 12"),
        ("count", "“A” must be a whole number, such as 12"),
        ("count_down", "“A” must be a whole number of minutes, such as 30"),
        ("date", "“A” must be a day in the calendar"), ("time", "“A” must be a time of day"),
        ("date_time", "“A” must be a day in the calendar and a time"),
    ])
    func whatIsNoAnswerHasTheWordsOfItsKind(_ type: String, _ expected: String) throws {
        #expect(try words(#""type": "\#(type)""#, "?!") == expected)
    }

    @Test(arguments: [
        (#""type": "text""#, "Fill in “A”"), (#""type": "number""#, "Fill in “A”"), (#""type": "date""#, "Fill in “A”"),
        (#""type": "select"\#(options)"#, "Choose an option for “A”"),
        (#""type": "select", "multiple": true\#(options)"#, "Choose at least one option for “A”"),
        (#""type": "check_group"\#(options)"#, "Choose at least one option for “A”"),
        (#""type": "switch""#, "Turn on “A” to continue"), (#""type": "check""#, "Tick “A” to continue"),
        (#""type": "slider", "min": 0, "max": 9"#, "Move “A” to your answer"),
    ])
    func soHasAMissingAnswer(_ field: String, _ expected: String) throws {
        #expect(try words(field + Self.required) == expected)
    }

    @Test func aFormsWordsForATypeComeBeforeThoseForAKind() throws {
        let own = #"{ "type.currency": "Money!", "type.number": "Number!", "required.options": "Some!" }"#
        #expect(try words(#""type": "currency""#, "?", form: own) == "Money!")
        #expect(try words(#""type": "decimal""#, "?", form: own) == "Number!")
        #expect(try words(#""type": "integer""#, "?", form: own) == "“A” must be a whole number, such as 12")
        #expect(try words(#""type": "check_group"\#(Self.options)"# + Self.required, form: own) == "Some!")
    }

    @Test(arguments: [
        ("{}", "Put the options for “A” in order"), (#"{ "required.ranking": "Sort!" }"#, "Sort!"),
        (#"{ "required.options": "Some!" }"#, "Some!"), (#"{ "required": "Any!" }"#, "Any!"),
    ])
    func optionsToPutInOrderHaveWordsOfTheirOwn(_ own: String, _ expected: String) throws {
        #expect(try words(#""type": "ranking"\#(Self.options)"# + Self.required, form: own) == expected)
    }

    @Test func aFormCanHaveWordsForEveryTypeThatTakesAnAnswer() {
        for type in FieldType.allCases where type.takesInput {
            for code in ["type", "required"] {
                #expect(MessageCatalogs.errorKeys.contains(code + "." + type.rawValue), "\(type)")
            }
        }
        #expect(Set(MessageCatalogs.keys).count == MessageCatalogs.keys.count)
    }

    @Test func wordsForATypeSpeakOfItsControl() {
        let types = Set(FieldType.allCases.filter { $0.takesInput }.map(\.rawValue))
        // The name of these is also that of their kind.
        let kinds: Set = ["text", "number", "integer", "date", "time", "date_time"]
        let own = MessageCatalogs.english.entries.map(\.code).filter { code in
            let parts = code.split(separator: ".").map(String.init)
            return parts.count == 2 && ["type", "required"].contains(parts[0])
                && types.subtracting(kinds).contains(parts[1])
        }
        #expect(own == ["type.check", "type.count_down", "required.check", "required.slider"])
    }
}
