import FormworkCore
import Testing

/// Powers, logarithms and the exponential function, compared with what Python's `decimal` gives with 120 digits.
struct DecimalPowerTests {
    private static let logarithms = [
        ("2530.830", "7.8363025911616939828562595", "50.307355327029466099457309"),
        ("7751679995.3", "22.771175430406764428007266", "88043.6255233733545505443"),
        ("375", "5.9269260259704108151975232", "19.364916731037084425896327"),
        ("0.000065", "-9.641123288068636993453702", "0.0080622577482985496523666132"),
        ("0.012", "-4.4228486291941367418242649", "0.10954451150103322269139396"),
        ("9.375837", "2.2381358478712525109939009", "3.0619988569560244040610473"),
        ("0.565", "-0.57092954783569610887108354", "0.75166481891864541354394653"),
        ("0.00000073", "-14.130221302803974343051823", "0.00085440037453175311678716483"),
        ("826580", "13.625051985267416146381401", "909.16445157078155526904143"),
        ("8365346218", "22.847363559410949756447633", "91462.266634935305434358897"),
        ("5998.696981", "8.6992975547920758004658631", "77.451255515969526470393848"),
        ("0.0000072", "-11.841429531942264477083753", "0.0026832815729997476356910084"),
        ("0.0439500", "-3.1247026548509510481541124", "0.20964255293236628585472741"),
        ("90958.48385", "11.418158459969756549120576", "301.59324238119129316348076"),
        ("0.99999999999999", "-0.00000000000001000000000000005", "0.999999999999995"),
    ]

    private static let powers = [
        ("587.473", "-393.5829", "1.4917902299566960730534613E-1090"),
        ("108.062", "951.5263", "1.2397844862510669874554916E+1935"),
        ("598.952", "-369.6095", "2.8152981382112732835197473E-1027"),
        ("390.488", "-673.0773", "4.4431591269655186672970066E-1745"),
        ("574.352", "-789.3152", "1.3764372138848561722971970E-2178"),
        ("591.784", "-800.0117", "1.7258000689674302264542661E-2218"),
        ("649.079", "-308.9173", "1.7085648343192666345395005E-869"),
        ("520.529", "784.1570", "1.3161552228405744528407718E+2130"),
        ("448.364", "54.1029", "2.8900974856367625512334609E+143"),
        ("488.219", "964.8195", "1.0662724627506647662461153E+2594"),
        ("968.299", "520.6344", "4.1615560987437718667199889E+1554"),
        ("379.147", "5.8511", "1227047256275186.6899082569"),
    ]

    @Test(arguments: logarithms)
    func logarithmsAndRootsHave26Digits(_ number: String, _ logarithm: String, _ root: String) throws {
        let number = try #require(DecimalNumber(number))
        #expect(number.logarithm(base: .zero) == DecimalNumber(logarithm))
        #expect(number.raised(to: try #require(DecimalNumber("0.5"))) == DecimalNumber(root))
    }

    @Test(arguments: powers)
    func powersHave26Digits(_ number: String, _ power: String, _ expected: String) throws {
        let (number, power) = (try #require(DecimalNumber(number)), try #require(DecimalNumber(power)))
        #expect(number.raised(to: power) == DecimalNumber(expected))
    }

    @Test(arguments: 0...112) func wholePowersAreExactIfTheyFit(_ power: Int) throws {
        var product: DecimalNumber = 1
        for _ in 0..<power { product = try #require(product.multiplied(by: 2)) }
        #expect(DecimalNumber(2).raised(to: DecimalNumber(power)) == product)
        #expect(product.raised(to: -1)?.multiplied(by: product) == 1 || power > 48)
    }

    @Test func squaresHaveTheirRoots() throws {
        let half = try #require(DecimalNumber("0.5"))
        for number in 0...500 {
            #expect(DecimalNumber(number * number).raised(to: half) == DecimalNumber(number), "\(number)")
        }
    }

    @Test func powersOfTenHaveTheirLogarithms() {
        for power in [-6_144, -300, -1, 0, 1, 34, 1_024, 6_144] {
            let number = DecimalNumber("1e\(power)")
            #expect(number?.logarithm(base: 10) == DecimalNumber(power), "\(power)")
        }
    }

    @Test func whatHasNoResultFails() throws {
        let half = try #require(DecimalNumber("0.5"))
        #expect(DecimalNumber(-1).raised(to: half) == nil)
        #expect(DecimalNumber.zero.raised(to: -1) == nil)
        #expect(DecimalNumber.zero.raised(to: 0) == 1)
        #expect(DecimalNumber.zero.logarithm(base: 10) == nil)
        #expect(DecimalNumber(-1).logarithm(base: .zero) == nil)
        #expect(DecimalNumber(15_000).exponential == nil)
        #expect(DecimalNumber(14_200).exponential == nil)
        #expect(DecimalNumber(-15_000).exponential == .zero)
        #expect(DecimalNumber(10).raised(to: 7_000) == nil)
        #expect(DecimalNumber(10).raised(to: -7_000) == .zero)
        #expect(DecimalNumber(-2).raised(to: 1_025) == DecimalNumber(2).raised(to: 1_025)?.negated)
    }
}
