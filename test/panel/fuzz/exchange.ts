/**
 * In:  the bytes of a request, well-formed or not.
 * Out: the status of the first answer and what came, or how the connection ended.
 *
 * A socket and no client: a client would refuse to send half of this.
 */
import { connect } from 'node:net';

export interface Exchange {
  /** Null when the connection ended without an answer. */
  status: number | null;
  /** The first bytes that came. */
  text: string;
  /** Whether it took longer than allowed. */
  isLate: boolean;
}

/** A stream never ends: its head is answer enough. */
const ENDLESS = /\r\ncontent-type: audio\//i;
const ENOUGH = 65_536;

/** Settles when the answer has come, or the connection has ended, or after `patience` milliseconds. */
export function exchange(port: number, parts: readonly Buffer[], patience: number): Promise<Exchange> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    const end = (isLate: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      // Before the answer, a panel may ask for the body.
      text = text.replace(/^(HTTP\/1\.1 100 [^]*?\r\n\r\n)+/, '');
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
      resolve({ status: status === undefined ? null : Number(status), text, isLate });
    };
    const timer = setTimeout(() => end(true), patience);
    socket.on('data', (chunk: Buffer) => {
      if (text.length < ENOUGH) text += chunk.toString('latin1');
      if (text.includes('\r\n\r\n') && ENDLESS.test(text)) end(false);
    });
    socket.on('close', () => end(false));
    // Cut by the panel while there was more to send: what came before counts.
    socket.on('error', () => undefined);
    socket.on('connect', () => {
      // All at once: a panel that has answered reads on for half a second only, and what is sent to nobody takes its answer away.
      socket.cork();
      for (const part of parts) socket.write(part);
      socket.uncork();
    });
  });
}
