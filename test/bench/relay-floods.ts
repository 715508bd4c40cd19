/**
 * Measures the cost per hour of sources that flood the relay: rows, database size, response bytes, processor time and events. Polled
 * sources use a clock that jumps from poll to poll. Streams flood a real connection for some seconds.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { dropExcess } from '../../src/panel/station/history/drop-excess.js';
import { createPanel } from '../../src/panel/panel.js';
import { createPolledStation, type Received } from '../../src/panel/playout/relay/polled-station.js';
import { relayKinds } from '../../src/panel/playout/relay/reader/kinds.js';
import { createPlayKeeper } from '../../src/panel/playout/relay/play-keeper.js';
import { createSourceRequest } from '../../src/panel/playout/relay/source/source-request.js';
import { tasks } from '../../src/panel/playout/relay/reader/tasks.js';
import { readRelays } from '../../src/panel/base/relay-sources.js';
import { openStore, type Store } from '../../src/panel/store/store.js';

const HOUR = 3_600_000;
const START = Date.parse('2026-03-06T12:00:00Z');
/** Limits of the virtual time and of the processor time of one flood. */
const MAX_VIRTUAL_MS = 3 * HOUR;
const MAX_CPU_MS = 20_000;
const STREAM_MS = 20_000;

interface Result {
  name: string;
  hours: number;
  rows: number;
  tracks: number;
  fileBytes: number;
  responseBytes: number;
  polls: number;
  changes: number;
  cpu: number;
}

/** Returns the response for a path. `poll` counts from 0, and `now` is the source's clock. */
type Source = (poll: number, now: number, path: string) => string;

const text = (length: number, seed: string): string => seed.padEnd(length, '€');
const wide = (poll: number, index: number, length: number): Record<string, string> =>
  Object.fromEntries(
    'album author_other comment composer genre isrc label lyricist metadata performance_type playlist_title publisher year dj_name'
      .split(' ')
      .map((name) => [name, text(length, `${poll} ${index}`)]),
  );
const panelOf =
  (count: number, record: (poll: number, index: number, now: number) => object, name = 'Radio'): Source =>
  (poll, now, path) =>
    path.includes('/servers/')
      ? JSON.stringify([{ id: 1, name: name === '' ? `Radio ${poll}` : name }])
      : JSON.stringify(Array.from({ length: count }, (_, index) => record(poll, index, now)));

const FLOODS: Record<string, [kind: keyof typeof relayKinds, Source]> = {
  'icecast: a new title in each poll': [
    'icecast',
    (poll) =>
      JSON.stringify({
        icestats: {
          source: { listenurl: 'http://x/live', server_name: 'Radio', title: `Band - Song ${poll}` },
        },
      }),
  ],
  'panel: 40 new plays in each poll, 16 fields of 2,000 characters, lengths of 1 s': [
    'panel',
    panelOf(40, (poll, index, now) => ({
      id: poll * 40 + index + 1,
      ts: now - index * 10,
      length: 1000,
      author: text(2000, `Band ${poll} ${index}`),
      title: text(2000, `Song ${poll} ${index}`),
      img_url: `https://x/${'c'.repeat(1900)}${poll}`,
      ...wide(poll, index, 2000),
    })),
  ],
  'panel: two new plays in each poll, as large as one play may be': [
    'panel',
    panelOf(2, (poll, index, now) => ({
      id: poll * 2 + index + 1,
      ts: now - index * 10,
      length: 1000,
      author: text(300, `Band ${poll} ${index}`),
      title: text(300, `Song ${poll} ${index}`),
      album: text(80, ''),
    })),
  ],
  'panel: one new play in each poll, lengths of 1 s': [
    'panel',
    panelOf(1, (poll, _, now) => ({
      id: poll + 1,
      ts: now,
      length: 1000,
      author: 'Band',
      title: `Song ${poll}`,
    })),
  ],
  'panel: 40 plays with new numbers and starts in each poll': [
    'panel',
    panelOf(40, (poll, index, now) => ({
      id: poll * 40 + index + 1,
      ts: now - ((poll * 7919 + index * 104_729) % (5 * 365 * 24)) * HOUR,
      length: 1000,
      author: 'Band',
      title: `Song ${index}`,
    })),
  ],
  'panel: 40 known plays with a new artist in each poll': [
    'panel',
    panelOf(40, (poll, index) => ({
      id: index + 1,
      ts: START - index * 60_000,
      length: null,
      author: `Band ${poll}`,
      title: `Song ${index}`,
    })),
  ],
  'panel: 40 known plays that grow, with new fields and covers in each poll': [
    'panel',
    panelOf(40, (poll, index) => ({
      id: index + 1,
      ts: START - index * 60_000,
      length: null,
      author: 'Band',
      title: `Song ${index}`,
      img_url: `https://x/${'c'.repeat(1900)}${poll}`,
      ...wide(poll, index, Math.min(2000, 20 * poll)),
    })),
  ],
  'panel: one play whose length always ends in a second, new station name and listener count': [
    'panel',
    panelOf(
      1,
      (poll, _, now) => ({
        id: 1,
        ts: START,
        length: now - START + 1000,
        author: 'Band',
        title: 'Song',
        n_listeners: poll,
      }),
      '',
    ),
  ],
  'panel: two titles in turn, undated as a live set': [
    'panel',
    panelOf(1, (poll, _, now) => ({
      id: poll + 1,
      ts: now,
      length: null,
      author: 'Band',
      title: `Song ${poll % 2}`,
    })),
  ],
  'shoutcast: 20 new plays in each poll': [
    'shoutcast',
    (poll, now, path) =>
      path.includes('played')
        ? JSON.stringify(
            Array.from({ length: 20 }, (_, index) => ({
              playedat: Math.floor(now / 1000) - index,
              title: `Band - Song ${poll} ${index}`,
            })),
          )
        : JSON.stringify({ streamstatus: 1, servertitle: 'Radio', songtitle: `Band - Song ${poll} 0` }),
  ],
  'azuracast: 40 new plays in each poll': [
    'azuracast',
    (poll, now) => {
      const played = (index: number) => ({
        sh_id: poll * 40 + index + 1,
        played_at: Math.floor(now / 1000) - index,
        duration: 1,
        playlist: '',
        song: { artist: 'Band', title: `Song ${poll} ${index}`, art: `https://x/${poll}.jpg` },
      });
      return JSON.stringify({
        station: { name: 'Radio', shortcode: 'radio', listen_url: 'https://x/live' },
        is_online: true,
        live: { is_live: false },
        listeners: { total: poll },
        now_playing: played(0),
        song_history: Array.from({ length: 39 }, (_, index) => played(index + 1)),
      });
    },
  ],
  'an ordinary station, for comparison': [
    'panel',
    panelOf(40, (_, index, now) => {
      const number = Math.floor(now / 200_000) - index;
      return {
        id: number,
        ts: number * 200_000,
        length: 200_000,
        author: `Band ${number % 300}`,
        title: `Song ${number % 700}`,
        album: 'An album',
        img_url: 'https://radio.example/covers/123456.jpg',
      };
    }),
  ],
};

/** Creates an empty database and returns its size. */
function emptyBytes(db: string): number {
  openStore(db).close();
  return statSync(db).size;
}

const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function counts(store: Store): Pick<Result, 'rows' | 'tracks'> {
  return { rows: store.history.count(1), tracks: store.music.tracks(1).length };
}

async function runPolled(name: string, db: string): Promise<Result> {
  const [kindName, source] = FLOODS[name]!;
  const first = emptyBytes(db);
  const store = openStore(db);
  store.servers.add({ id: 1, name: 'Radio' });
  let now = START;
  const clock = { now: () => now, speed: 0, set: () => undefined };
  const keeper = createPlayKeeper(store, { server: 1, source: name, historyLimit: 100_000 });
  let responseBytes = 0;
  let made = 0;
  let poll = 0;
  const stationRef = { baseUrl: 'http://x', station: '' };
  const fetchBody = (url: string): Promise<Uint8Array> => {
    const before = spent();
    const body = Buffer.from(source(poll, now, url));
    responseBytes += body.length;
    made += spent() - before;
    return Promise.resolve(body);
  };
  // Parse in this thread, so that the time is counted.
  const read = (bodies: readonly Uint8Array[]): Promise<Received | null> => {
    const report = tasks.plays({ kind: kindName, stationRef, bodies });
    return Promise.resolve(report && { report, receivedAt: now });
  };
  const station = createPolledStation({
    requestNewest: createSourceRequest(fetchBody, relayKinds[kindName].newest.alternatives, stationRef, read),
    keeper,
    clock,
    onOutage: (reason) => reason !== null && console.log(`  ${name}: ${reason}`),
    received: () => responseBytes,
    random: () => 0.5,
  });
  const begun = spent();
  let changes = 0;
  while (now < START + MAX_VIRTUAL_MS && spent() - begun - made < MAX_CPU_MS) {
    if (await station.poll()) {
      changes += 1;
      dropExcess(store.history, 1, 100_000, now - 7 * 24 * HOUR);
    }
    poll += 1;
    now = Math.max(now + 1, Math.round(station.dueAt()));
  }
  const cpu = spent() - begun - made;
  const hours = (now - START) / HOUR;
  const rows = counts(store);
  store.close();
  return {
    name,
    hours,
    ...rows,
    fileBytes: statSync(db).size - first,
    responseBytes,
    polls: poll,
    changes,
    cpu,
  };
}

/** A worker thread that serves an endless stream. `perSecond` is the number of titles per second; 0 sends one in each block at full speed. */
const STREAM = `
  const { createServer } = require('node:net');
  const { parentPort, workerData } = require('node:worker_threads');
  const { interval, perSecond, names } = workerData;
  let n = 0;
  const block = () => {
    const text = Buffer.from("StreamTitle='Band - Song " + (names ? n++ % names : n++) + "';");
    const length = Math.ceil(text.length / 16);
    return Buffer.concat([Buffer.alloc(interval, 255), Buffer.from([length]), text, Buffer.alloc(length * 16 - text.length)]);
  };
  createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => {
      socket.write('ICY 200 OK\\r\\nicy-name:Radio\\r\\nContent-Type: audio/mpeg\\r\\nicy-metaint:' + interval + '\\r\\n\\r\\n');
      if (perSecond) setInterval(() => socket.write(block()), 1000 / perSecond);
      else {
        const many = () => Buffer.concat(Array.from({ length: 1000 }, block));
        const go = () => { while (socket.write(many())); };
        socket.on('drain', go);
        go();
      }
    });
  }).listen(0, '127.0.0.1', function () { parentPort.postMessage(this.address().port); });
`;

async function runStream(
  name: string,
  db: string,
  workerData: { interval: number; perSecond: number; names?: number },
): Promise<Result> {
  const worker = new Worker(STREAM, { eval: true, workerData });
  const port = await new Promise<number>((resolve) => worker.once('message', resolve));
  const relay = readRelays(`icy:http://127.0.0.1:${port}/live`)!;
  const empty = emptyBytes(db);
  const panel = createPanel({ db, relay, warn: (line) => console.log(`  ${line.replace(/:\d+/, '')}`) });
  const begun = spent();
  const start = performance.now();
  await wait(STREAM_MS);
  const cpu = spent() - begun;
  const hours = (performance.now() - start) / HOUR;
  panel.close();
  await worker.terminate();
  const store = openStore(db);
  const rows = counts(store);
  store.close();
  return {
    name,
    hours,
    ...rows,
    fileBytes: statSync(db).size - empty,
    responseBytes: 0,
    polls: 0,
    changes: rows.rows,
    cpu,
  };
}

const STREAMS = {
  'icy: icy-metaint 1, a new title in each block': { interval: 1, perSecond: 0 },
  'icy: icy-metaint 256, a new title in each block': { interval: 256, perSecond: 0 },
  'icy: a new title each second': { interval: 8192, perSecond: 1 },
  'icy: two titles in turn, each for a second': { interval: 8192, perSecond: 1, names: 2 },
  'icy: a new title every 3 s': { interval: 8192, perSecond: 1 / 3 },
};

export async function printRelayFloods(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'onair-floods-'));
  const print = ({ name, hours, cpu, ...all }: Result): void => {
    const perHour = (n: number): string => Math.round(n / hours).toLocaleString('en');
    const mb = (n: number): string => (n / hours / 1e6).toFixed(2);
    console.log(
      `  ${name} (${(hours * 60).toFixed(1)} min)\n      per hour: ${perHour(all.rows)} plays, ${perHour(all.tracks)} tracks, ` +
        `${mb(all.fileBytes)} MB of the file, ${perHour(all.polls)} polls, ${mb(all.responseBytes)} MB of responses, ` +
        `${perHour(all.changes)} changes, ${(cpu / 1000 / hours).toFixed(1)} s of the processor`,
    );
  };
  try {
    let number = 0;
    const only = new RegExp(process.env.BENCH_ONLY ?? '');
    for (const name of Object.keys(FLOODS).filter((each) => only.test(each)))
      print(await runPolled(name, join(folder, `${(number += 1)}.sqlite`)));
    for (const [name, data] of Object.entries(STREAMS).filter(([each]) => only.test(each)))
      print(await runStream(name, join(folder, `${(number += 1)}.sqlite`), data));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
