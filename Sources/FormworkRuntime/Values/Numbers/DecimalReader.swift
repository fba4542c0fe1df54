/// Collects the parts of a written number, in one pass over text of any length.
struct DecimalReader {
    /// Whether a minus was read.
    var isNegative = false
    /// The power of ten that was written after the digits.
    var power = 0
    /// Whether any digit was read.
    private(set) var hasDigits = false
    private var digits: UInt128 = 0
    private var count = 0
    private var scale = 0

    /// Adds the next digit, 0 to 9.
    mutating func append(_ digit: UInt8, isFraction: Bool) {
        hasDigits = true
        if count < 37 {
            digits = digits &* 10 &+ UInt128(digit)
            // Leading zeros are not significant.
            if digits != 0 { count += 1 }
            if isFraction { scale -= 1 }
        } else {
            // Three digits after the 34th are kept. Further digits matter only if these three are exactly half. Setting
            // the last bit makes them not half.
            if digit != 0 { digits |= 1 }
            if !isFraction { scale += 1 }
        }
    }

    /// The number that was read; `nil` without digits, or if it is too large.
    var number: DecimalNumber? {
        guard hasDigits else { return nil }
        return DecimalNumber(negative: isNegative, magnitude: digits, exponent: power + scale)
    }

    /// The number that was read, if it can be kept as it was written; `nil` if it has more digits than `DecimalNumber`, or
    /// is too large or too small.
    var exactNumber: DecimalNumber? {
        guard let number, digits == 0 || !number.isZero else { return nil }
        var (rest, size) = (digits, count)
        while size > DecimalNumber.precision {
            let (quotient, last) = rest.quotientAndRemainder(dividingBy: 10)
            if last != 0 { return nil }
            (rest, size) = (quotient, size - 1)
        }
        return number
    }

    /// Reads a number in the grammar of JSON. Returns the offset after it, or `nil` if absent.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, from start: ByteOffset) -> ByteOffset? {
        var position = start
        if position < bytes.end, bytes[position] == UInt8(ascii: "-") {
            isNegative = true
            position += 1
        }
        let first = position
        position = readDigits(bytes, from: position, isFraction: false)
        guard position > first, position == first + 1 || bytes[first] != UInt8(ascii: "0") else { return nil }
        if position < bytes.end, bytes[position] == UInt8(ascii: ".") {
            let after = position + 1
            position = readDigits(bytes, from: after, isFraction: true)
            guard position > after else { return nil }
        }
        guard position < bytes.end, bytes[position] | 0x20 == UInt8(ascii: "e") else { return position }
        return readPower(bytes, from: position + 1)
    }

    /// Reads the digits after an `e`. Returns the offset after them, or `nil` if there are none.
    mutating func readPower(_ bytes: UnsafeBufferPointer<UInt8>, from start: ByteOffset) -> ByteOffset? {
        var position = start
        var isMinus = false
        if position < bytes.end, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
            isMinus = bytes[position] == UInt8(ascii: "-")
            position += 1
        }
        let first = position
        while position < bytes.end, bytes[position].isASCIIDigit {
            // This limit is far above the power of any valid number, and far below overflow.
            if power < 100_000_000 { power = power * 10 + Int(bytes[position] &- UInt8(ascii: "0")) }
            position += 1
        }
        if isMinus { power = 0 - power }
        return position > first ? position : nil
    }

    private mutating func readDigits(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: ByteOffset, isFraction: Bool
    ) -> ByteOffset {
        var position = start
        while position < bytes.end, bytes[position].isASCIIDigit {
            append(bytes[position] &- UInt8(ascii: "0"), isFraction: isFraction)
            position += 1
        }
        return position
    }
}
