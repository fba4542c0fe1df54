#if canImport(UIKit)
import Foundation
import UIKit

/// The answers of a form with pages, as the table shows them before they are submitted. Touching one goes to its question.
@MainActor final class ReviewSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let driver: FormDriver
    private(set) var blocks: [AnswerList.Block] = []

    init(_ driver: FormDriver) {
        self.driver = driver
        super.init()
    }

    /// Reads the answers; none while another step is shown.
    func refresh() {
        blocks =
            driver.pages?.current == .review
            ? AnswerList(driver.engine, words: driver.session.environment.answerWords(in: driver.engine.context)).blocks
            : []
    }

    private func answer(at path: IndexPath) -> ListedAnswer? {
        guard blocks.indices.contains(path.section) else { return nil }
        let answers = blocks[path.section].answers
        return answers.indices.contains(path.row) ? answers[path.row] : nil
    }

    func numberOfSections(in tableView: UITableView) -> Int { blocks.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        blocks[section].answers.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "answer") as? AnswerCell
            ?? AnswerCell(style: .default, reuseIdentifier: "answer")
        if let answer = answer(at: indexPath) { cell.show(answer, driver.presentation) }
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard !blocks[section].title.isEmpty else { return nil }
        let view =
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "block") as? BlockHeaderView
            ?? BlockHeaderView(reuseIdentifier: "block")
        view.show(blocks[section])
        return view
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        answer(at: indexPath)?.step != nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let answer = answer(at: indexPath) { driver.change(answer) }
    }
}

/// A question with its answer, and where it can be changed the words that say so.
@MainActor final class AnswerCell: UITableViewCell {
    let title = UILabel(.subheadline, color: .secondaryLabel)
    let answer = UILabel(.body)
    let change = UILabel(.body)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let texts = UIStackView(arrangedSubviews: [title, answer])
        texts.axis = .vertical
        texts.spacing = 2
        let line = UIStackView(arrangedSubviews: [texts, change])
        line.alignment = .center
        line.spacing = 12
        change.textColor = tintColor
        change.setContentHuggingPriority(.required, for: .horizontal)
        change.setContentCompressionResistancePriority(.required, for: .horizontal)
        contentView.hold(line, top: 10, bottom: 10)
        contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        // For VoiceOver, the row is one button.
        isAccessibilityElement = true
    }
    required init?(coder: NSCoder) { nil }

    func show(_ listed: ListedAnswer, _ words: FormPresentation) {
        title.text = listed.title
        answer.text = listed.text.isEmpty ? words.notAnsweredWords : listed.text
        answer.textColor = listed.text.isEmpty ? .secondaryLabel : .label
        change.text = words.changeTitle
        change.isHidden = listed.step == nil
        selectionStyle = listed.step == nil ? .none : .default
        accessibilityLabel = listed.title
        accessibilityValue = answer.text
        accessibilityHint = listed.step == nil ? nil : words.changeTitle
        accessibilityTraits = listed.step == nil ? .staticText : .button
    }
}

/// The title of answers that belong together.
@MainActor final class BlockHeaderView: EdgeView {
    let title = UILabel(.headline)

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        title.accessibilityTraits = .header
        place(title, top: 8, bottom: 6)
        show(nil)
    }
    required init?(coder: NSCoder) { nil }

    func show(_ block: AnswerList.Block) {
        title.text = block.title
        title.font = .preferredFont(forTextStyle: block.depth == 0 ? .title3 : .headline)
    }
}
#endif
