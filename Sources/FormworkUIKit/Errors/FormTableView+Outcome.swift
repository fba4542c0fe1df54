#if canImport(UIKit)
import Foundation
import UIKit

extension FormTableView {
    /// Everything of a change was drawn.
    func finish(_ change: SessionChange) {
        switch change.submission {
        case .accepted(let values):
            showSummary([])
            onAccept?(values)
        case .refused(let errors):
            say(driver.listedErrors)
            onRefuse?(errors)
        default:
            // The list gets shorter while answers are mended.
            if summary != nil { showSummary(driver.listedErrors) }
        }
        showPlace()
        refreshReview()
        submitView?.update()
        switch change.cause {
        case .input(.blur), .input(.submit): runChecks()
        default: break
        }
    }

    /// Takes all answers back to what was loaded, and goes to the first page. Files that are on their way are not waited for.
    public func reset() {
        endEditing(true)
        files?.cancelAll()
        driver.perform(.reset)
        if let first = driver.pages?.steps.first { driver.open(first) }
    }

    /// Asks whether all answers are to be taken back.
    func askToReset() {
        let engine = driver.engine
        let alert = UIAlertController(
            title: engine.words("ui.kept_restart"), message: engine.words("ui.kept_erase_sure"), preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: engine.words("ui.kept_restart"), style: .destructive) { [weak self] _ in self?.reset()
            })
        alert.addAction(UIAlertAction(title: ScreenWords(engine.context.messages).cancel, style: .cancel))
        present(alert, beside: submitView ?? self)
    }

    /// Checks that take time begin when a field is left and when the form is submitted.
    func runChecks() {
        let session = session
        Task { await session.settle() }
    }
}
#endif
