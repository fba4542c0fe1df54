/// The path of a part of a file, such as `sections[1].fields[2]`.
///
/// Every part that is read has a path, but few paths are needed for a problem. So the last components become text only
/// when they are needed.
struct FilePath: ExpressibleByStringLiteral {
    /// The path up to the last components.
    private var start: String
    /// The index in the list at `start`; `nil` if the path has none.
    private var place: Int?
    /// The key of the last member; blank if absent.
    private var key = ""

    /// Makes the path of a text; the root has a blank one.
    init(_ text: String) {
        start = text
    }

    init(stringLiteral text: String) {
        self.init(text)
    }

    /// The path as text.
    var text: String {
        let list = place.map { start + "[" + String($0) + "]" } ?? start
        return list.isEmpty || key.isEmpty ? list + key : list + "." + key
    }

    /// The same path, to which components can be added without joining the earlier ones again.
    var joined: FilePath { place == nil && key.isEmpty ? self : FilePath(text) }

    /// The path of a member of the object at this path; the same path for a blank key.
    func member(_ key: String) -> FilePath {
        var path = self.key.isEmpty ? self : joined
        if !key.isEmpty { path.key = key }
        return path
    }

    /// The path of an element of the list at this path.
    func element(_ position: Int) -> FilePath {
        var path = joined
        path.place = position
        return path
    }
}
