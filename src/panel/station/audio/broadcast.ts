/**
 * Streams the audio of one channel to any number of listeners, who all hear the same part of it at the same
 * time.
 */
import { renderChordLoop } from './chord-loop.js';
import { wavHeader, type SoundFormat } from './format.js';

export interface Broadcast {
  /**
   * Returns a stream with a WAV header followed by endless audio. The stream ends if its reader cancels it or
   * falls behind, or if the broadcast closes.
   */
  listen(): ReadableStream<Uint8Array>;
  readonly listeners: number;
  close(): void;
}

/** Number of bytes that a new listener gets immediately. Chromium starts playing only after 224 KiB. */
const BURST = 240 * 1024;
const SEND_EVERY_MS = 200;
/** A listener with more unread audio than this is dropped. */
const MAX_LAG_SECONDS = 30;

type Listener = ReadableStreamDefaultController<Uint8Array>;

/** Creates a broadcast. `name` determines the music, which isn't rendered until the first listener connects. */
export function createBroadcast(name: string, format: SoundFormat): Broadcast {
  const bytesPerSecond = format.samplesPerSecond * format.bytesPerSample;
  const listeners = new Set<Listener>();
  const started = performance.now();
  let loop: Uint8Array | undefined;
  let sent = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  /** Number of audio bytes that listeners should have received since the start of the broadcast. */
  function position(): number {
    const samples = Math.floor(((performance.now() - started) / 1000) * format.samplesPerSecond);
    return samples * format.bytesPerSample + BURST;
  }

  function soundBetween(from: number, to: number): Uint8Array {
    loop ??= renderChordLoop(name, format);
    const sound = new Uint8Array(to - from);
    for (let done = 0; done < sound.length;) {
      const start = (from + done) % loop.length;
      const slice = loop.subarray(start, start + sound.length - done);
      sound.set(slice, done);
      done += slice.length;
    }
    return sound;
  }

  function sendNext(): void {
    const now = position();
    const sound = soundBetween(sent, now);
    sent = now;
    for (const listener of listeners) {
      if ((listener.desiredSize ?? 0) < -BURST - MAX_LAG_SECONDS * bytesPerSecond) remove(listener, true);
      else listener.enqueue(sound.slice());
    }
  }

  function remove(listener: Listener, end: boolean): void {
    if (listeners.delete(listener) && end) listener.close();
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function add(listener: Listener): void {
    if (closed) return listener.close();
    if (timer === undefined) {
      sent = position();
      timer = setInterval(sendNext, SEND_EVERY_MS);
      timer.unref();
    }
    listeners.add(listener);
    listener.enqueue(wavHeader(format));
    listener.enqueue(soundBetween(sent - BURST, sent));
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
            add(controller);
          },
          cancel: () => remove(own, false),
        },
        new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
      );
    },
    close() {
      closed = true;
      for (const listener of [...listeners]) remove(listener, true);
    },
  };
}
