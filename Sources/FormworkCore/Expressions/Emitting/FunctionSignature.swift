/// A function of the language: its name, its parameters and its result.
///
/// A function that can be called in two ways has two signatures. A new function is a line in `all` and a case of
/// `Operation`; the compiler of Swift then asks for its implementation.
struct FunctionSignature {
    /// The instructions of a call.
    enum Form {
        /// An operation on all arguments.
        case apply(Operation)
        /// An operation on all arguments and today's date.
        case applyToday(Operation)
        /// An operation on all arguments and a text that the compiler adds.
        case applyTable(Operation, String)
        /// `previous($x)`: the answer in the item before.
        case previous
        /// A value that goes on from item to item.
        case running(Operation)
        /// `matches(text, 'pattern')`
        case match
        /// `if(a, b, c)`: only the argument that is needed runs.
        case conditional
        /// `coalesce(a, b, …)`: arguments run until one is not blank.
        case firstPresent
    }

    /// The type that an argument must have.
    struct Parameter {
        var kind: StaticType.Kind
        var allowsList = false
        /// Whether a day, with a time or without, can stand for a time of day.
        var allowsDate = false

        static let any = Parameter(kind: .any)
        static let bool = Parameter(kind: .bool)
        static let number = Parameter(kind: .number)
        static let text = Parameter(kind: .text)
        static let date = Parameter(kind: .date)
        static let moment = Parameter(kind: .time, allowsDate: true)
        static let anything = Parameter(kind: .any, allowsList: true)
        static let bools = Parameter(kind: .bool, allowsList: true)
        static let numbers = Parameter(kind: .number, allowsList: true)
        static let textOrList = Parameter(kind: .text, allowsList: true)
    }

    var name: String
    var form: Form
    var parameters: [Parameter]
    /// The number of parameters at the end that can be left out.
    var optional = 0
    /// Whether the last parameter can be repeated.
    var repeats = false
    /// The type of the result; `nil` if it is the type of the arguments, or of the first one.
    var result: StaticType?

    /// All functions of the language.
    static let all: [FunctionSignature] = [
        .init(name: "present", form: .apply(.present), parameters: [.anything], result: .bool),
        .init(name: "missing", form: .apply(.missing), parameters: [.anything], result: .bool),
        .init(
            name: "equals", form: .apply(.equal), parameters: [.anything, .anything], repeats: true, result: .bool),
        .init(name: "if", form: .conditional, parameters: [.bool, .anything, .anything], optional: 1),
        .init(name: "coalesce", form: .firstPresent, parameters: [.anything], repeats: true),
        .init(name: "any", form: .apply(.anyOf), parameters: [.bools], repeats: true, result: .bool),
        .init(name: "all", form: .apply(.allOf), parameters: [.bools], repeats: true, result: .bool),

        .init(name: "count", form: .apply(.count), parameters: [.anything], repeats: true, result: .number),
        .init(name: "sum", form: .apply(.sum), parameters: [.numbers], repeats: true, result: .number),
        .init(name: "avg", form: .apply(.average), parameters: [.numbers], repeats: true, result: .number),
        .init(name: "count_of", form: .apply(.countOf), parameters: [.textOrList, .any], result: .number),
        .init(name: "distinct", form: .apply(.distinct), parameters: [.anything], repeats: true, result: .list),
        .init(name: "previous", form: .previous, parameters: [.any]),
        .init(name: "running_sum", form: .running(.runningSum), parameters: [.numbers], result: .number),
        .init(name: "min", form: .apply(.minimum), parameters: [.numbers], repeats: true, result: .number),
        .init(name: "max", form: .apply(.maximum), parameters: [.numbers], repeats: true, result: .number),
        .init(name: "round", form: .apply(.round), parameters: [.number, .number], optional: 1, result: .number),
        .init(name: "floor", form: .apply(.floor), parameters: [.number], result: .number),
        .init(name: "ceil", form: .apply(.ceiling), parameters: [.number], result: .number),
        .init(name: "abs", form: .apply(.magnitude), parameters: [.number], result: .number),
        .init(name: "pow", form: .apply(.power), parameters: [.number, .number], result: .number),
        .init(name: "sqrt", form: .applyTable(.power, "0.5"), parameters: [.number], result: .number),
        .init(name: "exp", form: .apply(.exponential), parameters: [.number], result: .number),
        .init(name: "log", form: .apply(.logarithm), parameters: [.number], result: .number),
        .init(name: "log10", form: .applyTable(.logarithm, "10"), parameters: [.number], result: .number),
        .init(name: "number", form: .apply(.number), parameters: [.any], result: .number),

        .init(name: "text", form: .apply(.text), parameters: [.any], result: .text),
        .init(name: "concat", form: .apply(.concat), parameters: [.anything], repeats: true, result: .text),
        .init(name: "length", form: .apply(.length), parameters: [.text], result: .number),
        .init(name: "lower", form: .applyTable(.caseMapped, CaseTable.lower), parameters: [.text], result: .text),
        .init(name: "upper", form: .applyTable(.caseMapped, CaseTable.upper), parameters: [.text], result: .text),
        .init(name: "left", form: .apply(.left), parameters: [.text, .number], result: .text),
        .init(name: "right", form: .apply(.right), parameters: [.text, .number], result: .text),
        .init(
            name: "mid", form: .apply(.mid), parameters: [.text, .number, .number], optional: 1, result: .text),
        .init(name: "trim", form: .apply(.trim), parameters: [.text], result: .text),
        .init(name: "contains", form: .apply(.contains), parameters: [.textOrList, .any], result: .bool),
        .init(name: "starts_with", form: .apply(.startsWith), parameters: [.text, .text], result: .bool),
        .init(name: "ends_with", form: .apply(.endsWith), parameters: [.text, .text], result: .bool),
        .init(name: "matches", form: .match, parameters: [.text, .text], result: .bool),
        .init(name: "replace", form: .apply(.replace), parameters: [.text, .text, .text], result: .text),
        .init(name: "split", form: .apply(.split), parameters: [.text, .text], result: .list(of: .text)),
        .init(name: "join", form: .apply(.join), parameters: [.anything, .text], result: .text),

        .init(name: "today", form: .apply(.today), parameters: [], result: .date),
        .init(name: "now", form: .apply(.now), parameters: [], result: .dateTime),
        .init(name: "date", form: .apply(.date), parameters: [.date], result: .date),
        .init(name: "date", form: .apply(.date), parameters: [.number, .number, .number], result: .date),
        .init(name: "year", form: .apply(.year), parameters: [.date], result: .number),
        .init(name: "month", form: .apply(.month), parameters: [.date], result: .number),
        .init(name: "day", form: .apply(.day), parameters: [.date], result: .number),
        .init(name: "age", form: .applyToday(.age), parameters: [.date], result: .number),
        .init(name: "age", form: .apply(.age), parameters: [.date, .date], result: .number),
        .init(name: "add_days", form: .apply(.addDays), parameters: [.date, .number]),
        .init(name: "add_months", form: .apply(.addMonths), parameters: [.date, .number]),
        .init(name: "days_between", form: .apply(.daysBetween), parameters: [.date, .date], result: .number),
        .init(name: "months_between", form: .apply(.monthsBetween), parameters: [.date, .date], result: .number),
        .init(name: "weekday", form: .apply(.weekday), parameters: [.date], result: .number),
        .init(
            name: "minutes_between", form: .applyTable(.timeBetween, "60"), parameters: [.moment, .moment],
            result: .number),
        .init(
            name: "hours_between", form: .applyTable(.timeBetween, "3600"), parameters: [.moment, .moment],
            result: .number),
        .init(name: "add_minutes", form: .apply(.addMinutes), parameters: [.moment, .number], result: .any),

        .init(
            name: "format_number", form: .apply(.formatNumber), parameters: [.number, .number], optional: 1,
            result: .text),
        .init(
            name: "format_date", form: .apply(.formatDate), parameters: [.date, .text], optional: 1, result: .text),
    ]

    /// The signatures with a name. They differ in the number of arguments.
    static func named(_ name: String) -> [FunctionSignature] {
        all.filter { $0.name == name }
    }

    /// Whether the function can be called with a number of arguments.
    func accepts(_ count: Int) -> Bool {
        count >= parameters.count - optional && (repeats || count <= parameters.count)
    }

    /// The parameter for the argument at a position, from 0.
    func parameter(at index: Int) -> Parameter {
        parameters[Swift.min(index, parameters.count - 1)]
    }

    /// The usage of the function in problems, such as `round(number, number?)`.
    var usage: String {
        var text = name + "("
        for (index, parameter) in parameters.enumerated() {
            if index > 0 { text += ", " }
            text += StaticType(parameter.kind).name
            if index >= parameters.count - optional { text += "?" }
        }
        return text + (repeats ? ", …)" : ")")
    }
}
