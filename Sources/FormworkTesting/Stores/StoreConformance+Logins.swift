#if Server
public import FormworkServer

extension StoreConformance {
    /// The promises of a store of links and logins.
    ///
    /// - Parameter open: Makes a store in which nothing is.
    public static func admissions(_ open: @escaping @Sendable () async throws -> any AdmissionStore) -> [StoreCheck] {
        [
            StoreCheck("An admission is found until it expires.") {
                let store = try await open()
                let first = Admission(kind: .code, hash: "h", who: "first", expires: 100)
                try await store.admit(first)
                try await store.admit(Admission(kind: .code, hash: "h", who: "second", expires: 200))
                try await expect(
                    store.admission(.code, hash: "h", at: 99), first,
                    "An admission is not found, or another one with its hash takes its place.")
                try await expect(
                    store.admission(.link, hash: "h", at: 1), nil, "An admission of another kind is found.")
                try await expect(store.admission(.code, hash: "g", at: 1), nil, "Another hash finds an admission.")
                try await expect(store.admission(.code, hash: "h", at: 100), nil, "An admission does not expire.")
                try await expect(
                    store.takeAdmission(.code, hash: "h", at: 100), nil, "An admission that has expired is taken.")
                try await store.deleteAdmissions(expiredAt: 99)
                try await expect(store.admission(.code, hash: "h", at: 1), first, "An admission is removed too early.")
                try await store.deleteAdmissions(expiredAt: 100)
                try await expect(
                    store.admission(.code, hash: "h", at: 1), nil, "An admission that has expired is not removed.")
            },
            StoreCheck("Of many who take an admission at once, one gets it.") {
                let store = try await open()
                let link = Admission(kind: .link, hash: "h", who: "Eve", expires: 10)
                try await store.admit(link)
                let taken = try await atOnce(8) { _ in try await store.takeAdmission(.link, hash: "h", at: 1) }
                try expect(taken.compactMap { $0 }, [link], "A link lets in more than once, or not at all.")
                try await expect(store.admission(.link, hash: "h", at: 1), nil, "A link that was taken is there.")
            },
            StoreCheck("Admissions are listed, those that expire first at the beginning.") {
                let store = try await open()
                let sessions = [("b", "ada", 200), ("a", "bo", 300), ("c", "ada", 100)].map { hash, who, expires in
                    Admission(kind: .session, hash: hash, who: who, expires: expires)
                }
                for session in sessions { try await store.admit(session) }
                try await store.admit(Admission(kind: .link, hash: "l", who: "ada", expires: 300))
                try await expect(
                    store.admissions(.session, at: 99), [sessions[2], sessions[0], sessions[1]],
                    "Logins are missing, of another kind, or in another order.")
                try await expect(
                    store.admissions(.session, at: 100), [sessions[0], sessions[1]],
                    "A login that has expired is listed.")
            },
        ]
    }

    /// The promises of a store in which servers count together what each address sends.
    ///
    /// - Parameter open: Makes a store in which nothing is.
    public static func rates(_ open: @escaping @Sendable () async throws -> any RateStore) -> [StoreCheck] {
        // Nothing comes back while the checks run, however long that takes.
        let rate = RequestRate(burst: 5, perMinute: 0)
        return [
            StoreCheck("A name may send its burst, and no more.") {
                let store = try await open()
                try await expect(
                    store.take(6, of: "a", within: rate), false, "More than the burst may be sent at once.")
                try await expect(store.take(3, of: "a", within: rate), true, "A burst may not be sent.")
                try await expect(store.take(3, of: "a", within: rate), false, "More than the burst may be sent.")
                try await expect(store.take(2, of: "a", within: rate), true, "What is refused is taken from the rest.")
                try await expect(store.take(1, of: "a", within: rate), false, "More than the burst may be sent.")
                try await expect(store.take(5, of: "b", within: rate), true, "A name counts for another one.")
            },
            StoreCheck("What was sent may be sent again after a while.") {
                let store = try await open()
                // A thousandth of a millisecond is enough for one.
                let fast = RequestRate(burst: 1, perMinute: 60_000_000)
                for _ in 0..<1_000 { _ = try await store.take(1, of: "a", within: fast) }
                var isAdmitted = false
                for _ in 0..<10_000 where !isAdmitted { isAdmitted = try await store.take(1, of: "a", within: fast) }
                try expect(isAdmitted, true, "A name that has used its burst may never send again.")
            },
            StoreCheck("Many who count at once do not count too little.") {
                let store = try await open()
                let taken = try await atOnce(20) { _ in try await store.take(1, of: "a", within: rate) }
                try expect(taken.count { $0 }, 5, "More or less than the burst may be sent.")
            },
        ]
    }
}
#endif
