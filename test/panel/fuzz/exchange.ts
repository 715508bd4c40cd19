/** Sends raw requests over a socket, because an HTTP client would refuse to send malformed ones. */
import { connect } from 'node:net';

export interface Exchange {
  /** Null if the connection ended without a response. */
  status: number | null;
  /** The first received bytes. */
  text: string;
  /** True if the response took longer than allowed. */
  isLate: boolean;
}

/** Streams never end, so their headers are sufficient. */
const ENDLESS = /\r\ncontent-type: audio\//i;
const ENOUGH = 65_536;

/** Resolves when the response has arrived, when the connection has ended, or after `patience` milliseconds. */
export function exchange(port: number, parts: readonly Buffer[], patience: number): Promise<Exchange> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    const end = (isLate: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      // The panel may request the body with 100 Continue before the response.
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
    // The panel closed the connection before the whole body was sent. The data that was received until then is the response.
    socket.on('error', () => undefined);
    socket.on('connect', () => {
      // Sends all at once. After a response the panel reads for only half a second, and data sent later would reset the connection.
      socket.cork();
      for (const part of parts) socket.write(part);
      socket.uncork();
    });
  });
}
