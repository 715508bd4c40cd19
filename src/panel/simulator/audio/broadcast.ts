/** One channel's sound on its way to any number of listeners: made once, paced once, heard at the same place by all. */
import { renderChordLoop } from './chord-loop.js';
import { wavHeader, type SoundFormat } from './format.js';

export interface Broadcast {
  /** Endless sound with a header in front; ends when its reader cancels, lags far behind, or the broadcast closes. */
  listen(): ReadableStream<Uint8Array>;
  /** How many are listening. */
  readonly listeners: number;
  close(): void;
}

/** What a listener gets at once, in bytes: Chromium does not begin before it has 224 KiB of such sound. */
const BURST = 240 * 1024;
const BEAT = 200;
/** A reader that has left this much unread is gone, or may as well be. */
const LAG_SECONDS = 30;

type Listener = ReadableStreamDefaultController<Uint8Array>;

/** `name` chooses the music. Costs nothing until somebody listens. */
export function createBroadcast(name: string, format: SoundFormat): Broadcast {
  const bytesPerSecond = format.samplesPerSecond * format.bytesPerSample;
  const listeners = new Set<Listener>();
  const begun = performance.now();
  let loop: Uint8Array | undefined;
  let sent = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function position(): number {
    const samples = Math.floor(((performance.now() - begun) / 1000) * format.samplesPerSecond);
    return samples * format.bytesPerSample + BURST;
  }

  function sound(from: number, to: number): Uint8Array {
    loop ??= renderChordLoop(name, format);
    const part = new Uint8Array(to - from);
    for (let done = 0; done < part.length;) {
      const start = (from + done) % loop.length;
      const piece = loop.subarray(start, start + part.length - done);
      part.set(piece, done);
      done += piece.length;
    }
    return part;
  }

  function beat(): void {
    const now = position();
    const part = sound(sent, now);
    sent = now;
    for (const listener of listeners) {
      if ((listener.desiredSize ?? 0) < -BURST - LAG_SECONDS * bytesPerSecond) leave(listener, true);
      else listener.enqueue(part.slice());
    }
  }

  function leave(listener: Listener, end: boolean): void {
    if (listeners.delete(listener) && end) listener.close();
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function join(listener: Listener): void {
    if (closed) return listener.close();
    if (timer === undefined) {
      sent = position();
      timer = setInterval(beat, BEAT);
      timer.unref();
    }
    listeners.add(listener);
    listener.enqueue(wavHeader(format));
    listener.enqueue(sound(sent - BURST, sent));
  }

  return {
    get listeners() {
      return listeners.size;
    },
    listen() {
      let own: Listener;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            own = controller;
            join(controller);
          },
          cancel: () => leave(own, false),
        },
        new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
      );
    },
    close() {
      closed = true;
      for (const listener of [...listeners]) leave(listener, true);
    },
  };
}
