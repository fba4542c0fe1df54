#if Server
import ArgumentParser
import FormworkServer

extension KeysCommand {
    /// `formwork keys totp`
    struct TOTP: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "totp",
            abstract: "Prints a new secret of a second factor, for `serve --admin-people`.",
            discussion: """
                The first line is the secret: it is the member "totp" of that person, beside "password". The second line is what \
                the person's authenticator app reads, such as from a QR code; give it to nobody else. Start the server again \
                afterwards. Then the person needs the password and a code of the app; each code is good once.

                Whoever has lost the app gets a new secret in this way, or a link of `formwork keys link`, which needs no code.

                Examples:
                  formwork keys totp --name ada
                  formwork keys totp --name ada | tail -n 1 | qrencode -t ansiutf8
                """)

        @Option(help: ArgumentHelp("Whose secret it is, as the app shows it.", valueName: "name"))
        var name: String

        @Option(help: ArgumentHelp("What the codes are for, as the app shows it.", valueName: "title"))
        var issuer = "Formwork"

        func run() throws {
            let factor = SecondFactor()
            try Terminal.print(factor.text)
            try Terminal.print(factor.address(of: name, issuer: issuer))
        }
    }
}
#endif
