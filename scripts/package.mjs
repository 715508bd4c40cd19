/**
 * In:  the built files for script tags, the README's snippet, and the version in package.json.
 * Out: `onair-VERSION.zip`: what somebody without npm unzips, uploads and pastes.
 *
 * The same input makes the same bytes, on any machine and on any day.
 */
import { execSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { LICENSES } from './third-party.mjs';

const { values } = parseArgs({
  options: {
    /** Folder of files for script tags; without it, they are built first. */
    cdn: { type: 'string' },
    /** Folder that the zip goes to. */
    out: { type: 'string', default: '.' },
  },
});
if (!values.cdn) execSync('npm run build', { stdio: 'inherit' });

const cdn = values.cdn ?? 'dist/onair-widgets/cdn';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const snippet = /^```html\n([^]*?)^```$/m.exec(readFileSync('README.md', 'utf8'))?.[1];
if (!snippet) throw new Error('README.md has no html block to make snippet.html of');

const files = {
  'README.txt': `Onair ${version}
${'='.repeat(`Onair ${version}`.length)}

A radio station's air on any web page: what plays now and what played.


Three steps
-----------

1. Unzip. You have done that already.

2. Upload onair.js, and the folders parts and lang beside it, to your web
   site, for example beside its start page.

3. Open snippet.html in a text editor. Put the address of your station's
   panel in the place of https://panel.example:8080, and where onair.js is
   after src=. Paste the lines into your page, where the station should be.

The type and the colours are those of your page.


If nothing shows
----------------

The tag itself says what is wrong, in a sentence: a missing address, an http
panel on an https page, a panel that does not answer.


If your editor removes tags that it does not know
-------------------------------------------------

Write <div data-onair="now-playing"></div> and
<div data-onair="history" data-limit="5"></div> instead: it comes to the same.


If your visitors have very old browsers
---------------------------------------

Upload onair.legacy.js and load it in the place of onair.js. It draws plain
lines of text and needs nothing that browsers of 2012 did not have.

If your editor takes frames only
--------------------------------

Upload embed.html, too, and frame it:
<iframe src="/embed.html?tag=now-playing&amp;base-url=https://panel.example:8080"
title="On air" width="100%" height="200"></iframe>

Licence: MIT, see LICENSE.txt. The scripts contain code of other packages; their
licences are in THIRD-PARTY-LICENSES.txt: upload it beside onair.js.
`,
  'snippet.html': snippet,
  'LICENSE.txt': readFileSync('LICENSE'),
  [LICENSES]: readFileSync(join(cdn, LICENSES)),
  'onair.js': readFileSync(join(cdn, 'onair.js')),
  'onair.legacy.js': readFileSync(join(cdn, 'onair.legacy.js')),
  'onair.css': readFileSync(join(cdn, 'onair.css')),
  'embed.html': readFileSync(join(cdn, 'embed.html')),
  'embed.js': readFileSync(join(cdn, 'embed.js')),
  ...scriptsIn('lang'),
  ...scriptsIn('parts'),
};
const name = `onair-${version}.zip`;
const zip = zipSync(
  Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      `onair-${version}/${path}`,
      typeof content === 'string' ? strToU8(content) : content,
    ]),
  ),
  // The first moment that a zip can tell, by the wall clock as zips have it: no file's own date gets in.
  { level: 9, mtime: new Date(1980, 0, 1) },
);
writeFileSync(join(values.out, name), zip);
console.log(`${name}: ${Math.ceil(zip.length / 1024)} KiB, ${Object.keys(files).join(', ')}`);

/** What lies beside the scripts: the words of further languages, and what most pages never need. */
function scriptsIn(folder) {
  let names = [];
  try {
    names = readdirSync(join(cdn, folder)).filter((file) => file.endsWith('.js'));
  } catch {
    // What every page needs is in the scripts themselves.
  }
  return Object.fromEntries(
    names.sort().map((file) => [`${folder}/${file}`, readFileSync(join(cdn, folder, file))]),
  );
}
