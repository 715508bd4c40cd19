import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { runPanelCheck } from '../../../src/diagnostics/cli/check-panel.js';
import { englishDiagnostics, loadWords } from '../../../src/diagnostics/cli/load-words.js';
import { isSound, reportText, type CheckReport } from '../../../src/diagnostics/core/check/finding.js';
import { causeIn, rowsOf } from '../../kit/check-report.js';
import { startAzuraCast } from '../../kit/servers/azuracast.js';
import { startIcecast } from '../../kit/servers/icecast.js';
import { startLibreTime } from '../../kit/servers/libretime.js';
import type { Reply } from '../../kit/servers/listen.js';
import { startShoutcast } from '../../kit/servers/shoutcast.js';
import { startSonicPanel } from '../../kit/servers/sonicpanel.js';
import type { TestServer } from '../../kit/servers/test-server.js';

const TRACK = { artist: 'Björk', title: 'Jóga' };
const SOUND: Reply = { headers: { 'Content-Type': 'audio/mpeg' }, body: 'sound' };

/** The text about each subject. */
type Texts = Record<string, string>;

async function check(
  t: TestContext,
  starting: Promise<TestServer>,
  path = '',
): Promise<[Texts, CheckReport, string]> {
  const server = await starting;
  t.after(() => server.close());
  server.play(TRACK);
  const report = await runPanelCheck(server.url + path, 1);
  const texts = Object.fromEntries(rowsOf(report).map(({ subject, text }) => [subject, text]));
  return [texts, report, server.url];
}

const sound = ({ pathname }: URL): Reply | null => (/\.mp3$|^\/;$/.test(pathname) ? SOUND : null);

describe('onair-panel check without a panel', () => {
  it('reports the kind and the tag attributes', async (t) => {
    const rows: [starting: Promise<TestServer>, kind: string, data: RegExp, cors: RegExp][] = [
      [
        startAzuraCast({ also: sound }),
        'AzuraCast',
        /the last plays, their start times, the schedule, streams, podcasts\. .* doesn’t provide all plays, votes\./,
        /^Pages on any site/,
      ],
      [
        startLibreTime({ also: sound }),
        'LibreTime',
        /the last plays, their start times, the schedule, streams\. .* doesn’t provide all plays, podcasts, votes\./,
        /use JSONP instead/,
      ],
      [
        startIcecast({ also: sound }),
        'Icecast',
        /the current title, streams\. .* doesn’t provide the last plays, their start times, all plays, the schedule/,
        /^Pages on any site/,
      ],
      [
        startIcecast({ version: '2.5', also: sound }),
        'Icecast',
        /the current title, streams\./,
        /^Pages on any site/,
      ],
      [
        startShoutcast({ also: sound }),
        'Shoutcast',
        /the last plays, their start times, streams\. .* doesn’t provide all plays, the schedule, podcasts, votes\./,
        /use JSONP instead/,
      ],
    ];
    for (const [starting, kind, data, cors] of rows) {
      const [texts, report, url] = await check(t, starting);
      const source = kind.toLowerCase();
      assert.equal(causeIn(report), undefined);
      assert.equal(texts.server, `Found ${kind} at ${url}. Onair works with it directly.`);
      assert.equal(texts['on air'], 'Björk – Jóga');
      assert.ok(texts.attributes!.startsWith(`Add base-url="${url}" source="${source}" to the tag.`));
      assert.match(texts.data!, data);
      assert.ok(texts.relay!.endsWith(`: onair-panel --db relay.sqlite --relay ${source}:${url}`));
      assert.match(texts.CORS!, cors);
      assert.equal(texts.streams, 'Tried 1 of 1.');
      assert.match(texts.policy!, new RegExp(`^connect-src ${url}; `));
      // The only problem is that an https site can't load http.
      assert.deepEqual(
        rowsOf(report)
          .filter(({ isOk }) => isOk === false)
          .map(({ subject }) => subject),
        ['mixed content'],
      );
    }
  });

  it('finds the server of a page or stream URL', async (t) => {
    const [azuracast, , url] = await check(t, startAzuraCast(), '/public/meridian');
    assert.ok(azuracast.attributes!.startsWith(`Add base-url="${url}" source="azuracast" `));
    const streams = [
      { sid: 1, name: 'One' },
      { sid: 2, name: 'Two' },
      { sid: 3, name: 'Two' },
    ];
    const [shoutcast] = await check(t, startShoutcast({ streams }), '/stream/2/');
    assert.match(
      shoutcast.attributes!,
      /source="shoutcast" station="2" to the tag\. .* Available: 1 \(One\), 2 \(Two\)\.$/,
    );
    assert.match(shoutcast.relay!, /shoutcast:http:\/\/127\.0\.0\.1:\d+#2$/);
    const mounts = ['/a.mp3', '/b.mp3'];
    const [icecast] = await check(t, startIcecast({ mounts, name: 'Unspecified name' }), '/b.mp3');
    assert.match(icecast.attributes!, /station="\/b\.mp3" to the tag\. .* Available: \/a\.mp3, \/b\.mp3\.$/);
    assert.match(icecast.relay!, /#\/b\.mp3$/);
    // Two mounts with the same station name are one station in two qualities.
    const [one] = await check(t, startIcecast({ mounts, name: 'One' }), '/b.mp3');
    assert.doesNotMatch(one.attributes!, /station/);
  });

  it('finds the station in a SonicPanel URL', async (t) => {
    const [texts, , url] = await check(t, startSonicPanel({ also: sound }), '/cp/get_info.php?p=8042');
    assert.equal(texts.server, `Found SonicPanel at ${url}. Onair works with it directly.`);
    assert.equal(texts['on air'], 'Björk – Jóga');
    assert.ok(texts.attributes!.startsWith(`Add base-url="${url}" source="sonicpanel" station="8042" to`));
    assert.match(texts.relay!, /sonicpanel:http:\/\/127\.0\.0\.1:\d+#8042$/);
    const [closed] = await check(t, startSonicPanel({ hasCors: false }), '/8042/stream');
    assert.match(closed.attributes!, /source="sonicpanel" station="8042"/);
    assert.match(closed.CORS!, /^Pages on other sites can’t read the server/);
  });

  it("reports that pages can't read the server", async (t) => {
    const status = '{"icestats":{"source":{"listenurl":"http://x.example/a.mp3","title":"A - B"}}}';
    const withoutCors = ({ pathname }: URL): Reply | null =>
      pathname === '/status-json.xsl'
        ? { headers: { 'Content-Type': 'application/json' }, body: status }
        : sound(new URL(pathname, 'http://x'));
    const [texts, report] = await check(t, startIcecast({ also: withoutCors }));
    assert.match(texts.server!, /^Found Icecast at/);
    assert.match(
      texts.CORS!,
      /^Pages on other sites can’t read the server: .* Make the server, or the proxy in front of it, send/,
    );
    assert.equal(isSound(report), false);
  });

  it('uses the chosen language', async (t) => {
    const server = await startIcecast();
    t.after(() => server.close());
    const report = await runPanelCheck(server.url, 1);
    assert.match(
      reportText(report, englishDiagnostics),
      /^-- {2}on air {9}It has no title at the moment\.$/m,
    );
    const german = await loadWords('de', null);
    assert.match(
      reportText(report, german),
      /^ok {2}Art des Servers +Unter http:\S+ ist Icecast\. Onair arbeitet direkt damit\.$/m,
    );
  });

  it('reports the original cause for unknown servers', async (t) => {
    const empty = await startAzuraCast({ isPublic: false });
    t.after(() => empty.close());
    assert.equal(causeIn(await runPanelCheck(empty.url, 1)), 'noPanel');
  });
});
