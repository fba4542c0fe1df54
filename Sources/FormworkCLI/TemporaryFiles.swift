#if Server
import FormworkServer
import Foundation

/// A temporary folder for files that are uploaded while somebody tries a form.
struct TemporaryFiles: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("formwork-\(UUID().uuidString)")

    /// A store in the folder, which is made with the first file.
    func store() throws -> DiskFileStore { try DiskFileStore(folder: folder.path) }

    /// Deletes the folder with its files.
    func delete() { try? FileManager.default.removeItem(at: folder) }
}
#endif
