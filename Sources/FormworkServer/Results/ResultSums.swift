#if Server
import FormworkCore
import FormworkPages

/// Counts the answers to choices and adds up those that are numbers, one submission after the other.
struct ResultSums {
    /// How many different answers that are no options are counted; all further ones are counted together.
    fileprivate static let otherLimit = 50

    fileprivate struct Sum {
        let question: AskedQuestion
        /// How often each option was chosen, by its canonical text.
        var counts: [ExactText: Int] = [:]
        /// In how many places there was an answer.
        var answers = 0
        var least: DecimalNumber?
        var greatest: DecimalNumber?
        /// `nil` once it is too large.
        var total: DecimalNumber? = .zero
    }

    private var sums: [Sum]

    init(_ questions: [AskedQuestion]) {
        sums = questions.filter { $0.isChoice || $0.isNumber }.map { Sum(question: $0) }
    }

    /// Adds the answers of a submission.
    mutating func add(_ values: JSONValue) {
        for place in sums.indices {
            for answer in values.answers(at: sums[place].question.path.split(separator: ".")[...]) {
                sums[place].add(answer)
            }
        }
    }

    /// The charts and numbers, in the order of the questions. Questions that nobody answered are among them.
    ///
    /// - Parameters:
    ///   - words: The names of the numbers.
    ///   - catalog: The names of the answers to a switch.
    func parts(_ words: AdminWords, _ catalog: MessageCatalog) -> [AdminSumsPage.Part] {
        sums.map { $0.question.isChoice ? $0.chart(words, catalog) : $0.numbers(words) }
    }
}

extension ResultSums.Sum {
    fileprivate mutating func add(_ answer: JSONValue) {
        let parts = answer.arrayValue ?? [answer]
        if parts.isEmpty || answer.isNull || ProtectedAnswer(answer) != nil { return }
        answers += 1
        if question.isChoice {
            for text in Set(texts: parts.compactMap(\.optionText)) { counts[text, default: 0] += 1 }
        } else if let number = answer.numberValue {
            least = min(least ?? number, number)
            greatest = max(greatest ?? number, number)
            total = total?.adding(number)
        }
    }

    fileprivate func chart(_ words: AdminWords, _ catalog: MessageCatalog) -> AdminSumsPage.Part {
        let options =
            question.isSwitch
            ? [("true", catalog.text("ui.yes")), ("false", catalog.text("ui.no"))]
            : question.options.map { ($0.id, $0.title) }
        var bars = options.map { AdminSumsPage.Bar($0.1, counts[$0.0] ?? 0) }
        // The form may have had other options before.
        let known = Set(texts: options.map(\.0))
        let others = counts.filter { !known.contains($0.key) }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        bars += others.prefix(ResultSums.otherLimit).map { AdminSumsPage.Bar($0.key.text, $0.value) }
        let rest = others.dropFirst(ResultSums.otherLimit).reduce(0) { $0 + $1.value }
        if rest > 0 { bars.append(AdminSumsPage.Bar(words[.others], rest)) }
        return .choices(title: question.titleWithSection, bars: bars, answers: answers)
    }

    fileprivate func numbers(_ words: AdminWords) -> AdminSumsPage.Part {
        var facts = [(words[.answers], String(answers))]
        if let least, let greatest {
            facts += [(words[.least], least.description), (words[.greatest], greatest.description)]
        }
        if answers > 0, let total {
            let mean = total.divided(by: DecimalNumber(answers))?.rounded(places: 2)
            facts += [(words[.sum], total.description)] + (mean.map { [(words[.average], $0.description)] } ?? [])
        }
        return .numbers(title: question.titleWithSection, facts: facts)
    }
}

extension AskedQuestion {
    fileprivate var isSwitch: Bool { kind == .bool }

    fileprivate var isChoice: Bool {
        isSwitch || !hasFiles && (!options.isEmpty || kind.isChoice)
    }

    fileprivate var isNumber: Bool { kind.isNumber }
}

extension JSONValue {
    /// All answers at a path, in all items on the way.
    fileprivate func answers(at steps: ArraySlice<Substring>) -> [JSONValue] {
        guard let step = steps.first else { return [self] }
        let isList = step.hasSuffix("[]")
        guard let member = self[String(isList ? step.dropLast(2) : step)] else { return [] }
        let places = isList ? member.arrayValue ?? [] : [member]
        return places.flatMap { $0.answers(at: steps.dropFirst()) }
    }

    /// The canonical text of an option's id; `nil` for what cannot be one.
    fileprivate var optionText: String? {
        switch content {
        case .bool(let isOn): isOn ? "true" : "false"
        case .number(let number): number.description
        case .string(let text): text
        case .null, .array, .object: nil
        }
    }
}
#endif
