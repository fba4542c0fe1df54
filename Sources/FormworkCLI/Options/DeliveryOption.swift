#if Server
import ArgumentParser
import FormworkCore
import FormworkServer

/// The option that names the file with webhooks and mails to send after submissions.
struct DeliveryOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            A JSON file with what happens after submissions: { "webhooks": [ { "form": "loan", "url": "https://…", "secret": \
            "whsec_…" } ], "mails": [ … ], "from": "forms@example.org" }.
            """, valueName: "file"))
    var deliveries: String?

    /// The webhooks and mails to send; empty if no file is named.
    ///
    /// - Throws: the exit code 2 if the file cannot be used, after an error was printed.
    func options() throws(ExitCode) -> DeliveryOptions {
        guard let deliveries else { return DeliveryOptions() }
        let bytes = try InputFile(secret: deliveries, expected: "deliveries").bytes(upTo: 1_000_000)
        guard let json = try? JSONParser.parse(bytes, limits: .definition) else {
            throw Terminal.failure("\(deliveries) is not JSON.")
        }
        do {
            return try DeliveryOptions(json: json)
        } catch {
            throw Terminal.failure("\(deliveries): \(error)")
        }
    }
}
#endif
