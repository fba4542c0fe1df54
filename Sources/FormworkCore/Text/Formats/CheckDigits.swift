/// Check digits: sums over a code that tell most mistyped ones from right ones.
///
/// What is summed up is written in the rule, so that a page carries only what its form needs: one letter for the kind of
/// sum, then the weights of the characters from the first on, `A` for 10 and so forth. Sums stand apart by spaces; one
/// with more weights than the code has characters is left out.
///
/// - `a`: divisible by 11.
/// - `b`: 1 more than divisible by 11, where a letter counts as 10 (ISO 7064 MOD 11-2).
/// - `c`: modulo 11, then 10, is the digit behind those with weights.
/// - `d`: Luhn's sum (ISO/IEC 7812-1, annex B): from the last digit on every second one counts twice; divisible by 10.
/// - `e`: the number with its first four characters at the end, and letters as 10 to 35, is 1 more than divisible by 97
///   (ISO 7064 MOD 97-10).
/// - `z`: as `a`, except in codes whose sixth and seventh digits are 0.
enum CheckDigits {
    /// Whether all sums are right. What is no code at all has wrong ones.
    static func hold(_ sums: String, in code: [UInt16]) -> Bool {
        var isRight = true
        var kind: UInt8 = 0
        var sum = 0
        var place = 0
        for byte in Array(sums.utf8) + [0x20] {
            if byte == 0x20 {
                if kind == 0x64 { sum = luhn(code) }
                if kind == 0x65 { sum = remainder(code) }
                isRight = isRight && isExpected(kind, sum, code, place)
                kind = 0
            } else if kind == 0 {
                (kind, sum, place) = (byte, 0, 0)
            } else {
                if place < code.count {
                    sum += value(UInt16(byte), isTen: false) * value(code[place], isTen: kind == 0x62)
                }
                place += 1
            }
        }
        return isRight
    }

    private static func isExpected(_ kind: UInt8, _ sum: Int, _ code: [UInt16], _ place: Int) -> Bool {
        if place > code.count { return true }
        return switch kind {
        case 0x62: sum % 11 == 1
        case 0x65: sum == 1
        case 0x63: place < code.count && sum % 11 % 10 == value(code[place], isTen: false)
        case 0x64: sum == 0
        case 0x7A: code.count > 6 && code[5] == 0x30 && code[6] == 0x30 || sum % 11 == 0
        default: sum % 11 == 0
        }
    }

    private static func value(_ unit: UInt16, isTen: Bool) -> Int {
        if unit &- 0x30 < 10 { return Int(unit &- 0x30) }
        return isTen ? 10 : Int(unit &- 0x37)
    }

    private static func luhn(_ code: [UInt16]) -> Int {
        var sum = 0
        for index in 0..<code.count {
            let digit = value(code[index], isTen: false)
            sum += (code.count - index) % 2 == 0 ? digit * 2 - (digit > 4 ? 9 : 0) : digit
        }
        return sum % 10
    }

    private static func remainder(_ code: [UInt16]) -> Int {
        var rest = 0
        for index in 0..<code.count {
            let value = value(code[(index + 4) % code.count], isTen: false)
            rest = (rest * (value < 10 ? 10 : 100) + value) % 97
        }
        return rest
    }
}
