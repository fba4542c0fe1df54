/// Reads paths such as `companies[0].name` against a form.
///
/// Paths may come from anybody. A path that is longer than all paths of the form, or has more brackets, is not read. So
/// reading a path costs at most as much as for the form's own paths. The reader remembers nothing of paths that are not
/// in the form.
public struct PathReader {
    private var walk: PathWalk<CompiledForm>
    /// The number of bytes that were compared or copied so far.
    public var steps: Int { walk.steps }

    /// Prepares to read paths of a form.
    public init(_ form: CompiledForm) {
        walk = PathWalk(form)
    }

    /// The place that a path names; `nil` if the form has no such place.
    ///
    /// - Complexity: linear in the length of the path, times the brackets in an id of the form.
    public mutating func place(at path: String) -> FormPlace? { place(at: path, in: .form) }

    /// The place that a path names, read from an item of a scope inwards. The positions of the place begin there.
    package mutating func place(at path: String, in start: ScopeIndex) -> FormPlace? {
        walk.place(at: path, in: start)
    }
}

/// The names that paths consist of.
package protocol PathNames {
    /// All elements, in the definition's order.
    var elements: ElementArray { get }
    /// The scopes, with the names of the elements in them, and with limits for the paths that begin there.
    var scopes: ScopeArray { get }
}

extension CompiledForm: PathNames {}

/// The rule by which a path leads to an element.
///
/// A path begins in a scope. If its text up to a bracket is the name of a repeating section there, the bracket has the
/// position of an item, and the rest is a path inside the item. Otherwise the bracket is a part of a name, as points
/// always are.
package struct PathWalk<Names: PathNames> {
    package let names: Names
    /// The number of bytes that were compared or copied so far.
    package private(set) var steps = 0

    package init(_ names: Names) {
        self.names = names
    }

    /// The place that a path names, read from an item of a scope inwards. The positions of the place begin there.
    package mutating func place(at path: String, in start: ScopeIndex) -> FormPlace? {
        steps += 1
        guard path.utf8.count <= names.scopes[start].longestPath else { return nil }
        let bytes = Array(path.utf8)
        steps += bytes.count
        var scope = start
        var positions: [ItemPosition] = []
        var name: ByteOffset = 0
        var position: ByteOffset = 0
        var brackets = 0
        while position < bytes.end {
            guard bytes[position] == UInt8(ascii: "[") else {
                position += 1
                continue
            }
            brackets += 1
            guard brackets <= names.scopes[start].mostBrackets else { return nil }
            // The id of a field outside of repeats may have brackets too. There the bracket is a part of the name.
            guard let element = element(bytes[name..<position], in: scope),
                let inner = names.elements[element].itemScope
            else {
                position += 1
                continue
            }
            guard let item = bytes.bracketedIndex(at: &position), item < Repetition.itemLimit else { return nil }
            positions.append(ItemPosition(item))
            if position == bytes.end { return FormPlace(element: element, positions: positions) }
            guard bytes[position] == UInt8(ascii: ".") else { return nil }
            position += 1
            name = position
            scope = inner
        }
        return element(bytes.from(name), in: scope).map { FormPlace(element: $0, positions: positions) }
    }

    private mutating func element(_ name: ArraySlice<UInt8>, in scope: ScopeIndex) -> ElementIndex? {
        steps += name.count
        return names.scopes[scope].names[ExactText(String(decoding: name, as: UTF8.self))]
    }
}
