// Measures the engine of `session.js`.
//
//     node measure.js DIRECTORY alone|row
//
// DIRECTORY has local.json and hub.json, the forms, and local-answers.json and hub-answers.json, the answers.
// `alone` times each call alone and takes the median. `row` times many calls in a row and takes the shortest run.
// Prints the microseconds of one call, and the resulting values and errors, as JSON.
'use strict';
const fs = require('fs');
const path = require('path');
const { Session } = require('./session.js');

const [folder, way] = process.argv.slice(2);
const now = () => Number(process.hrtime.bigint()) / 1000;

function alone(work) {
  const times = [];
  for (let call = 0; call < work.calls; call++) {
    const start = now();
    work.body(call);
    times.push(now() - start);
  }
  return times.sort((left, right) => left - right)[times.length >> 1];
}

function row(work) {
  const runs = 20;
  let least = Infinity;
  for (let run = 0; run < runs; run++) {
    const start = now();
    for (let call = 0; call < work.row; call++) work.body(run * work.row + call);
    least = Math.min(least, (now() - start) / work.row);
  }
  return least;
}

const read = (name) => fs.readFileSync(path.join(folder, name + '.json'), 'utf8');
const text = read('local');
const answers = JSON.parse(read('local-answers'));
const session = new Session(text);
session.fill(answers);
const every = (kind) => session.fields.map((field) => field.id).filter((id) => Number(id.slice(1)) % 20 === kind);
const [switches, operands, leaves] = [every(0), every(2), every(9)];
const hub = new Session(read('hub'));
hub.fill(JSON.parse(read('hub-answers')));

const edits = { calls: 2000, row: 2000 };
const whole = { calls: 30, row: 5 };
const works = {
  leaf: { ...edits, body: (call) => session.set(leaves[call % leaves.length], 'text ' + call) },
  shown: {
    ...edits,
    body: (call) => {
      const id = switches[call % switches.length];
      session.set(id, !session.values[session.places.get(id)]);
    },
  },
  sum: { ...edits, body: (call) => session.set(operands[call % operands.length], call % 1000) },
  hub: { calls: 2000, row: 200, body: (call) => hub.set('f0', call % 2 === 1) },
  validate: { calls: 100, row: 20, before: () => session.fill(answers), body: () => session.validate() },
  // This engine has no compiled form: opening it reads its file.
  open: { ...whole, body: () => new Session(text).fill(answers) },
  compile: { ...whole, body: () => new Session(text) },
  parse: { ...whole, body: () => JSON.parse(text) },
  page: { ...whole, body: () => session.page() },
};
const times = {};
for (const [name, work] of Object.entries(works)) {
  if (work.before) work.before();
  times[name] = way === 'alone' ? alone(work) : row(work);
}
session.fill(answers);
session.validate();
const values = {};
session.fields.forEach((field, place) => {
  if (session.isVisible[place] && session.values[place] !== undefined) values[field.id] = session.values[place];
});
const errors = session.fields.filter((field, place) => session.errors[place]).map((field) => field.id);
console.log(JSON.stringify({ times, values, errors }));
