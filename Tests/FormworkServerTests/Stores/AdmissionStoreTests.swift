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
}
#endif
