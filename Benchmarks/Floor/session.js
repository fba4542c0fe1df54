// A form engine for one form, the survey of `Survey.swift`, written in JavaScript by hand. It has no rows, change sets,
// decimals, words for errors or undo, and does not check the definition. Node and browsers run it.
'use strict';

class Session {
  constructor(text) {
    this.fields = JSON.parse(text).fields;
    const count = this.fields.length;
    this.places = new Map(this.fields.map((field, place) => [field.id, place]));
    this.values = new Array(count).fill(undefined);
    this.isVisible = new Array(count).fill(true);
    this.errors = new Array(count).fill(null);
    this.readers = Array.from({ length: count }, () => []);
    this.rules = this.fields.map((field, place) => this.rule(field, place));
    for (let place = 0; place < count; place++) this.update(place);
  }

  rule(field, place) {
    const rule = { pattern: null, options: null, condition: null, sum: null, limits: field.validations || {} };
    if (rule.limits.pattern) rule.pattern = new RegExp('^(?:' + rule.limits.pattern + ')$', 'u');
    if (field.options) rule.options = new Set(field.options.map((option) => option.id));
    if (field.visible_when) {
      const [, id, operator, operand] = /^\$(\w+) (==|>) (.+)$/.exec(field.visible_when);
      rule.condition = { source: this.places.get(id), isEqual: operator === '==', operand: JSON.parse(operand) };
      this.readers[rule.condition.source].push(place);
    }
    if (field.formula) {
      const [, left, operator, right] = /^\$(\w+) ([+*]) \$(\w+)$/.exec(field.formula);
      rule.sum = { left: this.places.get(left), right: this.places.get(right), isProduct: operator === '*' };
      this.readers[rule.sum.left].push(place);
      this.readers[rule.sum.right].push(place);
    }
    return rule;
  }

  // Computes one field again. Returns whether its value has changed.
  update(place) {
    const { condition, sum } = this.rules[place];
    if (condition) {
      const value = this.values[condition.source];
      this.isVisible[place] = condition.isEqual ? value === condition.operand : value > condition.operand;
    }
    if (!sum) return false;
    const left = this.values[sum.left];
    const right = this.values[sum.right];
    const value = left === undefined || right === undefined ? undefined : sum.isProduct ? left * right : left + right;
    if (value === this.values[place]) return false;
    this.values[place] = value;
    return true;
  }

  error(place) {
    if (!this.isVisible[place]) return null;
    const value = this.values[place];
    const { limits, pattern, options } = this.rules[place];
    if (value === undefined || value === '') return limits.required ? 'required' : null;
    if (typeof value === 'number') {
      if (limits.min_value !== undefined && value < limits.min_value) return 'min_value';
      return limits.max_value !== undefined && value > limits.max_value ? 'max_value' : null;
    }
    if (options) return options.has(value) ? null : 'option';
    if (pattern && !pattern.test(value)) return 'pattern';
    return limits.max_length && value.length > limits.max_length ? 'max_length' : null;
  }

  // Returns the places of fields that may have changed.
  set(id, value) {
    const place = this.places.get(id);
    this.values[place] = value;
    this.errors[place] = this.error(place);
    const waiting = [...this.readers[place]];
    for (let index = 0; index < waiting.length; index++) {
      const reader = waiting[index];
      if (this.update(reader)) waiting.push(...this.readers[reader]);
      this.errors[reader] = this.error(reader);
    }
    return [place, ...waiting];
  }

  fill(answers) {
    for (let place = 0; place < this.fields.length; place++) this.values[place] = answers[this.fields[place].id];
    for (let place = 0; place < this.fields.length; place++) this.update(place);
  }

  validate() {
    let count = 0;
    for (let place = 0; place < this.fields.length; place++) {
      this.errors[place] = this.error(place);
      if (this.errors[place]) count += 1;
    }
    return count;
  }

  // `isWhole`: with the fields that are not visible, which are hidden, and with places for errors.
  page(isWhole = false) {
    let html = '<form>';
    for (let place = 0; place < this.fields.length; place++) {
      if (!this.isVisible[place] && !isWhole) continue;
      const field = this.fields[place];
      const value = this.values[place] === undefined ? '' : escape(String(this.values[place]));
      const name = escape(field.id);
      const hidden = this.isVisible[place] ? '' : ' hidden';
      html += '<div class="row" id="row-' + name + '"' + hidden + '><label for="' + name + '">' + escape(field.title) + '</label>';
      if (field.options) {
        html += '<select id="' + name + '" name="' + name + '">';
        for (const option of field.options) {
          html += '<option value="' + escape(option.id) + '"' + (option.id === this.values[place] ? ' selected' : '') +
            '>' + escape(option.title) + '</option>';
        }
        html += '</select>';
      } else if (field.type === 'switch') {
        html += '<input type="checkbox" id="' + name + '" name="' + name + '"' + (this.values[place] ? ' checked>' : '>');
      } else if (field.formula) {
        html += '<output id="' + name + '">' + value + '</output>';
      } else {
        html += '<input id="' + name + '" name="' + name + '" value="' + value + '">';
      }
      html += isWhole ? '<p class="error" hidden></p></div>' : '</div>';
    }
    return html + (isWhole ? '<button>Submit</button></form>' : '</form>');
  }
}

function escape(text) {
  return text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter]);
}

if (typeof module !== 'undefined') module.exports = { Session };
