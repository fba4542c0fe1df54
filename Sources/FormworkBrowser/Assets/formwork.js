// The script of a page with forms. The server joins it with the features that a form of the page names, and calls `start` with
// them at the end. Form, engine and features are described in `form.js`; Documentation/Front-end.md shows how a feature is added.

import { loadEngine } from './engine.js';
import { forms } from './forms.js';

export { loadEngine };

/** Adds features by their names, and starts the forms that have all that they need. */
export function start(features = {}) { forms.add(features); }
