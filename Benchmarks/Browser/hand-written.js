// The script of the page that is written by hand. `session.js` is before it in the page.
const session = new Session(document.getElementById('definition').textContent);
const form = document.querySelector('form');
const summary = document.getElementById('summary');
const rows = session.fields.map((field) => document.getElementById('row-' + field.id));
const controls = session.fields.map((field) => document.getElementById(field.id));
let wasSubmitted = false;

function valueOf(control) {
  if (control.type === 'checkbox') return control.checked;
  if (control.value === '') return undefined;
  const isNumber = session.fields[session.places.get(control.name)].type === 'decimal';
  return isNumber ? Number(control.value) : control.value;
}

function show(place) {
  rows[place].hidden = !session.isVisible[place];
  if (controls[place].tagName === 'OUTPUT') controls[place].textContent = session.values[place] ?? '';
  if (wasSubmitted) showError(place);
}

function showError(place) {
  const error = rows[place].lastElementChild;
  error.textContent = session.errors[place] ?? '';
  error.hidden = !session.errors[place];
  if (session.errors[place]) controls[place].setAttribute('aria-invalid', 'true');
  else controls[place].removeAttribute('aria-invalid');
}

form.addEventListener('input', ({ target }) => {
  for (const place of session.set(target.name, valueOf(target))) show(place);
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  wasSubmitted = true;
  const count = session.validate();
  session.fields.forEach((field, place) => showError(place));
  const items = session.fields.filter((field, place) => session.errors[place])
    .map((field) => `<li><a href="#${field.id}">${field.title}: ${session.errors[session.places.get(field.id)]}</a></li>`);
  summary.innerHTML = `<h2>${count} errors</h2><ul>${items.join('')}</ul>`;
  summary.hidden = count === 0;
  if (count > 0) summary.focus();
});
form.dataset.fwState = 'attached';
