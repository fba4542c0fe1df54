public import FormworkCore
public import Foundation

extension DecimalNumber: FormValueConvertible {
    /// Reads a number, or the text of an option's id that is written like a number.
    public init?(formValue: FormValue, in zone: CivilZone) {
        switch formValue {
        case .number(let number): self = number
        case .text(let text): self.init(text)
        case .blank, .bool, .list: return nil
        }
    }

    /// The number.
    public func formValue(in zone: CivilZone) -> FormValue? { .number(self) }
}

extension FormValueConvertible where Self: FixedWidthInteger {
    /// Reads a whole number; `nil` if it does not fit into the type.
    public init?(formValue: FormValue, in zone: CivilZone) {
        guard let number = DecimalNumber(formValue: formValue, in: zone), number.isInteger,
            let integer = Self(number.description)
        else { return nil }
        self = integer
    }

    /// The number.
    public func formValue(in zone: CivilZone) -> FormValue? {
        DecimalNumber(description).map { .number($0) }
    }
}

extension Int: FormValueConvertible {}
extension Int8: FormValueConvertible {}
extension Int16: FormValueConvertible {}
extension Int32: FormValueConvertible {}
extension Int64: FormValueConvertible {}
extension UInt: FormValueConvertible {}
extension UInt8: FormValueConvertible {}
extension UInt16: FormValueConvertible {}
extension UInt32: FormValueConvertible {}
extension UInt64: FormValueConvertible {}

extension FormValueConvertible where Self: BinaryFloatingPoint & LosslessStringConvertible {
    /// Reads the nearest binary number.
    public init?(formValue: FormValue, in zone: CivilZone) {
        guard let number = DecimalNumber(formValue: formValue, in: zone), let value = Self(number.description),
            value.isFinite
        else { return nil }
        self = value
    }

    /// The shortest decimal number that means this binary number; `nil` if it is not finite.
    public func formValue(in zone: CivilZone) -> FormValue? {
        DecimalNumber(description).map { .number($0) }
    }
}

extension Double: FormValueConvertible {}
extension Float: FormValueConvertible {}

extension Decimal: FormValueConvertible {
    /// Reads a number. It is exact if its last digit is within 128 places of the point.
    public init?(formValue: FormValue, in zone: CivilZone) {
        guard let number = DecimalNumber(formValue: formValue, in: zone),
            let decimal = Decimal(string: number.description, locale: Locale(identifier: "en_US_POSIX"))
        else { return nil }
        self = decimal
    }

    /// The number, rounded to 34 digits; `nil` for NaN.
    public func formValue(in zone: CivilZone) -> FormValue? {
        DecimalNumber(description).map { .number($0) }
    }
}
