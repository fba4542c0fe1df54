// A form engine for one form, the survey of `Survey.swift`, written in JavaScript by hand. It has no rows, change sets,
// decimals, words for errors or undo, and does not check the definition.
//
//     node floor.js DIRECTORY      local.json, hub.json: the form; local-answers.json, hub-answers.json: the answers
//
// Prints the shortest times in microseconds, and the resulting values and errors, as JSON.
'use strict';
const fs = require('fs');
const path = require('path');

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

  page() {
    let html = '<form>';
    for (let place = 0; place < this.fields.length; place++) {
      if (!this.isVisible[place]) continue;
      const field = this.fields[place];
      const value = this.values[place] === undefined ? '' : escape(String(this.values[place]));
      const name = escape(field.id);
      html += '<div class="row" id="row-' + name + '"><label for="' + name + '">' + escape(field.title) + '</label>';
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
      html += '</div>';
    }
    return html + '</form>';
  }
}

function escape(text) {
  return text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter]);
}

// The shortest of some runs, each of which repeats the work; in microseconds for one repeat.
function shortest(runs, repeats, body) {
  let least = Infinity;
  for (let run = 0; run < runs; run++) {
    const start = process.hrtime.bigint();
    for (let repeat = 0; repeat < repeats; repeat++) body(run * repeats + repeat);
    least = Math.min(least, Number(process.hrtime.bigint() - start) / 1000 / repeats);
  }
  return least;
}

const read = (name) => fs.readFileSync(path.join(process.argv[2], name + '.json'), 'utf8');
const text = read('local');
const answers = JSON.parse(read('local-answers'));
const session = new Session(text);
session.fill(answers);
const every = (kind) => session.fields.map((field) => field.id).filter((id) => Number(id.slice(1)) % 20 === kind);
const [switches, operands, leaves] = [every(0), every(2), every(9)];
const hub = new Session(read('hub'));
hub.fill(JSON.parse(read('hub-answers')));
const times = {
  leaf: shortest(15, 2000, (time) => session.set(leaves[time % leaves.length], 'text ' + time)),
  shown: shortest(15, 2000, (time) => {
    const id = switches[time % switches.length];
    session.set(id, !session.values[session.places.get(id)]);
  }),
  sum: shortest(15, 2000, (time) => session.set(operands[time % operands.length], time % 1000)),
  hub: shortest(15, 200, (time) => hub.set('f0', time % 2 === 1)),
};
session.fill(answers);
times.validate = shortest(30, 20, () => session.validate());
times.open = shortest(30, 20, () => {
  // The definition is read once; what is opened is a session.
  session.values.fill(undefined);
  session.fill(answers);
});
times.compile = shortest(30, 5, () => new Session(text));
times.parse = shortest(30, 5, () => JSON.parse(text));
times.page = shortest(30, 5, () => session.page());
session.fill(answers);
session.validate();
const values = {};
session.fields.forEach((field, place) => {
  if (session.isVisible[place] && session.values[place] !== undefined) values[field.id] = session.values[place];
});
const errors = session.fields.filter((field, place) => session.errors[place]).map((field) => field.id);
console.log(JSON.stringify({ times, values, errors }));
