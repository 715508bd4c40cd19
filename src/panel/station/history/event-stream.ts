import type { StationState } from '../state.js';
import { publicRecord } from './routes.js';
import type { StoredPlay } from '../../store/history.js';

/**
 * Interval of the comments in a stream. They keep proxies from closing idle connections, and reveal broken
 * ones.
 */
export const COMMENT_INTERVAL_MS = 20_000;
/**
 * Maximum number of missed plays to send to a client. A client that has missed more plays requests the history.
 */
const MAX_MISSED = 20;
/** Maximum size of several plays that are sent together. If they are larger, the oldest ones are left out. */
const MAX_BATCH_BYTES = 64 * 1024;
/**
 * Maximum amount of unread data that is held in memory for a client. If there is more, the client is
 * disconnected.
 */
const MAX_UNREAD_BYTES = 128 * 1024;

/** The network connection of a listener. */
export interface Connection {
  /** Returns the number of bytes that the operating system hasn't accepted yet. */
  unread(): number;
  /** Closes the connection at once and discards unread data. */
  destroy(): void;
}

interface Listener {
  controller: ReadableStreamDefaultController<Uint8Array>;
  /** Base of the absolute URLs in records. */
  base: string;
  connection: Connection;
  onLeave: () => void;
}

/**
 * The plays of one server as server-sent events, for any number of listeners. An event contains the whole
 * record. If it didn't, clients would have to request the history, and a cache could still return the old
 * track.
 */
export interface EventStream {
  /**
   * Returns a stream of plays. It starts with the current play, or with the plays after the one with the id
   * `lastId`, followed by each new play. When the reader cancels or falls behind, the stream ends and `onLeave`
   * is called.
   */
  listen(
    base: string,
    lastId: number | null,
    connection: Connection,
    onLeave: () => void,
  ): ReadableStream<Uint8Array>;
  /** Sends the plays that started since the last call. */
  update(): void;
  comment(): void;
  close(): void;
}

export function createEventStream(state: StationState, server: number): EventStream {
  const { history } = state.store;
  const encoder = new TextEncoder();
  const listeners = new Set<Listener>();
  /** The last play sent to the listeners. */
  let sent: StoredPlay | undefined;

  const write = (play: StoredPlay, base: string): string =>
    `id: ${play.id}\ndata: ${JSON.stringify(publicRecord(state, play, base))}\n\n`;

  /** Serializes plays, oldest first. Leaves out the oldest ones if they don't all fit, but always includes the newest one. */
  function writeAll(plays: readonly StoredPlay[], base: string): string {
    const texts: string[] = [];
    let bytes = 0;
    for (const play of [...plays].reverse()) {
      const text = write(play, base);
      bytes += Buffer.byteLength(text);
      if (bytes > MAX_BATCH_BYTES && texts.length > 0) break;
      texts.unshift(text);
    }
    return texts.join('');
  }

  /** `isOpen` is false if the reader has already cancelled the stream. */
  function remove(listener: Listener, isOpen: boolean): void {
    if (!listeners.delete(listener)) return;
    listener.onLeave();
    if (isOpen) listener.controller.close();
  }

  function send(textFor: (base: string) => string): void {
    const texts = new Map<string, Uint8Array>();
    for (const listener of listeners) {
      const { base, controller, connection } = listener;
      const bytes = texts.get(base) ?? encoder.encode(textFor(base));
      texts.set(base, bytes);
      const unread = connection.unread() - (controller.desiredSize ?? 0);
      if (unread + bytes.length > MAX_UNREAD_BYTES) {
        remove(listener, true);
        connection.destroy();
      } else controller.enqueue(bytes.slice());
    }
  }

  /**
   * Returns the plays after the one with this id, oldest first. If the play with this id isn't one of the
   * latest, returns only the newest play.
   */
  function playsSince(lastId: number | null): StoredPlay[] {
    const newest = history.slice(server, { limit: lastId === null ? 1 : MAX_MISSED, offset: 0 }, 'desc');
    const known = newest.findIndex(({ id }) => id === lastId);
    return newest.slice(0, known < 0 ? 1 : known).reverse();
  }

  function update(): void {
    if (listeners.size === 0) return;
    const latest = history.latest(server);
    if (!latest || JSON.stringify(latest) === JSON.stringify(sent)) return;
    // If the current play was only corrected, send only that play again.
    const plays = sent && sent.id !== latest.id ? playsSince(sent.id) : [latest];
    sent = latest;
    send((base) => writeAll(plays, base));
  }

  return {
    listen(base, lastId, connection, onLeave) {
      // Existing listeners must receive the current play first, because `sent` applies to all listeners.
      if (listeners.size > 0) update();
      else sent = history.latest(server);
      let own: Listener;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            own = { controller, base, connection, onLeave };
            listeners.add(own);
            // Always send at least a comment, so that the response headers go out immediately.
            controller.enqueue(encoder.encode(`:\n\n${writeAll(playsSince(lastId), base)}`));
          },
          cancel: () => remove(own, false),
        },
        new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
      );
    },
    update,
    comment: () => send(() => ':\n\n'),
    close() {
      for (const listener of [...listeners]) remove(listener, true);
    },
  };
}
