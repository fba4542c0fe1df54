import FormworkCore

/// Laws of readers of small texts.
enum ReaderLaws {
    /// A value that was read can be written, and reads the same again.
    static func json(_ bytes: [UInt8]) -> String? {
        do {
            let value = try JSONParser.parse(bytes, limits: .definition, allowsTrailingCommas: true)
            guard let again = try? JSONParser.parse(Array(value.text().utf8), limits: .definition) else {
                return "What was written cannot be read."
            }
            return again == value ? nil : "What was written reads differently."
        } catch {
            return (0...bytes.count).contains(error.offset.utf8) ? nil : "A problem stands outside the document."
        }
    }

    /// Programs can be archived and read again, and problems have places inside the text.
    static func expression(_ text: String) -> String? {
        for type in [StaticType.any, .text, .number, .bool] {
            let (program, problems) = ExpressionCompiler().compile(text, scope: FuzzScope(), expecting: type)
            if let program {
                guard let read = Program(json: program.json), read == program else { return "The archive differs." }
                guard read.evaluate(in: FuzzScope()) == program.evaluate(in: FuzzScope()) else {
                    return "Results differ."
                }
            }
            if (program == nil) == problems.isEmpty { return "Neither a program nor a problem, or both." }
            guard problems.allSatisfy({ (0...text.utf8.count).contains($0.offset.utf8) }) else {
                return "A problem stands outside the text."
            }
        }
        return nil
    }

    /// The first line is a pattern, the rest a text.
    static func pattern(_ input: String) -> String? {
        let source = String(input.unicodeScalars.prefix { $0 != "\n" })
        let text = String(input.unicodeScalars.dropFirst(source.unicodeScalars.count + 1))
        let pattern: Pattern
        do {
            pattern = try Pattern(source)
        } catch {
            return (0...source.utf8.count).contains(error.offset.utf8) ? nil : "A problem stands outside the pattern."
        }
        guard Pattern(json: pattern.json) == pattern else { return "The archive differs." }
        let (isFound, isWhole) = (pattern.isFound(in: text), pattern.matchesWhole(text))
        if isWhole, !isFound { return "The whole matches, but no part." }
        // A comment to the end of the line would swallow the rest of the pattern.
        guard !source.unicodeScalars.contains("#") else { return nil }
        if let anchored = try? Pattern("\\A(?:" + source + ")\\z"), anchored.isFound(in: text) != isWhole {
            return "Anchors say something else about the whole."
        }
        if let ahead = try? Pattern("(?=" + source + ")"), ahead.isFound(in: text) != isFound {
            return "A lookahead finds something else: backward and forward differ."
        }
        if let ahead = try? Pattern("(?!(?!(?:" + source + ")\\z))(?s:.)*"), ahead.matchesWhole(text) != isWhole {
            return "Two negations are not none."
        }
        return nil
    }

    /// Dates, times and instants can be written and read the same again. Arithmetic with them stays in range.
    static func date(_ text: String) -> String? {
        if let date = CivilDate(text) {
            guard CivilDate(date.description) == date else { return "A date is written as another one." }
            for count in [1, -1, 1_000_000, .max, .min] {
                if let other = date.adding(days: count), date.days(until: other) != count { return "Days are lost." }
                _ = date.adding(months: count)
            }
            _ = date.age(on: .latest)
        }
        if let time = CivilTime(text), CivilTime(time.description) != time {
            return "A time is written as another one."
        }
        if let both = CivilDateTime(text), CivilDateTime(both.description) != both {
            return "A date with a time is written as another one."
        }
        if let instant = CivilInstant(text) {
            for offset in [0, 3_600, -43_200, .max, .min] { _ = instant.dateTime(offsetSeconds: offset) }
        }
        return nil
    }

    /// One number in each line. All can be written and read the same again, and arithmetic with them does not trap.
    static func number(_ text: String) -> String? {
        let lines = text.split(separator: "\n", maxSplits: 8).map { String($0) }
        let locales = [
            LocaleRecord(), LocaleRecord(identifier: "de-CH", groupingSeparator: "’"),
            LocaleRecord(
                identifier: "ar", decimalSeparator: "٫", groupingSeparator: "٬", minusSign: "\u{61C}-", zeroDigit: "٠"),
        ]
        var numbers: [DecimalNumber] = []
        for line in lines {
            if let number = DecimalNumber(line) { numbers.append(number) }
            for locale in locales {
                if let number = locale.parseNumber(line) { numbers.append(number) }
            }
        }
        for number in numbers {
            if DecimalNumber(number.description) != number { return "A number is written as another one." }
            if let whole = number.int64Value, DecimalNumber(whole) != number { return "A whole number is another one." }
        }
        for (left, right) in zip(numbers, numbers.dropFirst() + numbers.prefix(1)) {
            if let problem = arithmetic(left, right) { return problem }
        }
        return nil
    }

    private static func arithmetic(_ left: DecimalNumber, _ right: DecimalNumber) -> String? {
        if left.adding(right) != right.adding(left) { return "Addition is not commutative." }
        if left.multiplied(by: right) != right.multiplied(by: left) { return "Multiplication is not commutative." }
        if left < right, right < left { return "Each of two numbers is less than the other." }
        if let rest = left.remainder(dividingBy: right), rest != .zero, (rest < .zero) != (left < .zero) {
            return "A remainder has another sign than the dividend."
        }
        _ = left.divided(by: right)
        _ = left.subtracting(right)
        for places in [0, 2, -2, 40, .max, .min] { _ = left.rounded(places: places) }
        if left.floor() > left || left.ceil() < left { return "A number is rounded the wrong way." }
        return nil
    }

    /// Paths are written as they were read.
    static func path(_ text: String) -> String? {
        guard let path = FormPath(text) else { return nil }
        return FormPath(path.description) == path ? nil : "A path is written as another one."
    }
}
