#if canImport(UIKit)
import Foundation
import UIKit

extension FormTableView {
    /// Everything of a change was drawn.
    func finish(_ change: SessionChange) {
        switch change.submission {
        case .accepted(let values):
            tableHeaderView = nil
            onAccept?(values)
        case .refused(let errors):
            say(errors)
            onRefuse?(errors)
        default:
            // The list gets shorter while answers are mended.
            if let summary = tableHeaderView as? ErrorSummaryView {
                summary.show(driver.engine.errors, in: self)
                if driver.engine.errors.isEmpty { tableHeaderView = nil }
            }
        }
        (tableFooterView as? SubmitView)?.update()
        switch change.cause {
        case .input(.blur), .input(.submit): runChecks()
        default: break
        }
    }

    /// Checks that take time begin when a field is left and when the form is submitted.
    private func runChecks() {
        let session = session
        Task { await session.settle() }
    }
}
#endif
