/** Writes `dist/site/`, the content of the zip for web sites: the files for script tags, the builder, and a README. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkBuilder } from './builder-link.mjs';
import { siteHeader } from './site-header.mjs';
import { LICENSES } from './third-party.mjs';

/** The folder on a web site in which the README and the snippet expect the files. */
const ON_SITE = '/onair/';

/** Browsers load modules only from a web server, so a builder that is opened as a file would be empty. */
const OPENED_AS_FILE = `<script>
      if (location.protocol === 'file:')
        document.body.textContent = 'The builder works only on a web site: upload the whole folder, then open https://YOUR-SITE${ON_SITE}builder/ in a browser.';
    </script>`;

/** The builder's files that only a panel serves, and pages that differ on a web site. */
const SERVED = ['index.html', 'preview.html', 'preview.js', 'find-station.js'];

/**
 * `cdn` is the folder of the built files for script tags, and `builder` is the folder of the builder as the panel
 * serves it. `site` already contains the builder's preview for web sites.
 */
export function writeSite({ cdn, builder, site }) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  // The licences in `site` already include both folders.
  copyWithout(cdn, site, LICENSES);
  linkBuilder(site);
  copyWithout(builder, join(site, 'builder'), ...SERVED);
  // Remove the header, because a web site doesn't have the other pages.
  const page = readFileSync(join(builder, 'index.html'), 'utf8')
    .replace(`${siteHeader('builder/')}\n    `, '')
    .replace('../icon.svg', 'icon.svg')
    .replace('<onair-builder>', '<onair-builder on-site>')
    .replace('</noscript>', `</noscript>\n    ${OPENED_AS_FILE}`);
  writeFileSync(join(site, 'builder/index.html'), page);
  cpSync('demo/icon.svg', join(site, 'builder/icon.svg'));
  cpSync('LICENSE', join(site, 'LICENSE.txt'));
  writeFileSync(join(site, 'README.txt'), readme(version));
  writeFileSync(join(site, 'snippet.html'), snippet());
}

function copyWithout(from, to, ...names) {
  const filter = (path) => !path.endsWith('.map') && !names.some((name) => path === join(from, name));
  cpSync(from, to, { recursive: true, filter });
}

/** Returns the README's first block of HTML. */
function snippet() {
  const html = /^```html\n([^]*?)^```$/m.exec(readFileSync('README.md', 'utf8'))?.[1];
  if (!html) throw new Error('README.md has no block of HTML for snippet.html.');
  return html;
}

function readme(version) {
  const title = `Onair ${version}`;
  return `${title}
${'='.repeat(title.length)}

Shows what a radio station is playing now, and what it played before, on any
web page.


Installation
------------

1. Upload this folder to your web site as ${ON_SITE}

2. Open https://YOUR-SITE${ON_SITE}builder/ in a browser. The builder finds your
   station, shows a preview and writes the code for your page.

   Or open snippet.html in a text editor, replace https://panel.example:8080
   with the address of your station's panel, and paste the lines into your page.
   For other servers, such as AzuraCast or Icecast, the script also needs
   data-source, for example:

   <script type="module" src="${ON_SITE}onair.js" data-source="azuracast"
     data-base-url="https://radio.example" data-station="my_station"></script>


No data?
--------

Open https://YOUR-SITE${ON_SITE}check.html and enter the address of your station's
server. The page lists what works, what fails, and how to fix it.


If your editor removes unknown tags
-----------------------------------

Use <div data-onair="now-playing"></div> instead of <onair-now-playing>, and
<div data-onair="history" data-limit="5"></div> instead of
<onair-history limit="5">.


If your editor accepts only iframes
-----------------------------------

<iframe src="${ON_SITE}embed.html?tag=now-playing&amp;base-url=https://panel.example:8080"
title="On air" width="100%" height="200"></iframe>

For other servers, add &amp;source=azuracast&amp;station=my_station to the address.
The builder writes it for you.


Very old browsers
-----------------

Load onair.legacy.js as well; it shows plain lines of text:
<script nomodule src="${ON_SITE}onair.legacy.js"></script>


Licence
-------

MIT, see LICENSE.txt. The scripts contain code of other packages, whose licences
are in ${LICENSES}. Keep that file beside onair.js.
`;
}
