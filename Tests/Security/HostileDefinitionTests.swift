#if Server
import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

@testable import Formwork
@testable import FormworkServer

/// Definitions come from outside too: in the playground, and wherever an app loads them.
struct HostileDefinitionTests {
    /// Every place of a definition where a text can be, as what stands before it and after it.
    private static let ofForms: [(before: String, after: String)] = [
        (#"{""#, #"":1}"#), (#"{"id":""#, #""}"#), (#"{"title":""#, #""}"#), (#"{"locale":""#, #""}"#),
        (#"{"strings":{""#, #"":{"a":"b"}}}"#), (#"{"strings":{"de":{""#, #"":"b"}}}"#),
        (#"{"messages":{""#, #"":"b"}}"#),
        (#"{"messages":{"required":""#, #""}}"#), (#"{"messages":{"required":"{"#, #"}"}}"#),
        (#"{"success":{"text":"{"#, #"}"}}"#),
        (#"{"success":{"url":""#, #""}}"#), (#"{"formats":[{"name":""#, #""}]}"#),
        (#"{"formats":[{"name":"a","pattern":""#, #""}]}"#),
        (#"{"templates":{"sections":[{"id":""#, #"","fields":[]}]}}"#),
        (#"{"sections":[{"id":""#, #"[0]","fields":[{"id":"a"}]}]}"#),
        (#"{"sections":[{"id":"a","type":"dynamic","template":""#, #""}]}"#), (#"{"pages":[{"id":""#, #""}]}"#),
    ]

    /// The keys of a field whose values are texts.
    private static let keys = [
        "id", "title", "info", "type", "input_type", "style", "look", "value", "formula", "visible_when", "mask",
        "format",
        "placeholder", "prefix", "suffix", "display_format", "save_format", "currency", "autocomplete", "accept",
        "language",
        "options_from", "image", "color", "width",
    ]

    private static let ofFields: [(before: String, after: String)] = [
        (#"{"fields":[{""#, #"":1}]}"#), (#"{"fields":[{"id":"f","type":"select","options":[""#, #""]}]}"#),
        (#"{"fields":[{"id":"f","type":"select","options":[{"id":""#, #""},{"id":"b"}]}]}"#),
        (#"{"fields":[{"id":"f","options_from":{"url":"https://a.test/{"#, #"}"}}]}"#),
        (#"{"fields":[{"id":"f","options_from":{"loader":""#, #"","depends_on":["a"]}}]}"#),
        (#"{"fields":[{"id":"f","validations":{""#, #"":1}}]}"#),
        (#"{"fields":[{"id":"f","validations":{"pattern":""#, #""}}]}"#),
        (#"{"fields":[{"id":"f","validations":{"validators":[""#, #""]}}]}"#),
        (#"{"fields":[{"id":"f","validations":{"rules":[{"rule":""#, #"","message":"a"}]}}]}"#),
        (#"{"fields":[{"id":"f","messages":{""#, #"":"a"}}]}"#), (#"{"fields":[{"id":"f","styles":{""#, #"":"a"}}]}"#),
        (#"{"fields":[{"id":"f","targets":[{"id":""#, #"","set":"a"}]}]}"#),
        (#"{"fields":[{"id":"f","formula":"\""#, #"\" == \"a\""}]}"#),
        (#"{"fields":[{"id":"f","formula":"$"#, #" + 1"}]}"#),
        (#"{"fields":[{"id":"f","formula":"${"#, #"}"}]}"#), (#"{"fields":[{"id":"f","formula":""#, #"(1)"}]}"#),
        (#"{"fields":[{"id":"f","type":"matrix","rows":[""#, #""],"columns":["a"]}]}"#),
        (#"{"fields":[{"id":"f","type":"file","accept":["."#, #""]}]}"#),
    ]

    private static let places =
        ofForms + keys.map { (before: "{\"fields\":[{\"id\":\"f\",\"\($0)\":\"", after: "\"}]}") } + ofFields

    @Test(arguments: HostileText.allCases) func everyTextOfADefinitionIsReadInLinearSteps(_ kind: HostileText)
        async throws
    {
        for (before, after) in Self.places {
            try await kind.expectLinearSteps(before, of: 2_000) { text in
                let reading = read(before + text + after)
                _ = reading.report
                guard let definition = reading.definition else { return }
                _ = DefinitionWriter.text(definition)
                guard let form = try? ServedForm(definition) else { return }
                _ = form.translated(for: [text])
                _ = form.compiled.askedQuestions
            }
        }
    }

    @Test(arguments: HostileText.allCases) func completionsAreFoundInLinearSteps(_ kind: HostileText) async throws {
        for (before, after) in Self.places.prefix(8) {
            try await kind.expectLinearSteps(before, of: 2_000) { text in
                let draft = before + text + after
                _ = Completion(in: draft, at: TextOffset(before.utf16.count + 1))
            }
        }
    }

    /// The reply of an address that options are loaded from.
    @Test(arguments: HostileText.allCases) func loadedOptionsAreReadInLinearSteps(_ kind: HostileText) async throws {
        for (before, after) in [
            (#"[""#, #""]"#), (#"{""#, #"":1}"#), (#"{"next":""#, #"","options":["a"]}"#),
            (#"[{"id":"a","title":""#, #""}]"#),
            (#"[{"id":""#, #""},{"id":"b"},{"id":"b"}]"#), (#"[{"id":"a",""#, #"":1}]"#),
        ] {
            try await kind.expectLinearSteps(before) { text in
                let reply = OptionReply(status: 200, body: Array((before + text + after).utf8))
                _ = try? reply.page(maxBytes: 1_000_000)
            }
        }
    }

    /// With work in the square of the bytes this would take many minutes. Nothing measures the time.
    @Test(arguments: [HostileText.marks, .flags]) func longTextsAreReadAtOnce(_ kind: HostileText) {
        let text = kind.text(HostileText.large)
        for (before, after) in Self.places {
            _ = read(before + text + after).report
        }
    }
}
#endif
