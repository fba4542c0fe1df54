import FormworkCore

/// Collects the fields of a repeat's items from templates and from sections with static indexes.
struct ItemFields {
    let context: ReadingContext
    let owner: String
    let depth: Int

    private(set) var removeTitle = ""
    private(set) var hasRemoveButton = false
    private var elements: [(element: FormElement, origins: [ElementOrigin])] = []
    /// The index of each field among the elements, by its id.
    private var places: [ExactText: Int] = [:]
    /// The ids of the fields of the template.
    private var isFromTemplate: Set<ExactText> = []
    /// The answers with which the items start, one list for each index in the file.
    private var answers: [[JSONMember]] = []
    /// The index in the file of the item that is read; `nil` before the first.
    private var lastIndex: Int?
    /// The ids in the current item that have been read.
    private var isRead: Set<ExactText> = []
    private var hasSection = false
    /// The titles of a field in each item that has it.
    private var titles: [ExactText: [ItemTitle]] = [:]
    private var sectionTitles: [ItemTitle] = []

    init(context: ReadingContext, owner: String, depth: Int) {
        self.context = context
        self.owner = owner
        self.depth = depth
    }

    /// Adds the fields of a template.
    mutating func addFromTemplate(_ value: JSONValue, path: FilePath) {
        guard let (element, origins) = read(value, path, ItemNames(owner)) else { return }
        if case .field(let field) = element {
            if isRemoveButton(field) { return }
            places[field.id] = places[field.id] ?? elements.count
            isFromTemplate.insert(field.id)
        }
        elements.append((element, origins))
    }

    /// Adds a section or field with a static index. The parts of an item are added one after the other.
    mutating func add(_ item: RepeatSurvey.ItemPart) {
        if item.index != lastIndex { begin(item) }
        let part = item.part
        let names = ItemNames(owner, index: item.index)
        if part.isField { return add(part.value, part.path, names) }
        guard
            let object = ObjectReader.element(
                part.value, SectionKeys.original, path: part.path, context: context)
        else { return }
        reportIfNamedAgain(part)
        sectionTitles.append(ItemTitle(object.text("title"), item: answers.count - 1))
        for field in object.list("fields") { add(field.value, field.path, names) }
    }

    /// Begins an item. Reports missing indexes, because the items after a gap would have other positions than their
    /// indexes.
    private mutating func begin(_ item: RepeatSurvey.ItemPart) {
        let next = lastIndex.map { $0 + 1 } ?? 0
        if item.index > next {
            context.report(
                .dialect(.itemGap), at: item.part.value.offset, path: item.part.path,
                found: "\(owner)[\(item.index)]".excerpt, expected: ["\(owner)[\(answers.count)]".excerpt])
        }
        answers.append([])
        lastIndex = item.index
        isRead = []
        hasSection = false
    }

    /// Reports two sections with the id `companies[0]`. A section beside fields of the same item is allowed.
    private mutating func reportIfNamedAgain(_ part: RepeatSurvey.Part) {
        guard let id = part.value["id"], let written = id.stringValue, IndexedID(written) != nil else { return }
        if hasSection { reportDuplicate(id, part.path, written) }
        hasSection = true
    }

    private func reportDuplicate(_ id: JSONValue, _ path: FilePath, _ written: String) {
        context.report(.definition(.duplicateID), at: id.offset, path: path.member("id"), found: written.excerpt)
    }

    private mutating func add(_ value: JSONValue, _ path: FilePath, _ names: ItemNames) {
        guard let (element, origins) = read(value, path, names) else { return }
        guard case .field(var field) = element else { return elements.append((element, origins)) }
        if isRemoveButton(field) { return }
        if !field.id.isEmpty, !isRead.insert(field.id).inserted, let id = value["id"] {
            return reportDuplicate(id, path, id.stringValue ?? "")
        }
        if answers.count > 1, places[field.id] == nil, !field.id.isEmpty {
            return context.report(
                .dialect(.itemDiffers), at: value.offset, path: path, found: field.id.excerpt,
                expected: NearestWords.suggest(for: field.id, among: places.keys.map(\.text).sorted()) + [""])
        }
        titles[field.id, default: []].append(ItemTitle(field.title, item: answers.count - 1))
        let answer = field.defaultAnswer
        if !answer.isBlank, !answers.isEmpty {
            answers[answers.count - 1].append(JSONMember(field.id, answer.json))
        }
        field.value = .blank
        if let place = places[field.id] {
            warnIfDifferent(field, from: elements[place].element, value, path)
        } else {
            places[field.id] = elements.count
            elements.append((.field(field), origins))
        }
    }

    private func read(
        _ value: JSONValue, _ path: FilePath, _ names: ItemNames
    ) -> (element: FormElement, origins: [ElementOrigin])? {
        // `SectionReader.element` is not used, because it would come back here for a field with a static index.
        let (element, origins) = context.collect {
            if value["fields"]?.isNull != false {
                return FieldReader(context: context, names: names).field(value, path: path).map {
                    FormElement.field($0)
                }
            }
            let reader = SectionReader(context: context, depth: depth + 1, names: names)
            return reader.section(value, path: path).map { .section($0) }
        }
        return element.map { ($0, origins) }
    }

    /// Whether a field is `companies[0].remove`, of any type. Every item has such a button; only its words are used.
    private mutating func isRemoveButton(_ field: Field) -> Bool {
        guard field.id == "remove" else { return false }
        hasRemoveButton = true
        if removeTitle.isEmpty { removeTitle = field.title }
        return true
    }

    /// Warns if a field differs from the same field in the first item. All items get the field of the first.
    private func warnIfDifferent(_ field: Field, from earlier: FormElement, _ value: JSONValue, _ path: FilePath) {
        guard case .field(let first) = earlier else { return }
        let isSame =
            first.type == field.type && first.formula == field.formula && first.validations == field.validations
            && first.options.map(\.id) == field.options.map(\.id)
        if !isSame {
            context.report(.dialect(.itemDiffers), at: value.offset, path: path, found: field.id.excerpt)
        }
    }

    /// The answers with which the items in the file start.
    var items: [JSONValue] { answers.map { .object($0) } }

    /// The header of an item.
    var itemTitle: String { ItemTitle.common(sectionTitles) }

    /// Returns the fields, and adds them to the definition's order.
    func finished() -> [FormElement] {
        elements.map { element, origins in
            context.beginElements(origins)
            guard case .field(var field) = element, !isFromTemplate.contains(field.id) else { return element }
            field.title = ItemTitle.common(titles[field.id] ?? [])
            return .field(field)
        }
    }
}
