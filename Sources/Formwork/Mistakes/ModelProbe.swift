import FormworkCore
import Foundation

/// Decodes a model from examples of answers, and notes the properties that a form cannot fill.
final class ModelProbe: DecodingProbe {
    private let form: CompiledForm
    private let asked: AskedPaths
    private(set) var mistakes: [FormCodingError] = []

    init(_ form: CompiledForm) {
        self.form = form
        asked = AskedPaths(form)
    }

    /// Whether the form asks for something at a path or inside it.
    func isAsked(_ path: [any CodingKey]) -> Bool { path.isEmpty || asked.contains(path) }

    /// Notes a property that the form does not ask for. Those inside it are not listed too.
    func expectAsked(_ path: [any CodingKey]) {
        guard !isAsked(path), isAsked(Array(path.dropLast())) else { return }
        note(FormCodingError(path: path.formPattern, reason: .notAsked(nearest: asked.nearest(to: path))))
    }

    private func note(_ mistake: FormCodingError) {
        if !mistakes.contains(mistake) { mistakes.append(mistake) }
    }

    /// A value for a property, made of an example of an answer.
    func value<Value: Decodable>(_ type: Value.Type, _ path: [any CodingKey]) throws -> Value {
        // A stored file is an object that no field of the form describes.
        if let file = FormFile(id: "a", name: "a", size: 1, type: "a", checksum: "a") as? Value { return file }
        let count = mistakes.count
        let mistake = FormCodingError(path: path.formPattern, reason: .unreadable(type: "\(type)"))
        let isElement = path.last is PositionKey
        let field = form.field(matching: (isElement ? Array(path.dropLast()) : path).formPattern)
        let isLevel = field == nil && isAsked(path)
        let examples = ExampleAnswers(field, isLevel: isLevel, isElement: isElement)
        // A single answer has no room for a level or a list of items.
        if isLevel, type is any FormValueConvertible.Type { note(mistake) }
        if let found = value(type, examples.fitting, path) { return found }
        if examples.areComplete { note(mistake) }
        if field != nil, let found = value(type, ExampleAnswers.all, path) { return found }
        if let cases = type as? any CaseIterable.Type, let first = firstCase(cases) as? Value { return first }
        if mistakes.count == count { note(mistake) }
        throw mistake
    }

    private func value<Value: Decodable>(
        _ type: Value.Type, _ examples: [FormValue], _ path: [any CodingKey]
    ) -> Value? {
        for example in examples {
            if let answerable = type as? any FormValueConvertible.Type {
                if let found = made(answerable, of: example) as? Value { return found }
            } else if let found = try? Value(from: ProbeDecoder(probe: self, example: example, codingPath: path)) {
                return found
            }
        }
        return nil
    }

    private func made<Value: FormValueConvertible>(_ type: Value.Type, of example: FormValue) -> Any? {
        Value(formValue: example, in: CivilZone(.gmt))
    }

    private func firstCase<Value: CaseIterable>(_ type: Value.Type) -> Any? { Value.allCases.first }
}

/// Answers that a field can have, one of each kind.
struct ExampleAnswers {
    /// Answers that the field can have.
    var fitting: [FormValue]
    /// Whether every other answer of the field is like one of these.
    var areComplete = false

    /// Answers of all kinds.
    static let all: [FormValue] = [
        .text("a"), .number(1), .bool(true), .text("2001-01-01"), .text("10:00"), .text("2001-01-01T10:00"),
        .text("https://example.com"), .text("6F9619FF-8B86-D011-B42D-00CF4FC964FF"), .list([.text("a")]),
        .list([.number(1)]),
    ]

    /// - Parameters:
    ///   - field: The field; `nil` for a level, a repeat, and what the form does not ask for.
    ///   - isLevel: Whether the form asks for something inside the path.
    ///   - isElement: Whether one element of a list is meant.
    init(_ field: CompiledField?, isLevel: Bool, isElement: Bool) {
        guard let field else {
            // A model of several answers reads no example of its own.
            fitting = isLevel ? [.text("a")] : Self.all
            return
        }
        areComplete = true
        let options = field.definition.options.map(\.id)
        switch field.valueKind {
        case .integer: fitting = [.number(1)]
        case .number: fitting = [.number(1), .number(0.5)]
        case .bool: fitting = [.bool(true)]
        case .date: fitting = [.text("2001-01-01")]
        case .time: fitting = [.text("10:00")]
        case .dateTime: fitting = [.text("2001-01-01T10:00")]
        case .option where !options.isEmpty: fitting = options
        case .options where !options.isEmpty && isElement: fitting = options
        case .options where !options.isEmpty: fitting = [.list(options)] + options.map { .list([$0]) }
        case .none, .text, .exactText, .option, .options, .any:
            fitting = Self.all
            areComplete = false
        }
    }
}

extension CompiledForm {
    /// The field with a path that has `[]` for items; `nil` if absent.
    fileprivate func field(matching pattern: String) -> CompiledField? {
        elements.indices.lazy.filter { self.elements[$0].kind == .field && self.pattern(of: $0) == pattern }
            .compactMap { self.field(at: $0) }.first
    }
}
