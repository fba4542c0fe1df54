extension LocaleRecord {
    /// The canonical number in this locale's separators and digits, with groups if asked for.
    ///
    /// Numbers too far from the point to be written plainly keep their exponent, and have no groups.
    public func format(_ number: DecimalNumber, grouping: Bool) -> String {
        let bytes = Array(number.description.utf8)
        let start = number.isNegative ? 1 : 0
        // The digits before the point, or before anything else that is not one.
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

    /// Whether a separator stands before the last so many whole digits.
    func isGroupStart(_ rest: Int) -> Bool {
        rest >= 3 && (rest - 3) % max(secondaryGroupingSize, 1) == 0
    }

    func digit(_ value: UInt8) -> Unicode.Scalar {
        let zero = zeroDigit.scalarList.first?.value ?? 0x30
        return Unicode.Scalar(zero &+ UInt32(value)) ?? Unicode.Scalar(UInt8(ascii: "0") &+ value)
    }
}
