/**
 * Writes `docs/elements.md` from the doc comments in `src/elements` and the examples and notes below. Also writes the
 * lists of kinds of servers (`server-kinds.mjs`). With `--check`, it writes nothing, and fails if a file is out of
 * date.
 *
 * The analyzer's own Markdown package isn't maintained, and it lists private members.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { serverKindFiles, undocumentedKinds } from './server-kinds.mjs';

const PAGE = 'docs/elements.md';

/** Elements in the order in which the page describes them. */
const ORDER = [
  'now-playing',
  'history',
  'vote',
  'player',
  'schedule',
  'podcasts',
  'requests',
  'charts',
  'station',
];

const HEAD = `# Elements

<!-- Written by scripts/elements-page.mjs from the comments in src/elements: change them, then run \`npm run docs\`. -->

This page lists the attributes, properties, methods, events, slots, parts and CSS properties of each element. [install.md](install.md) explains how to add
them to a page.

\`\`\`html
<script type="module" src="/onair/onair.js" data-base-url="https://panel.example:8080" data-server="1"></script>

<onair-now-playing layout="line" vote></onair-now-playing>
\`\`\`

**Where options are set.** An option is taken from the element's own attribute, the nearest \`<onair-station>\` or the page's script, in this order. If none of them sets it, the default applies. The
script can have \`data-base-url\`, \`data-server\`, \`data-source\`, \`data-station\`, \`data-charset\`, \`data-map\`, \`data-lang\`, \`data-transport\`, \`data-covers\`, \`data-art\`, \`data-skin\`,
\`data-time-zone\` and \`data-delay\`, which correspond to the attributes without \`data-\`. [install.md](install.md#a-script-tag) explains which script is used. Only the script can have \`data-jsonp="direct"\`
([headless.md](headless.md#how-it-finds-its-data)).

**Times.** All elements on a page use the same time zone: the one set with \`time-zone\` on an \`<onair-station>\` or \`data-time-zone\` on the script (\`station\`, \`local\`, or a name such as \`Europe/Berlin\`).
By default, this is the station's zone once an element has loaded part of the schedule; without a schedule, it is the visitor's zone. Times that differ from the visitor's are shown
with the offset of their zone, such as \`11:00 GMT+2\`.

**Values.** A boolean attribute is on if it is present: \`<onair-history vote>\`. \`vote="false"\` is off. An invalid value (such as text instead of a number, or an unknown choice) is
ignored, and a message is logged to the console once.

**Events** bubble and are composed. A \`track\` in an event is a frozen copy, or null if nothing is playing:

\`\`\`js
document.addEventListener('onair-track', ({ detail }) => {
  document.title = detail.track?.title ?? 'Radio';
});
\`\`\`

**CSS.** Change the appearance with custom properties and parts. Selectors can use \`status\`:

\`\`\`css
onair-now-playing {
  --onair-accent: crimson;
}
onair-history::part(title) {
  font-weight: 400;
}
onair-player[status='failed'] {
  display: none;
}
\`\`\`

**Content** inside a tag is shown until the first data arrives, and to visitors without scripts. \`<onair-vote>\` doesn't show such content.
`;

/** An example and notes for each element; `all` is for the section about all elements. */
const NOTES = {
  all: `An AzuraCast station, in German, with the station's own picture instead of missing covers:

\`\`\`html
<onair-now-playing
  base-url="https://radio.example"
  source="azuracast"
  station="my_station"
  lang="de"
  art="/logo.png"
></onair-now-playing>
\`\`\``,
  'onair-now-playing': `\`\`\`html
<onair-now-playing vote="counts" links="spotify apple youtube" tint></onair-now-playing>
<onair-now-playing layout="line" delay="8"></onair-now-playing>
\`\`\`

- The card shows the first of these that is available: the live DJ, the track, the current show, the next show, the station's name.
- \`links\` adds a menu to the track, with links that search for it on music services (\`spotify\`, \`apple\`, \`youtube\`, \`deezer\`, \`bandcamp\`, \`musicbrainz\`) and buttons that copy its artist and title
  or share it. The shared address is the play's page if the panel has such pages. Otherwise, it is your page with \`?onair-at=\` and the time, which an
  \`<onair-history search>\` on that page opens. No request is sent to a service before a visitor follows a link.`,
  'onair-history': `\`\`\`html
<onair-history limit="20" vote search hide-jingles></onair-history>
\`\`\`

\`search\` lets visitors find what played at a given time, and shows the plays around it. A link such as \`?onair-at=2026-11-20T14:05:00Z\` opens that result again. A second searchable
list on the page uses \`onair-at-2\`, and a list with an id uses \`onair-at-\` followed by the id.`,
  'onair-vote': `\`\`\`html
<onair-vote></onair-vote>
<onair-vote view="likes" links="spotify apple youtube"></onair-vote>
\`\`\`

- Visitors can vote once per play in a browser, across all tabs. If the panel's response can't be read, the vote is sent only once and shown as sent.
- If the server doesn't count votes, a single heart replaces both buttons. It adds the title to "Your likes" or removes it. If the server counts votes, a like also adds the title.
- "Your likes" is one list for all stations of a site. It also contains titles that visitors liked with \`vote\` on a card, a history or a player. It is stored in the browser
  (\`localStorage\`), without an account or cookies, so visitors keep the list if the station moves to another server. It contains up to 5,000 titles. Each title is listed once, even if its spelling differs the next time.
- \`view="likes"\` shows only the list, for example on a page of its own. To change the height of 28em, use \`onair-vote::part(likes) { block-size: auto }\`.
- Visitors can copy the list, save it as a text or CSV file, and import such a file in another browser. An imported file can also be a text file with lines such as "Artist - Title", or a table from another
  program with columns for artist and title. The result says which lines couldn't be read. Titles that a spreadsheet could run as a formula are saved with an apostrophe, which an import removes.`,
  'onair-player': `\`\`\`html
<onair-player layout="card" vote links="spotify apple"></onair-player>
<onair-player position="bottom" popup></onair-player>
\`\`\`

- The player reconnects automatically. Only one player plays at a time, across all tabs of a site. The chosen stream and the volume are remembered.
- Visitors can pause and resume the player from the lock screen, a headset or a car. The address of a stream can be a playlist (\`.m3u\`, \`.pls\`, \`.asx\`, \`.xspf\`), if
  its server lets pages read it. If a stream can't be played, the reason is logged to the console.
- A bar names the current show and its host below the track, if the schedule and [the host](install.md#hosts-pictures-and-links-of-shows) are known. During a live set, the bar shows the DJ as the title, and the show in the second line.
- A press on the bar opens a large view with the cover, votes, the last plays and the next show. Escape, the browser's back button and a downward drag close it.
- **Keys**, while the focus is in the player: Space or K plays and stops, M mutes, and Up and Down change the volume. If a button, a field or a scrolling view has its own use for one of these keys, that use has priority. The same applies to
  your page's content inside the tag. Keys pressed outside the player have no effect on it.
- **Sleep timer**: the menu stops the sound after 15, 30, 45 or 60 minutes, or at the end of the current show if the schedule is known. The sound fades out over the last 20 seconds. All tabs of the
  site, its next page and the pop-up share the timer.
- **Other devices**: if the browser finds a Cast or AirPlay device, the menu has an entry that opens the browser's list of devices, and shows when another device is playing. The volume and the sleep timer
  apply to that device. This needs a browser with the Remote Playback API (Chrome, Safari), and a stream whose address the device can reach and play. This was tested with
  a simulated API only, because the browsers in the tests find no devices.
- **\`position="bottom"\`**: put the player on every page of the site, as a child of \`body\`. It keeps playing on the next page if it played in this tab within the last minute, but never starts on a first visit or
  in a new tab. If the browser requires a click first, its button says "Keep listening". If a script swaps pages (Turbo, Barba, View Transitions), the sound
  continues without a break. To change the \`z-index\` of 1000, use \`onair-player { z-index: 5 }\`. If something else is at the bottom of the window, such as a cookie banner, set its height:
  \`:root:has(.cookie-banner) { --onair-bottom: 6em }\`.
- **\`popup\`** adds a button that moves playback to a small window, with the same stream and volume, which stays open while the visitor browses. The window shows the large view. This requires a panel that serves \`/embed/player/\`;
  otherwise, there is no button. The bottom player on a phone has no button either. The window is an empty page of your site (\`about:blank\`) that contains the panel's
  page in a sandboxed frame, which can't navigate your pages. The window shows \`art\` only if it is an address on the panel. If the window is reloaded, it stays empty until the button is pressed
  again.`,
  'onair-schedule': `\`\`\`html
<onair-schedule view="week" time-zone="station" from-hour="6" to-hour="26" calendar></onair-schedule>
\`\`\`

- Times are in the page's time zone, with a label, and visitors can switch the schedule to their own.
- The week scrolls inside the element and opens at the current show. To change the height, use \`onair-schedule { height: 60em }\`.
- \`only="radioshow relay"\` shows only these cast types. \`to-hour="26"\` ends the day at 02:00 on the next day.
- \`calendar\` lets visitors save shows and weeks as calendar files, and subscribe to the schedule if the panel offers it ([panel.md](panel.md#calendar)).`,
  'onair-podcasts': `\`\`\`html
<onair-podcasts limit="3" episodes></onair-podcasts>
\`\`\`

Episodes are loaded from a podcast's feed when a visitor opens them. If the feed's server doesn't allow other sites to read the feed, only its links are shown. An episode resumes where the visitor
stopped; the browser remembers the positions of the last 200 episodes. While the focus is in an episode, K plays and pauses it, and Left and Right skip back and forward. Chapters and transcripts (Podcasting 2.0) are loaded when they are opened; Podlove's chapters are part of the feed.

RSS, Atom and JSON feeds can list their episodes in any order and use any encoding. A mistake in a feed, such as an unescaped \`&\` or a missing end tag, doesn't affect other fields and episodes. If a feed
has several pages (\`rel="next"\`), the list loads them when it needs them; a page on another origin isn't loaded.`,
  'onair-requests': `\`\`\`html
<onair-requests limit="5"></onair-requests>
\`\`\`

Listeners search by title, artist or album. If a song can't be requested, the element shows the reason: requests are off, the song is queued or was played a short time ago, or the visitor has
reached the limit. The browser remembers the visitor's requests until the songs have been played. This works with:

- **Onair's panel**, during events with \`allow_song_requests\` ([panel.md](panel.md#song-requests)). The element finds the path in a \`Link\` header, which CORS must expose. With the legacy API, there are no
  requests.
- **AzuraCast**, if requests are enabled for the station and for a playlist. AzuraCast doesn't let pages read why it refuses a request, so the element lists the possible reasons.

With other servers, the element shows a message.`,
  'onair-charts': `\`\`\`html
<onair-charts by="plays" days="7" limit="10"></onair-charts>
\`\`\`

Onair's panel counts plays and likes per day, in the station's time zone ([panel.md](panel.md#charts)). Jingles and live sets aren't counted. The element finds the charts in a \`Link\` header, which CORS must
expose. A [relay](relay.md) also has charts, which count the plays that it has seen. Other
servers and the legacy API don't provide charts, so the element shows a message.

A narrow element shows the count only as a number, but screen readers always read its unit as well.`,
  'onair-station': `\`\`\`html
<onair-station server="2" time-zone="station" delay="8">
  <onair-now-playing></onair-now-playing>
  <onair-history></onair-history>
</onair-station>
\`\`\``,
};

const { modules } = readManifest();
const rank = (tag) => ORDER.indexOf(tag.replace('onair-', '')) >>> 0;
const elements = modules
  .flatMap(({ declarations = [] }) => declarations)
  .filter(({ tagName }) => tagName)
  .sort((a, b) => rank(a.tagName) - rank(b.tagName) || a.tagName.localeCompare(b.tagName));

const { SERVER_KINDS } = await tsImport('../src/servers/kinds.ts', import.meta.url);
const gaps = undocumentedKinds(SERVER_KINDS);
for (const { tagName, summary } of elements) {
  if (!summary || summary.startsWith('TODO'))
    gaps.push(`<${tagName}> has no summary: describe it after @summary in the doc comment of its class.`);
  if (!NOTES[tagName])
    gaps.push(`<${tagName}> has no example: add it to NOTES in scripts/elements-page.mjs.`);
}
if (gaps.length) {
  console.error(gaps.join('\n'));
  process.exit(1);
}

const STATES = `| State | What the element shows |
| --- | --- |
| \`loading\` | placeholders, until the first response |
| \`ready\` | current data |
| \`empty\` | a message that there is no data, for example because nothing is on air |
| \`stale\` | the last data and its time, because requests fail |
| \`failed\` | the reason why there is nothing to show |`;

const code = (text) => '`' + text + '`';
const cell = (text = '') => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
/** Returns the type, or "" if it is inferred in the code, because the description then lists the values. */
const typeOf = ({ parsedType, type }) => {
  const text = (parsedType ?? type)?.text ?? '';
  return /\btypeof\b/.test(text) ? '' : text;
};

/** Returns a table without empty columns, or "" if there are no rows. */
function table(things, columns) {
  if (things.length === 0) return '';
  const filled = Object.entries(columns).filter(([, read]) => things.some((thing) => read(thing)));
  const row = (cells) => `| ${cells.join(' | ')} |`;
  return [
    row(filled.map(([name]) => name)),
    row(filled.map(() => '---')),
    ...things.map((thing) => row(filled.map(([, read]) => cell(read(thing))))),
  ]
    .join('\n')
    .replace(/\| {2,}(?=\|)/g, '| ');
}

const section = (title, text) => (text === '' ? '' : `\n### ${title}\n\n${text}\n`);

const attributeTable = (attributes) =>
  table(attributes, {
    Attribute: ({ name }) => code(name),
    Property: ({ fieldName }) => fieldName && code(fieldName),
    Type: (attribute) => typeOf(attribute) && code(typeOf(attribute)),
    Default: (attribute) => attribute.default && code(attribute.default),
    'What it does': ({ description }) => description,
  });

const named = (label, key) => ({
  [label]: ({ name }) => (name ? code(name) : '(default)'),
  Default: (each) => key === 'cssProperties' && each.default && code(each.default),
  'What it is': ({ description }) => description,
});

/** Identifies a member. Elements share a member if its name and description are the same. */
const fingerprint = ({ name, description }) => `${name} ${description}`;

/** Returns the members that all elements in the list share. */
function sharedBy(list, key) {
  const [first, ...others] = list.map((element) => listOf(element, key));
  return first.filter((one) =>
    others.every((other) => other.some((each) => fingerprint(each) === fingerprint(one))),
  );
}

function listOf(element, key) {
  if (key === 'properties') {
    const byAttribute = new Set((element.attributes ?? []).map(({ fieldName }) => fieldName));
    return (element.members ?? []).filter(
      (member) => member.kind === 'field' && !byAttribute.has(member.name),
    );
  }
  if (key === 'methods') {
    return (element.members ?? []).filter(({ kind }) => kind === 'method');
  }
  return (element[key] ?? []).filter(({ name }) => name !== undefined);
}

const signature = ({ name, parameters = [], return: returned }) =>
  code(
    `${name}(${parameters.map((each) => each.name).join(', ')})${returned?.type ? `: ${returned.type.text}` : ''}`,
  );

const dataElements = elements.filter(({ events }) => events?.length > 0);
const shared = Object.fromEntries(
  ['attributes', 'properties', 'slots'].map((key) => [key, sharedBy(dataElements, key)]),
);
const isShared = (key) => (one) =>
  shared[key]?.some((each) => fingerprint(each) === fingerprint(one)) ?? false;

const propertyTable = (properties) =>
  table(properties, {
    Property: ({ name }) => code(name),
    Type: (property) => typeOf(property) && code(typeOf(property)),
    'What it is': ({ description }) => description,
  });

function describe(element) {
  const isData = dataElements.includes(element);
  const own = (key) => listOf(element, key).filter((one) => !isData || !isShared(key)(one));
  return (
    `\n## \`<${element.tagName}>\`\n\n${element.summary.trim()}\n` +
    `\n${NOTES[element.tagName]}\n` +
    section('Attributes', attributeTable(own('attributes'))) +
    section('Properties', propertyTable(own('properties'))) +
    section(
      'Methods',
      table(own('methods'), { Method: signature, 'What it does': ({ description }) => description }),
    ) +
    section(
      'Events',
      table(own('events'), {
        Event: ({ name }) => code(name),
        Type: (event) => typeOf(event) && code(typeOf(event)),
        When: ({ description }) => description,
      }),
    ) +
    section('Slots', table(own('slots'), named('Slot', 'slots'))) +
    section('Parts', table(own('cssParts'), named('Part', 'cssParts'))) +
    section('Custom properties', table(own('cssProperties'), named('Property', 'cssProperties')))
  );
}

/**
 * Size limits that `npm run check -- sizes` enforces, in KiB. The sizes include Lit and are measured after compression
 * with Brotli.
 */
const limits = JSON.parse(readFileSync('scripts/sizes.json', 'utf8'));
const sizes =
  `\n## Download sizes\n\nThese are the maximum sizes of the code that a page loads, including Lit, compressed with Brotli. A second element adds only its own code.\n\n` +
  table(
    ORDER.filter((name) => name in limits && name !== 'station').map((name) => ({
      name,
      limit: limits[name],
    })),
    {
      'From npm': ({ name }) => code(`elements/${name}.js`),
      KB: ({ limit }) => String(limit),
    },
  ) +
  `\n\nWith a script tag, \`onair.js\` is 29 KB, including \`now-playing\` and \`history\`. The player adds 16 KB, the schedule 18 KB, any other element 4 to 8 KB, a language 2 KB, and another kind of server 20 to 22 KB.\n`;

const everywhere =
  `\n## All elements\n\nAll elements except \`<onair-station>\` have these.\n\n${NOTES.all}\n` +
  section('Attributes', attributeTable(shared.attributes)) +
  section('Properties', propertyTable(shared.properties)) +
  section('States', STATES) +
  section('Slots', table(shared.slots, named('Slot', 'slots')));

const text = HEAD + everywhere + elements.map(describe).join('') + sizes;
const files = Object.entries({ [PAGE]: text, ...serverKindFiles(SERVER_KINDS) });
const outdated = files.filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
const isCheck = process.argv.includes('--check');
for (const [path, text] of outdated) {
  if (isCheck) console.error(`${path} is out of date: npm run docs`);
  else {
    writeFileSync(path, text);
    console.log(`Updated ${path}.`);
  }
}
if (isCheck && outdated.length) process.exitCode = 1;

function readManifest() {
  const folder = mkdtempSync(join(tmpdir(), 'onair-manifest-'));
  try {
    // The analyzer treats every path as relative.
    const outdir = relative('.', folder);
    execFileSync(process.execPath, [
      'node_modules/@custom-elements-manifest/analyzer/cem.js',
      'analyze',
      '--quiet',
      '--outdir',
      outdir,
    ]);
    return JSON.parse(readFileSync(join(folder, 'custom-elements.json'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
