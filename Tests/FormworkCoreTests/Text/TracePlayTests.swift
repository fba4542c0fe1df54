import FormworkTestSupport
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// The recorded traces, played in controls that format their text. No text jumps, is doubled or gets lost.
struct TracePlayTests {
    /// The controls of forms.
    enum Control: Sendable {
        case card, cpf, phone, chinaID, german, arabic, shifted, plain

        var typist: Typist {
            switch self {
            case .card: return Typist(.creditCard)
            case .cpf: return Typist(.cpf)
            case .phone: return Typist(.phoneBR)
            case .chinaID: return Typist(.chinaID)
            case .german: return number("de")
            case .arabic: return number("ar-EG")
            case .shifted: return Typist(.currency, Places.named("pt-BR"))
            case .plain: return Typist(TextRule())
            }
        }

        private func number(_ place: String) -> Typist {
            var rule = TextRule.number()
            rule.grouping = .whileTyping
            return Typist(rule, Places.named(place))
        }
    }

    /// A trace, a control, its text before with `|` at the caret, and its text after each change.
    struct Case: Sendable {
        var trace: String
        var control: Control
        var start: String
        var shown: [String]

        init(_ trace: String, _ control: Control, _ start: String, _ shown: String...) {
            (self.trace, self.control, self.start, self.shown) = (trace, control, start, shown)
        }
    }

    @Test(arguments: cases)
    func noTextJumpsDoublesOrVanishes(_ play: Case) throws {
        let trace = try #require(Trace.named(play.trace))
        var typist = play.control.typist.holding(play.start)
        #expect(typist.play(trace) == play.shown, "\(play.trace) in \(play.control), from \(play.start)")
    }

    static let cases = [
        Case("typing at the end", .card, "4111 1|", "4111 19|", "4111 199|", "4111 1998|"),
        Case("typing at the end", .cpf, "52|", "529|", "529.9|", "529.98|"),
        Case("typing at the end", .phone, "|", "(9|", "(99|", "(99) 8|"),
        Case(
            "typing at the end", .chinaID, "11010519491231002|", "110105194912310029|", "1101051949123100299|",
            "11010519491231002998|"),
        Case("typing at the end", .german, "1|", "19|", "199|", "1.998|"),
        Case("typing at the end", .arabic, "١|", "١٩|", "١٩٩|", "١٬٩٩٨|"),
        Case("typing at the end", .shifted, "|", "0,09|", "0,99|", "9,98|"),
        Case("typing at the end", .plain, "Nr. |", "Nr. 9|", "Nr. 99|", "Nr. 998|"),
        Case("typing in the middle", .card, "4111 |1111", "4111 9|111 1", "4111 99|11 11"),
        Case("typing in the middle", .cpf, "529|.822", "529.9|82.2", "529.99|8.22"),
        Case("typing in the middle", .phone, "(41) |3333", "(41) 9|333-3", "(41) 99|33-33"),
        Case("typing in the middle", .german, "1.|234,5", "19|.234,5", "199|.234,5"),
        Case("typing in the middle", .german, "1|.234,5", "19|.234,5", "199|.234,5"),
        Case("typing in the middle", .arabic, "١|٬٢٣٤", "١٩|٬٢٣٤", "١٩٩|٬٢٣٤"),
        Case("typing in the middle", .shifted, "1|2,34", "19|2,34", "1.99|2,34"),
        Case("typing at the start", .card, "|4111 1", "1|411 11", "12|41 111"),
        Case("typing at the start", .phone, "|(41) 3333", "(1|4) 1333-3", "(12|) 4133-33"),
        Case("typing at the start", .german, "|345", "1|.345", "12|.345"),
        Case("typing at the start", .shifted, "|2,34", "1|2,34", "12|2,34"),
        Case("a letter among digits", .cpf, "529|.82", "529x|82", "529x9|82"),
        Case(
            "a letter among digits", .chinaID,
            "11010519491231|002", "11010519491231x|002", "11010519491231x9|002"),
        Case("a letter among digits", .german, "1.2|34", "12x|34", "12x9|34"),
        Case("a letter among digits", .plain, "5|2", "5x|2", "5x9|2"),
        Case("typing separators", .german, "|", "1|", "1.|", "1.5|", "1.5,|", "1.5,0|"),
        Case("typing separators", .arabic, "|", "١|", "١٫|", "١٫٥|", "١٫٥,|", "١٫٥,0|"),
        Case("typing separators", .shifted, "|", "0,01|", "1.|", "1.5|", "1.5,|", "1.5,0|"),
        Case("typing separators", .cpf, "|", "1|", "1.|", "1.5|", "1.5,|", "1.5,0|"),
        Case("typing digits of Arabic", .card, "4111 |1", "4111 2|1", "4111 23|1"),
        Case("typing digits of Arabic", .german, "1|5", "12|5", "1.23|5"),
        Case("typing digits of Arabic", .arabic, "١|٥", "١٢|٥", "١٬٢٣|٥"),
        Case("typing digits of Arabic", .plain, "a|b", "a٢|b", "a٢٣|b"),
        Case("typing over a selection", .card, "41|11 11|11", "411|1 1"),
        Case("typing over a selection", .cpf, "529|.9|82", "529.1|82"),
        Case("typing over a selection", .german, "1|.2|34,5", "1.1|34,5"),
        Case("typing over a selection", .shifted, "1.2|34|,56", "121|,56"),
        Case("typing the same over a selection", .card, "9|999 9|999", "99|99 9"),
        Case("selecting all and typing", .card, "|4111 1111|", "7|"),
        Case("selecting all and typing", .shifted, "|1.234,56|", "0,07|"),
        Case("Backspace at the end", .phone, "(41) 33|", "(41) 3|", "(41|"),
        Case("Backspace at the end", .cpf, "529.9|", "529|", "52|"),
        Case("Backspace at the end", .german, "1.234|", "123|", "12|"),
        Case("Backspace at the end", .arabic, "١٬٢٣٤|", "١٢٣|", "١٢|"),
        Case("Backspace at the end", .shifted, "0,12|", "0,01|", "|"),
        Case("Backspace in the middle", .card, "4111 |2222 3", "411|2 2223"),
        Case("Backspace in the middle", .phone, "(41) |3333", "(4|3) 333"),
        Case("Backspace in the middle", .german, "1.|234", "|234"),
        Case("Backspace in the middle", .arabic, "١٬|٢٣٤", "|٢٣٤"),
        Case("Backspace in the middle", .shifted, "1.|234,56", "|234,56"),
        Case("Backspace among equal characters", .card, "5555 55|55", "5555 5|55"),
        Case("Backspace on a selection", .cpf, "52|9.982|.247", "52|2.47"),
        Case("Delete in the middle", .card, "4111| 2345", "4111| 345", "4111| 45"),
        Case("Delete in the middle", .phone, "(41|) 3456", "(41|) 456", "(41|) 56"),
        Case("Delete in the middle", .german, "1|.234,5", "1|34,5", "1|4,5"),
        Case("Delete in the middle", .shifted, "1|2,34", "1|,34", "0,1|4"),
        Case("Delete among equal characters", .card, "55|55 5555", "55|55 555"),
        Case("Delete on a selection", .german, "1|.2|34", "1|34"),
        Case("selecting all and deleting", .phone, "|(41) 3333|", "|"),
        Case("cutting", .card, "4111| 2222| 3", "4111| 3"),
        Case("pasting without separators", .cpf, "|", "529.982.247-25|"),
        Case("pasting without separators", .card, "|", "5299 8224 725|"),
        Case("pasting without separators", .german, "|", "52.998.224.725|"),
        Case("pasting without separators", .arabic, "|", "٥٢٬٩٩٨٬٢٢٤٬٧٢٥|"),
        Case("pasting with separators", .cpf, "|", "529.982.247-25|"),
        Case("pasting with separators", .cpf, "|111.222|", "529.982.247-25|"),
        Case("pasting with separators", .plain, "a|b", "a529.982.247-25|b"),
        Case("pasting in the middle", .cpf, "52|2.472", "5299.82|2472"),
        Case("pasting in the middle", .card, "4|1", "4998 2|1"),
        Case("pasting in the middle", .german, "1|5", "199.82|5"),
        Case("pasting over a selection", .cpf, "529|.98|2.247", "5291-2|2247"),
        Case("pasting over everything", .cpf, "|529.982|", "041 3333-4444|"),
        Case("pasting lines", .card, "4|1", "423|1"),
        Case("pasting lines", .plain, "a|b", "a2 3|b"),
        Case("pasting what stands there", .card, "12|34 |56", "1234| 56"),
        Case("filling in the number of a card", .card, "|", "4111 1111 1111 1111|"),
        Case("filling in the number of a card", .plain, "|", "4111111111111111|"),
        Case("filling in over what was typed", .card, "41|", "4111 1111 1111 1111|"),
        Case("moving a selection by the mouse", .plain, "|12|3456", "|3456", "12|3456"),
        Case("composing a word of Latin letters", .plain, "a| z", "ahello| z"),
        Case("composing a word of Latin letters", .cpf, "529|.982", "529hello|982"),
        Case("composing digits", .card, "4111 |1111", "4111 134|1 111"),
        Case("composing digits", .phone, "(41) |3", "(41) 134|3"),
        Case("composing digits", .german, "1|.234", "1.134|.234"),
        Case("composing digits", .arabic, "١|", "١٬١٣٤|"),
        Case("composing digits", .shifted, "|", "134,00|"),
        Case("composing digits", .shifted, "0,0|5", "13,4|5"),
        Case("deleting letters of a composition", .cpf, "529|.98", "529|.98"),
        Case("composing over a word", .plain, "ab |helo| cd", "ab hello| cd"),
        Case("composing pinyin", .plain, "我|人", "我中|人"),
        Case("composing pinyin", .card, "4111 |2", "4111中|2"),
        Case("composing wide digits", .card, "4111| 1", "4111 29|1"),
        Case("composing wide digits", .german, "1|34", "12.9|34"),
        Case("leaving during a composition", .cpf, "529|.98", "529.13|9.8"),
        Case("a dead key as a composition", .plain, "caf|s", "café|s"),
        Case("a dead key without one", .plain, "caf|s", "café|s"),
        Case("several characters at once", .card, "4111 |1111", "4111 134|1 111"),
        Case("several characters at once", .phone, "(4|1) 3", "(41) 34|13"),
        Case("an emoji, and Backspace", .plain, "a|b", "a👍🏽|b", "a|b"),
    ]
}
