/// A text that is compared and hashed by its bytes. It is the key of tables in which untrusted text is looked up.
///
/// `String` compares and hashes by canonical equivalence. For a long run of combining marks that takes time in the
/// square of its length: minutes for a malicious megabyte. Comparing bytes takes linear time and needs no tables of
/// Unicode.
public struct ExactText: Hashable, Comparable, Sendable {
    /// The text.
    public let text: String

    /// Wraps a text.
    public init(_ text: String) {
        self.text = text
    }

    /// Whether two texts have the same bytes.
    public static func areSame(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count && compare(left, right) == 0
    }

    /// Whether both texts have the same bytes.
    public static func == (left: ExactText, right: ExactText) -> Bool {
        areSame(left.text, right.text)
    }

    /// Whether the left text comes first in the order of bytes, which is also the order of code points.
    public static func < (left: ExactText, right: ExactText) -> Bool {
        precedes(left.text, right.text)
    }

    /// Whether the left text comes before the right one in the order of bytes.
    static func precedes(_ left: String, _ right: String) -> Bool { compare(left, right) < 0 }

    /// Compares two texts in the order of bytes. The result is below 0 if the left text is first, and above 0 if the
    /// right text is first.
    @inline(never)
    private static func compare(_ left: String, _ right: String) -> Int {
        var order = 0
        left.withBytes { left in right.withBytes { right in order = compare(left, right) } }
        return order
    }

    @inline(never)
    private static func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
            return Int(left[index]) - Int(right[index])
        }
        return left.count - right.count
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension FormValue {
    /// Compares texts by their bytes; see `ExactText`.
    public static func == (left: FormValue, right: FormValue) -> Bool {
        switch (left, right) {
        case (.blank, .blank): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.text(let left), .text(let right)): ExactText.areSame(left, right)
        case (.list(let left), .list(let right)): left == right
        default: false
        }
    }
}

extension String {
    /// Whether two texts have the same bytes. The engine compares texts with this function instead of `==`.
    public func isSame(as other: String) -> Bool { ExactText.areSame(self, other) }
}

extension String? {
    /// Whether both texts are `nil`, or both have the same bytes.
    func isSame(as other: String?) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return ExactText.areSame(self, other)
    }
}
