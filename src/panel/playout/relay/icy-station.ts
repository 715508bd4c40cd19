/**
 * Follows the titles in an ICY stream. A title becomes a play after it has been current for 2 s, but the play
 * starts at the time when the title first appeared. If the connection ends, it's reopened after increasingly
 * long pauses.
 */
import type { Socket } from 'node:net';
import { readText } from '../../../servers/fields.js';
import { noFailures, retryAt, type Retry } from '../../../servers/retry.js';
import type { PlayReport } from '../../../servers/server-kind.js';
import type { Clock } from '../../base/clock.js';
import { decodeText } from '../../../servers/decode-text.js';
import { SourceFailure } from './source/source-failure.js';
import { createIcyBlocks, lastTitle } from './source/icy-blocks.js';
import { openIcy, type IcyStream } from './source/icy-connection.js';
import type { ListKeeper } from './list-keeper.js';
import type { Network } from './source/network.js';
import type { PlayKeeper } from './play-keeper.js';
import type { Reader } from './reader/reader.js';
import { createSettledTitle } from './settled-title.js';
import { channelRows } from './reader/list-rows.js';

export interface IcyStationOptions {
  url: string;
  /** Encoding of titles that aren't UTF-8. The default is Windows-1252. */
  charset?: string;
  network: Network;
  keeper: PlayKeeper;
  lists: Pick<ListKeeper, 'keepChannels'>;
  reader: Reader;
  clock: Clock;
  closed: AbortSignal;
  /** Called after the history has changed. */
  onChange(): void;
  /**
   * Called with the reason when the stream fails, but not for further failures in a row. Called with null when
   * the stream resumes.
   */
  onOutage(reason: string | null): void;
  limits?: IcyLimits;
}

export interface IcyLimits {
  headMilliseconds: number;
  /** A stream is closed if it sends nothing for this many milliseconds. */
  silentMilliseconds: number;
}

const DEFAULT_LIMITS: IcyLimits = { headMilliseconds: 10_000, silentMilliseconds: 30_000 };
/** Interval at which the current title is reported again, so that its play stays on air. */
const CONFIRM_INTERVAL_MS = 15_000;
/**
 * Audio takes at most 0.2 MB per second, and servers send a few seconds of it in a burst. Faster streams are
 * slowed down.
 */
const MAX_BYTES_PER_SECOND = 512 * 1024;
const MAX_BURST_BYTES = 4 * 1024 * 1024;
/** If a connection lasted this long before it failed, the next retry uses the shortest pause again. */
const STABLE_AFTER_MS = 60_000;

export interface IcyStation {
  /**
   * Listens until the stream ends. Returns the time of the next connection attempt in milliseconds UTC. Rejects
   * if the panel fails, but not if the stream does.
   */
  listen(): Promise<number>;
}

export function createIcyStation(options: IcyStationOptions): IcyStation {
  const {
    url,
    charset,
    network,
    keeper,
    lists,
    reader,
    clock,
    closed,
    onChange,
    onOutage,
    limits = DEFAULT_LIMITS,
  } = options;
  let retry: Retry = noFailures;

  async function keepTitle(title: string, name: string | null, seenAt: number): Promise<void> {
    const read = await reader.read('title', { title, stationName: name });
    if (closed.aborted) return;
    const report: PlayReport = {
      plays: read ? [{ id: null, ts: null, ...read, metadata: title }] : [],
      onAir: true,
      now: null,
      name,
    };
    if (keeper.keepPlays(report, seenAt)) onChange();
  }

  function follow({ headers, interval, first, socket }: IcyStream): Promise<void> {
    const name = readText(decodeText(Buffer.from(headers.get('icy-name') ?? '', 'latin1'), charset));
    const blocks = createIcyBlocks(interval);
    const onTitle = (title: string, seenAt: number): void => {
      keepTitle(title, name, seenAt).catch((error: unknown) => socket.destroy(error as Error));
    };
    const current = createSettledTitle(clock, onTitle);
    const confirm = setInterval(() => {
      const title = current.settled();
      if (title !== null) onTitle(title, clock.now());
    }, CONFIRM_INTERVAL_MS);
    confirm.unref();
    const rateLimit = createRateLimit(socket);
    return new Promise((resolve, reject) => {
      const onPiece = (piece: Uint8Array): void => {
        const title = lastTitle(blocks.push(piece), charset);
        if (title !== null) current.see(title);
        rateLimit.count(piece.length);
      };
      const end = (): void => void socket.destroy();
      closed.addEventListener('abort', end);
      // The headers have arrived, so their time limit no longer applies.
      socket.setTimeout(limits.silentMilliseconds, end);
      socket
        .once('error', reject)
        .once('close', () => {
          clearInterval(confirm);
          rateLimit.stop();
          current.stop();
          closed.removeEventListener('abort', end);
          resolve();
        })
        .on('data', onPiece);
      onPiece(first);
      socket.resume();
    });
  }

  return {
    async listen() {
      let connectedAt: number | null = null;
      let reason = 'its stream ended';
      try {
        const stream = await openIcy(url, network, closed, limits.headMilliseconds);
        connectedAt = clock.now();
        lists.keepChannels(channelRows([channelOf(url, stream)]));
        if (retry.failures > 0) onOutage(null);
        await follow(stream);
      } catch (error) {
        if (error instanceof SourceFailure) reason = error.message;
        // A system error means that the connection broke. Any other error is a bug in the panel.
        else if (typeof (error as { syscall?: unknown }).syscall !== 'string') throw error;
      }
      // If a stream ends soon after it started, this counts as another failure in a row.
      const hasLasted = connectedAt !== null && clock.now() - connectedAt >= STABLE_AFTER_MS;
      const failures = hasLasted ? 1 : retry.failures + 1;
      if (failures === 1) onOutage(reason);
      retry = { failures, failedAt: clock.now(), retryAfterSeconds: 0, random: Math.random() };
      return retryAt(retry);
    },
  };
}

/** Pauses a socket that sends too fast. */
function createRateLimit(socket: Socket): { count(bytes: number): void; stop(): void } {
  let allowedBytes = MAX_BURST_BYTES;
  const refill = setInterval(() => {
    allowedBytes = Math.min(allowedBytes + MAX_BYTES_PER_SECOND, MAX_BURST_BYTES);
    if (allowedBytes > 0) socket.resume();
  }, 1000);
  refill.unref();
  return {
    count(bytes) {
      allowedBytes -= bytes;
      if (allowedBytes <= 0) socket.pause();
    },
    stop: () => clearInterval(refill),
  };
}

function channelOf(url: string, { headers }: IcyStream) {
  const [type = ''] = (headers.get('content-type') ?? '').slice(0, 100).split(';');
  const format = type.trim().replace('mpeg', 'mp3').split(/\W/).at(-1);
  return { stream_url: url, bitrate: headers.get('icy-br')?.split(',')[0], s_format: format };
}
