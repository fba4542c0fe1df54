/// Reads inputs from JSON commands of a page, a test vector or the command line.
public enum CommandReader {
    /// The input of a command such as `{"op": "set", "field": "amount", "value": 12}`; `nil` if the JSON is not a
    /// command, or names a field or row that does not exist.
    ///
    /// A command names its node by `field`, which is a path among the values, or by `row`, which is the identity of a
    /// row.
    public static func input(_ json: JSONValue, for engine: FormEngine) -> FormInput? {
        guard let name = json["op"]?.stringValue, let command = Command.named(name) else { return nil }
        switch command {
        case .load: return .load(json["values"] ?? .object([]))
        case .replaceAnswers: return .replaceAnswers(json["values"] ?? .object([]))
        case .reset: return .reset
        case .submit: return .submit
        case .tick: return json["clock"]?.numberValue?.int64Value.map { .tick($0, zone: json["zone"]?.intValue) }
        case .press: return json["action"]?.stringValue.flatMap { action($0, for: engine) }
        case .reportErrors: return .reportErrors(reportedErrors(json))
        case .collapseAll: return .collapseAll(json["collapsed"]?.boolValue ?? true)
        case .editAll: return .editAll((json["edits"]?.arrayValue ?? []).compactMap { edit($0, for: engine) })
        default: return node(json, engine).flatMap { nodeInput(command, json, $0) }
        }
    }

    /// All words that can be the `op` of a command.
    public static var operations: [String] { Command.allCases.map { $0.rawValue } }

    private enum Command: String, CaseIterable {
        case load, reset, submit, tick, set, edit, focus, blur, tap, collapse, press, step, validate
        case replaceAnswers = "replace_answers"
        case reportErrors = "report_errors"
        case editAll = "edit_all"
        case addItem = "add_item"
        case removeItem = "remove_item"
        case moveItem = "move_item"
        case collapseAll = "collapse_all"
        case replaceOptions = "replace_options"

        static func named(_ name: String) -> Command? { allCases.first { $0.rawValue.isSame(as: name) } }
    }

    private static func nodeInput(_ command: Command, _ json: JSONValue, _ node: NodeID) -> FormInput? {
        switch command {
        case .set: .set(node, json["value"].map { FormValue($0) } ?? .blank)
        case .edit: .edit(node, textEdit(json))
        case .step: .step(node, json["by"]?.numberValue?.intValue ?? 1)
        case .focus: .focus(node)
        case .blur: .blur(node)
        case .tap: .tap(node)
        case .validate: .validate(node)
        case .addItem: .addItem(node)
        case .removeItem: .removeItem(node)
        case .moveItem: json["to"]?.intValue.map { .moveItem(node, $0) }
        case .replaceOptions: .replaceOptions(node, FieldOption.list(json["options"]))
        case .collapse: .collapse(node, json["collapsed"]?.boolValue ?? true)
        default: nil
        }
    }

    private static func node(_ json: JSONValue, _ engine: FormEngine) -> NodeID? {
        if let row = json["row"]?.stringValue { return RowID(row)?.node }
        return json["field"]?.stringValue.flatMap { engine.node(at: $0) }
    }

    private static func edit(_ json: JSONValue, for engine: FormEngine) -> (NodeID, TextEdit)? {
        node(json, engine).map { ($0, textEdit(json)) }
    }

    private static func textEdit(_ json: JSONValue) -> TextEdit {
        TextEdit(json["text"]?.stringValue ?? "", selection: range(json["selection"]), before: range(json["before"]))
    }

    private static func range(_ json: JSONValue?) -> Range<TextOffset>? {
        guard let ends = json?.arrayValue, ends.count == 2, let start = ends[0].intValue, let end = ends[1].intValue,
            start >= 0, start <= end
        else { return nil }
        return TextOffset(start)..<TextOffset(end)
    }

    /// The reported errors in the `errors` of a command.
    @inline(never)
    static func reportedErrors(_ json: JSONValue) -> [ReportedError] {
        (json["errors"]?.arrayValue ?? []).map { json in
            var error = ReportedError(
                path: json["path"]?.stringValue ?? "", code: json["code"]?.stringValue ?? "",
                message: json["message"]?.stringValue ?? "")
            error.isLive = json["live"] != nil
            return error
        }
    }
}
