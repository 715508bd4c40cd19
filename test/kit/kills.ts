/**
 * Writes to a real panel with a database file as fast as the panel responds, kills the panel, starts it again, and
 * checks that all acknowledged writes are in the database.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import type { HistoryRecord } from '../../src/contract/records.js';
import { between, seededRandom } from '../../src/panel/base/random.js';
import { endWithTests } from './end-with-tests.js';
import { panelProgram } from './panel-process.js';

const KEY = 'key-of-a-writer';
const WRITERS = 4;

/** Writes that the panel has acknowledged. */
export interface Acknowledged {
  playlists: Set<number>;
  plays: Set<number>;
  likes: number;
  /** Likes without a response because the panel was killed. They may or may not be stored. */
  unanswered: number;
}

interface Running {
  url: string;
  /** A track of the library that can be liked. */
  track: number;
  /** Kills the panel without giving it a chance to clean up. */
  kill(): Promise<void>;
}

async function start(db: string): Promise<Running> {
  // A fast simulated station also writes to the database.
  const switches = ['--port', '0', '--db', db, '--control', '--speed', '500', '--api-key', KEY];
  const child = spawn(process.execPath, [panelProgram(), ...switches]);
  endWithTests(child);
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  const gone = once(child, 'exit');
  async function kill(): Promise<void> {
    const isRunning = child.kill('SIGKILL');
    await gone;
    assert.ok(isRunning && said === '', `the panel exited or wrote errors: ${said}`);
  }
  try {
    const url = await addressOf(child.stdout);
    return { url, track: await findTrack(url), kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

async function addressOf(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const url = /on the air: (http:\S+)\/$/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('the panel did not start');
}

async function findTrack(url: string): Promise<number> {
  const records = (await (await fetch(`${url}/api/v2/history/?server=1`)).json()) as HistoryRecord[];
  const track = records.find(({ all_music_id }) => all_music_id !== null)?.all_music_id;
  assert.ok(track);
  return track;
}

async function send<T>(url: string, path: string, body?: object): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'SERVICE-API-KEY': KEY },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  assert.ok(response.ok, `${path}: ${response.status} ${text}`);
  return JSON.parse(text) as T;
}

async function writeUntilDead(
  { url, track }: Running,
  done: Acknowledged,
  onWrite: () => void,
  isKilled: () => boolean,
): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      if (turn % 3 === 0) {
        const name = `Playlist ${Math.random()}`;
        done.playlists.add((await send<{ id: number }>(url, '/api/v2/playlists/', { server: 1, name })).id);
      } else if (turn % 3 === 1) {
        done.plays.add(
          (await send<{ id: number }>(url, '/__control__/play/', { title: 'Now', length: 1 })).id,
        );
      } else {
        await send(url, `/api/v2/music/${track}/like/`);
        done.likes += 1;
      }
      onWrite();
    } catch (error) {
      if (!isKilled()) throw error;
      done.unanswered += 1;
      return;
    }
  }
}

function check(db: string, done: Acknowledged): void {
  const file = new Sqlite(db);
  const ids = (table: string) => new Set(file.prepare<[], number>(`SELECT id FROM ${table}`).pluck().all());
  try {
    assert.equal(file.pragma('integrity_check', { simple: true }), 'ok');
    assert.deepEqual(file.pragma('foreign_key_check'), []);
    const lost = (acknowledged: Set<number>, kept: Set<number>) =>
      [...acknowledged].filter((id) => !kept.has(id));
    const plays = ids('history');
    assert.deepEqual(lost(done.playlists, ids('playlists')), []);
    assert.deepEqual(lost(done.plays, plays), []);
    const likes = file.prepare<[], number>('SELECT sum(up) FROM votes').pluck().get() ?? 0;
    assert.ok(likes >= done.likes && likes <= done.likes + done.unanswered, `${likes} of ${done.likes}`);
    const counted = file.prepare<[], number>('SELECT n FROM history_counts WHERE list = 0').pluck().get();
    assert.equal(counted, plays.size);
  } finally {
    file.close();
  }
}

/** Kills the panel several times at random moments, and returns all acknowledged writes. Throws if any of them is lost. */
export async function surviveKills(db: string, kills: number, seed: number): Promise<Acknowledged> {
  const random = seededRandom(seed, 'kills');
  const done: Acknowledged = { playlists: new Set(), plays: new Set(), likes: 0, unanswered: 0 };
  for (let time = 0; time < kills; time += 1) {
    const panel = await start(db);
    const writes = between(random, 60, 100);
    const later = 10 * random();
    let written = 0;
    let killed: Promise<void> | undefined;
    const kill = async () => {
      await wait(later);
      await panel.kill();
    };
    const onWrite = () => {
      written += 1;
      if (written === writes) killed = kill();
    };
    const writer = () => writeUntilDead(panel, done, onWrite, () => killed !== undefined);
    try {
      await Promise.all(Array.from({ length: WRITERS }, writer));
    } finally {
      await (killed ?? panel.kill());
    }
    check(db, done);
  }
  return done;
}
