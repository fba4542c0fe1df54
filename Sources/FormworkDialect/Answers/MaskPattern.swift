import FormworkCore

/// The pattern of the answers that a mask makes, which are codes without literals.
enum MaskPattern {
    /// The pattern; `nil` if answers need not fill the mask, or may have more than its slots.
    static func text(of rule: TextRule) -> String? {
        guard rule.minimumLength == 0, !rule.keepsLiterals, rule.countryPrefix.isEmpty, rule.mask.count > 0 else {
            return nil
        }
        var alternatives: [String] = []
        var slots: [String] = []
        for index in rule.mask.indices {
            let element = rule.mask[index]
            if element == .end {
                alternatives.append(counted(slots))
                slots = []
            } else if element.isSlot {
                slots.append(text(of: element, rule))
            }
        }
        return alternatives.joined(separator: "|")
    }

    /// Slots, with the number of equal ones behind each other.
    private static func counted(_ slots: [String]) -> String {
        var text = ""
        var place = 0
        while place < slots.count {
            let run = slots[place...].prefix { $0.isSame(as: slots[place]) }.count
            // A slot for a letter with its marks already has a plus.
            let isRepeated = slots[place].utf8.last == UInt8(ascii: "+")
            text += slots[place] + (run > 1 && !isRepeated ? "{\(run)}" : "")
            place += isRepeated ? 1 : run
        }
        return text
    }

    private static func text(of slot: MaskElement, _ rule: TextRule) -> String {
        switch slot {
        case .digit: return "[0-9]"
        case .digitOrX: return "[0-9X]"
        // A letter may have marks, which count as one character with it.
        case .letter: return rule.isUppercase ? "[A-Z]" : PortableKind.property("L", ignoresCase: true).most.text + "+"
        case .digitOrLetter:
            if rule.isUppercase { return "[0-9A-Z]" }
            return (PortableKind(letter: "w")?.most.text ?? "[\\s\\S]") + "+"
        default:
            for code: UInt32 in 0x21...0x7E {
                if let scalar = Unicode.Scalar(code), slot == .exactly(TextToken(scalar)) {
                    return PortablePattern.literal(code)
                }
            }
            return "[\\s\\S]"
        }
    }
}
