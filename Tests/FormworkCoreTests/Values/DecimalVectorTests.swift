import FormworkCore
import Testing

/// Sums, products and quotients that were worked out by hand.
struct DecimalVectorTests {
    private func number(_ text: String) throws -> DecimalNumber {
        try #require(DecimalNumber(text))
    }

    @Test func tenthsAddUp() throws {
        #expect(try number("0.1").adding(number("0.2")) == number("0.3"))
        #expect(try number("1.10").subtracting(number("1.1"))?.description == "0")
        #expect(try number("0.07").multiplied(by: 100) == 7)
    }

    /// Ties are rounded to the even neighbour. Any digit after a tie decides, even a very small one.
    @Test(arguments: [
        ("1000000000000000000000000000000000", "0.5", "1000000000000000000000000000000000"),
        ("1000000000000000000000000000000001", "0.5", "1000000000000000000000000000000002"),
        ("1000000000000000000000000000000002", "0.5", "1000000000000000000000000000000002"),
        (
            "1000000000000000000000000000000000", "0.5000000000000000000000000000000001",
            "1000000000000000000000000000000001"
        ),
        (
            "1000000000000000000000000000000000", "0.4999999999999999999999999999999999",
            "1000000000000000000000000000000000"
        ),
        ("1000000000000000000000000000000001", "0.51", "1000000000000000000000000000000002"),
        ("9999999999999999999999999999999999", "0.5", "10000000000000000000000000000000000"),
        ("9999999999999999999999999999999999", "1", "10000000000000000000000000000000000"),
        ("1000000000000000000000000000000000", "-0.5", "999999999999999999999999999999999.5"),
        ("1000000000000000000000000000000000", "-0.05", "1000000000000000000000000000000000"),
        ("1000000000000000000000000000000000", "-0.050000000000000001", "999999999999999999999999999999999.9"),
        ("1000000000000000000000000000000000", "-0.15", "999999999999999999999999999999999.8"),
        ("1000000000000000000000000000000000", "-1e-40", "1000000000000000000000000000000000"),
        ("1", "1e-6000", "1"), ("1", "-1e-6000", "1"), ("1e6000", "1e-6000", "1e6000"),
        ("1e20", "-1e-20", "99999999999999999999.99999999999999"),
    ])
    func sumsAreCutHalfEven(left: String, right: String, sum: String) throws {
        var expected = sum
        // 40 digits do not fit, so the result is the nearest number that does.
        if sum == "99999999999999999999.99999999999999" { expected = "100000000000000000000" }
        #expect(try number(left).adding(number(right)) == number(expected))
        #expect(try number(left).negated.adding(number(right).negated) == number(expected).negated)
    }

    @Test(arguments: [
        ("1", "3", "0.3333333333333333333333333333333333"),
        ("2", "3", "0.6666666666666666666666666666666667"),
        ("-2", "3", "-0.6666666666666666666666666666666667"),
        ("1", "8", "0.125"), ("1", "7", "0.1428571428571428571428571428571429"),
        ("100", "0.25", "400"), ("1e6000", "1e-100", "1e6100"), ("0", "5", "0"),
        ("9999999999999999999999999999999999", "1", "9999999999999999999999999999999999"),
        ("1", "9999999999999999999999999999999999", "1.000000000000000000000000000000000e-34"),
    ])
    func quotients(left: String, right: String, quotient: String) throws {
        #expect(try number(left).divided(by: number(right)) == number(quotient))
    }

    @Test(arguments: [
        ("7", "3", "1"), ("-7", "3", "-1"), ("7", "-3", "1"), ("-7", "-3", "-1"), ("5.5", "2", "1.5"),
        ("1", "0.3", "0.1"), ("0.3", "1", "0.3"), ("6", "3", "0"), ("1e6000", "7", "1"), ("1e-6000", "7", "1e-6000"),
        ("10", "1e-6000", "0"),
    ])
    func remaindersHaveTheDividendsSign(left: String, right: String, rest: String) throws {
        #expect(try number(left).remainder(dividingBy: number(right)) == number(rest))
    }

    @Test func divisionByZeroIsNothing() {
        let one: DecimalNumber = 1
        #expect(one.divided(by: 0) == nil)
        #expect(one.remainder(dividingBy: 0) == nil)
        #expect(DecimalNumber.zero.divided(by: 0) == nil)
    }

    @Test func tooLargeIsNothingAndTooSmallIsZero() throws {
        let largest = try number("9.999999999999999999999999999999999e6144")
        #expect(largest.adding(largest) == nil)
        #expect(try largest.adding(number("5e6110")) == nil)
        #expect(try largest.adding(number("4e6110")) == largest)
        #expect(largest.multiplied(by: 10) == nil)
        #expect(largest.multiplied(by: largest) == nil)
        #expect(try largest.divided(by: number("0.1")) == nil)
        #expect(largest.subtracting(largest) == 0)
        let smallest = try number("1e-6144")
        #expect(smallest.divided(by: 10) == 0)
        #expect(smallest.multiplied(by: smallest) == 0)
        #expect(smallest > 0 && smallest.negated < 0)
        #expect(largest.divided(by: smallest) == nil && smallest.divided(by: largest) == 0)
        #expect(largest.rounded(places: -6_144) == largest)
        #expect(largest.rounded(places: -6_200) == 0)
    }

    @Test(arguments: [
        ("2.5", 0, "3"), ("-2.5", 0, "-3"), ("0.5", 0, "1"), ("0.49", 0, "0"), ("-0.5", 0, "-1"), ("-0.4", 0, "0"),
        ("2.345", 2, "2.35"), ("2.344999", 2, "2.34"), ("1250", -2, "1300"), ("1249", -2, "1200"), ("49", -2, "0"),
        ("50", -2, "100"), ("1.1", 400, "1.1"), ("0.05", 1, "0.1"), ("0.05", 0, "0"), ("5", -1, "10"),
        ("9999999999999999999999999999999999.0", -1, "1e34"),
    ])
    func rounding(text: String, places: Int, result: String) throws {
        #expect(try number(text).rounded(places: places) == number(result))
    }

    @Test func roundingTakesAnyNumberOfPlaces() throws {
        for places in [Int.min, Int.min + 1, -7_000, 7_000, 20_000, Int.max] {
            let result = try number("12.5").rounded(places: places)
            #expect(result == (places < 0 ? 0 : try number("12.5")))
        }
    }

    @Test func floorAndCeiling() throws {
        #expect(try number("2.5").floor() == 2 && number("2.5").ceil() == 3)
        #expect(try number("-2.5").floor() == -3 && number("-2.5").ceil() == -2)
        #expect(try number("1e-6000").floor() == 0 && number("1e-6000").ceil() == 1)
        #expect(try number("-1e-6000").floor() == -1 && number("-1e-6000").ceil() == 0)
        #expect(try number("1e6000").floor() == number("1e6000"))
    }

    @Test func machineIntegers() throws {
        #expect(try number("9223372036854775807").int64Value == .max)
        #expect(try number("-9223372036854775808").int64Value == .min)
        #expect(try number("9223372036854775808").int64Value == nil)
        #expect(try number("9999999999999999999999999999999999e18").int64Value == nil)
        #expect(try number("-9223372036854775809e18").int64Value == nil)
        #expect(try number("1e18").int64Value == 1_000_000_000_000_000_000)
        #expect(try number("1e19").int64Value == nil && number("1e6000").int64Value == nil)
        #expect(try number("9e18").intValue == 9_000_000_000_000_000_000)
        #expect(try number("1.5").intValue == nil && number("0").intValue == 0)
        #expect(DecimalNumber(Int64.min).description == "-9223372036854775808")
    }
}
