package import FormworkCore

/// Makes forms at random in which every feature of the model turns up.
///
/// Rules read only fields that stand before them, so that no rules wait for each other. Ids are numbers in one
/// sequence: a target can name what comes later before it is made.
package struct RandomForm {
    /// What a generated form leaves out, for laws that hold only without it.
    package struct Features: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// `update` and `clear` targets. Their effects depend on events, and not only on the answers.
        package static let events = Features(rawValue: 1)
        /// Buttons, whose targets are active once tapped.
        package static let buttons = Features(rawValue: 2)
        /// Answers that are filled in at load.
        package static let defaults = Features(rawValue: 4)
        /// Fields that keep their answer and take no input.
        package static let disabling = Features(rawValue: 8)
        /// Hidden answers that are cleared or kept.
        package static let policies = Features(rawValue: 16)
        /// Repeats that have as many items as an answer says. Items with answers stay, so they depend on earlier answers too.
        package static let counts = Features(rawValue: 32)
        package static let all = Features(rawValue: 63)
    }

    /// A field that rules may read.
    struct Known {
        /// How an expression names it, without the dollar sign.
        var name: String
        var kind: ValueKind
        var options: [FormValue]
    }

    var random: SeededGenerator
    let features: Features
    /// How many ids were given.
    var count = 0
    /// Fields that can be read, by the repeats around the place that is generated, outermost first.
    var known: [[Known]] = [[]]
    /// Names of lists over the items of repeats that are finished.
    var lists: [Known] = []
    /// The prefixes of the nested forms around the place that is generated.
    var prefix = ""

    package init(seed: UInt64, features: Features = .all) {
        random = SeededGenerator(seed: seed)
        self.features = features
    }

    package mutating func definition() -> FormDefinition {
        let groups = (0..<number(1...2)).map { _ in group() }
        return FormDefinition(
            id: "random", groups: groups, marksRequired: chance(80),
            validateOn: one(of: ValidationTiming.allCases) ?? .submit,
            whenHidden: features.contains(.policies) ? one(of: HiddenValuePolicy.allCases) ?? .omit : .omit)
    }

    private mutating func group() -> FormGroup {
        var group = FormGroup(
            id: id("g"), title: chance(70) ? "Group" : "", collapsible: chance(80), collapsed: chance(30),
            hidden: chance(5), visibleWhen: condition(20), sections: [])
        if features.contains(.disabling) {
            group.disabled = chance(5)
            group.enabledWhen = condition(15)
        }
        group.sections = (0..<number(1...3)).map { _ in section(depth: 0) }
        return group
    }

    private mutating func section(depth: Int) -> FormSection {
        var section = FormSection(id: id("s"), title: chance(60) ? "Section" : "", elements: [])
        section.footer = chance(20) ? "Footer" : ""
        section.hidden = chance(8)
        section.visibleWhen = condition(25)
        section.isDeletable = chance(10)
        if features.contains(.disabling) {
            section.disabled = chance(5)
            section.enabledWhen = condition(15)
        }
        let repeats = chance(depth == 0 ? 40 : 30)
        let count = repeats && features.contains(.counts) && chance(25) ? "min(\(numeric(depth: 1)), 4)" : ""
        let (outerPrefix, outerLists) = (prefix, lists)
        if repeats {
            prefix = ""
            known.append([])
        } else if chance(15) {
            section.isNested = true
            prefix += section.id + "."
        }
        section.elements = (0..<number(2...5)).map { _ in
            depth < 2 && chance(15) ? .section(self.section(depth: depth + 1)) : .field(field())
        }
        prefix = outerPrefix
        if repeats {
            section.repeats = repetition(of: section, count)
            // From outside, the items' fields are lists; what was a list inside has one level more.
            let inside = known.removeLast() + lists.dropFirst(outerLists.count)
            let name = outerPrefix + section.id
            lists = outerLists
            lists += inside.map { Known(name: name + "[]." + $0.name, kind: $0.kind, options: $0.options) }
            lists.append(Known(name: name + "[]", kind: .number, options: []))
        }
        return section
    }

    private mutating func repetition(of section: FormSection, _ count: String) -> Repetition {
        var repeats = Repetition(min: number(0...1), max: number(2...4), isReorderable: chance(60))
        if !count.isEmpty {
            // A limit is written as a number or as an expression.
            if chance(70) { (repeats.min, repeats.minExpression) = (0, count) }
            if chance(70) { (repeats.max, repeats.maxExpression) = (Repetition.itemLimit, count) }
        }
        repeats.itemTitle = chance(40) ? "Item {index}" : ""
        repeats.targets = chance(20) ? [target()] : []
        guard chance(25), features.contains(.defaults) else { return repeats }
        let fields = section.elements.compactMap { if case .field(let field) = $0 { field } else { nil } }
        repeats.items = (0..<number(1...2)).map { _ in
            .object(fields.prefix(2).map { JSONMember($0.id, RandomAnswer.value(for: $0, &random)) })
        }
        return repeats
    }

    // MARK: - Chance

    mutating func id(_ letter: String) -> String {
        count += 1
        return letter + String(count)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

    mutating func one<T>(of list: [T]) -> T? { list.randomElement(using: &random) }
}
