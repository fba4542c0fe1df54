#if Server
import FormworkCore

extension Submission {
    /// The submission as one line of JSON, without a line break: its id, reference number, time, definition and values, and the
    /// time where the person was if rules read it. The
    /// values of a damaged one are the text that is stored, and `damaged` is true.
    public var line: String { line(as: .canonical()) }

    /// The same with the answers in a format. If parameters are asked for and none were stored, the values are there instead of
    /// them, under their own name.
    public func line(as format: AnswerFormat) -> String { lineJSON(as: format).text() }

    func lineJSON(as format: AnswerFormat) -> JSONValue {
        let answers =
            answers(as: format).map { JSONMember(format.name, $0) } ?? JSONMember("values", json ?? .string(values))
        return JSONValue.object(
            [
                JSONMember("id", .string(id)),
                JSONMember("reference", .string(reference)),
                JSONMember("created", .string(isoTime(created))),
                JSONMember("definition", .string(definition)),
                answers,
            ] + (answered.map { [JSONMember("answered", .string($0.text))] } ?? [])
                + (record.map { [JSONMember("record", .string($0))] } ?? [])
                + (isDamaged ? [JSONMember("damaged", true)] : []))
    }
}
#endif
