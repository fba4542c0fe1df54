public import FormworkPresentation

/// A line in the list of files of a field: a file that was added, is being sent, or could not be added.
public struct FileEntry: Equatable, Identifiable, Sendable {
    /// The identity of the file.
    public enum ID: Hashable, Sendable {  // Text: references that a server signed.
        /// A file among the answers, by its reference.
        case added(String)
        /// A file that is not among the answers yet.
        case upload(FileUpload.ID)
    }

    /// The progress of a file.
    public enum Progress: Equatable, Sendable {
        /// The file is an answer.
        case added
        /// The file is being sent.
        case sending
        /// Sending failed, and can be repeated.
        case failed
        /// The file cannot be an answer.
        case refused
    }

    /// The identity of the file.
    public let id: ID
    /// The name of the file.
    public let title: String
    /// The size of the file, or words about its progress.
    public let info: String
    /// The progress of the file.
    public let progress: Progress

    /// Whether the file failed or was refused.
    public var isWrong: Bool { progress == .failed || progress == .refused }
}

extension FileAdding {
    /// The list of files of a field.
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

    /// Sends a file again that failed.
    public func retry(_ entry: FileEntry) {
        if case .upload(let id) = entry.id { retry(id) }
    }
}
