import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { PanelOptions } from '../../../../src/panel/base/options.js';
import { seedStations } from '../../../../src/panel/playout/simulator/seed-stations.js';
import { playDefaults, type NewPlay } from '../../../../src/panel/store/history.js';
import { openStore } from '../../../../src/panel/store/store.js';
import { ADMINISTRATOR, API_KEY, MORNING, openPanel, PASSWORD } from '../../../kit/open-panel.js';

const HEADER = 'start,length,artist,title,album,ISRC,label,listeners';

type Play = Partial<NewPlay> & { at: string };

/** Opens a panel whose first station played these tracks long before the simulator starts. */
function open(plays: readonly Play[], options: Omit<Partial<PanelOptions>, 'port'> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'onair-reports-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const db = join(folder, 'panel.sqlite');
  const store = openStore(db);
  seedStations(store, 1, MORNING);
  store.transaction(() => {
    for (const { at, ...play } of plays) {
      const ts = Date.parse(at);
      const length = play.length === undefined ? 200_000 : play.length;
      store.history.add({
        ...playDefaults,
        server: 1,
        ts,
        ends: ts + (length ?? 0),
        title: at,
        ...play,
        length,
      });
    }
  });
  store.close();
  const panel = openPanel({ db, ...options });
  const keys = new Map<string, string>();
  /** Returns the headers of an account. `owner` owns the first station. */
  async function signIn(username = 'owner'): Promise<Record<string, string>> {
    const known = keys.get(username);
    if (known !== undefined) return { Authorization: `Token ${known}` };
    if (username === 'owner') await panel.add('owner', [1]);
    const response = await panel.request('/api/v1/rest-auth/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: PASSWORD }),
    });
    const { key } = response.json<{ key: string }>();
    keys.set(username, key);
    return { Authorization: `Token ${key}` };
  }
  const get = async (query: string, username = 'owner') =>
    panel.request(`/reports/plays.csv?${query}`, { headers: await signIn(username) });
  return {
    ...panel,
    signIn,
    get,
    /** Returns the rows without the header. */
    async rows(query: string): Promise<string[]> {
      const { text } = await get(query);
      const [header, ...lines] = text.split('\r\n');
      assert.equal(header, HEADER);
      assert.equal(lines.pop(), '');
      return lines;
    },
    starts: async function (query: string): Promise<string[]> {
      return (await this.rows(query)).map((line) => line.split(',')[0]!);
    },
  };
}

describe('/reports/plays.csv', () => {
  it('lists the plays of the given days', async () => {
    const panel = open([
      {
        at: '2025-06-02T10:03:20.700Z',
        author: 'Zora Lind',
        title: 'Fähre, „Nacht“',
        album: 'Harbours',
        isrc: 'QZ-ON1-25-00010',
        label: 'Small Lighthouse',
        n_listeners: 42,
        length: 201_400,
      },
      { at: '2025-06-02T10:00:00Z', author: '=1+1', title: 'Two\nlines "quoted"', n_listeners: 0 },
      { at: '2025-06-02T10:10:00Z', title: null, length: null },
      { at: '2025-06-02T10:12:00Z', title: 'Cut short', ends: Date.parse('2025-06-02T10:12:30Z') },
    ]);
    const response = await panel.get('from=2025-06-02&to=2025-06-02');
    assert.equal(response.status, 200);
    assert.equal(
      response.text,
      [
        HEADER,
        '2025-06-02T12:00:00+02:00,200,\'=1+1,"Two\nlines ""quoted""",,,,0',
        '2025-06-02T12:03:20+02:00,201,Zora Lind,"Fähre, „Nacht“",Harbours,QZ-ON1-25-00010,Small Lighthouse,42',
        '2025-06-02T12:10:00+02:00,,,,,,,',
        '2025-06-02T12:12:00+02:00,30,,Cut short,,,,',
        '',
      ].join('\r\n'),
    );
    assert.equal(response.headers.get('content-type'), 'text/csv; charset=utf-8');
    assert.equal(
      response.headers.get('content-disposition'),
      'attachment; filename="plays-1-2025-06-02-2025-06-02.csv"',
    );
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(response.headers.get('access-control-allow-origin'), null);
    const { body } = await panel.fetch('/reports/plays.csv?from=2025-06-02&to=2025-06-02', {
      headers: await panel.signIn(),
    });
    const { value } = await body!.getReader().read();
    assert.deepEqual([...value!.subarray(0, 3)], [0xef, 0xbb, 0xbf], 'a byte order mark, for Excel');
  });

  it('has only a header on days without plays', async () => {
    assert.deepEqual(await open([]).rows('from=2001-01-01&to=2001-12-31'), []);
  });

  it('includes both the first and last day', async () => {
    const plays = [
      '2025-06-01T21:59:59.999Z',
      '2025-06-01T22:00:00Z',
      '2025-06-03T21:59:59.999Z',
      '2025-06-03T22:00:00Z',
    ].map((at) => ({ at }));
    const panel = open(plays);
    assert.deepEqual(await panel.starts('from=2025-06-02&to=2025-06-03'), [
      '2025-06-02T00:00:00+02:00',
      '2025-06-03T23:59:59+02:00',
    ]);
    assert.equal((await panel.starts('from=0001-01-01&to=2025-12-31')).length, 4);
  });

  it('writes times with their UTC offset', async () => {
    const zones: [zone: string, day: string, times: string[], starts: string[]][] = [
      [
        'Europe/Berlin',
        '2025-03-30',
        ['2025-03-29T23:00:00Z', '2025-03-30T00:59:59Z', '2025-03-30T01:00:00Z', '2025-03-30T21:59:59Z'],
        ['T00:00:00+01:00', 'T01:59:59+01:00', 'T03:00:00+02:00', 'T23:59:59+02:00'],
      ],
      [
        'Europe/Berlin',
        '2025-10-26',
        ['2025-10-25T22:00:00Z', '2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z', '2025-10-26T22:59:59Z'],
        ['T00:00:00+02:00', 'T02:30:00+02:00', 'T02:30:00+01:00', 'T23:59:59+01:00'],
      ],
      // The day starts at 01:00, and this one has two midnights.
      [
        'Africa/Cairo',
        '2025-04-25',
        ['2025-04-24T21:59:59Z', '2025-04-24T22:00:00Z', '2025-04-25T20:59:59Z', '2025-04-25T21:00:00Z'],
        ['T01:00:00+03:00', 'T23:59:59+03:00'],
      ],
      [
        'America/Havana',
        '2025-11-02',
        ['2025-11-02T03:59:59Z', '2025-11-02T04:00:00Z', '2025-11-02T05:00:00Z', '2025-11-03T05:00:00Z'],
        ['T00:00:00-04:00', 'T00:00:00-05:00'],
      ],
      ['Asia/Kathmandu', '2025-05-05', ['2025-05-04T18:15:00Z'], ['T00:00:00+05:45']],
      ['America/St_Johns', '2025-01-05', ['2025-01-05T03:30:00Z'], ['T00:00:00-03:30']],
      ['UTC', '2025-01-05', ['2025-01-05T23:59:59Z'], ['T23:59:59+00:00']],
    ];
    for (const [zone, day, times, starts] of zones) {
      const panel = open(
        times.map((at) => ({ at })),
        { zone },
      );
      const expected = starts.map((start) => day + start);
      assert.deepEqual(await panel.starts(`from=${day}&to=${day}`), expected, `${zone} ${day}`);
    }
  });

  it('keeps plays that start at the same time', async () => {
    const at = (n: number) => new Date(Date.parse('2025-02-01T00:00:00Z') + Math.floor(n / 3)).toISOString();
    const panel = open(Array.from({ length: 1001 }, (_, n) => ({ at: at(n), title: `Track ${n}` })));
    const rows = await panel.rows('from=2025-02-01&to=2025-02-01');
    assert.deepEqual(
      rows.map((row) => row.split(',')[3]),
      Array.from({ length: 1001 }, (_, n) => `Track ${n}`),
    );
    const headers = await panel.signIn();
    const { body } = await panel.fetch('/reports/plays.csv?from=2025-02-01&to=2025-02-01', { headers });
    const parts: Uint8Array[] = [];
    for await (const part of body!) parts.push(part);
    assert.equal(parts.length, 7, 'the header, five full pages and the last play');
  });

  it('includes the current play', async () => {
    const panel = open([]);
    const rows = await panel.rows('from=2026-03-06&to=2026-03-06');
    const [current] = (await panel.request('/api/v2/history/?server=1&limit=1')).json<{
      results: { title: string }[];
    }>().results;
    assert.ok(rows.at(-1)!.includes(current!.title));
  });

  it('omits fields of the wrong type', async () => {
    const panel = open([], { control: true });
    const ts = Date.parse('2026-03-06T09:00:00Z');
    const play = {
      title: ['a'],
      author: { b: 1 },
      isrc: 7,
      label: 'Label',
      n_listeners: '9',
      ts,
      length: 1000,
    };
    assert.equal((await panel.control('play', play)).status, 201);
    const rows = await panel.rows('from=2026-03-06&to=2026-03-06');
    assert.equal(rows.at(-1), '2026-03-06T10:00:00+01:00,1,,,,,Label,');
  });
});

describe('the station in /reports/plays.csv', () => {
  const panel = open([{ at: '2025-06-02T10:00:00Z', title: 'On one' }]);
  const days = 'from=2025-06-02&to=2025-06-02';

  it("defaults to the account's only station", async () => {
    await panel.add('one', [1]);
    await panel.add('several', [1, 2]);
    assert.match((await panel.get(days, 'one')).text, /On one/);
    assert.match((await panel.get(`${days}&server=1`, 'several')).text, /On one/);
    assert.doesNotMatch((await panel.get(`${days}&server=2`, 'several')).text, /On one/);
  });

  it('must be specified by accounts with several stations', async () => {
    for (const username of ['several', ADMINISTRATOR]) {
      const response = await panel.get(days, username);
      assert.equal(response.status, 400);
      assert.deepEqual(response.json(), {
        server: ['You have several stations. Enter the id of one; /api/v2/servers/ lists them.'],
      });
    }
    for (const server of ['99', 'x', '1.5'])
      assert.equal((await panel.get(`${days}&server=${server}`)).status, 400, server);
  });

  it('must belong to the account', async () => {
    await panel.add('nothing', []);
    assert.equal((await panel.get(`${days}&server=2`, 'one')).status, 403);
    assert.equal((await panel.get(`${days}&server=1`, 'nothing')).status, 403);
    assert.equal((await panel.get(days, 'nothing')).status, 403);
  });
});

describe('a request for /reports/plays.csv', () => {
  const panel = open([]);

  it('requires an API key', async () => {
    const strangers: Record<string, string>[] = [
      {},
      { Authorization: 'Token wrong' },
      { 'SERVICE-API-KEY': API_KEY },
    ];
    for (const headers of strangers) {
      const response = await panel.request('/reports/plays.csv?from=2025-06-02&to=2025-06-02', { headers });
      assert.equal(response.status, 401);
      assert.equal(response.headers.get('www-authenticate'), 'Token');
    }
  });

  it('must specify two days in order', async () => {
    const refusals: [query: string, errors: Record<string, string>][] = [
      ['', { from: 'Enter the first day as YYYY-MM-DD.', to: 'Enter the last day as YYYY-MM-DD.' }],
      ['from=2025-06-02&to=', { to: 'Enter the last day as YYYY-MM-DD.' }],
      [
        'from=2025-02-29&to=2025-03-01',
        { from: '“2025-02-29” isn’t a day. Enter the first day as YYYY-MM-DD.' },
      ],
      [
        'from=2.6.2025&to=2025-06-02T00:00:00Z',
        {
          from: '“2.6.2025” isn’t a day. Enter the first day as YYYY-MM-DD.',
          to: '“2025-06-02T00:00:00Z” isn’t a day. Enter the last day as YYYY-MM-DD.',
        },
      ],
      [
        `from=${'9'.repeat(500)}&to=2025-06-02`,
        { from: `“${'9'.repeat(40)}” isn’t a day. Enter the first day as YYYY-MM-DD.` },
      ],
      ['from=2025-06-03&to=2025-06-02', { to: 'The last day is before the first day.' }],
    ];
    for (const [query, errors] of refusals) {
      const response = await panel.get(query);
      assert.equal(response.status, 400, query);
      const expected = Object.entries(errors).map(([name, text]) => [name, [text]]);
      assert.deepEqual(response.json(), Object.fromEntries(expected), query);
    }
    assert.equal((await panel.get('from=%202025-06-02&to=9999-12-31%20')).status, 200);
  });

  it('can have any Accept header', async () => {
    const path = '/reports/plays.csv?from=2025-06-02&to=2025-06-02';
    const headers = await panel.signIn();
    const head = await panel.request(path, { method: 'HEAD', headers });
    assert.deepEqual([head.status, head.text], [200, '']);
    const post = await panel.request(path, { method: 'POST', headers });
    assert.deepEqual([post.status, post.headers.get('allow')], [405, 'GET, HEAD']);
    const accept = await panel.request(path, { headers: { ...headers, Accept: 'text/csv' } });
    assert.equal(accept.status, 200);
  });
});
