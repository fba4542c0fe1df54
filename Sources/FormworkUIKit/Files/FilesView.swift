#if canImport(UIKit)
import Foundation
import UIKit

/// The files of a question: a line for each, and a button that adds one.
@MainActor class FilesView: FieldView {
    private let list = UIStackView()
    private let none = UILabel(.body, color: .secondaryLabel)
    private let limits = UILabel(.footnote, color: .secondaryLabel)
    private(set) lazy var addButton = UIButton(
        doing: UIAction { [weak self] _ in
            guard let self, let form = source?.form, let only = form.fileSources(for: row).first else { return }
            form.chooseFiles(for: row, from: only)
        })
    private(set) var lines: [FileLine] = []

    override func build() {
        list.axis = .vertical
        list.spacing = 4
        content.addArrangedSubview(list)
        content.addArrangedSubview(none)
        addButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        // Once there are as many files as can be, no button says the question.
        titleLabel.isAccessibilityElement = true
        buildAdding()
    }

    /// Makes what adds a file.
    func buildAdding() {
        content.addArrangedSubview(limits)
        content.addArrangedSubview(addButton)
    }

    override var painted: [UIView] { [addButton] }
    override func rowTapped() {}

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        guard let files = source?.form?.files, let rule = shown.state.field.files else { return }
        let entries = files.entries(of: shown)
        if entries != lines.map(\.entry) || aspects == .all { list(entries, shown) }
        none.text = source?.driver.presentation.noFilesWords(rule)
        none.isHidden = !entries.isEmpty
        limits.text = files.limits(rule)
        limits.isHidden = limits.text?.isEmpty ?? true
        addButton.setTitle(words("ui.file_choose"), for: .normal)
        showAdding(isPossible: files.room(at: row.node) > 0)
        addButton.menu = sourceMenu()
        addButton.showsMenuAsPrimaryAction = addButton.menu != nil
    }

    /// A menu of the sources that files can be taken from; `nil` if there is only one.
    private func sourceMenu() -> UIMenu? {
        guard let source, let form = source.form else { return nil }
        let places = form.fileSources(for: row)
        guard places.count > 1 else { return nil }
        let screenWords = ScreenWords(source.engine.context.messages)
        return UIMenu(
            children: places.map { place in
                UIAction(title: screenWords.take(from: place)) { [weak self] _ in
                    guard let self else { return }
                    self.source?.form?.chooseFiles(for: row, from: place)
                }
            })
    }

    /// Shows what adds a file, if there can be another one.
    func showAdding(isPossible: Bool) { addButton.isHidden = !isPossible }

    override func speak(_ shown: FieldPresentation) {
        name(titleLabel, shown)
        name(addButton, shown)
        addButton.accessibilityLabel = words("ui.file_choose") + ": " + (addButton.accessibilityLabel ?? "")
    }

    private func list(_ entries: [FileEntry], _ shown: FieldPresentation) {
        for line in lines { line.removeFromSuperview() }
        guard let source else { return }
        let screenWords = ScreenWords(source.engine.context.messages)
        lines = entries.map { entry in
            let line = FileLine(entry)
            line.addButton(words("ui.remove"), isEnabled: shown.state.isEnabled) { [weak self] in
                guard let self else { return }
                self.source?.form?.files?.remove(entry, of: row.node)
            }
            if entry.progress == .failed {
                line.addButton(screenWords.retry, isEnabled: true) { [weak self] in
                    self?.source?.form?.files?.retry(entry)
                }
            }
            list.addArrangedSubview(line)
            return line
        }
        list.isHidden = entries.isEmpty
    }
}

/// A file with its name, its size or what happens to it, and what can be done.
@MainActor final class FileLine: UIView {
    let entry: FileEntry
    private let stack = UIStackView()
    private(set) var buttons: [UIButton] = []

    init(_ entry: FileEntry) {
        self.entry = entry
        super.init(frame: .zero)
        let title = UILabel(.body)
        title.text = entry.title
        let info = UILabel(.footnote, color: entry.isWrong ? .systemRed : .secondaryLabel)
        info.text = entry.info
        info.isHidden = entry.info.isEmpty
        let texts = UIStackView(arrangedSubviews: [title, info])
        texts.axis = .vertical
        stack.addArrangedSubview(texts)
        stack.alignment = .center
        stack.spacing = 12
        cover(with: stack)
    }
    required init?(coder: NSCoder) { nil }

    /// Adds a button, whose accessibility label names the file that it is for.
    func addButton(_ title: String, isEnabled: Bool, _ act: @escaping () -> Void) {
        let button = UIButton(doing: UIAction(title: title) { _ in act() })
        button.isEnabled = isEnabled
        button.accessibilityLabel = title + " " + entry.title
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        stack.addArrangedSubview(button)
        buttons.append(button)
    }
}
#endif
