#if Server
import FormworkCore

/// The ids that can be part of a form's URL: ASCII letters, digits, `-` and `_`, beginning with a letter or digit.
///
/// No id begins with `_`, so `/_formwork/` is always the address of the files that pages load.
enum FormAddress {
    static func check(_ id: String) throws(FormSourceProblem) {
        let bytes = Array(id.utf8)
        let isUsable = (1...100).contains(bytes.count) && bytes.allSatisfy(isAllowed)
        guard isUsable, bytes.first != UInt8(ascii: "_"), bytes.first != UInt8(ascii: "-") else {
            throw FormSourceProblem(
                "\"\(id.prefix(100))\" cannot be a form's id: an id consists of letters, digits, - and _ "
                    + "and begins with a letter or digit.")
        }
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
}
#endif
