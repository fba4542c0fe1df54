/// Reads transactions from JSON, as they come from a page, a test vector or the command line.
public enum CommandReader {
    /// The input that a command such as `{"op": "set", "field": "amount", "value": 12}` stands for; `nil`
    /// if it is none, or names a field or row that is not there.
    ///
    /// A node is named by `field`, a path among the values, or by `row`, a row's identity.
    public static func input(_ json: JSONValue, for engine: FormEngine) -> FormInput? {
        let answers = json["values"] ?? .object([])
        switch json["op"]?.stringValue ?? "" {
        case "load": return .load(answers)
        case "replace_answers": return .replaceAnswers(answers)
        case "reset": return .reset
        case "submit": return .submit
        case "tick": return (json["clock"]?.numberValue?.intValue).map { .tick(Int64($0)) }
        case "report_errors": return .reportErrors((json["errors"]?.arrayValue ?? []).map { reportedError($0) })
        case "edit_all": return .editAll((json["edits"]?.arrayValue ?? []).compactMap { edit($0, for: engine) })
        case let name: return node(json, engine).flatMap { nodeInput(name, json, $0) }
        }
    }

    private static func nodeInput(_ name: String, _ json: JSONValue, _ node: NodeID) -> FormInput? {
        switch name {
        case "set": .set(node, json["value"].map { FormValue($0) } ?? .blank)
        case "edit": .edit(node, textEdit(json))
        case "focus": .focus(node)
        case "blur": .blur(node)
        case "tap": .tap(node)
        case "add_item": .addItem(node)
        case "remove_item": .removeItem(node)
        case "collapse": .collapse(node, json["collapsed"]?.boolValue ?? true)
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
        let ends = (json["selection"]?.arrayValue ?? []).compactMap { $0.numberValue?.intValue }
        let isRange = ends.count == 2 && ends[0] >= 0 && ends[0] <= ends[1]
        return TextEdit(json["text"]?.stringValue ?? "", selection: isRange ? ends[0]..<ends[1] : nil)
    }

    private static func reportedError(_ json: JSONValue) -> ReportedError {
        ReportedError(
            path: json["path"]?.stringValue ?? "", code: json["code"]?.stringValue ?? "",
            message: json["message"]?.stringValue ?? "")
    }
}
