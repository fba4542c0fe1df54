#if Server
import FormworkServer

extension FileStore {
    /// The files that no submission has, of those that were stored before a time, as if every draft was over.
    func orphans(before time: Int64) async throws -> [String] { try await orphans(before: time, at: .max) }
}
#endif
