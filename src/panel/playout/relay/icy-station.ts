/**
 * Keeps the plays of a stream with titles. A title becomes a play after it has been current for 2 s, with the time at which it was
 * first seen. One connection, opened again after growing pauses.
 */
import { readText } from '../../../servers/fields.js';
import { noFailures, retryAt, type Retry } from '../../../servers/retry.js';
import type { PlayReport } from '../../../servers/server-kind.js';
import type { Clock } from '../../base/clock.js';
import { decodeText } from '../../../servers/decode-text.js';
import { SourceFailure } from './source/failures.js';
import { createIcyBlocks, lastTitle } from './source/icy-blocks.js';
import { openIcy, type IcyStream } from './source/icy-connection.js';
import type { ListKeeper } from './list-keeper.js';
import type { Network } from './source/network.js';
import type { PlayKeeper } from './play-keeper.js';
import type { Reader } from './reader/reader.js';
import { createSettledTitle } from './settled-title.js';
import { channelRows } from './reader/told-records.js';

export interface IcyParts {
  url: string;
  network: Network;
  keeper: PlayKeeper;
  lists: Pick<ListKeeper, 'keepChannels'>;
  reader: Reader;
  clock: Clock;
  closed: AbortSignal;
  /** Called after the history was written. */
  onChange(): void;
  /** Is told of the first failure of several, with its reason, and null when the stream goes on. */
  onOutage(reason: string | null): void;
  limits?: IcyLimits;
}

export interface IcyLimits {
  headMilliseconds: number;
  /** A stream that sends nothing for so long is gone: milliseconds. */
  silentMilliseconds: number;
}

const LIMITS: IcyLimits = { headMilliseconds: 10_000, silentMilliseconds: 30_000 };
/** How often it is noted that the title on air is still that: milliseconds. */
const STILL_EVERY = 15_000;
/** Sound has at most 0.2 MB a second, and servers send some seconds of it at once; a faster stream is slowed down. Bytes. */
const MOST_PER_SECOND = 512 * 1024;
const MOST_AT_ONCE = 4 * 1024 * 1024;
/** A stream that lasted so long is asked for again soon: milliseconds. */
const LASTING = 60_000;

export interface IcyStation {
  /** Listens until the stream ends. Never rejects for what is wrong with it. Answers when to try again: milliseconds. */
  listen(): Promise<number>;
}

export function createIcyStation(parts: IcyParts): IcyStation {
  const { url, network, keeper, lists, reader, clock, closed, onChange, onOutage, limits = LIMITS } = parts;
  let retry: Retry = noFailures;

  async function tell(title: string, name: string | null, seenAt: number): Promise<void> {
    const read = await reader.read('title', { title, stationName: name });
    if (closed.aborted) return;
    const told: PlayReport = {
      plays: read ? [{ id: null, ts: null, ...read, metadata: title }] : [],
      silent: read === null,
      now: null,
      name,
    };
    if (keeper.tell(told, seenAt)) onChange();
  }

  function follow({ headers, interval, first, socket }: IcyStream): Promise<void> {
    const name = readText(decodeText(Buffer.from(headers.get('icy-name') ?? '', 'latin1')));
    const blocks = createIcyBlocks(interval);
    const tellSafely = (title: string, seenAt: number): void => {
      tell(title, name, seenAt).catch((error: unknown) => socket.destroy(error as Error));
    };
    const current = createSettledTitle(clock, tellSafely);
    const still = setInterval(() => {
      const title = current.settled();
      if (title !== null) tellSafely(title, clock.now());
    }, STILL_EVERY);
    still.unref();
    let allowed = MOST_AT_ONCE;
    const refill = setInterval(() => {
      allowed = Math.min(allowed + MOST_PER_SECOND, MOST_AT_ONCE);
      if (allowed > 0) socket.resume();
    }, 1000);
    refill.unref();
    return new Promise((resolve, reject) => {
      const onPiece = (piece: Uint8Array): void => {
        const title = lastTitle(blocks.push(piece));
        if (title !== null) current.see(title);
        allowed -= piece.length;
        if (allowed <= 0) socket.pause();
      };
      const end = (): void => void socket.destroy();
      closed.addEventListener('abort', end);
      // The head had a limit of its own.
      socket.setTimeout(limits.silentMilliseconds, end);
      socket
        .once('error', reject)
        .once('close', () => {
          clearInterval(still);
          clearInterval(refill);
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
      let begun: number | null = null;
      let reason = 'its stream ended';
      try {
        const stream = await openIcy(url, network, closed, limits.headMilliseconds);
        begun = clock.now();
        lists.keepChannels(channelRows([channelOf(url, stream)]));
        if (retry.failures > 0) onOutage(null);
        await follow(stream);
      } catch (error) {
        if (error instanceof SourceFailure) reason = error.message;
        // Of a connection that broke; anything else is a fault of ours.
        else if (typeof (error as { syscall?: unknown }).syscall !== 'string') throw error;
      }
      // A stream that ends at once is no better than none.
      const hasLasted = begun !== null && clock.now() - begun >= LASTING;
      const failures = hasLasted ? 1 : retry.failures + 1;
      if (failures === 1) onOutage(reason);
      retry = { failures, failedAt: clock.now(), retryAfterSeconds: 0, random: Math.random() };
      return retryAt(retry);
    },
  };
}

function channelOf(url: string, { headers }: IcyStream) {
  const [type = ''] = (headers.get('content-type') ?? '').slice(0, 100).split(';');
  const format = type.trim().replace('mpeg', 'mp3').split(/\W/).at(-1);
  return { stream_url: url, bitrate: headers.get('icy-br')?.split(',')[0], s_format: format };
}
