import FormworkCore

/// Finds the parts of repeats in a form that was written for the original Form: dynamic sections, their templates,
/// sections with static indexes such as `companies[0]`, and buttons that add an item.
struct RepeatSurvey {
    /// A section or field in the file.
    struct Part {
        var value: JSONValue
        var path: FilePath
        var isField = false
    }

    /// A section or field with a static index.
    struct ItemPart {
        var part: Part
        /// The index of the item that it belongs to.
        var index: Int
    }

    /// The role of a section or field.
    enum Role {
        /// Fields that occur once.
        case ordinary
        /// The place of a repeat.
        case place(of: String)
        /// A part of a repeat whose place is elsewhere.
        case elsewhere
    }

    private(set) var templates: [ExactText: Part] = [:]
    /// The sections and fields with static indexes, by repeat, in the order of items.
    private(set) var items: [ExactText: [ItemPart]] = [:]
    /// The fields `companies.add`, by repeat.
    private(set) var addButtons: [ExactText: [Part]] = [:]
    private var dynamics: Set<ExactText> = []
    private var strays: [(owner: String, part: ItemPart)] = []
    private var buttons: [(owner: String, part: Part)] = []
    /// The roles of sections and fields, by their offset.
    private var roles: [ByteOffset: Role] = [:]

    init() {}

    /// Visits the sections of a form, and the fields directly in them, once.
    init(_ root: JSONValue) {
        for template in Self.elements(root["templates"]?["sections"], "templates.sections") {
            if let id = template.value["id"]?.stringValue, templates[id] == nil { templates[id] = template }
        }
        switch root.content {
        case .array: surveyGroups(root, "")
        case .object:
            surveyContent(root, "")
            for page in Self.elements(root["pages"], "pages") { surveyContent(page.value, page.path) }
        default: break
        }
        join()
    }

    /// The role of a section or field in the file.
    func role(of element: JSONValue) -> Role {
        roles[element.offset] ?? .ordinary
    }

    /// Visits the content of a form or page.
    private mutating func surveyContent(_ object: JSONValue, _ path: FilePath) {
        surveyGroups(object["groups"], path.member("groups"))
        for section in Self.elements(object["sections"], path.member("sections")) { survey(section) }
        surveyFields(object["fields"]?.arrayValue ?? [], path.member("fields"))
    }

    private mutating func surveyGroups(_ groups: JSONValue?, _ path: FilePath) {
        for group in Self.elements(groups, path) {
            for section in Self.elements(group.value["sections"], group.path.member("sections")) { survey(section) }
        }
    }

    private mutating func survey(_ section: Part) {
        let id = section.value["id"]?.stringValue ?? ""
        let fields = section.value["fields"]?.arrayValue ?? []
        if section.value["type"]?.stringValue == "dynamic" {
            // A second section with the same id does not get the template, too. It is reported as a duplicate.
            if dynamics.insert(id).inserted { roles[section.value.offset] = .place(of: id) }
        } else if let (owner, index) = Self.item(id, fields) {
            items[owner, default: []].append(ItemPart(part: section, index: index))
        } else {
            surveyFields(fields, section.path.member("fields"))
        }
    }

    /// The item of a section, if all fields of the section belong to that item.
    private static func item(_ id: String, _ fields: [JSONValue]) -> (owner: String, index: Int)? {
        var item = IndexedID(id).flatMap { id in
            id.name.isEmpty ? id.index.map { (owner: id.owner, index: $0) } : nil
        }
        for field in fields where !isOrnament(field) {
            guard let id = field["id"]?.stringValue.flatMap({ IndexedID($0) }), let index = id.index,
                !id.name.isEmpty, item == nil || item?.owner == id.owner && item?.index == index
            else { return nil }
            item = (id.owner, index)
        }
        return item
    }

    private static func isOrnament(_ field: JSONValue) -> Bool {
        ["spacer", "separator"].contains(field["type"]?.stringValue)
    }

    private mutating func surveyFields(_ fields: [JSONValue], _ path: FilePath) {
        let path = path.joined
        for (place, field) in fields.enumerated() {
            // Only ids with points or brackets belong to repeats.
            guard let id = field["id"]?.stringValue, id.utf8.contains(where: Self.joinsNames) else { continue }
            let part = Part(value: field, path: path.element(place), isField: true)
            if let indexed = IndexedID(id), let index = indexed.index, !indexed.name.isEmpty {
                strays.append((indexed.owner, ItemPart(part: part, index: index)))
            } else if id.hasSuffix(".add"), id.utf8.count > 4 {
                buttons.append((String(id.dropLast(4)), part))
            }
        }
    }

    private static func joinsNames(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") }

    /// Finds the place of every repeat, and adds its parts from elsewhere.
    private mutating func join() {
        for (owner, part) in strays where dynamics.contains(owner) || items[owner] != nil || templates[owner] != nil {
            items[owner, default: []].append(part)
        }
        for (owner, part) in buttons where dynamics.contains(owner) || items[owner] != nil || templates[owner] != nil {
            addButtons[owner, default: []].append(part)
            roles[part.value.offset] = .elsewhere
        }
        for (owner, parts) in items {
            for item in parts { roles[item.part.value.offset] = .elsewhere }
            if let first = parts.first, !dynamics.contains(owner) {
                roles[first.part.value.offset] = .place(of: owner.text)
            }
            // The parts of one item stay in the order of the file.
            items[owner] = parts.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
                .map(\.element)
        }
        for (owner, parts) in addButtons where !dynamics.contains(owner) && items[owner] == nil {
            if let first = parts.first { roles[first.value.offset] = .place(of: owner.text) }
        }
    }

    /// Whether any repeat uses a template.
    func isUsed(_ template: JSONValue) -> Bool {
        guard let id = template["id"]?.stringValue, templates[id]?.value.offset == template.offset else { return false }
        return dynamics.contains(id) || items[id] != nil || addButtons[id] != nil
    }

    /// Whether there is a section of type `dynamic` or a template, from which items can be added.
    func isOpen(_ owner: String) -> Bool {
        dynamics.contains(owner) || templates[owner] != nil || addButtons[owner] != nil
    }

    private static func elements(_ list: JSONValue?, _ path: FilePath) -> [Part] {
        (list?.arrayValue ?? []).enumerated().map { Part(value: $0.element, path: path.element($0.offset)) }
    }
}
