#if Server
import FormworkServer
import FormworkTesting
import Synchronization
import Testing

#if PostgreSQL
import FormworkPostgreSQL
#endif

/// The stores of Formwork keep the promises of stores, and the checks find stores that do not.
@Suite(.tags(.waiting)) struct StoreConformanceTests {
    /// A check of a kind of store.
    struct Promise: CustomTestStringConvertible, Sendable {
        let kind: StoreKind
        let check: StoreCheck
        /// The places of the stores that were opened. They are there until the process ends.
        private static let places = Mutex<[StorePlace]>([])

        var testDescription: String { "\(kind): \(check)" }

        static let everything = StoreKind.allCases.flatMap { kind in
            StoreConformance.everything { try await open(kind) }.map { Promise(kind: kind, check: $0) }
        }

        static func open(_ kind: StoreKind) async throws -> any AnswerStore {
            let place = try StorePlace(kind)
            places.withLock { $0.append(place) }
            return try await place.open()
        }
    }

    @Test(arguments: Promise.everything) func aStoreOfFormworkKeeps(_ promise: Promise) async throws {
        try await promise.check.run()
    }

    #if PostgreSQL
    @Test(
        arguments: StoreConformance.rates {
            try await #require(Promise.open(.postgreSQL) as? PostgreSQLSubmissionStore)
        })
    func serversWithADatabaseCountTogether(_ promise: StoreCheck) async throws { try await promise.run() }
    #endif

    /// The promises that a store with a fault breaks, by their beginnings.
    @Test(arguments: FaultyStore.Fault.allCases) func everyBrokenPromiseIsFound(_ fault: FaultyStore.Fault) async throws
    {
        var broken: [String] = []
        for promise in StoreConformance.everything({ try FaultyStore(fault) }) {
            do {
                try await promise.run()
            } catch let failure as FormTestFailure {
                broken.append(promise.name)
                #expect(failure.description.hasSuffix("."), "a sentence says what is wrong")
            }
        }
        #expect(!broken.isEmpty)
        if let promise = fault.promise { #expect(broken == [promise]) }
    }

    @Test func allBrokenPromisesAreToldAtOnce() async throws {
        let failure = await #expect(throws: FormTestFailure.self) {
            try await StoreConformance.submissions { try FaultyStore(.forgets) }.run()
        }
        let sentences = failure?.description.split(separator: "\n").map(String.init) ?? []
        #expect(sentences.count > 2)
        #expect(sentences.first?.hasPrefix("A submission is found as it was stored. ") == true)
    }
}
#endif
