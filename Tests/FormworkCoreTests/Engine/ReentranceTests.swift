import FormworkTestSupport
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Code that asks a session for something while one of its transactions runs.
struct ReentranceTests {
    @Test func aValidatorFindsTheAnswersOfItsSession() throws {
        var field = Field(id: "name", type: .text)
        field.validations.validators = ["free"]
        let engine = try FormDefinition(fields: [field]).session()
        var seen: [JSONValue] = []
        let session = CodeCheckedSession(engine) { [unowned engine] _, state in
            seen.append(engine.values)
            _ = engine.field(state.node)
            return CustomError(code: "taken", message: "Taken")
        }
        _ = session.perform(.load(.object([JSONMember("name", .string("Ann"))])))
        let changes = session.perform(.submit)
        #expect(changes.submission == .refused)
        #expect(engine.errors.map { $0.code } == ["taken"])
        #expect(seen.map { $0["name"]?.stringValue } == Array(repeating: "Ann", count: seen.count) && !seen.isEmpty)
        #expect(engine.values["name"]?.stringValue == "Ann")
        #expect(engine.checkInvariants().isEmpty)
    }

    @Test func aValidatorThatAsksForErrorsDoesNotRunItself() throws {
        var field = Field(id: "name", type: .text)
        field.validations.validators = ["free"]
        let engine = try FormDefinition(fields: [field]).session()
        var (depth, deepest) = (0, 0)
        let session = CodeCheckedSession(engine) { [unowned engine] _, _ in
            depth += 1
            defer { depth -= 1 }
            deepest = max(deepest, depth)
            if depth < 3 { _ = engine.allErrors }
            return CustomError(code: "taken", message: "Taken")
        }
        _ = session.perform(.load(.object([JSONMember("name", .string("Ann"))])))
        #expect(session.perform(.submit).submission == .refused)
        #expect(deepest == 1)
    }
}
