#if Server
/// The claims on files: those of submissions are for good, and those of drafts last until a time.
extension DiskFileStore {
    /// Notes that a submission has these files.
    public func keep(_ ids: [String], for submission: String) async throws {
        try await alone {
            for id in ids {
                guard var note = try note(of: id) else { throw StoreProblem("A file of a submission is missing.") }
                if note.submissions.contains(submission) { continue }
                note.submissions.append(submission)
                note.details.sender = nil
                try write(note, of: id)
            }
        }
    }

    /// Takes back `keep` for a submission that was not stored.
    public func cancelKeeping(_ ids: [String], for submission: String) async throws {
        try await alone {
            for id in ids {
                guard var note = try note(of: id), note.submissions.contains(submission) else { continue }
                note.remove(submission)
                try write(note, of: id)
            }
        }
    }

    /// Notes that a draft has these files until a time.
    public func hold(_ ids: [String], for draft: DraftKey, until time: Int64) async throws {
        try await alone {
            for id in ids {
                guard var note = try note(of: id) else { throw StoreProblem("A file of a draft is missing.") }
                note.drafts = (note.drafts ?? [:]).merging([draft.hash: time]) { max($0, $1) }
                try write(note, of: id)
            }
        }
    }

    /// Takes these files from a draft.
    public func letGo(_ ids: [String], of draft: DraftKey) async throws {
        try await alone {
            for id in ids {
                guard var note = try note(of: id), note.drafts?[draft.hash] != nil else { continue }
                note.drafts?[draft.hash] = nil
                if note.drafts?.isEmpty == true { note.drafts = nil }
                try write(note, of: id)
            }
        }
    }

    /// Takes these files from a submission.
    public func release(_ ids: [String], from submission: String) async throws {
        try await alone {
            for id in ids {
                guard var note = try note(of: id), note.submissions.contains(submission) else { continue }
                note.remove(submission)
                if note.submissions.isEmpty { remove(id) } else { try write(note, of: id) }
            }
        }
    }

    /// Changes notes while nobody else does, in this process or another.
    func alone(_ body: @escaping @Sendable () throws -> Void) async throws {
        try await Disk.run {
            try Disk.makeFolder(folder)
            try Disk.locked(folder + "/lock", body)
        }
    }
}
#endif
