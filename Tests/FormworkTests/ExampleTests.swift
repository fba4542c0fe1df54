import Formwork
import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Foundation
import Testing

/// The forms in `Examples` work as people expect.
struct ExampleTests {
    private static let folder = RepositoryFolder.examples

    static let names = [
        "account", "checkout", "employee", "event", "feedback", "loan", "medical", "study", "support", "travel", "visa",
    ]

    @Test func thereAreNoOthers() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(files.filter { $0.hasSuffix(".json") }.sorted() == Self.names.map { $0 + ".json" })
    }

    @Test(arguments: names)
    func everyExampleIsReadWithoutADiagnostic(_ name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name + ".json")))
        let reading = DefinitionReader.read(bytes, fileName: name + ".json", strict: true)
        #expect(reading.report == "")
        #expect(reading.definition?.id == name)
    }

    @Test func accountComparesPasswordsAndNeedsAgreement() throws {
        let answers: JSONValue = [
            "username": "ada_l", "email": "ada@example.org", "password": "correct horse battery",
            "password_again": "correct horse battery", "birthday": "1990-12-10", "country": "GB", "terms": true,
        ]
        let check = try check("account", answers)
        #expect(check.isValid, "\(check.errors.text())")
        #expect(check.session.values["shown_name"]?.stringValue == "ada_l")
        let wrong = try self.check(
            "account", changed(answers, ["password_again": "something else", "terms": false, "username": "Ada"]))
        #expect(codes(wrong) == ["username pattern", "password_again compare", "terms required"])
    }

    @Test func feedbackAveragesTheRowsOfItsTable() throws {
        let answers: JSONValue = [
            "house": "zuerich", "days": ["sat", "sun"], "stars": 3, "content": ["room": 3, "breakfast": 2, "staff": 3],
            "better": "The coffee.", "interests": ["hiking"],
        ]
        let check = try check("feedback", answers)
        #expect(check.isValid, "\(check.errors.text())")
        #expect(check.session.values["average"] == .number(decimal("2.7")))
        #expect(check.session.values["content"]?["breakfast"] == 2)
        let wrong = try self.check("feedback", changed(answers, ["house": "meran", "stars": 6]))
        #expect(codes(wrong) == ["house option", "stars option"])
        let pleased = try self.check("feedback", changed(answers, ["stars": 5]))
        #expect(pleased.session.values["better"] == nil)
    }

    @Test func checkoutAddsUpAndShipsFreeFromSixtyEuros() throws {
        let answers: JSONValue = [
            "articles": [["product": "cafe", "quantity": 2], ["product": "tasse", "quantity": 1]],
            "name": "Camille Martin", "street": "12 rue des Lilas", "postcode": "69003", "city": "Lyon",
            "shipping": "express", "method": "card", "card_number": "4111 1111 1111 1111", "card_until": "09/29",
            "card_code": "123", "terms": true,
        ]
        let check = try check("checkout", answers)
        #expect(check.isValid, "\(check.errors.text())")
        #expect(check.session.values["goods"] == .number(decimal("33.8")))
        #expect(check.session.values["total"] == .number(decimal("45.8")))
        #expect(check.session.flatValues["articles[0].sum"] == .number(decimal("15.8")))
        let much = try self.check(
            "checkout", changed(answers, ["articles": [["product": "tasse", "quantity": 4]], "method": "transfer"]))
        #expect(much.isValid)
        #expect(much.session.values["total"] == 72)
        #expect(much.session.values["card_number"] == nil)
        let wrong = try self.check(
            "checkout", changed(answers, ["articles": [], "postcode": "690", "card_until": "13/29"]))
        #expect(
            codes(wrong) == [
                "articles[0].product required", "articles[0].quantity required", "postcode pattern",
                "card_until pattern",
            ])
    }

    @Test func employeeWorksAsInTheOriginalForm() throws {
        let answers: JSONValue = [
            "first_name": "Elvis", "last_name": "Nunez", "email": "elvis@example.no", "manages": true,
            "team": "Forms", "contract_type": "permanent", "start_date": "2027-01-04", "base_salary": "b", "hours": 37,
            "has_bonus": true, "bonus": 1500, "holidays": 30, "place": "home", "keys": 1,
            "companies": [["name": "Acme", "years": 3]],
        ]
        let check = try check("employee", answers)
        #expect(check.isValid, "\(check.errors.text())")
        #expect(check.session.values["display_name"]?.stringValue == "Elvis Nunez")
        #expect(check.session.values["total"] == 48_000)
        #expect(check.session.values["per_month"] == 4_000)
        #expect(check.session.values["end_date"] == nil)
        #expect(check.session.values["keys"] == nil)
        #expect(check.session.flatValues["companies[0].name"]?.stringValue == "Acme")
        let fixed = try self.check(
            "employee", changed(answers, ["contract_type": "fixed", "end_date": "2027-01-04", "has_bonus": false]))
        #expect(codes(fixed) == ["end_date compare", "reason required"])
    }

    @Test func employeeUpdatesWhatFollowsFromAnAnswer() throws {
        let session = try open("employee")
        _ = session.perform(.load([:]))
        #expect(session.values["holidays"] == 25)
        #expect(session.values["contract_type"]?.stringValue == "permanent")
        let manages = try #require(session.node(at: "manages"))
        let changes = session.perform(.set(manages, .bool(true)))
        #expect(session.values["holidays"] == 30)
        #expect(changes.insertions.count == 1)
    }

    @Test func eventCountsSeatsWorkshopsAndDinner() throws {
        let answers: JSONValue = [
            "name": "Ada", "ticket": "weekend", "arrival": "2027-07-16", "departure": "2027-07-18",
            "workshops": ["bread", "pottery"], "dinner": true, "diet": ["fish", "other"], "diet_other": "Celery",
            "guests": [["name": "Charles", "age": 44]], "terms": true,
        ]
        let check = try check("event", answers)
        #expect(check.isValid, "\(check.errors.text())")
        #expect(check.session.values["seats"] == 2)
        #expect(check.session.values["total"] == 196)
        #expect(check.session.values["workshops"] == ["pottery", "bread"])
        let wrong = try self.check(
            "event",
            changed(answers, ["departure": "2027-07-16", "diet_other": "", "workshops": ["juggling"], "terms": false]))
        #expect(
            codes(wrong) == ["departure compare", "workshops option", "diet_other required", "terms required"])
    }

    @Test func medicalAsksOnlyWhatApplies() throws {
        let answers: JSONValue = [
            "name": "ليلى حداد", "birthday": "1991-11-22", "sex": "female", "pregnant": true, "week": 20,
            "conditions": ["diabetes"], "diabetes_type": 1, "medicines": [["name": "ميتفورمين", "daily": 2]],
            "height": 165, "weight": .number(decimal("61.5")), "smoking": "never", "cigarettes": 20, "agreed": true,
            "heart_story": "…",
        ]
        let check = try check("medical", answers)
        #expect(check.isValid, "\(check.errors.text())")
        #expect(check.session.values["age"] == 34)
        #expect(check.session.values["bmi"] == .number(decimal("22.6")))
        #expect(check.session.values["cigarettes"] == nil)
        #expect(check.session.values["heart_story"] == nil)
        let man = try self.check(
            "medical", changed(answers, ["sex": "male", "conditions": ["pressure"], "heart_story": ""]))
        #expect(man.session.values["week"] == nil)
        #expect(codes(man) == ["heart_story required"])
    }

    @Test func supportAsksWhatTheKindOfProblemNeeds() throws {
        let answers: JSONValue = [
            "name": "Ada", "email": "ada@example.org", "answer_by": "email", "kind": "broken",
            "page": "https://example.org/orders", "since": "2026-11-20T17:30", "urgency": "stopped",
            "description": "The list of orders stays empty.\nYesterday it did not.",
        ]
        let check = try check("support", answers)
        #expect(check.isValid, "\(check.errors.text())")
        #expect(check.session.values["since"]?.stringValue == "2026-11-20T17:30")
        let wrong = try self.check(
            "support",
            changed(answers, ["email": "ada", "answer_by": "phone", "kind": "bill", "bill_number": "417", "page": "x"]))
        #expect(codes(wrong) == ["email format", "phone required", "bill_number pattern"])
    }

    @Test func travelRefundsWhatThePersonPaid() throws {
        let answers: JSONValue = [
            "name": "Jürgen Groß", "purpose": "Messe in Leipzig", "from": "2026-03-10", "until": "2026-03-12",
            "receipts": [
                ["day": "2026-03-10", "kind": "train", "amount": .number(decimal("89.9")), "paid_by_firm": true],
                ["day": "2026-03-11", "kind": "meal", "guests": "Frau Öz", "amount": .number(decimal("64.3"))],
            ],
            "kilometres": 35, "confirmed": true,
        ]
        let check = try check("travel", answers)
        #expect(check.isValid, "\(check.errors.text())")
        #expect(check.session.values["days"] == 3)
        #expect(check.session.values["spent"] == .number(decimal("154.2")))
        #expect(check.session.values["refunded"] == .number(decimal("116.8")))
        let wrong = try self.check(
            "travel", changed(answers, ["until": "2026-03-09", "receipts": [["kind": "other", "amount": 0]]]))
        #expect(
            codes(wrong) == [
                "until compare", "receipts[0].day required", "receipts[0].what required",
                "receipts[0].amount min_value",
            ])
    }

    private func open(_ name: String) throws -> FormEngine {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name + ".json")))
        let reading = DefinitionReader.read(bytes, fileName: name + ".json")
        let definition = reading.definition
        let form = try CompiledForm(try #require(definition, "\(reading.report)"))
        // 21 November 2026, 12:00 in UTC
        let context = SessionContext(messages: MessageCatalogs.english, clock: 1_795_262_400_000)
        return FormEngine(form, context: context)
    }

    private func check(_ name: String, _ answers: JSONValue) throws -> AnswerValidation {
        let session = try open(name)
        return AnswerValidation(answers, of: session.form, context: session.context)
    }

    private func codes(_ check: AnswerValidation) -> [String] {
        check.session.errors.map { "\($0.path) \($0.code)" }
    }

    private func changed(_ answers: JSONValue, _ changes: [JSONMember]) -> JSONValue {
        let kept = (answers.objectValue ?? []).filter { answer in !changes.contains { $0.key == answer.key } }
        return .object(kept + changes)
    }

    private func changed(_ answers: JSONValue, _ changes: JSONValue) -> JSONValue {
        changed(answers, changes.objectValue ?? [])
    }

    private func decimal(_ text: String) -> DecimalNumber { DecimalNumber(text) ?? 0 }
}
