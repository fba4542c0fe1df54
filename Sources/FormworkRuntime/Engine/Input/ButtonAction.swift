/// The action that a button of a page performs at a path. It is posted as its word and the path, such as `add:guests`.
package enum ButtonAction: String, CaseIterable {
    /// Adds an item to a repeating section.
    case add
    /// Removes an item.
    case remove
    /// Moves an item up by one place.
    case moveUp = "up"
    /// Moves an item down by one place.
    case moveDown = "down"
    /// Deletes a field.
    case delete
    /// Presses a button of the form.
    case tap
    /// Clears a field that takes input.
    case clear
    /// Raises a number by one step.
    case stepUp = "step:+"
    /// Lowers a number by one step.
    case stepDown = "step:-"

    /// The text that is posted.
    @inline(never)
    package func text(_ path: String) -> String { rawValue + ":" + path }

    /// Reads what `text` writes; `nil` for anything else, such as `submit`.
    package static func read(_ text: String) -> (action: ButtonAction, path: String)? {
        let bytes = Array(text.utf8)
        for action in allCases {
            let start = Array(action.text("").utf8)
            if bytes.starts(with: start) { return (action, String(decoding: bytes[start.count...], as: UTF8.self)) }
        }
        return nil
    }
}
