/**
 * In:  the comments in `src/elements`, as the analyzer reads them.
 * Out: `docs/elements.md`, each tag with all that a page can use of it. With `--check`, nothing is written: it fails where
 *      the page is not what it would write.
 *
 * The analyzer's own package for Markdown is not maintained, and lists private members, too.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const PAGE = 'docs/elements.md';

/** The order in which people look for them. */
const ORDER = ['now-playing', 'history', 'vote', 'player', 'schedule', 'podcasts', 'station'];

const HEAD = `# The elements

<!-- Written by scripts/elements-page.mjs from the comments in src/elements: change them, then run \`npm run docs\`. -->

[install.md](install.md) tells how the tags come onto a page. A setting is looked for in this order: the tag's own
attribute, the nearest \`<onair-station>\` around it, the page's script with \`data-base-url\`, the default. The script may have
\`data-base-url\`, \`data-server\`, \`data-lang\`, \`data-transport\`, \`data-covers\`, \`data-art\`, \`data-time-zone\` and \`data-delay\`, which mean what
the attributes without \`data-\` mean, and \`data-jsonp="direct"\` ([headless.md](headless.md#how-it-finds-its-data)), which only a script
can have.

A boolean attribute is on when it is there: \`<onair-history vote>\`. \`vote="false"\` is off, too. An attribute
whose value can't be used (no number where a number belongs, or a word that isn't one of the choices) counts as not set, and the
console says so once.

All events bubble, and they cross the borders of shadow roots. A \`track\` in an event is a frozen copy; null where nothing plays.

Custom properties and parts are for CSS:

\`\`\`css
onair-now-playing {
  --onair-accent: crimson;
}
onair-history::part(title) {
  font-weight: 400;
}
\`\`\`
`;

const { modules } = readManifest();
const rank = (tag) => ORDER.indexOf(tag.replace('onair-', '')) >>> 0;
const elements = modules
  .flatMap(({ declarations = [] }) => declarations)
  .filter(({ tagName }) => tagName)
  .sort((a, b) => rank(a.tagName) - rank(b.tagName) || a.tagName.localeCompare(b.tagName));

const STATES = `| State | What the tag shows |
| --- | --- |
| \`loading\` | outlines: nothing has come yet |
| \`ready\` | what the panel answered |
| \`empty\` | that there is nothing, such as nothing on air |
| \`stale\` | the last good data, and as of when it is: the panel does not answer |
| \`failed\` | why there is nothing to show |`;

const BEHAVIOUR = `
## What they do by themselves

- **A card** shows the first of these that there is: the live DJ, the track, the show on air, the next show, the name of the station.
- **A vote** counts once for each play of a track in a browser, in all of its tabs. It is posted to the panel; where the panel's answers can't be read, it is sent once and called sent.
- **A history with \`search\`** answers "What played at …?", and shows the plays around it. Its link, such as \`?onair-at=2026-11-20T14:05:00Z\`, comes back to that
  play. The second such list of a page has \`onair-at-2\`; one with an id has \`onair-at-\` and the id.
- **\`links\`** gives each track a menu: a search for it at the services that it names (\`spotify\`, \`apple\`, \`youtube\`, \`deezer\`, \`bandcamp\`,
  \`musicbrainz\`), its artist and title to copy, and its address to share. That is the page of the play, where the panel says that it has such pages; elsewhere it is
  the page's own address with \`?onair-at=\` and the moment, which an \`<onair-history search>\` there opens at. No service is asked for anything before a visitor follows its link.
- **The player** connects again by itself after a break. One player plays at a time, in all tabs of a site. What a visitor chooses is remembered.
- **A player with \`position="bottom"\`** belongs on each page of a site. On the next one it plays on, if it played within the last minute in this tab;
  never on a first visit, and never in a new tab. Where the browser wants a press first, its button says "Go on listening". Where a script swaps the
  pages (Turbo, Barba, View Transitions), it plays on without a break, whether the page keeps the element or brings another one. It lies at
  \`z-index: 1000\`, which \`onair-player { z-index: 5 }\` in the page's style changes, and should be a child of \`body\`: inside an element with a
  \`transform\` it stays at the foot of that. While something else lies at the window's foot, such as a question about cookies, the page says how high
  that is: \`:root:has(.cookie-banner) { --onair-bottom: 6em }\`.
- **\`popup\`** gives a player a button for a small window, which goes on with the same stream and volume and stays while the visitor goes through the
  site. It shows a page of the panel (\`/embed/player/\`), so there is a button only where the panel says that it has such pages. Where the browser wants a
  press in that window first, its button says "Go on listening"; where it opens no window, nothing changes. On the foot of a phone's window there is none.
  The window is an empty page of your site (\`about:blank\`) with the panel's page in a sandboxed frame, which can't navigate your pages. Your pages find it
  again by its name. It shows \`art\` only if that is an address of the panel. Reloading the small window empties it until the next press of the button.
- **The schedule** shows the station's time, labelled, with the visitor's own as a choice. The week opens at what is on air and scrolls in itself; \`onair-schedule { height: 60em }\` in the page's style gives it another height. \`only="radioshow relay"\` leaves out the rest; \`from-hour="6" to-hour="26"\`
  ends at 02:00 of the next day; \`calendar\` lets visitors save shows and weeks as calendar files, and subscribe to the schedule
  where the panel says that it has a calendar for that ([panel.md](panel.md#calendar)).
- **Episodes** are read from a podcast's feed when somebody unfolds them. Where the feed's server lets no other site read it, its links stay.
  An episode goes on where its visitor left it, on other pages of the site, too; the browser keeps that for the last 200. Chapters and transcripts that the
  feed names (Podcasting 2.0) are read when somebody opens them.
- What stands **inside a tag** is shown until the first data come, and where scripts don't run. Only \`<onair-vote>\` doesn't show it.
- The data are asked for only while somebody looks or listens: [headless.md](headless.md#when-it-asks).
`;

const code = (text) => '`' + text + '`';
const cell = (text = '') => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
/** The words that it may be; "" where only the code knows them, and the comment says them. */
const typeOf = ({ parsedType, type }) => {
  const text = (parsedType ?? type)?.text ?? '';
  return /\btypeof\b/.test(text) ? '' : text;
};

/** A table of some things; "" where there are none, and without the columns that nothing fills. */
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

/** Of a member, what tells it apart from those of other elements. */
const fingerprint = ({ name, description }) => `${name} ${description}`;

/** What every one of these elements has in a list of that name, word for word. */
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
    `\n## \`<${element.tagName}>\`\n\n${(element.summary ?? element.description ?? '').trim()}\n` +
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

const everywhere =
  `\n## What all tags share\n\nAll tags but \`<onair-station>\` have these.\n` +
  section('Attributes', attributeTable(shared.attributes)) +
  section('Properties', propertyTable(shared.properties)) +
  section('The states of `status`', STATES) +
  section('Slots', table(shared.slots, named('Slot', 'slots')));

const text = HEAD + BEHAVIOUR + everywhere + elements.map(describe).join('');
if (!process.argv.includes('--check')) writeFileSync(PAGE, text);
else if (readFileSync(PAGE, 'utf8') !== text) {
  console.error(`${PAGE} is not what the comments in src/elements say: npm run docs`);
  process.exitCode = 1;
}

function readManifest() {
  const folder = mkdtempSync(join(tmpdir(), 'onair-manifest-'));
  try {
    // It takes every folder for one below this one.
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
