/// A list of whole numbers as text: decimal numbers with a space between them.
enum NumberList {
    /// The text of some numbers.
    static func text(_ numbers: [Int32]) -> String {
        var text = ""
        for (index, number) in numbers.enumerated() {
            if index > 0 { text += " " }
            text += String(number)
        }
        return text
    }

    /// The numbers in a text; `nil` if anything else is in it or a number is too large.
    static func numbers(in text: String) -> [Int32]? {
        var numbers: [Int32] = []
        var number: Int32?
        var isNegative = false
        for byte in Array(text.utf8) {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let start = number ?? 0
                // Ten times a larger number could overflow. No pattern has numbers of this size.
                guard start < 200_000_000 else { return nil }
                number = start * 10 + Int32(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "-") where number == nil && !isNegative:
                isNegative = true
            case UInt8(ascii: " "):
                guard let finished = number else { return nil }
                numbers.append(isNegative ? -finished : finished)
                (number, isNegative) = (nil, false)
            default: return nil
            }
        }
        guard let number else { return nil }
        numbers.append(isNegative ? -number : number)
        return numbers
    }
}
