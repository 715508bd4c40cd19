/**
 * In:  what is put on air on one server.
 * Out: the same as an event stream, for any number of listeners.
 *
 * An event holds the whole record. After a bare hint everybody would ask a cache, which may still have the old title.
 */
import type { StationState } from '../state.js';
import { publicRecord } from './routes.js';
import type { StoredPlay } from '../../store/history.js';

/** By a comment, both ends and what lies between see that the connection lives: milliseconds. */
export const COMMENT_EVERY = 20_000;
/** How many plays are sent at once to a client that missed them. One that was away for longer requests the history. */
const MAX_MISSED = 20;
/** Of several plays, the newest that fit into this are sent: bytes. */
const MAX_AT_ONCE = 64 * 1024;
/** A client is dropped when more than this would be unread: bytes of everything that is not with the operating system yet. */
const MAX_UNREAD = 128 * 1024;

/** What lies between the stream and the network. */
export interface Connection {
  /** Bytes that the operating system has not accepted yet. */
  unread(): number;
  /** Cuts the connection and frees what is unread. */
  cut(): void;
}

interface Listener {
  controller: ReadableStreamDefaultController<Uint8Array>;
  /** Of absolute URLs in records. */
  base: string;
  connection: Connection;
  onLeave: () => void;
}

export interface EventStream {
  /** The current play, or those since the one with the id `last`; then each one that starts. Ends when the reader cancels or is too slow; then `onLeave` is called. */
  listen(
    base: string,
    last: number | null,
    connection: Connection,
    onLeave: () => void,
  ): ReadableStream<Uint8Array>;
  /** Sends what has begun since. */
  update(): void;
  comment(): void;
  close(): void;
}

export function createEventStream(state: StationState, server: number): EventStream {
  const { history } = state.store;
  const encoder = new TextEncoder();
  const listeners = new Set<Listener>();
  /** The newest play that the listeners have, as it was sent. */
  let sent: StoredPlay | undefined;

  const write = (play: StoredPlay, base: string): string =>
    `id: ${play.id}\ndata: ${JSON.stringify(publicRecord(state, play, base))}\n\n`;

  /** Writes plays, oldest first, from the newest back as far as they fit; the newest one always. */
  function writeAll(plays: readonly StoredPlay[], base: string): string {
    const texts: string[] = [];
    let bytes = 0;
    for (const play of [...plays].reverse()) {
      const text = write(play, base);
      bytes += Buffer.byteLength(text);
      if (bytes > MAX_AT_ONCE && texts.length > 0) break;
      texts.unshift(text);
    }
    return texts.join('');
  }

  function remove(listener: Listener, isOver: boolean): void {
    if (!listeners.delete(listener)) return;
    listener.onLeave();
    if (isOver) listener.controller.close();
  }

  function send(textFor: (base: string) => string): void {
    const texts = new Map<string, Uint8Array>();
    for (const listener of listeners) {
      const { base, controller, connection } = listener;
      const bytes = texts.get(base) ?? encoder.encode(textFor(base));
      texts.set(base, bytes);
      const unread = connection.unread() - (controller.desiredSize ?? 0);
      if (unread + bytes.length > MAX_UNREAD) {
        remove(listener, true);
        connection.cut();
      } else controller.enqueue(bytes.slice());
    }
  }

  /** The newest plays, oldest first, that began after the one with this id; only the newest one where that is not among them. */
  function since(last: number | null): StoredPlay[] {
    const newest = history.slice(server, { limit: last === null ? 1 : MAX_MISSED, offset: 0 }, 'desc');
    const known = newest.findIndex(({ id }) => id === last);
    return newest.slice(0, known < 0 ? 1 : known).reverse();
  }

  function update(): void {
    if (listeners.size === 0) return;
    const latest = history.latest(server);
    if (!latest || JSON.stringify(latest) === JSON.stringify(sent)) return;
    // A play that is corrected, or that another one replaced in the past, is told alone.
    const plays = sent && sent.id !== latest.id ? since(sent.id) : [latest];
    sent = latest;
    send((base) => writeAll(plays, base));
  }

  return {
    listen(base, last, connection, onLeave) {
      // Those who listen already are told first: the newcomer reads that below.
      if (listeners.size > 0) update();
      else sent = history.latest(server);
      let own: Listener;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            own = { controller, base, connection, onLeave };
            listeners.add(own);
            // A comment at least, so that the headers of the response are sent at once.
            controller.enqueue(encoder.encode(`:\n\n${writeAll(since(last), base)}`));
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
