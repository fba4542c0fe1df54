/// The path of a field with the Swift type of its answer.
///
///     enum Trip {
///         static let seats: FieldKey<Int> = "seats"
///         static let guest: FieldKey<String> = "guests[].name"
///     }
///     session[Trip.seats] = 2
///     session[Trip.guest.item(0)] = "Ada"
public struct FieldKey<Value: FormValueConvertible>: Hashable, Sendable {  // Text: paths in the developer's code.
    /// The path of the answer, such as `companies[0].name`; `companies[].name` for the field in every item.
    public let path: String

    /// Makes the key of the field at a path.
    public init(_ path: String) {
        self.path = path
    }

    /// The key of the field in one item. The first `[]` of the path becomes the position of the item, from 0. A path
    /// without `[]` stays as it is.
    public func item(_ position: Int) -> FieldKey {
        // Text: a path in the developer's code.
        guard let brackets = path.firstRange(of: "[]") else { return self }
        return FieldKey(path.replacingCharacters(in: brackets, with: "[\(position)]"))
    }
}

extension FieldKey: ExpressibleByStringLiteral {
    /// Makes the key of the field at a path.
    public init(stringLiteral path: String) { self.init(path) }
}

extension FieldKey: CustomStringConvertible {
    /// The path.
    public var description: String { path }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
    }
}
