/// The formats that every form can use by name.
///
/// The table is used when a definition is compiled. A compiled form has the `TextRule` of each format.
public enum NamedFormat: String, CaseIterable, Equatable, Sendable {
    /// Any text. The answer may be blank.
    case optional
    /// Any text. The answer must not be blank.
    case notEmpty = "not_empty"
    /// Letters and spaces.
    case lettersOnly = "letters_only"
    /// The name of a person: letters, spaces, hyphens, apostrophes and full stops.
    case name
    /// Digits. The answer must not be blank.
    case numbersOnly = "numbers_only"
    /// Digits. The answer may be blank.
    case optionalNumbers = "optional_numbers"
    /// Four digits.
    case pin4
    /// Six digits.
    case pin6
    /// An address for e-mail.
    case email
    /// An address on the web: `http` or `https`.
    case url
    /// An address of any scheme, such as `mailto:` and `ftp:`, except those that run a program or contain the content
    /// itself, such as `javascript:` and `data:`.
    case uri
    /// An amount. Each typed digit shifts the others to the left.
    case currency
    /// A share. The person types a percentage: 7.5 means 0.075.
    case percent
    /// A Brazilian taxpayer's number.
    case cpf
    /// A Brazilian postal code.
    case cep
    /// A Brazilian telephone number.
    case phoneBR = "phone_br"
    /// A telephone number of any country, grouped as the original Form does it: 123 45 678.
    case phoneNumber = "phone_number"
    /// A Norwegian telephone number.
    case phoneNO = "phone_no"
    /// The number of a payment card.
    case creditCard = "credit_card"
    /// The security code of a payment card.
    case cvv
    /// A password of six characters or more.
    case password
    /// A Chinese resident's number.
    case chinaID = "china_id"
    /// A Norwegian national identity number.
    case ssnNO = "ssn_no"
    /// A Norwegian account number.
    case bankAccountNO = "bank_account_no"
    /// An international account number.
    case iban
    /// A Norwegian postal code.
    case postalCodeNO = "postal_code_no"
    /// A Brazilian postal code.
    case postalCodeBR = "postal_code_br"
    /// A postal code of the United States, with or without its four further digits.
    case postalCodeUS = "postal_code_us"
    /// A Canadian postal code.
    case postalCodeCA = "postal_code_ca"
    /// A British postal code.
    case postalCodeGB = "postal_code_gb"
    /// A German postal code.
    case postalCodeDE = "postal_code_de"
    /// A French postal code.
    case postalCodeFR = "postal_code_fr"
    /// A Swiss postal code.
    case postalCodeCH = "postal_code_ch"
    /// A Japanese postal code.
    case postalCodeJP = "postal_code_jp"
    /// A Chinese postal code.
    case postalCodeCN = "postal_code_cn"
    /// A Dutch postal code.
    case postalCodeNL = "postal_code_nl"
    /// A Swedish postal code.
    case postalCodeSE = "postal_code_se"
}
