import FormworkTestSupport
import Foundation
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Search text.
struct SearchTextTests {
    @Test(arguments: [
        ("Müller", "muller"), ("MÜLLER", "muller"), ("mu\u{308}ller", "muller"), ("ｍｕｌｌｅｒ", "muller"),
        ("Straße", "STRASSE"), ("Œuvre", "oeuvre"), ("Þór", "thor"), ("Łódź", "lodz"), ("İstanbul", "istanbul"),
        ("ISPARTA", "ısparta"), ("Nguyễn Thị", "nguyen thi"), ("Đà Nẵng", "da nang"), ("Ångström", "angstrom"),
        ("Ǆ", "dz"), ("O’Brien", "o'brien"), ("Ба́рнаул", "барнаул"), ("Ёлка", "елка"), ("ΑΘΉΝΑ", "αθηνα"),
        ("Ὀδυσσεύς", "οδυσσευσ"), ("ԵՐԵՎԱՆ", "երեվան"), ("ᲗᲑᲘᲚᲘᲡᲘ", "თბილისი"), ("שָׁלוֹם", "שלום"),
        ("أحمد", "احمد"), ("إيران", "ايران"), ("مُحَمَّد", "محمد"), ("محـــمد", "محمد"), ("مكتبة", "مكتبه"),
        ("علی", "علي"), ("کابل", "كابل"), ("١٢٣", "123"), ("۴۵", "45"), ("１２", "12"), ("Ａ　Ｂ", "a b"),
        ("かな", "カナ"), ("ｶﾅ", "かな"), ("ｶﾞｿﾘﾝ", "がそりん"), ("ﾊﾟﾝ", "ぱん"), ("ハ\u{309A}ン", "パン"), ("ｳﾞ", "ゔ"),
        ("ﾊﾞｯﾄﾞ", "バッド"), ("  two\u{A0}\n words ", "two words"), ("co\u{AD}operate", "cooperate"),
    ])
    func theSameIsFound(_ text: String, _ other: String) {
        #expect(SearchText(text) == SearchText(other))
    }

    @Test(arguments: [("か", "が"), ("ü", "ue"), ("ب", "ت"), ("क", "कि"), ("ı", "o"), ("中", "国"), ("10", "1 0")])
    func differentLettersStayDifferent(_ text: String, _ other: String) {
        #expect(SearchText(text) != SearchText(other))
    }

    /// The tables agree with Foundation for every letter of their scripts.
    @Test func accentsAndCaseAreThoseOfUnicode() {
        var count = 0
        for code in [UInt32](0x41...0x17F) + [UInt32](0x386...0x3CE) + [UInt32](0x400...0x52F)
            + [UInt32](0x1E00...0x1FFC)
        {
            guard let scalar = Unicode.Scalar(code), scalar.properties.isAlphabetic else { continue }
            // ŉ and ẚ are two characters there and one here.
            if code == 0x149 || code == 0x1E9A { continue }
            let plain = String(scalar).folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            #expect(SearchText(String(scalar)) == SearchText(plain), "\(String(scalar)) and \(plain)")
            count += 1
        }
        #expect(count > 1_000)
    }

    @Test func whatFitsBestIsFirst() {
        let text = SearchText("Vereinigtes Königreich")
        #expect(text.fit(SearchText("verein")) == .beginning)
        #expect(text.fit(SearchText("Konig")) == .words)
        #expect(text.fit(SearchText("kon ver")) == .words)
        #expect(text.fit(SearchText("reich")) == .inside)
        #expect(text.fit(SearchText("kon reich")) == .inside)
        #expect(text.fit(SearchText("kon x")) == nil)
        #expect(text.fit(SearchText(" ")) == .beginning)
        #expect(SearchText("Guinea-Bissau").fit(SearchText("bissau")) == .words)
        #expect(SearchText("中华人民共和国").fit(SearchText("人民")) == .words)
        #expect(SearchText("كوت ديفوار").fit(SearchText("ديف")) == .words)
        #expect(SearchText("").fit(SearchText("a")) == nil)
    }

    @Test func longTextsCostLittle() {
        let long = String(repeating: "ab", count: 20_000)
        #expect(SearchText(long).fit(SearchText(long + "c")) == .beginning)
        #expect(SearchText(long).fit(SearchText(String(repeating: "ab", count: 50) + "c")) == nil)
    }

    @Test func optionsAreFoundByTitleAndInfo() throws {
        let options = [
            FieldOption(id: .text("be"), title: "Belgien", info: "Königreich"),
            FieldOption(id: .text("uk"), title: "Großbritannien"),
            FieldOption(id: .text("ch"), title: "Die Schweiz"), FieldOption(id: .text("se"), title: "Schweden"),
            FieldOption(id: .text("fr"), title: "Frankreich"), FieldOption(id: .text("jp"), title: "日本"),
        ]
        func found(_ query: String) -> [String] { options.matching(query).map(\.id.canonicalText) }
        #expect(found("schwe") == ["se", "ch"])
        #expect(found("REICH") == ["be", "fr"])
        #expect(found("gross") == ["uk"])
        #expect(found("本") == ["jp"])
        #expect(found("zzz").isEmpty)
        #expect(found("  ").count == 6)

        let field = Field(id: "country", type: .select, options: options, optionsWhen: "$option != \"se\"")
        let form = FormDefinition(id: "f", groups: [FormGroup(sections: [FormSection(elements: [.field(field)])])])
        let engine = try Sample.session(form)
        let node = try #require(engine.node(at: "country"))
        #expect(engine.options(of: node, matching: "schwe").map(\.id.canonicalText) == ["ch"])
        #expect(engine.options(of: node, matching: "").count == 5)
    }
}
