import Formwork
import Foundation

/// A form with a type of the app's own.
enum ColorForm {
    static let type = CustomType(
        "color-picker", basedOn: .text("").pattern("#[0-9a-f]{6}").element("color-picker"), script: "/color-picker.js")

    static func form() throws -> FormDefinition {
        try CompiledForm.read(Data(json.utf8), fileName: "paint.json", types: [type]).source
    }

    private static let json = """
        {"id": "paint", "title": "Paint", "sections": [
          {"id": "house", "title": "House", "header_element": "app-note", "footer_element": "app-note", "fields": [
            {"id": "wall", "title": "Wall", "type": "color-picker", "validations": {"required": true}},
            {"id": "two", "title": "Two colours", "type": "switch", "element": "app-note"},
            {"id": "coats", "title": "Coats", "type": "select", "style": "radio", "element": "app-note",
             "visible_when": "$two", "options": [{"id": "1", "title": "One"}, {"id": "2", "title": "Two"}]},
            {"id": "sum", "title": "Litres", "type": "info", "value": "5", "element": "app-note"},
            {"id": "trim", "title": "Trim", "type": "color-picker", "visible_when": "$two", "value": "#336699"},
            {"id": "door", "title": "Door", "type": "color-picker", "enabled_when": "$two"}]},
          {"id": "attic", "title": "Attic", "visible_when": "$two", "header_element": "app-note",
           "footer_element": "app-note", "footer": "Under the roof.", "fields": [{"id": "beam", "title": "Beam"}]},
          {"id": "rooms", "title": "Rooms", "header_element": "app-note", "repeat": {"max": 3}, "fields": [
            {"id": "color", "title": "Colour", "type": "color-picker"}]}]}
        """

    /// The browser's picker beside the control, which stays for those who type, and a line of words that opens under both
    /// while the row has the focus.
    static let script = """
        // Says what it stands at.
        customElements.define('app-note', class extends HTMLElement {
            connectedCallback() {
                const place = this.dataset.fwElement;
                const owner = document.getElementById(this.getAttribute('for'));
                const named = place ? owner.querySelector('.fw-heading') : owner.closest('.fw-row').querySelector('.fw-label');
                this.textContent = `${place || 'field'} of ${named.textContent}`;
            }
        });

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
                this.words = document.createElement('p');
                this.words.textContent = 'Six digits from 0 to f, after #';
                this.words.hidden = true;
                // Nothing moves when it opens or closes: whatever is being pressed stays under the pointer.
                Object.assign(this.words.style, {
                    position: 'absolute', zIndex: 1, margin: 0, background: 'Canvas', color: 'CanvasText',
                });
                this.append(this.picker, this.words);
                this.row = this.closest('.fw-row');
                this.row.addEventListener('focusin', this.open);
                this.row.addEventListener('focusout', this.open);
                this.form = this.closest('form');
                this.form.addEventListener('fw-change', this.show);
                this.show();
            }

            disconnectedCallback() {
                this.form.removeEventListener('fw-change', this.show);
            }

            open = event => {
                this.words.hidden = event.type === 'focusout' && !this.row.contains(event.relatedTarget);
            };

            show = () => {
                this.picker.value = this.control.value || '#000000';
                this.picker.disabled = this.control.disabled;
                this.picker.ariaInvalid = this.control.ariaInvalid;
            };
        });
        """
}
