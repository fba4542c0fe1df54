#if Server
extension FileStore {
    /// How long files stay that are still being written, in milliseconds. Somebody else may be sending one just now.
    private static var patience: Int64 { 3_600_000 }

    /// Deletes the files of a draft that is to be erased, unless a submission or another draft has them.
    ///
    /// - Parameters:
    ///   - draft: The draft.
    ///   - possible: The ids of its files. Ids of no file do no harm.
    ///   - now: The time in milliseconds since 1970. What drafts held until an hour before does not keep a file.
    /// - Returns: How many files are gone.
    package func deleteFiles(of draft: DraftKey, among possible: [String], at now: Int64) async throws -> Int {
        var held: [String] = []
        for id in possible where !held.contains(id) {
            let until = try await file(id)?.heldUntil
            if until != nil { held.append(id) }
        }
        if held.isEmpty { return 0 }
        try await letGo(held, of: draft)
        try await sweep(held, unfinishedBefore: now - Self.patience)
        var gone = 0
        for id in held {
            let left = try await file(id)
            if left == nil { gone += 1 }
        }
        return gone
    }
}
#endif
