import Formwork

/// A form with an element of the app's own.
enum ColorForm {
    static let form = FormDefinition("paint", title: "Paint") {
        color("wall", "Wall").required()
        Field.toggle("two", "Two colours")
        color("trim", "Trim").visible(when: "$two").value("#336699")
        color("door", "Door").enabled(when: "$two")
        FormSection("rooms", "Rooms") {
            color("color", "Colour")
        }
        .repeating(0...3)
    }

    private static func color(_ id: String, _ title: String) -> Field {
        Field.text(id, title).pattern("#[0-9a-f]{6}").element("color-picker")
    }

    /// The browser's picker beside the control, which stays for those who type.
    static let script = """
        customElements.define('color-picker', class extends HTMLElement {
            connectedCallback() {
                this.control = document.getElementById(this.getAttribute('for'));
                this.picker = document.createElement('input');
                this.picker.type = 'color';
                this.picker.ariaLabel = this.control.labels[0].textContent;
                this.picker.addEventListener('input', () => {
                    this.control.value = this.picker.value;
                    this.control.dispatchEvent(new Event('input', { bubbles: true }));
                });
                this.append(this.picker);
                this.form = this.closest('form');
                this.form.addEventListener('fw-change', this.show);
                this.show();
            }

            disconnectedCallback() {
                this.form.removeEventListener('fw-change', this.show);
            }

            show = () => {
                this.picker.value = this.control.value || '#000000';
                this.picker.disabled = this.control.disabled;
                this.picker.ariaInvalid = this.control.ariaInvalid;
            };
        });
        """
}
