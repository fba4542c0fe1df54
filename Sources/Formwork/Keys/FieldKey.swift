/// Names a field together with the Swift type of its answer.
///
///     enum Trip {
///         static let seats: FieldKey<Int> = "seats"
///         static let guest: FieldKey<String> = "guests[].name"
///     }
///     session[Trip.seats] = 2
///     session[Trip.guest.item(0)] = "Ada"
public struct FieldKey<Value: FormValueConvertible>: Hashable, Sendable {
    /// Where the answer is among the values, such as `companies[0].name`; `companies[].name` for every item.
    public let path: String

    /// Names the field at a path.
    public init(_ path: String) {
        self.path = path
    }

    /// The field in one item: the first `[]` of the path becomes the item's position, from 0. A path without `[]` stays.
    public func item(_ position: Int) -> FieldKey {
        guard let brackets = path.firstRange(of: "[]") else { return self }
        return FieldKey(path.replacingCharacters(in: brackets, with: "[\(position)]"))
    }
}

extension FieldKey: ExpressibleByStringLiteral {
    /// Names the field at a path.
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
