#if canImport(UIKit)
import Foundation
import UIKit

extension UITextField {
    /// Takes the keyboard, corrections and filling in that a field asks for.
    func configure(for shown: FieldPresentation) {
        let isExact = shown.typing.isExact
        keyboardType = shown.keyboardType
        autocapitalizationType = shown.capitalization
        autocorrectionType = isExact ? .no : .default
        spellCheckingType = isExact ? .no : .default
        smartDashesType = isExact ? .no : .default
        smartQuotesType = isExact ? .no : .default
        smartInsertDeleteType = isExact ? .no : .default
        textContentType = shown.contentType
        isSecureTextEntry = shown.isHiddenText
    }
}

extension UITextView {
    /// Takes the keyboard and corrections that a field asks for.
    func configure(for shown: FieldPresentation) {
        keyboardType = shown.keyboardType
        autocapitalizationType = shown.capitalization
        autocorrectionType = shown.typing.isExact ? .no : .default
    }
}

extension FieldPresentation {
    /// The keys to show.
    var keyboardType: UIKeyboardType {
        let traits = typing
        switch traits.keyboard {
        case .numeric: return .numberPad
        case .decimal: return .decimalPad
        case .telephone: return .phonePad
        case .email: return .emailAddress
        case .url: return .URL
        case .usual:
            // The keyboards with digits alone have no minus sign.
            if state.field.valueKind == .number || state.field.valueKind == .integer { return .numbersAndPunctuation }
            return traits.isExact && traits.capitalization != .words ? .asciiCapable : .default
        }
    }

    var capitalization: UITextAutocapitalizationType {
        switch typing.capitalization {
        case .none: .none
        case .words: .words
        case .usual, .sentences: .sentences
        case .characters: .allCharacters
        }
    }

    /// Whether the text is hidden while it is typed.
    var isHiddenText: Bool { state.field.type == .password }

    /// The content type that the system can fill in, for HTML's name of the purpose.
    var contentType: UITextContentType? {
        switch typing.purpose.split(separator: " ").last.map(String.init) {
        case "name": .name
        case "given-name": .givenName
        case "additional-name": .middleName
        case "family-name": .familyName
        case "honorific-prefix": .namePrefix
        case "honorific-suffix": .nameSuffix
        case "nickname": .nickname
        case "organization": .organizationName
        case "organization-title": .jobTitle
        case "email": .emailAddress
        case "tel", "tel-national": .telephoneNumber
        case "url": .URL
        case "username": .username
        case "current-password": .password
        case "new-password": .newPassword
        case "one-time-code": .oneTimeCode
        case "street-address": .fullStreetAddress
        case "address-line1": .streetAddressLine1
        case "address-line2": .streetAddressLine2
        case "address-level1": .addressState
        case "address-level2": .addressCity
        case "address-level3": .sublocality
        case "postal-code": .postalCode
        case "country-name", "country": .countryName
        case "cc-number": .creditCardNumber
        case "cc-name": .creditCardName
        case "cc-exp": .creditCardExpiration
        case "cc-csc": .creditCardSecurityCode
        case "bday": .birthdate
        default: nil
        }
    }
}
#endif
