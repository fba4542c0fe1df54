import Formwork
import FormworkCore
import Testing

/// Which key of the styles counts in which state of a control.
struct ControlLookTests {
    @Test func whatIsOffHasNoOtherState() {
        let look = ControlLook(isEnabled: false, hasError: true, hasFocus: true)
        #expect(look.backgrounds == [.disabledBackground, .background])
        #expect(look.borders == [.disabledBorder, .border] && look.text == .disabledText)
    }

    @Test func whatIsWrongComesBeforeTheFocus() {
        let look = ControlLook(isEnabled: true, hasError: true, hasFocus: true)
        #expect(look.borders == [.invalidBorder, .activeBorder, .enabledBorder, .border])
        #expect(look.backgrounds == [.invalidBackground, .activeBackground, .enabledBackground, .background])
        #expect(look.text == .enabledText)
    }

    @Test func withoutTheFocusWhatIsRightComesFirst() {
        let look = ControlLook(isEnabled: true, hasError: false, hasFocus: false)
        #expect(look.borders == [.validBorder, .enabledBorder, .inactiveBorder, .border])
        #expect(look.backgrounds == [.validBackground, .enabledBackground, .inactiveBackground, .background])
    }
}
