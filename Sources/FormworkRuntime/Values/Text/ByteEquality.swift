#if !hasFeature(Embedded)
// In this package texts are compared by their bytes. The operators here are chosen before those of the standard library
// wherever `FormworkRuntime` is imported, and each module exports it to all its files (`Scripts/check-text` looks).
//
// The standard library compares by canonical equivalence. That sorts the marks of each character: minutes of work for a
// text of a megabyte that is one letter with marks. Two texts that look alike and have other bytes are different here.
// Code for the browser has no such operators at all; it calls `isSame(as:)`.

extension String {
    package static func == (left: String, right: String) -> Bool { same(left, right) }
    package static func != (left: String, right: String) -> Bool { !same(left, right) }
    /// For patterns of `switch`.
    package static func ~= (pattern: String, text: String) -> Bool { same(pattern, text) }
    package static func ~= (pattern: String, text: Substring) -> Bool { pattern.hasSameBytes(as: text) }
    package static func < (left: String, right: String) -> Bool { precedes(left, right) }
    package static func > (left: String, right: String) -> Bool { precedes(right, left) }

    package static func == (left: String?, right: String) -> Bool { left.map { same($0, right) } ?? false }
    package static func != (left: String?, right: String) -> Bool { !(left == right) }
    package static func == (left: String, right: String?) -> Bool { right == left }
    package static func != (left: String, right: String?) -> Bool { !(right == left) }
}

extension String? {
    package static func == (left: String?, right: String?) -> Bool {
        switch (left, right) {
        case (.some(let left), .some(let right)): same(left, right)
        case (.none, .none): true
        default: false
        }
    }

    package static func != (left: String?, right: String?) -> Bool { !(left == right) }
    /// For patterns of `switch`.
    package static func ~= (pattern: String?, text: String?) -> Bool { pattern == text }
}

extension Substring {
    package static func == (left: Substring, right: Substring) -> Bool { left.hasSameBytes(as: right) }
    package static func != (left: Substring, right: Substring) -> Bool { !left.hasSameBytes(as: right) }
    package static func == (left: Substring, right: String) -> Bool { left.hasSameBytes(as: right) }
    package static func != (left: Substring, right: String) -> Bool { !left.hasSameBytes(as: right) }
    package static func == (left: String, right: Substring) -> Bool { left.hasSameBytes(as: right) }
    package static func != (left: String, right: Substring) -> Bool { !left.hasSameBytes(as: right) }
}

extension Substring? {
    package static func == (left: Substring?, right: Substring?) -> Bool {
        switch (left, right) {
        case (.some(let left), .some(let right)): left.hasSameBytes(as: right)
        case (.none, .none): true
        default: false
        }
    }

    package static func != (left: Substring?, right: Substring?) -> Bool { !(left == right) }
    package static func == (left: Substring?, right: String) -> Bool { left?.hasSameBytes(as: right) ?? false }
    package static func != (left: Substring?, right: String) -> Bool { !(left == right) }
    /// For patterns of `switch`.
    package static func ~= (pattern: String, text: Substring?) -> Bool { text == pattern }
}

extension Character {
    package static func == (left: Character, right: Character) -> Bool { left.utf8.elementsEqual(right.utf8) }
    package static func != (left: Character, right: Character) -> Bool { !(left == right) }
    /// For patterns of `switch`.
    package static func ~= (pattern: Character, character: Character) -> Bool { pattern == character }

    // With the type `String` the compiler prefers these for a literal.
    package static func == (left: Character, right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
    package static func != (left: Character, right: String) -> Bool { !(left == right) }
    package static func == (left: String, right: Character) -> Bool { right == left }
    package static func != (left: String, right: Character) -> Bool { !(right == left) }
}

extension Character? {
    package static func == (left: Character?, right: Character?) -> Bool {
        switch (left, right) {
        case (.some(let left), .some(let right)): left == right
        case (.none, .none): true
        default: false
        }
    }

    package static func != (left: Character?, right: Character?) -> Bool { !(left == right) }
    package static func == (left: Character?, right: String) -> Bool { left?.utf8.elementsEqual(right.utf8) ?? false }
    package static func != (left: Character?, right: String) -> Bool { !(left == right) }
    /// For patterns of `switch`.
    package static func ~= (pattern: String, character: Character?) -> Bool { character == pattern }
}

extension StringProtocol {
    /// Whether two texts have the same bytes, also where one is a part of a longer text.
    fileprivate func hasSameBytes(as other: some StringProtocol) -> Bool {
        TextSteps.note(Swift.min(utf8.count, other.utf8.count))
        return utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}

private func same(_ left: String, _ right: String) -> Bool {
    TextSteps.note(min(left.utf8.count, right.utf8.count))
    return ExactText.areSame(left, right)
}

private func precedes(_ left: String, _ right: String) -> Bool {
    TextSteps.note(min(left.utf8.count, right.utf8.count))
    return ExactText.precedes(left, right)
}

extension [String] {
    package static func == (left: [String], right: [String]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { same($0, $1) }
    }

    package static func != (left: [String], right: [String]) -> Bool { !(left == right) }

    package func contains(_ text: String) -> Bool { firstIndex(of: text) != nil }

    package func firstIndex(of text: String) -> Int? { firstIndex { same($0, text) } }

    package func starts(with texts: [String]) -> Bool {
        count >= texts.count && zip(self, texts).allSatisfy { same($0, $1) }
    }
}

extension [String?] {
    package func contains(_ text: String?) -> Bool { contains { $0 == text } }
}

extension [Substring] {
    package func contains(_ text: String) -> Bool { contains { $0 == text } }
}

extension [Character] {
    package func contains(_ character: Character) -> Bool { contains { $0 == character } }
}

extension Sequence<String> {
    /// The texts in the order of their bytes, which is also the order of code points.
    package func sorted() -> [String] { sorted { precedes($0, $1) } }
}
#endif
