import FormworkCore

/// A key of a step.
struct StepKey: Sendable {
    /// The kind of value that a key takes.
    indirect enum Kind: Sendable {
        case any, text, flag, wholeNumber, object
        /// Two whole numbers. The second is at least the first.
        case range
        /// Objects that each have some of these keys.
        case list(of: [StepKey])

        /// The kind in words.
        var words: String {
            switch self {
            case .any: "a value"
            case .text: "a text"
            case .flag: "true or false"
            case .wholeNumber: "a whole number"
            case .object: "an object"
            case .range: "two whole numbers, such as [0, 4]"
            case .list: "a list of objects"
            }
        }

        func takes(_ json: JSONValue) -> Bool {
            switch self {
            case .any: true
            case .text: json.stringValue != nil
            case .flag: json.boolValue != nil
            case .wholeNumber: json.numberValue?.int64Value != nil
            case .object: json.objectValue != nil
            case .range: json.arrayValue.map { Self.isRange($0.map(\.intValue)) } ?? false
            case .list: json.arrayValue?.allSatisfy { $0.objectValue != nil } ?? false
            }
        }

        private static func isRange(_ ends: [Int?]) -> Bool {
            guard ends.count == 2, let start = ends[0], let end = ends[1] else { return false }
            return 0 <= start && start <= end
        }
    }

    let name: String
    let kind: Kind
    /// Whether every step with this operation needs the key.
    var isNeeded = false

    /// The keys of an operation besides `op` and `show`; `nil` if there is no such operation.
    static func keys(of operation: String) -> [StepKey]? {
        switch operation {
        case "load", "replace_answers": [StepKey(name: "values", kind: .object)]
        case "reset", "submit", "undo", "redo": []
        case "tick":
            [StepKey(name: "clock", kind: .wholeNumber, isNeeded: true), StepKey(name: "zone", kind: .wholeNumber)]
        case "press": [StepKey(name: "action", kind: .text, isNeeded: true)]
        case "report_errors": [StepKey(name: "errors", kind: .list(of: error), isNeeded: true)]
        case "collapse_all": [collapsed]
        case "edit_all": [StepKey(name: "edits", kind: .list(of: place + edit), isNeeded: true)]
        case "restore": [StepKey(name: "snapshot", kind: .object, isNeeded: true)]
        case "set": place + [StepKey(name: "value", kind: .any)]
        case "edit": place + edit
        case "step": place + [StepKey(name: "by", kind: .wholeNumber)]
        case "focus", "blur", "tap", "validate", "add_item", "remove_item": place
        case "delete_field": [StepKey(name: "field", kind: .text, isNeeded: true)]
        case "move_item": place + [StepKey(name: "to", kind: .wholeNumber, isNeeded: true)]
        case "replace_options": place + [StepKey(name: "options", kind: .list(of: option), isNeeded: true)]
        case "collapse": place + [collapsed]
        default: nil
        }
    }

    private static let place = [StepKey(name: "field", kind: .text), StepKey(name: "row", kind: .text)]
    private static let edit = [
        StepKey(name: "text", kind: .text), StepKey(name: "selection", kind: .range),
        StepKey(name: "before", kind: .range),
    ]
    private static let collapsed = StepKey(name: "collapsed", kind: .flag)
    private static let error = [
        StepKey(name: "path", kind: .text, isNeeded: true), StepKey(name: "code", kind: .text),
        StepKey(name: "message", kind: .text),
    ]
    private static let option = [
        StepKey(name: "id", kind: .any, isNeeded: true), StepKey(name: "title", kind: .text),
        StepKey(name: "info", kind: .text), StepKey(name: "label", kind: .text), StepKey(name: "value", kind: .any),
        StepKey(name: "default", kind: .flag),
    ]
}
