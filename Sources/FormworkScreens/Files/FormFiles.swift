/// How an app adds files to the answers of its forms.
@MainActor public struct FormFiles {
    /// The store that keeps the files until the answers are sent.
    public var store: any FormFileStore
    /// The maximum number of bytes of a file, if the form has no limit.
    public var limit = 10_000_000
    /// The sources that the person takes files from, if the app has no way of its own. If there are several, the person
    /// chooses one in a menu.
    public var sources: [FileSource] = [.documents]
    /// Lets the person choose files, such as from their pictures; `nil` for the system's list of documents.
    public var choose: ((FileRequest) async -> [ChosenFile])?
    /// Lets the person choose from their pictures, several at once; `nil` for the system's screen, which gives one.
    public var choosePictures: ((FileRequest) async -> [ChosenFile])?

    /// Adds files with a store.
    ///
    /// - Parameters:
    ///   - store: The store that keeps the files until the answers are sent.
    ///   - choose: Lets the person choose files; `nil` for the system's list of documents.
    public init(store: any FormFileStore, choose: ((FileRequest) async -> [ChosenFile])? = nil) {
        self.store = store
        self.choose = choose
    }
}

extension FormFiles {
    /// The app's way to take files from a source; `nil` for the system's.
    public func way(from source: FileSource) -> ((FileRequest) async -> [ChosenFile])? {
        choose ?? (source == .pictures ? choosePictures : nil)
    }
}

/// Files that a system's list of documents shows.
public enum FileFilter: Hashable, Sendable {
    /// Pictures of every kind.
    case pictures
    /// Files of a media type, such as `application/pdf`.
    case mediaType(String)
    /// Files whose names end like this, without the point.
    case nameEnd(String)
}

extension FileRule {
    /// The filters of a list of documents; empty for all files.
    public var filters: [FileFilter] {
        var filters: [FileFilter] = []
        for accepted in accepted {
            let found: [FileFilter] =
                if accepted.name == "image/*" {
                    [.pictures]
                } else if accepted.name.hasPrefix(".") {
                    [.nameEnd(String(accepted.name.dropFirst()))]
                } else if accepted.name.hasSuffix("/*") {
                    accepted.kinds.map { .mediaType($0.type) }
                } else {
                    [.mediaType(accepted.name)]
                }
            for filter in found where !filters.contains(filter) { filters.append(filter) }
        }
        return filters
    }
}

/// A request to the person to choose files for a question.
public struct FileRequest: Sendable {
    /// The question.
    public let field: Field
    /// Which files it takes.
    public let rule: FileRule
    /// How many more files it takes.
    public let most: Int

    /// Brings the parts together.
    public init(field: Field, rule: FileRule, most: Int) {
        self.field = field
        self.rule = rule
        self.most = most
    }
}
