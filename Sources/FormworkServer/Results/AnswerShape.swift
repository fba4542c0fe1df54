#if Server
import Formwork
import FormworkCore

/// The places of answers in the submissions of a form: which names they have, and how many items lists have at most.
///
/// It is as large as a form, however many submissions it has seen.
struct AnswerShape {
    /// Whether there is an answer at this place.
    private(set) var isAnswer = false
    /// The names below this place, in the order in which they were found.
    private(set) var members: [(name: String, shape: AnswerShape)] = []
    /// How many items the longest list at this place has.
    private(set) var mostItems = 0
    /// The shape of all items together, alone in its list; empty if there is no list of items here.
    private(set) var items: [AnswerShape] = []
    private var places: [ExactText: Int] = [:]

    /// Adds the answers of a submission.
    ///
    /// - Parameter countsBlanks: Whether `null` is an answer.
    mutating func add(_ values: JSONValue, countingBlanks countsBlanks: Bool = false) {
        if let elements = Self.items(in: values) {
            note(items: elements.count)
            for element in elements { items[0].add(element, countingBlanks: countsBlanks) }
        } else if let members = Self.members(of: values) {
            for member in members { change(member.key) { $0.add(member.value, countingBlanks: countsBlanks) } }
        } else if countsBlanks || !values.isNull, values.arrayValue?.isEmpty != true {
            isAnswer = true
        }
    }

    /// Adds the place of a question, whether anybody answered it or not. A list has one item at least.
    mutating func add(_ path: some StringProtocol) {
        if path.isEmpty { return isAnswer = true }
        // Text: a path of the form.
        let step = path.prefix { $0 != "." }
        let rest = path.dropFirst(step.count).dropFirst()
        guard step.hasSuffix("[]") else { return change(String(step)) { $0.add(rest) } }
        change(String(step.dropLast(2))) { shape in
            shape.note(items: 1)
            shape.items[0].add(rest)
        }
    }

    /// The shape of the answers with this name here; `nil` if there are none.
    subscript(name: String) -> AnswerShape? { places[name].map { members[$0].shape } }

    /// Whether everything in these answers has a place here.
    ///
    /// - Parameter isCounted: Whether lists have no more items than here.
    func holds(_ values: JSONValue, countingItems isCounted: Bool = true) -> Bool {
        if let elements = Self.items(in: values) {
            guard let items = items.first, !isCounted || elements.count <= mostItems else { return false }
            return elements.allSatisfy { items.holds($0, countingItems: isCounted) }
        }
        if let members = Self.members(of: values) {
            return members.allSatisfy { member in
                self[member.key]?.holds(member.value, countingItems: isCounted) ?? false
            }
        }
        return isAnswer || values.isNull || values.arrayValue?.isEmpty == true
    }

    /// The paths of all lists below this place, such as `firms` and `firms[].people`.
    func lists(after path: String = "") -> [String] {
        let here = items.isEmpty ? [] : [path]
        let inner = items.first?.lists(after: path + "[]") ?? []
        return here + inner
            + members.flatMap { $0.shape.lists(after: path.isEmpty ? $0.name : path + "." + $0.name) }
    }

    private mutating func note(items count: Int) {
        mostItems = max(mostItems, count)
        if items.isEmpty { items.append(AnswerShape()) }
    }

    private mutating func change(_ name: String, _ body: (inout AnswerShape) -> Void) {
        let place = places[name] ?? members.count
        if place == members.count {
            places[name] = place
            members.append((name, AnswerShape()))
        }
        body(&members[place].shape)
    }

    /// The answers of a level; `nil` for one answer, such as a file or one that is encrypted.
    static func members(of value: JSONValue) -> [JSONMember]? {
        FormFile(value) == nil && ProtectedAnswer(value) == nil ? value.objectValue : nil
    }

    /// The items of a repeating section; `nil` for anything else, such as several options or files.
    static func items(in value: JSONValue) -> [JSONValue]? {
        guard let elements = value.arrayValue, !elements.isEmpty,
            elements.allSatisfy({ $0.objectValue != nil && FormFile($0) == nil })
        else { return nil }
        return elements
    }
}
#endif
