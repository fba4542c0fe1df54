extension LocaleRecord {
    /// The record as JSON. Names and patterns are left out where they are those of English.
    public var json: JSONValue {
        var members = [
            JSONMember("identifier", .string(identifier)),
            JSONMember("right_to_left", .bool(isRightToLeft)),
            JSONMember("decimal_separator", .string(decimalSeparator)),
            JSONMember("grouping_separator", .string(groupingSeparator)),
            JSONMember("minus_sign", .string(minusSign)),
            JSONMember("zero_digit", .string(zeroDigit)),
        ]
        let english = LocaleRecord()
        func add(_ key: String, _ text: String, _ defaultValue: String) {
            if !text.isSame(as: defaultValue) { members.append(JSONMember(key, .string(text))) }
        }
        func add(_ key: String, _ names: [String], _ defaultValue: [String]) {
            guard !names.elementsEqual(defaultValue, by: { $0.isSame(as: $1) }) else { return }
            members.append(JSONMember(key, .array(names.map { .string($0) })))
        }
        func add(_ key: String, _ number: Int, _ defaultValue: Int) {
            if number != defaultValue { members.append(JSONMember(key, .number(DecimalNumber(number)))) }
        }
        add("secondary_grouping", secondaryGroupingSize, english.secondaryGroupingSize)
        add("minimum_grouping", minimumGroupingDigits, english.minimumGroupingDigits)
        add("percent", percentPattern, english.percentPattern)
        add("currency", currencyPattern, english.currencyPattern)
        add("negative_currency", negativeCurrencyPattern, english.negativeCurrencyPattern)
        add("months", months, english.months)
        add("short_months", shortMonths, english.shortMonths)
        add("weekdays", weekdays, english.weekdays)
        add("short_weekdays", shortWeekdays, english.shortWeekdays)
        add("first_weekday", firstWeekday, english.firstWeekday)
        add("date", datePattern, english.datePattern)
        add("long_date", longDatePattern, english.longDatePattern)
        add("time", timePattern, english.timePattern)
        add("day_periods", dayPeriods, english.dayPeriods)
        if !currencies.isEmpty {
            let list = currencies.map {
                JSONValue.array([
                    .string($0.code), .string($0.symbol), .number(DecimalNumber($0.fractionDigits)),
                    .string($0.pattern),
                    .string($0.negativePattern),
                ])
            }
            members.append(JSONMember("currencies", .array(list)))
        }
        return .object(members)
    }

    /// Reads a record that `json` wrote. Missing names and patterns are those of English. `nil` if the JSON is not an
    /// object with an identifier.
    public init?(_ json: JSONValue) {
        guard let identifier = json["identifier"]?.stringValue else { return nil }
        self.init(identifier: identifier, isRightToLeft: json["right_to_left"]?.boolValue ?? false)
        Self.read(json["decimal_separator"], &decimalSeparator)
        Self.read(json["grouping_separator"], &groupingSeparator)
        Self.read(json["minus_sign"], &minusSign)
        Self.read(json["zero_digit"], &zeroDigit)
        Self.read(json["secondary_grouping"], &secondaryGroupingSize, 1...3)
        Self.read(json["minimum_grouping"], &minimumGroupingDigits, 1...9)
        Self.read(json["percent"], &percentPattern)
        Self.read(json["currency"], &currencyPattern)
        Self.read(json["negative_currency"], &negativeCurrencyPattern)
        Self.read(json["months"], &months)
        Self.read(json["short_months"], &shortMonths)
        Self.read(json["weekdays"], &weekdays)
        Self.read(json["short_weekdays"], &shortWeekdays)
        Self.read(json["first_weekday"], &firstWeekday, 1...7)
        Self.read(json["date"], &datePattern)
        Self.read(json["long_date"], &longDatePattern)
        Self.read(json["time"], &timePattern)
        Self.read(json["day_periods"], &dayPeriods)
        for currency in json["currencies"]?.arrayValue ?? [] {
            guard let parts = currency.arrayValue, parts.count == 5, let code = parts[0].stringValue else { continue }
            var record = self.currency(code)
            Self.read(parts[1], &record.symbol)
            Self.read(parts[2], &record.fractionDigits, 0...9)
            Self.read(parts[3], &record.pattern)
            Self.read(parts[4], &record.negativePattern)
            currencies.append(record)
        }
    }

    private static func read(_ json: JSONValue?, _ text: inout String) {
        if let found = json?.stringValue { text = found }
    }

    private static func read(_ json: JSONValue?, _ number: inout Int, _ range: ClosedRange<Int>) {
        if let found = json?.numberValue?.intValue, range.contains(found) { number = found }
    }

    /// Reads a list of names; the names stay as they are if the list has another length.
    private static func read(_ json: JSONValue?, _ names: inout [String]) {
        guard let list = json?.arrayValue, list.count == names.count else { return }
        for index in list.indices { read(list[index], &names[index]) }
    }
}
