// Writes a page by hand for each survey: node write-pages.js DIRECTORY
//
// It does what Formwork's page does for the person, and no more: it shows and hides questions, calculates, validates, lists errors
// and gives the list the focus.
'use strict';
const fs = require('fs');
const path = require('path');
const { Session } = require('../Floor/session.js');

const folder = process.argv[2];
const script = ['../Floor/session.js', 'hand-written.js']
  .map((name) => fs.readFileSync(path.join(__dirname, name), 'utf8')).join('\n');
for (const file of fs.readdirSync(folder).filter((name) => /^survey-\d+\.json$/.test(name))) {
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A survey</title>
<style>.row { display: grid; grid-template-columns: 12rem 1fr; margin: .5rem } .row[hidden] { display: none }</style>
<div id="summary" tabindex="-1" hidden></div>
${new Session(text).page(true)}
<script type="application/json" id="definition">${text.replaceAll('<', '\\u003c')}</script>
<script>${script}</script>`;
  fs.writeFileSync(path.join(folder, file.replace('.json', '.html')), html);
}
