public import FormworkPresentation

/// A line in the list of files of a question: a file that was added, is on its way, or could not be added.
public struct FileEntry: Equatable, Identifiable, Sendable {
    /// Which file.
    public enum ID: Hashable, Sendable {
        /// A file among the answers, by its reference.
        case added(String)
        /// A file that is not among them yet.
        case upload(FileUpload.ID)
    }

    /// How far a file is.
    public enum Progress: Equatable, Sendable {
        /// It is an answer.
        case added
        /// It is on its way.
        case sending
        /// It did not arrive, and can be sent again.
        case failed
        /// It cannot be an answer.
        case refused
    }

    /// Which file.
    public let id: ID
    /// The name of the file.
    public let title: String
    /// Its size, or what happens to it.
    public let info: String
    /// How far it is.
    public let progress: Progress

    /// Whether something went wrong.
    public var isWrong: Bool { progress == .failed || progress == .refused }
}

extension FileAdding {
    /// The list of files of a question.
    public func entries(of shown: FieldPresentation) -> [FileEntry] {
        let added = shown.options.filter(\.isChosen).map {
            FileEntry(id: .added($0.id), title: $0.title, info: $0.info, progress: .added)
        }
        return added
            + uploads(of: shown.state.node).map { upload in
                switch upload.state {
                case .sending: entry(upload, catalogWords("ui.file_uploading"), .sending)
                case .failed: entry(upload, catalogWords("ui.file_unsent"), .failed)
                case .refused(let message): entry(upload, message, .refused)
                }
            }
    }

    private func entry(_ upload: FileUpload, _ info: String, _ progress: FileEntry.Progress) -> FileEntry {
        FileEntry(id: .upload(upload.id), title: upload.name, info: info, progress: progress)
    }

    /// Removes a file from the answer, or cancels its upload.
    public func remove(_ entry: FileEntry, of node: NodeID) {
        switch entry.id {
        case .added(let reference): remove(reference, of: node)
        case .upload(let id): cancel(id)
        }
    }

    /// Sends a file again that did not arrive.
    public func retry(_ entry: FileEntry) {
        if case .upload(let id) = entry.id { retry(id) }
    }
}
