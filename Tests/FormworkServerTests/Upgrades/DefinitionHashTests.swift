#if Server
import Formwork
import FormworkCore
import FormworkDialect
@testable import FormworkServer
import FormworkTestSupport
import Testing

/// The hash of a form is that of its definition as written.
struct DefinitionHashTests {
    private static let json = #"""
        { "id": "f", "title": "F", "fields": [ { "id": "a", "title": "A", "validations": { "required": true } } ] }
        """#

    private func hash(_ json: String) throws -> String { DefinitionHash.text(of: try definition(json)) }

    /// Pages, drafts and submissions of people have these hashes. Whoever changes them makes every open page of every form come
    /// back as one of a changed form.
    @Test func itStaysAsItIs() throws {
        let forms = [try definition(Self.json), try EarlierServer.form("trip"), try EarlierServer.form("visit")]
        let hashes = forms.map { DefinitionHash.text(of: $0) }
        #expect(
            hashes == [
                "d1.zd4xZb29l2jivr4rLla1FWXE", "d1.-fi7rcdqVtqmcaLNUhJ2TMgm", "d1.q1vv3053_aVMfif3O-ZWTGJY",
            ])
    }

    @Test func howItIsWrittenDoesNotCount() throws {
        let other = #"""
            { "sections": [ { "fields": [ { "validations": { "required": true }, "type": "text", "title": "A", "id": "a" } ] } ],
              "title": "F", "id": "f" }
            """#
        #expect(try hash(Self.json) == hash(other))
        let twin = FormDefinition("f", title: "F") { Field.text("a", "A").required() }
        #expect(try hash(Self.json) == DefinitionHash.text(of: twin))
    }

    @Test func whatPeopleAreAskedCounts() throws {
        let hashes = try [
            Self.json, Self.json.replacing(#""title": "A""#, with: #""title": "B""#),
            Self.json.replacing(#""required": true"#, with: #""required": true, "min_length": 2"#),
            Self.json.replacing(#""id": "a""#, with: #""id": "a", "sensitive": true"#),
            Self.json.replacing(#""id": "f""#, with: #""id": "f", "strings": { "de": { "A": "Ä" } }"#),
        ].map { try hash($0) }
        #expect(Set(hashes).count == hashes.count)
    }

    @Test func whatNobodyIsAskedDoesNotCount() throws {
        let styled = Self.json.replacing(
            #""title": "A""#, with: ##""title": "A", "styles": { "border_color": "#204080" }"##)
        let thanked = Self.json.replacing(#""id": "f""#, with: #""id": "f", "success": "Thank you""#)
        let closing = Self.json.replacing(#""id": "f""#, with: #""id": "f", "closes": "2026-12-31""#)
        #expect(try hash(closing) == hash(Self.json))
        #expect(try hash(styled) == hash(Self.json) && hash(thanked) == hash(Self.json))
    }

    @Test func aTypeOfAnAppCountsWithItsBase() throws {
        func form(_ base: Field) -> FormDefinition {
            FormDefinition("f") { CustomType("shade", basedOn: base).field("a", "A") }
        }
        let hashes = [form(.text("", "")), form(.text("", "").required()), form(.integer("", ""))]
            .map { DefinitionHash.text(of: $0) }
        #expect(Set(hashes).count == 3)
    }

    @Test func hashesOfOtherKindsAreNotCompared() {
        let hash = "d1.abc"
        #expect(DefinitionHash.match(hash, hash) == .same && DefinitionHash.match(hash, "d1.abd") == .different)
        #expect(DefinitionHash.match(hash, "McAkdJEngkK1mxB28HFcglxE") == .unknown)
        #expect(DefinitionHash.match(hash, "d2.abc") == .unknown)
    }
}
#endif
