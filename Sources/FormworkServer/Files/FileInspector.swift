#if Server
/// Looks at files before they are kept, such as a scanner for malware.
///
/// It gets the bytes of a file as they come, so it needs no memory for whole files, and sees them also where the store encrypts
/// them. Nobody can have a file before the verdict.
///
/// ```swift
/// options.fileInspector = ScannerOnThisMachine(port: 3_310)
/// ```
public protocol FileInspector: Sendable {
    /// Begins to look at a file.
    ///
    /// - Parameters:
    ///   - form: The id of the form that the file is added to.
    ///   - field: The path of the field, with empty brackets for the items around it.
    /// - Throws: Any error. Then the file is not kept, and the sender may try again.
    func begin(form: String, field: String) async throws -> any FileInspection
}

/// The look at one file.
public protocol FileInspection: Sendable {
    /// Takes the next bytes.
    ///
    /// - Throws: Any error. Then the file is not kept, and the sender may try again.
    func take(_ bytes: [UInt8]) async throws

    /// Decides after the last bytes. If the file is refused for another reason, or its sender goes away, this is never called.
    ///
    /// - Parameter details: The details of the file. The name is the one that would be stored.
    /// - Throws: Any error. Then the file is not kept, and the sender may try again.
    func verdict(on details: FileDetails) async throws -> FileVerdict
}

/// The decision about a file.
public enum FileVerdict: Equatable, Sendable {
    /// It is kept.
    case keep
    /// It is deleted, and the sender is asked for another one (`FileProblem.refused`).
    case refuse
}
#endif
