#if Server
import FormworkCore
import FormworkPages

/// The submissions of a form as a table.
extension AdminDesk {
    /// How many questions have a column unless the reader chooses.
    private static let usualColumns = 5
    /// How many Unicode scalars of an answer a cell shows at most. The page of the submission shows all of them.
    private static let cellLength = 120

    /// The questions that can have a column. Those in repeating sections have as many answers as there are items.
    static func columns(_ questions: [AskedQuestion]) -> [AskedQuestion] {
        questions.filter { !$0.path.contains("[]") }
    }

    /// A row for each submission.
    func table(_ submissions: [Submission], of form: String, _ search: AdminSearch) -> AdminTable {
        let shown = shown(form)
        let texts = AnswerTexts(shown)
        let columns = columns(of: form, in: submissions, search.controls.columns)
        let rows = submissions.map { submission in
            let values = submission.hiding(shown).json
            let answers = columns.enumerated().map { index, column in
                // A damaged submission says so in its first cell.
                guard let values else { return index == 0 ? words[.damaged] : "" }
                let answer = TableColumn(path: column.path).answer(in: values)
                return Self.cell(answer.map { texts.text(of: $0, at: column.path) } ?? "")
            }
            return AdminTable.Row(
                reference: submission.reference, address: address(.submission(form, id: submission.id)),
                time: Self.time(submission.created), answers: answers)
        }
        return AdminTable(columns: columns, rows: rows, newestFirst: search.query.newestFirst)
    }

    /// The chosen columns, or the first ones. A form that is no longer served has those of its latest submission.
    private func columns(
        of form: String, in submissions: [Submission], _ chosen: [String]
    ) -> [AdminTable.Column] {
        guard let served = served(form) else {
            let leaves = submissions.lazy.compactMap(\.json).first?.leaves(upTo: Self.usualColumns).leaves ?? []
            return leaves.filter { $0.column.numbers.isEmpty }.map { leaf in
                AdminTable.Column(path: leaf.column.path, title: leaf.column.path, isNumber: false)
            }
        }
        let known = Set(chosen.map { ExactText($0) })
        let questions = Self.columns(served.compiled.askedQuestions)
        let asked = questions.filter { known.contains(ExactText($0.path)) }
        let shown = asked.isEmpty ? Array(questions.prefix(Self.usualColumns)) : asked
        return shown.map { question in
            // Two sections may ask the same.
            let isClear = shown.count { $0.title.isSame(as: question.title) } == 1
            return AdminTable.Column(
                path: question.path, title: isClear ? question.title : question.titleWithSection,
                isNumber: question.isNumber)
        }
    }

    /// The beginning of an answer.
    private static func cell(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: cellLength, limitedBy: scalars.endIndex) else {
            return text
        }
        return end == scalars.endIndex ? text : String(scalars[..<end]) + "…"
    }
}

extension AskedQuestion {
    /// Whether numbers answer it.
    fileprivate var isNumber: Bool {
        switch kind {
        case .integer, .number: true
        case .none, .text, .exactText, .bool, .date, .time, .dateTime, .option, .options, .any: false
        }
    }
}
#endif
