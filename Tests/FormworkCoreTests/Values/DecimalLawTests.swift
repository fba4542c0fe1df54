import FormworkCore
import FormworkTestSupport
import Testing

/// Random numbers of every shape, compared with `SlowDecimal`.
struct DecimalLawTests {
    /// Numbers whose digits and exponents are often near the limits of the type.
    static func number(_ random: inout SeededGenerator, spread: Int = 45) -> DecimalNumber {
        let count = Bool.random(using: &random) ? Int.random(in: 1...34, using: &random) : 34
        var text = Bool.random(using: &random) ? "-" : ""
        let favourites: [[Int]] = [Array(0...9), [9], [0, 5], [4, 9], [0, 1], [0, 0, 0, 5]]
        let digits = favourites[Int.random(in: favourites.indices, using: &random)]
        text += String(Int.random(in: 1...9, using: &random))
        for _ in 1..<max(count, 2) { text += String(digits[Int.random(in: digits.indices, using: &random)]) }
        text += "e" + String(Int.random(in: -spread...spread, using: &random))
        return DecimalNumber(text) ?? 0
    }

    static let rounds = 400

    @Test func sumsAreExactThenCut() throws {
        var random = SeededGenerator(share: 1)
        for _ in 0..<Self.rounds {
            let (left, right) = (Self.number(&random), Self.number(&random))
            let sum = try #require(left.adding(right))
            #expect(SlowDecimal(sum) == (SlowDecimal(left) + SlowDecimal(right)).cut(), "\(left) + \(right)")
            #expect(sum == right.adding(left))
            #expect(left.subtracting(right) == left.adding(right.negated))
            #expect(left.subtracting(left) == 0)
        }
    }

    @Test func productsAreExactThenCut() throws {
        var random = SeededGenerator(share: 2)
        for _ in 0..<Self.rounds {
            let (left, right) = (Self.number(&random), Self.number(&random))
            let product = try #require(left.multiplied(by: right))
            #expect(SlowDecimal(product) == (SlowDecimal(left) * SlowDecimal(right)).cut(), "\(left) * \(right)")
            #expect(product == right.multiplied(by: left))
        }
    }

    @Test func quotientsAreCutHalfEven() throws {
        var random = SeededGenerator(share: 3)
        for _ in 0..<Self.rounds {
            let (left, right) = (Self.number(&random), Self.number(&random))
            let quotient = try #require(left.divided(by: right))
            #expect(SlowDecimal(quotient) == SlowDecimal(left) / SlowDecimal(right), "\(left) / \(right)")
            #expect(left.divided(by: left) == 1)
        }
    }

    @Test func remaindersAreExact() throws {
        var random = SeededGenerator(share: 4)
        for _ in 0..<Self.rounds {
            let (left, right) = (Self.number(&random), Self.number(&random, spread: 60))
            let rest = try #require(left.remainder(dividingBy: right))
            #expect(SlowDecimal(rest) == SlowDecimal(left) % SlowDecimal(right), "\(left) % \(right)")
            #expect(rest.magnitude < right.magnitude)
        }
    }

    @Test func comparisonIsExactAcrossExponents() {
        var random = SeededGenerator(share: 5)
        for round in 0..<Self.rounds {
            let (left, right) = (Self.number(&random), Self.number(&random, spread: round % 45))
            #expect((left < right) == (SlowDecimal(left) < SlowDecimal(right)), "\(left) < \(right)")
            #expect((left == right) == (SlowDecimal(left) == SlowDecimal(right)))
            #expect([left < right, left == right, left > right].count { $0 } == 1)
        }
    }

    @Test func roundingIsHalfAwayFromZero() {
        var random = SeededGenerator(share: 6)
        for _ in 0..<Self.rounds {
            let number = Self.number(&random)
            let places = Int.random(in: -60...60, using: &random)
            #expect(
                SlowDecimal(number.rounded(places: places)) == SlowDecimal(number).rounded(places: places),
                "\(number) to \(places)")
        }
    }

    @Test func floorAndCeilingEmbraceTheNumber() throws {
        var random = SeededGenerator(share: 7)
        for _ in 0..<Self.rounds {
            let number = Self.number(&random, spread: 36)
            let (floor, ceil) = (number.floor(), number.ceil())
            #expect(floor <= number && number <= ceil)
            #expect(floor.isInteger && ceil.isInteger)
            if number.isInteger {
                #expect(floor == number && ceil == number)
            } else if number.magnitude < DecimalNumber("1e33") ?? 0 {
                #expect(floor.adding(1) == ceil)
            }
        }
    }

    @Test func textIsPlainAndReadsBack() {
        var random = SeededGenerator(share: 8)
        for _ in 0..<Self.rounds {
            let number = Self.number(&random, spread: 6_000)
            #expect(DecimalNumber(number.description) == number)
            let near = Self.number(&random, spread: 6)
            #expect(near.description == SlowDecimal(near).plainText)
        }
    }

    @Test func partsAreNormalized() {
        var random = SeededGenerator(share: 9)
        for _ in 0..<Self.rounds {
            let number = Self.number(&random)
            #expect(number.coefficient % 10 != 0)
            #expect(number.coefficient.magnitude < 10_000_000_000_000_000_000_000_000_000_000_000)
        }
    }
}
