/// A form to measure, for the engine and for the floor. Its fields `f0`, `f1`, … have numbers.
struct FormShape {
    /// One field.
    struct Field {
        /// Shown while this field is above 5; always if there is none.
        var condition: Int?
        /// The fields whose sum is its value; empty for a field that is filled in.
        var addends: [Int] = []
    }

    /// The name in the report.
    let name: String
    let fields: [Field]
    /// The edits to measure, each with its name and the field whose value changes between 3 and 8.
    let edits: [(name: String, field: Int)]

    static let highest = 100.0

    /// The name of a field.
    static func id(_ index: Int) -> String { "f\(index)" }

    /// Fields of which every fifth has a condition and every tenth is calculated from three others.
    static func mixed(_ count: Int) -> FormShape {
        let fields = (0..<count).map { index in
            switch index % 10 {
            case 1, 6: Field(condition: index - 1)
            case 9: Field(addends: [index - 5, index - 6, index - 7])
            default: Field()
            }
        }
        let middle = count / 20 * 10
        return FormShape(
            name: "\(count) fields", fields: fields,
            edits: [("edit a number in a sum", middle + 2), ("edit that shows or hides a field", middle)])
    }

    /// One field that all others depend on.
    static func star(_ count: Int) -> FormShape {
        let fields = [Field()] + (0..<count).map { _ in Field(addends: [0, 0]) }
        return FormShape(name: "one field that \(count) use", fields: fields, edits: [("edit that field", 0)])
    }

    /// Sums of which each needs the one before.
    static func chain(_ count: Int) -> FormShape {
        let fields = [Field(), Field()] + (0..<count).map { Field(addends: [$0 + 1, 0]) }
        return FormShape(name: "a chain of \(count) sums", fields: fields, edits: [("edit its first number", 1)])
    }

    /// The answers: 3 everywhere but in every hundredth field that is filled in, which is left blank.
    var answers: [(field: Int, value: Int)] {
        fields.indices.filter { fields[$0].addends.isEmpty && $0 % 100 != 42 }.map { ($0, 3) }
    }
}
