import FormworkCore

extension FormShape {
    /// The form as its author would write it, ten fields to a section.
    var definition: [UInt8] {
        let sections = stride(from: 0, to: fields.count, by: 10).map { start in
            let part = (start..<min(start + 10, fields.count)).map { json(of: $0) }
            return
                #"{"id": "s\#(start / 10)", "title": "Part \#(start / 10)", "fields": [\#(part.joined(separator: ", "))]}"#
        }
        return Array(#"{"id": "measured", "sections": [\#(sections.joined(separator: ",\n"))]}"#.utf8)
    }

    private func json(of index: Int) -> String {
        let field = fields[index]
        var members = [#""id": "\#(Self.id(index))", "title": "Field \#(index)""#]
        if field.addends.isEmpty {
            members.append(#""type": "decimal", "validations": {"required": true, "min_value": 0, "max_value": 100}"#)
        } else {
            let sum = field.addends.map { "$" + Self.id($0) }.joined(separator: " + ")
            members.append(#""type": "info", "formula": "\#(sum)""#)
        }
        if let condition = field.condition { members.append(#""visible_when": "$\#(Self.id(condition)) > 5""#) }
        return "{" + members.joined(separator: ", ") + "}"
    }

    /// The answers as they would be posted.
    var posted: JSONValue {
        .object(answers.map { JSONMember(Self.id($0.field), .number($0.value)) })
    }
}
