/// The mapping of letters between lower and upper case, as a text that is archived with the expressions that need it.
///
/// Unicode's own tables are larger than all other data about characters in a page, and few forms change case.
package enum CaseTable {
    /// The table for `lower`: Unicode's full mapping of single characters.
    package static let lower = table { $0.properties.lowercaseMapping }
    /// The table for `upper`.
    package static let upper = table { $0.properties.uppercaseMapping }

    /// The records of a table. A record is three characters and the replacement. The first two characters are the ends
    /// of a run of characters. The third is 1 if each character of the run changes, or 2 if every second one does; then
    /// the replacement is what the first becomes. A larger third character is one more than the number of characters
    /// that the first becomes.
    private static func table(_ mapping: (Unicode.Scalar) -> String) -> String {
        var table = String.UnicodeScalarView()
        var run: (first: UInt32, last: UInt32, step: UInt32, target: UInt32)?
        func finish() {
            guard let run else { return }
            table.append(
                contentsOf: [run.first, run.last, max(run.step, 1), run.target].compactMap(Unicode.Scalar.init))
        }
        for code in UInt32(0)...0x1_FFFF {
            guard let scalar = Unicode.Scalar(code) else { continue }
            let mapped = Array(mapping(scalar).unicodeScalars)
            guard mapped.count == 1, mapped[0] != scalar else {
                if mapped.count > 1, let count = Unicode.Scalar(UInt32(mapped.count + 1)) {
                    table.append(contentsOf: [scalar, scalar, count] + mapped)
                }
                continue
            }
            if let open = run, mapped[0].value &- code == open.target &- open.first {
                let step = code - open.last
                if step <= 2, open.step == 0 || open.step == step {
                    run = (open.first, code, step, open.target)
                    continue
                }
            }
            finish()
            run = (code, code, 0, mapped[0].value)
        }
        finish()
        return String(table)
    }

    /// The text with each character mapped by a table.
    static func apply(_ table: String, to text: String) -> String {
        var result = ""
        let table = table.scalarList
        for scalar in text.scalarList {
            var next = 0
            var isFound = false
            while !isFound, next + 3 < table.count {
                let (first, kind) = (table[next], table[next + 2].value)
                let place = scalar.value &- first.value
                isFound = first <= scalar && scalar <= table[next + 1] && (kind != 2 || place % 2 == 0)
                let end = min(next + 2 + Int(max(kind, 2)), table.count)
                next += 3
                while next < end {
                    if isFound, let new = Unicode.Scalar(table[next].value &+ place) { result.append(scalar: new) }
                    next += 1
                }
            }
            if !isFound { result.append(scalar: scalar) }
        }
        return result
    }
}
