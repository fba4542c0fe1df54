#if Server
import ArgumentParser
import Formwork
import FormworkServer

extension KeysCommand {
    /// `formwork keys sessions`
    struct Sessions: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "sessions",
            abstract: "Lists who is logged in to results, and ends logins.",
            discussion: """
                Each line has the mark of a login, the name, and until when it lasts at most. A login that is ended gets no \
                further page. Servers of the same database need no restart.

                Examples:
                  formwork keys sessions
                  formwork keys sessions --end 3fK9q-Zt
                  formwork keys sessions --end-of "Ada Lovelace"
                  formwork keys sessions --end-all
                """)

        @OptionGroup var options: DatabaseOption

        @OptionGroup var settings: SettingsOption

        @Option(help: ArgumentHelp("Ends the login with this mark; may be repeated.", valueName: "mark"))
        var end: [String] = []

        @Option(help: ArgumentHelp("Ends all logins of this name; may be repeated.", valueName: "name"))
        var endOf: [String] = []

        @Flag(help: "Ends all logins.")
        var endAll = false

        func run() async throws {
            do {
                let store = try await options.openExisting()
                let now = SessionContext.currentMilliseconds()
                var left: [Admission] = []
                for session in try await store.admissions(.session, at: now) {
                    guard isEnded(session) else {
                        left.append(session)
                        continue
                    }
                    var access = AccessEntry.byCommand(.logout, "")
                    access.who = session.who + ", by " + access.who
                    try await store.note(access)
                    _ = try await store.takeAdmission(.session, hash: session.hash, at: now)
                    try Terminal.print("ended\t\(line(session))")
                }
                for session in left where !isEnding { try Terminal.print(line(session)) }
            } catch let code as ExitCode {
                throw code
            } catch {
                throw Terminal.failure("\(error)")
            }
        }

        private var isEnding: Bool { endAll || !end.isEmpty || !endOf.isEmpty }

        private func isEnded(_ session: Admission) -> Bool {
            endAll || end.contains(mark(session)) || endOf.contains(session.who)
        }

        /// The first digits of the hash, which distinguish logins. They do not suffice to log in.
        private func mark(_ session: Admission) -> String { String(session.hash.prefix(12)) }

        private func line(_ session: Admission) -> String {
            let name = session.who.map { $0.isNewline || $0 == "\t" ? " " : $0 }
            return mark(session) + "\t" + String(name) + "\t" + isoTime(session.expires)
        }
    }
}
#endif
