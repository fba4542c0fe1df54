#if canImport(UIKit)
import Foundation
import UIKit

extension FormTableView {
    /// The pages of the form, and which one is shown; `nil` for a form without pages.
    public var pages: PageFlow? { driver.pages }

    /// Goes to the next page, unless something on this one is wrong.
    ///
    /// - Returns: Whether nothing on the page is wrong.
    @discardableResult public func goOn() -> Bool {
        endEditing(true)
        let isRight = driver.goOn()
        runChecks()
        return isRight
    }

    /// Goes to the page before. Nothing is validated, and nothing is lost.
    public func goBack() {
        endEditing(true)
        driver.goBack()
    }

    /// Goes to a step of the form if it is there. Nothing is validated.
    public func open(_ step: FormStep) {
        endEditing(true)
        driver.open(step)
    }

    /// Does what the button under the form does: goes on, or submits from the last step.
    public func proceed() {
        if driver.isAtLastStep { submit() } else { afterFiles { $0.goOn() } }
    }

    /// Moves the focus to a row, whichever page it is on.
    @discardableResult func go(to row: RowID) -> Bool {
        driver.showPage(of: row)
        return source.focus(on: row)
    }

    /// Shows another page: its rows or its answers, its heading and its buttons.
    func turnPage() {
        let isReview = driver.pages?.current == .review
        dataSource = isReview ? review : source
        delegate = isReview ? review : source
        review.refresh()
        reloadData()
        showSummary(driver.listedErrors)
        showPlace()
        submitView?.update()
        setContentOffset(CGPoint(x: 0, y: -adjustedContentInset.top), animated: false)
        let heading = (tableHeaderView as? TopView)?.title
        UIAccessibility.post(notification: .screenChanged, argument: heading)
        pageTurned?()
        onTurnPage?()
    }

    /// Checks and loaders may have changed answers that the review shows.
    func refreshReview() {
        guard dataSource === review else { return }
        let old = review.blocks
        review.refresh()
        if review.blocks != old { reloadData() }
    }

    /// Says what is wrong on the page that was to be left.
    func refuseToLeavePage() {
        say(driver.listedErrors)
        showErrors()
    }
}

extension FormTableSource {
    func turnPage() { form?.turnPage() }

    func refuseToLeavePage() { form?.refuseToLeavePage() }
}
#endif
