import FormworkCore

/// The sentences for text that is not JSON.
enum JSONSentences {
    /// The sentence for a problem of a text, with advice.
    ///
    /// - Parameter noun: The noun for the text: a file, or a line of one.
    static func sentence(
        for code: JSONProblem.Code, limits: JSONLimits = .definition, noun: String = "file"
    ) -> String {
        switch code {
        case .tooLarge: "The \(noun) is larger than \(limits.maxBytes) bytes."
        case .tooDeep: "Lists and objects stand inside each other more than \(limits.maxDepth) deep."
        case .tooManyNodes: "The \(noun) has more than \(limits.maxNodes) values."
        case .unexpectedEnd:
            "The \(noun) ends in the middle of something. Is a closing bracket or quotation mark missing?"
        case .expectedValue:
            "A value belongs here: a text in quotation marks, a number, true, false, null, a list or an object."
        case .expectedKey: "A key in double quotation marks belongs here."
        case .expectedColon: "A colon belongs here, between the key and its value."
        case .expectedComma: "A comma or a closing bracket belongs here. Is a comma missing after the line above?"
        case .trailingComma: "A comma stands before a closing bracket; leave it out."
        case .trailingContent: "Something stands after the end. Is there a closing bracket too many?"
        case .badNumber: "This number is not written as JSON writes numbers, such as 12, -0.5 or 3e4."
        case .numberOutOfRange: "This number is too large."
        case .badEscape:
            "After a backslash belongs one of \" \\ / b f n r t or u with four digits. A backslash itself is \\\\."
        case .loneSurrogate: "This escape is half of a character; the other half is missing."
        case .controlCharacter:
            "A text goes over the end of the line or contains a control character. Write \\n for a line break."
        case .invalidUTF8: "This text is not UTF-8. Save the file as UTF-8."
        case .duplicateKey: "This key occurs twice in one object; only one of the two can be meant."
        }
    }
}
