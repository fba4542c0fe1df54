import FormworkCore

/// The paths that a form asks for, with `[]` for items, to tell a property without an answer from one that the form does
/// not have.
final class AskedPaths {
    private let form: CompiledForm
    /// The paths of answers and of all levels around them.
    private lazy var known: Set<ExactText> = Set(names.map { ExactText($0) } + items)
    /// The paths of items.
    private lazy var items = form.elements.indices.filter { form.elements[$0].isRepeating }
        .map { ExactText(form.pattern(of: $0) + "[]") }
    /// The same in the form's order.
    private lazy var names: [String] = {
        var names: [String] = []
        var known: Set<ExactText> = []
        for path in answers {
            var level = path[...]
            while known.insert(ExactText(String(level))).inserted {
                names.append(String(level))
                guard let point = level.utf8.lastIndex(of: UInt8(ascii: ".")) else { break }
                level = level[..<point]
                if level.hasSuffix("[]") { level = level.dropLast(2) }
            }
        }
        return names
    }()
    private lazy var answers: [String] = form.elements.indices.compactMap { element in
        let isAnswer = form.field(at: element).map { $0.valueKind != .none } ?? form.elements[element].isRepeating
        return isAnswer ? form.pattern(of: element) : nil
    }

    init(_ form: CompiledForm) { self.form = form }

    /// Whether the form asks for something at a path or inside it.
    func contains(_ path: [any CodingKey]) -> Bool { known.contains(ExactText(path.formPattern)) }

    /// The paths that were probably meant, the nearest first.
    func nearest(to path: [any CodingKey]) -> [String] {
        let level = path.dropLast().formPattern
        let name = path.last?.stringValue ?? ""
        let inside = names.compactMap { answer -> String? in
            if level.isEmpty { return answer }
            return answer.hasPrefix(level + ".") ? String(answer.dropFirst(level.utf8.count + 1)) : nil
        }
        let siblings = NearestWords.suggest(for: name, among: inside)
        if !siblings.isEmpty { return siblings.map { level.isEmpty ? $0 : level + "." + $0 } }
        return NearestWords.suggest(for: path.formPattern, among: names)
    }
}

extension Collection<any CodingKey> {
    /// The keys as a path with `[]` for items, such as `companies[].name`.
    var formPattern: String {
        reduce("") { path, key in
            if key is PositionKey { return path + "[]" }
            return path.isEmpty ? key.stringValue : path + "." + key.stringValue
        }
    }
}
