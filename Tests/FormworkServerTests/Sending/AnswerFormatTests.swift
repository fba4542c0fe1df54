#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import HTTPTypes
import HummingbirdTesting
import Testing

/// The words of a format, and stored answers in every layout.
struct AnswerFormatTests {
    static let form = FormDefinition("trip", title: "Trip") {
        FormSection("you") {
            Field.text("name", "Name").parameter("full_name")
            Field.text("contact.mail", "Mail").parameter("reach.mail")
            Field.date("day", "Day").pattern(save: "dd.MM.yyyy")
            Field.select("room", "Room", options: [.init(id: "s", title: "Single", value: 1), .init("d", "Double")])
                .parameter("room_code").sends(.value)
            Field.select("extras", "Extras", options: [.init("wifi", "Wifi"), .init("pets", "Pets")]).multiple()
                .sends(.flags)
            Field.text("note", "Note")
        }
        FormSection("guests") {
            Field.text("n", "Name").parameter("who")
            Field.integer("age", "Age")
        }
        .repeating(0...5)
        FormSection("cars") { Field.text("plate", "Plate") }.repeating(0...5)
    }

    static let answers = #"""
        {"name":"Ada","contact":{"mail":"a@b.c"},"day":"2026-11-28","room":"s","extras":["wifi"],
         "guests":[{"n":"Bo"},{"n":"Cy","age":7}]}
        """#

    /// Stored parameters are what a session in Swift writes, in each layout and with and without blank answers.
    @Test(arguments: [ValueOptions.Layout.nested, .flat, .attributes], [ValueOptions.Blanks.omitted, .null])
    func storedParametersAreThoseOfASession(_ layout: ValueOptions.Layout, _ blanks: ValueOptions.Blanks) async throws {
        let server = try await ServedForms([Self.form])
        try await server.test { client in
            let response = try await client.postJSON("/trip", Self.answers)
            #expect(response.status == .created)
        }
        let submission = try #require(try await server.store.submissions(form: "trip").first)
        let engine = FormEngine(try CompiledForm(Self.form), context: SessionContext())
        _ = engine.perform(.replaceAnswers(try #require(JSONValue(stored: Self.answers))))
        #expect(
            submission.answers(as: .parameters(layout, blanks: blanks))
                == engine.values(ValueOptions(names: .parameters, layout: layout, blanks: blanks)))
        #expect(submission.answers(as: .canonical(layout)) == engine.values(ValueOptions(layout: layout)))
    }

    @Test func wordsAreReadAndOthersAreTold() throws {
        func format(_ words: [String: String], usual: AnswerFormat = .canonical()) throws -> AnswerFormat {
            try AnswerFormat(usual: usual) { words[$0] }
        }
        #expect(try format([:]) == .canonical())
        #expect(try format([:], usual: .parameters(.flat, blanks: .null)) == .parameters(.flat, blanks: .null))
        #expect(try format(["values": "parameters"]) == .parameters())
        #expect(
            try format(["values": "parameters", "layout": "attributes", "blanks": "null"])
                == .parameters(.attributes, blanks: .null))
        #expect(try format(["values": "canonical"], usual: .parameters(.flat, blanks: .null)) == .canonical())
        #expect(try format(["layout": "flat"]) == .canonical(.flat))
        for words in [["values": "x"], ["layout": "x"], ["blanks": "x"], ["blanks": "null"]] {
            #expect(throws: AnswerFormatProblem.self) { try format(words) }
        }
    }

    /// A submission of an earlier version has no parameters. Nothing else stands under their name.
    @Test func valuesAreNotSentAsParameters() throws {
        let early = Submission(id: "1", form: "trip", definition: "", created: 0, values: #"{"name":"Ada"}"#)
        #expect(early.answers(as: .parameters()) == nil)
        #expect(early.line(as: .parameters()) == early.line)
        #expect(throws: DeliveryProblem.withoutParameters) { try early.webhookBody(as: .parameters()) }
        let damaged = Submission(
            id: "1", form: "trip", definition: "", created: 0, values: #"{"name":"Ada"}"#, parameters: "{")
        #expect(damaged.answers(as: .parameters()) == nil && damaged.answers(as: .canonical()) == ["name": "Ada"])
    }

    @Test func deliveriesSayHowAnswersAreWritten() throws {
        let options = try DeliveryOptions(
            json: [
                "webhooks": [
                    [
                        "url": "https://a.example", "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
                        "values": "parameters", "layout": "flat", "blanks": "null",
                    ],
                    ["url": "https://b.example", "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
                ],
                "from": "a@example.org",
                "mails": [
                    ["name": "m", "to": "b@example.org", "subject": "s", "text": "t", "values": "parameters"]
                ],
            ])
        #expect(options.webhooks.map(\.format) == [.parameters(.flat, blanks: .null), .canonical()])
        #expect(options.mails.map(\.format) == [.parameters()])
        let problem = #expect(throws: DeliveryOptionsProblem.self) {
            try DeliveryOptions(
                json: [
                    "webhooks": [
                        [
                            "url": "https://a.example", "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
                            "values": "flat",
                        ]
                    ]
                ])
        }
        #expect(problem?.description.hasPrefix("\"webhooks[0].values\" has to be") == true)
    }

    /// The parameters of a mail are for a program, so no answer may look like another one.
    @Test func mailsWriteParameters() throws {
        let submission = Submission(
            id: "1", form: "trip", definition: "", created: 0, values: "{}",
            parameters: #"{"full_name":"Ada\nroom_code: 9","room_code":1,"note":null,"guests":[{"who":"Bo"}]}"#)
        let lines = try #require(MailParameters(submission, .parameters(.flat)))
        #expect(
            lines.filled("{answers}") == "full_name: \"Ada\\nroom_code: 9\"\nroom_code: 1\nguests[0].who: Bo")
        #expect(lines.filled("{guests[0].who} {room_code} {name}{note}|{reference}") == "Bo 1 |\(submission.reference)")
        let json = try #require(MailParameters(submission, .parameters(blanks: .null)))
        #expect(json.filled("{answers}") == submission.parameters)
    }

    /// A mail for a program names parameters, and its recipient a field.
    @Test func namesOfParametersAreNoMisspeltNames() async throws {
        let address = try #require(MailAddress("a@example.org"))
        let mail = MailNotice(
            name: "m", recipient: .answer(path: "contact.mail"), subject: "{full_name} {name}",
            text: "{reach.mail} {guests[0].who} {guests[0].n} {extras.wifi} {answers}", format: .parameters())
        var options = FormRoutesOptions()
        options.deliveries = DeliveryOptions(mails: [mail], sender: address)
        let server = try await FormServer(
            source: try FixedForms([Self.form], environment: FormEnvironment(), limits: PostLimits()),
            store: try SQLiteSubmissionStore.inMemory(), files: nil, options: options)
        let names = server.deliveries.notices.compactMap { $0.firstMatch(of: /names "([^"]+)"/).map { String($0.1) } }
        #expect(names == ["name", "guests[0].n"])
    }
}
#endif
