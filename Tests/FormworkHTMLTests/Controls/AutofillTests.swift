import FormworkCore
import FormworkHTML
import FormworkTestSupport
import Testing

/// The parts of an address say to browsers what they are.
struct AutofillTests {
    private func purpose(_ type: FieldType, _ purpose: String = "") throws -> String? {
        let field = Field(id: "a", type: type, title: "A", autocomplete: purpose)
        return try row(field).first { $0["name"] == "v.a" }?["autocomplete"]
    }

    @Test(arguments: [
        "address-line1", "address-line2", "postal-code", "address-level2", "address-level1", "organization",
        "shipping postal-code", "section-office billing address-level2",
    ])
    func aPurposeIsWrittenAsItIs(_ purpose: String) throws {
        #expect(try self.purpose(.text, purpose) == purpose)
        #expect(try self.purpose(.address, purpose) == purpose)
    }

    @Test func aStreetNeedsNoPurpose() throws {
        #expect(try purpose(.address) == "address-line1")
        #expect(try purpose(.textView, "street-address") == "street-address")
    }

    @Test func aCountryIsFilledIntoAList() throws {
        var field = Field(id: "a", type: .select, title: "A", style: .list, autocomplete: "country")
        field.options = [FieldOption(id: .text("NO"), title: "Norway")]
        #expect(try row(field).first { $0.name == "select" }?["autocomplete"] == "country")
    }

    @Test func codesAreTypedWithoutCorrection() throws {
        let field = Field(id: "a", type: .text, title: "A", autocomplete: "shipping postal-code")
        let control = try #require(try row(field).first { $0["name"] == "v.a" })
        #expect(control["autocapitalize"] == "none" && control["spellcheck"] == "false")
    }
}
