public import FormworkCore
import FormworkPresentation

/// A file that is being added to the answers, or that could not be added.
public struct FileUpload: Equatable, Identifiable, Sendable {
    /// The identity of an upload. It is never used again in the session.
    public struct ID: Hashable, Sendable { let number: Int }

    /// The state of the upload.
    public enum State: Equatable, Sendable {
        /// The file is being sent to the store.
        case sending
        /// The store did not accept the file, and may accept it later.
        case failed
        /// The file cannot answer the question. The words say why.
        case refused(String)
    }

    /// The identity of the upload.
    public let id: ID
    /// The node of the field.
    public let node: NodeID
    /// The name of the file, for people.
    public let name: String
    /// The state of the upload.
    public internal(set) var state: State
}
