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

    /// Checks that take time begin when a field is left and when the form is submitted.
    func runChecks() {
        let session = session
        Task { await session.settle() }
    }
}
#endif
