#if Server
import Formwork
import FormworkServer
import Foundation

extension AccessEntry {
    /// The entry in the log of accesses for a command that the user of this machine's account runs now.
    static func byCommand(_ action: Action, _ form: String, submission: String = "") -> AccessEntry {
        AccessEntry(
            time: SessionContext.currentMilliseconds(), who: "command (\(NSUserName()))", action: action, form: form,
            submission: submission)
    }
}
#endif
