// Names that come from outside are looked up by their bytes, for the reason that `ByteEquality.swift` gives: a table hashes its
// keys, and the hash of a `String` sorts marks.

extension RawRepresentable<String> {
    /// The case with a name that comes from outside; `nil` if no case has it. `init(rawValue:)` compares as the standard
    /// library does.
    package init?(word: String) {
        // The names of all cases are ASCII.
        guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        self.init(rawValue: word)
    }
}

#if !hasFeature(Embedded)
// MARK: - Tables that are filled from outside

extension Dictionary where Key == ExactText {
    package subscript(text: String) -> Value? {
        get {
            TextSteps.note(text.utf8.count)
            return self[ExactText(text)]
        }
        _modify { yield &self[ExactText(text)] }
    }

    package subscript(text: String, default value: @autoclosure () -> Value) -> Value {
        get { self[ExactText(text), default: value()] }
        _modify { yield &self[ExactText(text), default: value()] }
    }
}

extension Set<ExactText> {
    package init(texts: some Sequence<String>) { self.init(texts.map { ExactText($0) }) }

    package func contains(_ text: String) -> Bool {
        TextSteps.note(text.utf8.count)
        return contains(ExactText(text))
    }

    @discardableResult
    package mutating func insert(_ text: String) -> (inserted: Bool, memberAfterInsert: ExactText) {
        insert(ExactText(text))
    }
}

// MARK: - Tables that the program or its operator writes

extension Dictionary where Key == String {
    /// The value at a name that may come from outside.
    package subscript(name: String) -> Value? {
        get { place(of: name).map { self[$0].value } }
        set {
            if let newValue {
                updateValue(newValue, forKey: name)
            } else if let place = place(of: name) {
                remove(at: place)
            }
        }
    }

    private func place(of name: String) -> Index? {
        TextSteps.note(name.utf8.count)
        // The hash of a name in ASCII takes no longer than its bytes.
        return name.utf8.allSatisfy { $0 < 0x80 } ? index(forKey: name) : firstIndex { ExactText.areSame($0.key, name) }
    }
}

extension Set<String> {
    /// Whether a name that may come from outside is in the set.
    package func contains(_ name: String) -> Bool {
        name.utf8.allSatisfy { $0 < 0x80 } ? firstIndex(of: name) != nil : contains { ExactText.areSame($0, name) }
    }
}
#endif
