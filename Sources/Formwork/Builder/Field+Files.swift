public import FormworkCore

extension Field {
    /// A field that is answered with one file, or several with `files(atMost:)`.
    public static func file(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .select, title: title, style: .radio, files: FileRule(.file), multiple: true)
    }

    /// A signature, drawn or typed.
    public static func signature(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .select, title: title, style: .radio, files: FileRule(.signature), multiple: true)
    }

    /// Accepts only files of these kinds: `.accept(.pdf, .images)`.
    public func accept(_ kinds: AcceptedFiles...) -> Field {
        with(self) { $0.files?.accepted = kinds }
    }

    /// Accepts only files of these kinds, as HTML names them: `.accept("application/pdf", ".docx")`. Texts that are not
    /// such names are left out.
    public func accept(_ names: String...) -> Field {
        with(self) { $0.files?.accepted = names.compactMap { AcceptedFiles($0) } }
    }

    /// Refuses larger files. A megabyte has 1 000 000 bytes. If no size is set, the limit of the server or the app is
    /// used.
    public func maxSize(megabytes: Int) -> Field { maxSize(bytes: megabytes * 1_000_000) }

    /// Refuses files with more bytes. If no size is set, the limit of the server or the app is used.
    public func maxSize(bytes: Int) -> Field {
        with(self) { $0.files?.maxBytes = bytes }
    }

    /// Accepts several files, up to a number from 1 to 100. Without it a field accepts one file.
    public func files(atMost count: Int) -> Field {
        with(self) { $0.files?.maxCount = count }
    }
}
