#if Server
import Formwork
import FormworkCore

/// Stored answers as a session takes them. In the place of each description of a file they have its id, and the file is
/// offered as an option with its name.
struct StoredFiles {
    /// The answers.
    private(set) var values: JSONValue
    private var options: [ExactText: FieldOption] = [:]
    private let fields: [FileField]

    /// Reads the files of stored answers.
    init(_ stored: JSONValue, of form: ServedForm) {
        values = stored
        fields = form.compiled.fileFields
        for field in fields {
            var found: [FieldOption] = []
            values = values.changing(along: field.path) { answer in
                guard let file = FormFile(answer) else { return answer }
                found.append(file.option(file.id, of: field.rule, in: form))
                return .string(file.id)
            }
            for option in found { options[option.id.canonicalText] = option }
        }
    }

    /// Gives the fields of a session the files that they have as options.
    func offer(to engine: FormEngine) {
        for field in fields {
            for node in engine.nodes(at: field.path) {
                let ids = AnswerFiles.references(in: engine.field(node)?.value ?? .blank)
                let files = ids.compactMap { options[$0] }
                if !files.isEmpty { _ = engine.perform(.replaceOptions(node, files)) }
            }
        }
    }
}

extension FormFile {
    /// The description among stored answers.
    var json: JSONValue {
        .object([
            JSONMember("id", .string(id)), JSONMember("name", .string(name)), JSONMember("size", .number(size)),
            JSONMember("type", .string(type)), JSONMember("checksum", .string(checksum)),
        ])
    }

    /// Reads a description among stored answers; `nil` for anything else.
    init?(_ json: JSONValue) {
        guard let id = json["id"]?.stringValue, let name = json["name"]?.stringValue,
            let size = json["size"]?.intValue, let type = json["type"]?.stringValue,
            let checksum = json["checksum"]?.stringValue
        else { return nil }
        self.init(id: id, name: name, size: size, type: type, checksum: checksum)
    }

    /// The file as a choice. A signature is no file to the person who signed, so it has other words than a name.
    func option(_ id: String, of rule: FileRule, in form: ServedForm) -> FieldOption {
        if rule.origin == .signature { return FieldOption(id: .text(id), title: signatureTitle(form.messages)) }
        return FieldOption(id: .text(id), title: name, info: FileSize(bytes: size).text(in: form.locale))
    }

    private func signatureTitle(_ messages: MessageCatalog) -> String {
        // A typed name is stored as a picture, which is called after it.
        guard type == FileKind.signedName.type else { return messages.text("ui.signed") }
        let name = name.hasSuffix(".svg") ? name.dropLast(4) : name[...]
        return messages.text("ui.signed_by", [ErrorParameter("name", .text(String(name)))])
    }
}

extension JSONValue {
    /// The same with other answers at a path, in all items on the way. Each answer of a list is changed alone.
    func changing(along path: String, _ change: (JSONValue) -> JSONValue) -> JSONValue {
        changing(along: path.split(separator: ".")[...], change)
    }

    private func changing(along keys: ArraySlice<Substring>, _ change: (JSONValue) -> JSONValue) -> JSONValue {
        guard let key = keys.first else {
            if let list = arrayValue { return .array(list.map(change)) }
            return self
        }
        guard let members = objectValue else { return self }
        let isList = key.hasSuffix("[]")
        let name = isList ? key.dropLast(2) : key
        return .object(
            members.map { member in
                guard member.key == name else { return member }
                let rest = keys.dropFirst()
                if isList, let items = member.value.arrayValue {
                    return JSONMember(member.key, .array(items.map { $0.changing(along: rest, change) }))
                }
                return JSONMember(member.key, member.value.changing(along: rest, change))
            })
    }
}
#endif
