/** `onair-panel check` at servers that are no panel of ours. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { checkPanel, type Report } from '../../../src/diagnostics/cli/check-panel.js';
import { wordsOf } from '../../../src/diagnostics/cli/command-words.js';
import { startAzuraCast } from '../../kit/servers/azuracast.js';
import { startIcecast } from '../../kit/servers/icecast.js';
import { startLibreTime } from '../../kit/servers/libretime.js';
import type { Reply } from '../../kit/servers/listen.js';
import { startShoutcast } from '../../kit/servers/shoutcast.js';
import type { TestServer } from '../../kit/servers/test-server.js';

const TRACK = { artist: 'Björk', title: 'Jóga' };
const SOUND: Reply = { headers: { 'Content-Type': 'audio/mpeg' }, body: 'sound' };

/** `what`, and what is said of it. */
type Said = Record<string, string>;

async function check(
  t: TestContext,
  starting: Promise<TestServer>,
  path = '',
): Promise<[Said, Report, string]> {
  const server = await starting;
  t.after(() => server.close());
  server.play(TRACK);
  const report = await checkPanel(server.url + path, 1);
  return [Object.fromEntries(report.lines.map(({ what, says }) => [what, says])), report, server.url];
}

const sound = ({ pathname }: URL): Reply | null => (/\.mp3$|^\/;$/.test(pathname) ? SOUND : null);

describe('onair-panel check at another kind of server', () => {
  it('names it, what is on air, what it tells and what not, and what to write', async (t) => {
    const rows: [starting: Promise<TestServer>, kind: string, tells: RegExp, cors: RegExp][] = [
      [
        startAzuraCast({ also: sound }),
        'AzuraCast',
        /the last plays, when each began, the week, streams, podcasts\. .* not tell all plays, votes\./,
        /^Pages of all sites/,
      ],
      [
        startLibreTime(),
        'LibreTime',
        /the last plays, when each began, the week\. .* not tell all plays, streams, podcasts, votes\./,
        /by JSONP/,
      ],
      [
        startIcecast({ also: sound }),
        'Icecast',
        /the title on air, streams\. .* not tell the last plays, when each began, all plays, the week/,
        /^Pages of all sites/,
      ],
      [
        startIcecast({ version: '2.5', also: sound }),
        'Icecast',
        /the title on air, streams\./,
        /^Pages of all sites/,
      ],
      [
        startShoutcast({ also: sound }),
        'Shoutcast',
        /the last plays, when each began, streams\. .* not tell all plays, the week, podcasts, votes\./,
        /by JSONP/,
      ],
    ];
    for (const [starting, kind, tells, cors] of rows) {
      const [said, { finding, lines }, url] = await check(t, starting);
      const source = kind.toLowerCase();
      assert.equal(finding, null);
      assert.equal(said.server, `${kind} is at ${url}. It is no panel, and tags show it all the same.`);
      assert.equal(said['on air'], 'Björk – Jóga');
      assert.ok(said['to write']!.startsWith(`base-url="${url}" source="${source}" on the tag;`));
      assert.match(said.tells!, tells);
      assert.ok(said['the rest']!.endsWith(`: onair-panel --db relay.sqlite --relay ${source}:${url}`));
      assert.match(said.CORS!, cors);
      if (kind !== 'LibreTime') assert.equal(said.streams, '1 of 1 tried.');
      assert.match(said.policy!, new RegExp(`^connect-src ${url}; `));
      // Of an https site, and nothing else is wrong.
      assert.deepEqual(
        lines.filter(({ holds }) => holds === false).map(({ what }) => what),
        ['mixed content'],
      );
    }
  });

  it('finds it by the address of a page or a stream of its own, and names its stations', async (t) => {
    const [azuracast, , url] = await check(t, startAzuraCast(), '/public/meridian');
    assert.ok(azuracast['to write']!.startsWith(`base-url="${url}" source="azuracast" on`));
    const streams = [
      { sid: 1, name: 'One' },
      { sid: 2, name: 'Two' },
      { sid: 3, name: 'Two' },
    ];
    const [shoutcast] = await check(t, startShoutcast({ streams }), '/stream/2/');
    assert.match(
      shoutcast['to write']!,
      /source="shoutcast" station="2" on .* there are: 1 \(One\), 2 \(Two\)\.$/,
    );
    assert.match(shoutcast['the rest']!, /shoutcast:http:\/\/127\.0\.0\.1:\d+#2$/);
    const mounts = ['/a.mp3', '/b.mp3'];
    const [icecast] = await check(t, startIcecast({ mounts, name: 'Unspecified name' }), '/b.mp3');
    assert.match(icecast['to write']!, /station="\/b\.mp3" on .* there are: \/a\.mp3, \/b\.mp3\.$/);
    assert.match(icecast['the rest']!, /#\/b\.mp3$/);
    // Several qualities of one station are no choice.
    const [one] = await check(t, startIcecast({ mounts, name: 'One' }), '/b.mp3');
    assert.doesNotMatch(one['to write']!, /station/);
  });

  it('says where no page can read it, and what to do', async (t) => {
    const status = '{"icestats":{"source":{"listenurl":"http://x.example/a.mp3","title":"A - B"}}}';
    const withoutCors = ({ pathname }: URL): Reply | null =>
      pathname === '/status-json.xsl'
        ? { headers: { 'Content-Type': 'application/json' }, body: status }
        : sound(new URL(pathname, 'http://x'));
    const [said, { isSound }] = await check(t, startIcecast({ also: withoutCors }));
    assert.match(said.server!, /^Icecast is at/);
    assert.match(
      said.CORS!,
      /^No page of another site can read it: .* Have the server, or the proxy before it, send/,
    );
    assert.equal(isSound, false);
  });

  it('says that nothing is on air, in the language that is asked for', async (t) => {
    const server = await startIcecast();
    t.after(() => server.close());
    const silent = await checkPanel(server.url, 1);
    assert.match(silent.text, /^-- {2}on air {9}It names no title now\.$/m);
    const german = await checkPanel(
      server.url,
      1,
      await wordsOf('de', () => Promise.reject(new Error('none'))),
    );
    assert.match(german.text, /^ok {2}Art des Servers +Unter http:\S+ steht Icecast\. Das ist kein Panel;/m);
  });

  it('leaves the cause as it is where none of them stands', async (t) => {
    const empty = await startAzuraCast({ isPublic: false });
    t.after(() => empty.close());
    assert.equal((await checkPanel(empty.url, 1)).finding?.cause, 'noPanel');
  });
});
