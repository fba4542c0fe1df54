#if Server
import Formwork
import FormworkCore
import FormworkServer
import HTTPTypes
import HummingbirdTesting
import Testing

/// Posts of programs.
struct JSONJourneyTests {
    @Test func acceptsNestedAndFlatAnswers() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            let nested = try await client.postJSON(
                "/loan",
                #"{"name":"Ada","amount":"2000","months":10,"guaranteed":true,"guarantors":[{"name":"Charles"}]}"#)
            #expect(nested.status == .created)
            #expect(nested.json?["valid"]?.boolValue == true)
            #expect(nested.json?["id"]?.stringValue?.isEmpty == false)
            #expect(nested.json?["values"]?["monthly"]?.numberValue == 200)

            let flat = try await client.postJSON(
                "/loan", #"{"name":"Ada","amount":2000,"months":10,"guaranteed":true,"guarantors[0].name":"Charles"}"#)
            #expect(flat.status == .created)
            #expect(flat.json?["values"] == nested.json?["values"])
        }
        #expect(try await server.store.submissions(form: "loan").count == 2)
    }

    @Test func refusesWithTheSameErrorsAsThePage() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            let response = try await client.postJSON("/loan", #"{"amount":12,"purpose":"boat","guaranteed":true}"#)
            #expect(response.status == .unprocessableContent)
            let json = try #require(response.json)
            #expect(json["valid"]?.boolValue == false)
            let errors = json["errors"]?.arrayValue ?? []
            #expect(errors.map { $0["path"]?.stringValue } == ["name", "amount", "purpose", "guarantors[0].name"])
            #expect(errors.map { $0["code"]?.stringValue } == ["required", "min_value", "option", "required"])
            #expect(errors.dropFirst().first?["parameters"]?["min"]?.numberValue == 1000)
            #expect(errors.allSatisfy { $0["message"]?.stringValue?.isEmpty == false })
        }
        #expect(try await server.store.submissions(form: "loan").isEmpty)
    }

    @Test func fillsInNoDefault() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            let response = try await client.postJSON("/loan", #"{"name":"Ada","amount":2000}"#)
            #expect(response.json?["values"]?["months"] == nil)
        }
    }

    @Test func storesOnceForOneKey() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            let key = header("Idempotency-Key", "4711")
            let first = try await client.postJSON("/loan", #"{"name":"Ada","amount":2000}"#, key)
            let second = try await client.postJSON("/loan", #"{"amount":2000,"name":"Ada"}"#, key)
            #expect(first.status == .created)
            #expect(second.status == .created)
            #expect(first.text == second.text)
            let other = try await client.postJSON("/loan", #"{"name":"Ada","amount":3000}"#, key)
            #expect(other.status == .conflict)
            #expect(other.json?["error"]?.stringValue == "conflict")
        }
        #expect(try await server.store.submissions(form: "loan").count == 1)
    }

    @Test func aKeyThatCannotBeStoredIsNamed() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            let long = String(repeating: "k", count: 201)
            for (key, isTaken) in [(long, false), ("", false), (String(long.dropLast()), true)] {
                let reply = try await client.postJSON(
                    "/loan", #"{"name":"Ada","amount":2000}"#, header("Idempotency-Key", key))
                #expect(reply.status == (isTaken ? .created : .badRequest))
                if isTaken { continue }
                #expect(reply.json?["error"]?.stringValue == "idempotency_key")
                #expect(reply.json?["message"]?.stringValue?.contains("Idempotency-Key") == true)
            }
        }
    }

    @Test(arguments: ["1e400", "-1e400", "9223372036854775808", "1e6144", "\"1e400\"", "\"99999999999999999999\""])
    func aWholeNumberThatNoProgramReadsIsAnError(_ number: String) async throws {
        let form = FormDefinition("n", title: "N") { Field.integer("n", "Number") }
        let server = try await ServedForms([form])
        try await server.test { client in
            let refused = try await client.postJSON("/n", "{\"n\":\(number)}")
            #expect(refused.status == .unprocessableContent)
            #expect(refused.json?["errors"]?.arrayValue?.first?["code"]?.stringValue == "type")
            var page = Browser(client)
            try await page.open("/n")
            page.fill("n", number.filter { $0 != "\"" })
            try await page.press()
            #expect(page.status == .unprocessableContent)
            #expect(try await client.postJSON("/n", "{\"n\":-9223372036854775808}").status == .created)
        }
    }

    @Test(arguments: ["", "[]", "12", "{", #"{"a":1,"a":2}"#, "nul", "{\"name\":\"\u{1}\"}"])
    func refusesWhatIsNotAnswers(_ body: String) async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            let response = try await client.postJSON("/loan", body)
            #expect(response.status == .badRequest)
            #expect(response.json?["error"]?.stringValue == "malformed")
        }
    }

    @Test func tellsTheDefinition() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            let response = try await client.get("/loan/definition")
            #expect(response.status == .ok)
            #expect(response.json?.objectValue != nil)
            let tag = try #require(response.headers[.eTag])
            let again = try await client.get("/loan/definition", header("If-None-Match", tag))
            #expect(again.status == .notModified)
        }
    }
}
#endif
