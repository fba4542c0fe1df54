#if Server
@testable import FormworkServer
import Testing

/// What stores of both kinds do with those who are let in.
@Suite(.tags(.waiting)) struct AdmissionStoreTests {
    @Test(arguments: StoreKind.databases) func ofTwoAdmissionsWithOneHashTheFirstStays(_ kind: StoreKind) async throws {
        let place = try StorePlace(kind)
        let store = try await place.open()
        let first = Admission(kind: .code, hash: "h", who: "first", expires: 100)
        try await store.admit(first)
        try await store.admit(Admission(kind: .code, hash: "h", who: "second", expires: 200))
        #expect(try await store.admission(.code, hash: "h", at: 1) == first)
        #expect(try await store.admission(.code, hash: "h", at: 150) == nil)
        #expect(try await store.takeAdmission(.code, hash: "h", at: 1) == first)
        #expect(try await store.takeAdmission(.code, hash: "h", at: 1) == nil)
        withExtendedLifetime(place) {}
    }

    @Test(arguments: StoreKind.databases) func sessionsAreListedUntilTheyExpire(_ kind: StoreKind) async throws {
        let place = try StorePlace(kind)
        let store = try await place.open()
        let sessions = [("b", "ada", 200), ("a", "bo", 200), ("c", "ada", 100)].map { hash, who, expires in
            Admission(kind: .session, hash: hash, who: who, expires: Int64(expires))
        }
        for session in sessions { try await store.admit(session) }
        try await store.admit(Admission(kind: .link, hash: "l", who: "ada", expires: 300))
        #expect(try await store.admissions(.session, at: 99).map(\.hash) == ["c", "a", "b"])
        #expect(try await store.admissions(.session, at: 100) == [sessions[1], sessions[0]])
        #expect(try await store.admissions(.link, at: 1).map(\.who) == ["ada"])
        withExtendedLifetime(place) {}
    }
}
#endif
