public import FormworkCore
import FormworkDialect

// Properties and functions that tell an app about the whole form, or about the field at a path.

extension FormSession {
    // MARK: The whole form

    /// All answers as JSON, by id: repeating sections as lists of objects, points in ids as levels.
    ///
    /// Missing answers are left out, and those of hidden fields unless the form keeps them. `decode` gives them as a model.
    ///
    /// - Complexity: linear in the size of the form.
    public var answers: JSONValue { engine.values }

    /// All answers as another program gets them: under the fields' parameter names, days and times as the form saves them.
    public var parameters: JSONValue { engine.parameters }

    /// The errors that are shown, in the order of the page.
    public var errors: [ShownError] { engine.errors }

    /// All errors, shown or not, in the order of the page. Most forms show none before the first submission.
    public var allErrors: [ShownError] { engine.allErrors }

    /// Whether no answer has an error, shown or not. Checks that take time count as far as they have ended; `submit` waits
    /// for them.
    public var isValid: Bool { engine.allErrors.isEmpty }

    /// Whether any answer differs from the loaded ones and the defaults.
    public var isDirty: Bool { engine.isDirty }

    // MARK: One field, section or group

    /// Whether the field at a path such as `guests[0].name`, or the section or group with an id, and everything around it is
    /// visible. `false` if absent.
    public func isVisible(_ path: String) -> Bool { row(at: path).map { engine.isRelevant($0) } ?? false }

    /// Whether the field at a path takes input. `false` if absent.
    public func isEnabled(_ path: String) -> Bool { field(at: path)?.isEnabled ?? false }

    /// Whether the field at a path must be answered. `false` if absent.
    public func isRequired(_ path: String) -> Bool { field(at: path)?.isRequired ?? false }

    /// The error of the answer at a path, shown or not; `nil` if absent.
    public func error(at path: String) -> ShownError? {
        node(at: path, for: .reading).flatMap { engine.error(at: $0) }
    }

    /// How many items the repeating section at a path has; 0 if absent.
    public func itemCount(of path: String) -> Int {
        node(at: path, for: .reading).map { engine.itemIDs($0).count } ?? 0
    }

    /// Explains in sentences why the field at a path, or the section or group with an id, is or is not visible, enabled,
    /// required and valid, and where its answer comes from. Empty if there is no such field.
    ///
    /// The sentences contain answers, so they are for a developer's screen and not for a log. Programs read
    /// `engine.explain`.
    ///
    /// - Parameters:
    ///   - path: The path or the id.
    ///   - language: A BCP 47 tag. English is used if there are no words in this language.
    public func explain(_ path: String, language: String = "en") -> [String] {
        let writer = ExplanationWriter(language: language)
        return row(at: path).map { engine.explain($0).map(writer.sentence) } ?? []
    }

    /// The node at a path or of an id. It reports a mistake if nothing is there.
    private func row(at path: String) -> NodeID? {
        if let node = node(atRow: path) { return node }
        knowPath(path, orElement: true)
        return nil
    }
}
