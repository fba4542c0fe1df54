/// A source that a person takes a file from.
public enum FileSource: Hashable, CaseIterable, Sendable {
    /// The system's list of documents.
    case documents
    /// The person's pictures. They ask for no permission, because the system shows them and the app sees only what was chosen.
    case pictures
    /// The camera. An app that offers it says what for under `NSCameraUsageDescription`; without that the system ends the app.
    case camera
}

/// How a picture is written that a person chose or took.
public enum PictureFormat: Hashable, Sendable {
    /// As JPEG, which is small.
    case jpeg
    /// As PNG.
    case png

    /// The end of the name of such a file, with its point.
    public var nameEnd: String { self == .jpeg ? ".jpg" : ".png" }
}

extension FileRule {
    /// How pictures are written for a question; `nil` where it takes none.
    public var pictureFormat: PictureFormat? { takes(.jpeg) ? .jpeg : takes(.png) ? .png : nil }
}

extension FormFiles {
    /// The sources that files for a question can be taken from. Pictures are offered only where the question takes them.
    ///
    /// - Parameter isThere: Whether the device has a source: not every one has a camera.
    public func sources(for rule: FileRule, where isThere: (FileSource) -> Bool = { _ in true }) -> [FileSource] {
        let offered = sources.filter { ($0 == .documents || rule.pictureFormat != nil) && isThere($0) }
        return offered.isEmpty ? [.documents] : offered
    }
}

extension ScreenWords {
    /// The label for taking a file from a source, where there are several.
    public func take(from source: FileSource) -> String {
        switch source {
        case .documents: chooseFile
        case .pictures: choosePicture
        case .camera: takePicture
        }
    }
}
