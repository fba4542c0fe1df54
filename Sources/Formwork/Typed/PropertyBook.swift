import FormworkCore

/// The properties that the code of one typed definition names by key paths, to find the mistakes in it.
final class PropertyBook {
    /// The answers of a model by their names, each once.
    private struct Model {
        let type: Any.Type
        var names: [ExactText] = []
        var known: Set<ExactText> = []
    }

    /// The closure of items that is running.
    private struct Items {
        /// The id of the repeat.
        let id: String
        /// The answers outside that were read in it: the first name of each, and its model.
        var readOutside: [(name: String, model: String)] = []
    }

    private(set) var problems: [DefinitionProblem] = []
    private var models: [Model] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private var items: [Items] = []
    private var unnamed = 0

    /// How many closures of items are running.
    var depth: ItemDepth { ItemDepth(count: items.count) }

    /// The name of a key path, if it has one. Without a name it is a problem.
    ///
    /// - Parameters:
    ///   - path: The key path.
    ///   - model: The type that has the property.
    ///   - title: The title by which a person would find the field.
    func name(of path: AnyKeyPath, in model: Any.Type, title: String = "") -> String? {
        let name = PropertyName(path)
        guard let text = name.text else {
            let type = "\(Swift.type(of: path).valueType)"
            report(.unnamedProperty, title.isEmpty ? type : "“\(title)”", [name.model])
            return nil
        }
        note(text, in: model)
        return text
    }

    /// An id for a field whose key path has no name, so that this is its only problem.
    func substitute() -> String {
        unnamed += 1
        return "unnamed_\(unnamed)"
    }

    /// Notes that an answer outside of items is read, in case that a closure of items is running.
    func noteRead(_ path: String, of model: Any.Type, at depth: ItemDepth) {
        let name = String(path.split(separator: ".").first ?? "")
        for place in items.indices.dropFirst(depth.count) {
            items[place].readOutside.append((name, String(describing: model)))
        }
    }

    /// Runs the closure of the items of a repeat, and finds what it reads outside although an item has the same name.
    func inItems(of id: String, _ content: () -> [FormNode]) -> [FormNode] {
        items.append(Items(id: id))
        let nodes = content()
        guard let read = items.popLast()?.readOutside, !read.isEmpty else { return nodes }
        let own = Set(nodes.elements.flatMap(\.ownNames).map { ExactText($0) })
        for (name, model) in read where own.contains(ExactText(name)) {
            report(.shadowedProperty, name, [model, id])
        }
        return nodes
    }

    /// All problems, also those of models that code properties under other keys.
    func allProblems() -> [DefinitionProblem] {
        for model in models {
            guard let type = model.type as? any Decodable.Type else { continue }
            for name in CodingKeyProbe.unknownNames(model.names.map(\.text), of: type) {
                report(.otherCodingKey, name, [String(describing: type)])
            }
        }
        return problems
    }

    private func note(_ name: String, in type: Any.Type) {
        let place = places[ObjectIdentifier(type)] ?? models.count
        if place == models.count {
            places[ObjectIdentifier(type)] = place
            models.append(Model(type: type))
        }
        if models[place].known.insert(ExactText(name)).inserted { models[place].names.append(ExactText(name)) }
    }

    private func report(_ code: DefinitionProblem.Code, _ found: String, _ expected: [String]) {
        let problem = DefinitionProblem(code, at: ElementIndex(0), found: found, expected: expected)
        if !problems.contains(problem) { problems.append(problem) }
    }
}

/// How many items are around a place of a definition, one inside the other.
struct ItemDepth {
    let count: Int
}

extension FormElement {
    /// The first names of the answers on this level.
    fileprivate var ownNames: [String] {
        switch self {
        case .field(let field): [String(field.id.split(separator: ".").first ?? "")]
        case .section(let section) where section.repeats != nil || section.isNested: [section.id]
        case .section(let section): section.elements.flatMap(\.ownNames)
        }
    }
}
