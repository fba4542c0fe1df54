import Formwork
import FormworkTestSupport
import Testing

/// The news of a session as asynchronous sequences.
@MainActor
struct StreamTests {
    private func session() throws -> FormSession {
        let session = FormSession(try CompiledForm(FeedTests.form))
        session.load()
        return session
    }

    @Test func aSlowReaderMissesNoChange() async throws {
        let session = try session()
        let changes = session.changes
        for amount in 1...3 { session.set("amount", to: .number(DecimalNumber(amount))) }
        var numbers: [Int] = []
        for await change in changes {
            numbers.append(change.number)
            if numbers.count == 3 { break }
        }
        #expect(numbers == [2, 3, 4])
    }

    @Test func aSlowReaderOfValuesGetsTheLatest() async throws {
        let session = try session()
        var values = session.valueUpdates(of: "double").makeAsyncIterator()
        #expect(await values.next() == 20)
        session.set("amount", to: 1)
        session.set("amount", to: 2)
        #expect(await values.next() == 4)
        session.set("people[0].name", to: "Ann")
        session.load(["amount": 5])
        #expect(await values.next() == 10)
    }

    @Test func sequencesEndWithTheSession() async throws {
        var session: FormSession? = try session()
        let values = session?.valueUpdates(of: "amount")
        let changes = session?.changes
        session = nil
        var seen: [FormValue] = []
        for await value in try #require(values) { seen.append(value) }
        #expect(seen == [10])
        for await _ in try #require(changes) { Issue.record("There was no change") }
    }

    @Test func submissionsAndTapsAndValiditiesAreSequencesToo() async throws {
        let session = try session()
        var submissions = session.submissions.makeAsyncIterator()
        var taps = session.taps(on: "scan").makeAsyncIterator()
        var validities = session.validityUpdates(of: "people[0].name").makeAsyncIterator()
        #expect(await validities.next() == .clear)
        session.tap("main")
        session.tap("scan")
        session.perform(.submit)
        #expect(await taps.next()?.path == "scan")
        #expect(await submissions.next()?.errors.map(\.path) == ["people[0].name"])
        #expect(await validities.next() == .invalid)
    }
}
