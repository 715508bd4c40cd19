/**
 * In:  what is put on air on one server.
 * Out: the same as an event stream, for any number of listeners.
 *
 * An event holds the whole record. After a bare hint everybody would ask a cache, which may still have the old title.
 */
import type { PanelState } from '../state.js';
import { publicRecord } from './routes.js';
import type { StoredPlay } from './rows.js';

/** By a comment, both ends and what lies between see that the connection lives: milliseconds. */
export const COMMENT_EVERY = 20_000;
/** How many plays a listener is told that comes back. One that was away for longer asks for the history. */
const MAX_MISSED = 20;
/** A listener that has left more than this unread is dropped: bytes. */
const MAX_UNREAD = 256 * 1024;

interface Listener {
  controller: ReadableStreamDefaultController<Uint8Array>;
  /** Of absolute URLs in records. */
  base: string;
  onLeave: () => void;
}

export interface EventStream {
  /** The play on air, or those since the one with the id `last`; then each one that begins. Ends when the reader cancels or is too slow; then `onLeave` is called. */
  listen(base: string, last: number | null, onLeave: () => void): ReadableStream<Uint8Array>;
  /** Sends what has begun since. */
  update(): void;
  comment(): void;
  close(): void;
}

export function createEventStream(state: PanelState, server: number): EventStream {
  const { history } = state.store;
  const encoder = new TextEncoder();
  const listeners = new Set<Listener>();
  /** The newest play that the listeners have, as it was sent. */
  let sent: StoredPlay | undefined;

  const write = (play: StoredPlay, base: string): string =>
    `id: ${play.id}\ndata: ${JSON.stringify(publicRecord(state, play, base))}\n\n`;

  function remove(listener: Listener, isOver: boolean): void {
    if (!listeners.delete(listener)) return;
    listener.onLeave();
    if (isOver) listener.controller.close();
  }

  function send(textFor: (base: string) => string): void {
    const texts = new Map<string, Uint8Array>();
    for (const listener of listeners) {
      const { base, controller } = listener;
      const bytes = texts.get(base) ?? encoder.encode(textFor(base));
      texts.set(base, bytes);
      if ((controller.desiredSize ?? 0) < -MAX_UNREAD) remove(listener, true);
      else controller.enqueue(bytes.slice());
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
    send((base) => plays.map((play) => write(play, base)).join(''));
  }

  return {
    listen(base, last, onLeave) {
      // Those who listen already are told first: the newcomer reads that below.
      if (listeners.size > 0) update();
      else sent = history.latest(server);
      let own: Listener;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            own = { controller, base, onLeave };
            listeners.add(own);
            // A comment at least, so that the headers of the answer leave at once.
            const plays = since(last).map((play) => write(play, base));
            controller.enqueue(encoder.encode(`:\n\n${plays.join('')}`));
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
