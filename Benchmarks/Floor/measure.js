// Measures the engine of `session.js`.
//
//     node measure.js DIRECTORY      local.json, hub.json: the form; local-answers.json, hub-answers.json: the answers
//
// Prints the shortest times in microseconds, and the resulting values and errors, as JSON.
'use strict';
const fs = require('fs');
const path = require('path');
const { Session } = require('./session.js');

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
