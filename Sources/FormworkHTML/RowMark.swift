import FormworkRuntime

/// The signs that stand for texts in blank rows. The script `fill-row.js` has them in the same order, and puts the texts of a row
/// in their places.
///
/// They are noncharacters, which Unicode leaves to the inner workings of programs, so fonts have no pictures for them. A text that has
/// them anyway shows the text of the row in their place, and is escaped like any other.
package enum RowMark: Int, CaseIterable {
    /// The id of the row, such as `f12.3`.
    case id
    /// The path of the answer, the item or the section.
    case path
    /// The name of the field, the title of the item, or the words of a button.
    case name
    /// The words that screen readers read instead of the label.
    case label
    /// The sentence under the label or the heading.
    case hint
    /// The text that an empty control shows.
    case placeholder
    /// A message, or the title of an option.
    case text
    /// The value of an option or of a hidden input.
    case value
    /// The second line of an option.
    case info
    /// The number of the item.
    case item

    /// The sign.
    package var text: String { String(UnicodeScalar(UInt32(0xFDD0 + rawValue)) ?? " ") }
}
