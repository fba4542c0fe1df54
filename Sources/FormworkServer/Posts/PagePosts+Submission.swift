#if Server
import Formwork
import FormworkCore
import FormworkPresentation
import HTTPTypes
import Hummingbird

/// The button that sends a page.
extension PagePosts {
    /// Stores the answers of a page. If something speaks against that, the reply is the page that says so.
    func submit(_ visit: Visit) async -> Response {
        // Its script posts it as a plain form then.
        if visit.page.isForeign, visit.call.wantsJSON { return Reply.json(.object([JSONMember("page", true)])) }
        let answers = visit.answers
        if let earlier = await intake.earlier(than: answers) { return sent(earlier, visit) }
        if let reply = await refusal(of: visit) { return reply }
        if intake.hashesTooMuch(of: answers) { return visit.fail(.tooMuchWork) }
        if let notice = notice(before: visit) { return await visit.comeBack(notice) }
        switch await intake.take(answers) {
        case .stored(let submission):
            await drafts.end(visit.origin, of: visit.form)
            return sent(submission, visit)
        case .conflict:
            visit.takeNewKey()
            return await visit.comeBack(.conflict)
        case nil:
            return await visit.comeBack(.storeFailed)
        }
    }

    private func sent(_ submission: Submission, _ visit: Visit) -> Response {
        visit.redirect(to: services.successAddress(of: visit.form, after: submission))
    }

    /// The page with what is wrong with the answers; `nil` if they are accepted.
    private func refusal(of visit: Visit) async -> Response? {
        if visit.page.isSuspected { return await visit.comeBack(.suspected(hasScript: visit.call.wantsJSON)) }
        switch await services.environment.submit(visit.checked, within: services.options.limits.checks) {
        case .accepted: return nil
        case .refused:
            if let excess = visit.engine.excess { return visit.fail(excess) }
            visit.flow?.openFirstError()
            return await visit.comeBack(.refused)
        case .unchecked: return await visit.comeBack(.unchecked)
        }
    }

    /// The notice that the person has to see before accepted answers are stored; `nil` if absent.
    private func notice(before visit: Visit) -> Comeback? {
        if !visit.fitsForm { return .changed }
        if visit.page.state?.isOlder(than: services.options.pageAge, at: services.now()) == true { return .expired }
        return visit.hasUnseenQuestions || visit.losesChoice ? .unseen : nil
    }
}
#endif
