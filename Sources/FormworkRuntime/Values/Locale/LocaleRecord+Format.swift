extension LocaleRecord {
    /// Writes a number in the separators and digits of the locale, with grouping separators if `grouping` is `true`.
    ///
    /// A number that is too large or too small to be written plainly keeps its exponent and has no grouping separators.
    public func format(_ number: DecimalNumber, grouping: Bool) -> String {
        let bytes = Array(number.description.utf8)
        let start = number.isNegative ? 1 : 0
        // The whole digits end at the first byte that is not a digit.
        let whole = bytes[start...].firstIndex { $0 &- UInt8(ascii: "0") >= 10 } ?? bytes.count
        let isPlain = !bytes.contains(UInt8(ascii: "e"))
        let hasGroups = grouping && isPlain && whole - start >= 3 + minimumGroupingDigits
        var text = number.isNegative ? minusSign : ""
        for position in start..<bytes.count {
            let byte = bytes[position]
            if hasGroups, position > start, position < whole, isGroupStart(whole - position) {
                text += groupingSeparator
            }
            switch byte {
            case UInt8(ascii: "."): text += decimalSeparator
            case UInt8(ascii: "-"): text += minusSign
            case UInt8(ascii: "e"): text += "e"
            default: text.append(scalar: digit(byte &- UInt8(ascii: "0")))
            }
        }
        return text
    }

    /// Whether a grouping separator is before the last `rest` whole digits.
    func isGroupStart(_ rest: Int) -> Bool {
        rest >= 3 && (rest - 3) % max(secondaryGroupingSize, 1) == 0
    }

    func digit(_ value: UInt8) -> Unicode.Scalar {
        let zero = zeroDigit.scalarList.first?.value ?? 0x30
        return Unicode.Scalar(zero &+ UInt32(value)) ?? Unicode.Scalar(UInt8(ascii: "0") &+ value)
    }
}
