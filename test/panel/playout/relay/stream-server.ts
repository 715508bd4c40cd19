/** A stream with titles, as Icecast and Shoutcast send it, without a real port. The audio is filler bytes. */
import { createServer, type Socket } from 'node:net';
import { after } from 'node:test';
import { listenInProcess, stopListening } from '../../../kit/in-process-server.js';

export interface StreamServer {
  url: string;
  /** Heads of the requests, oldest first. */
  requests: string[];
  /** Number of listeners. */
  listeners(): number;
  /** Number of titles that were sent. */
  readonly blocks: number;
  /** Sets the title; bytes if its encoding is not UTF-8. */
  title(text: string | Uint8Array): void;
  /** Ends all streams, and accepts new ones. */
  cut(): void;
  close(): void;
}

export interface StreamOptions {
  /** The status line of the response. */
  status?: string;
  interval?: number;
  headers?: string[];
}

export function openStream({
  status = 'ICY 200 OK',
  interval = 400,
  headers = ['icy-name:Radio Meridian', 'icy-br:128', 'Content-Type: audio/mpeg'],
}: StreamOptions = {}): StreamServer {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  let block = blockOf('');
  let blocks = 0;
  const server = createServer((socket) => {
    let sentBlock: Buffer | null = null;
    let timer: NodeJS.Timeout | undefined;
    const play = (): void => {
      socket.write(Buffer.alloc(interval, 0xff));
      socket.write(sentBlock === block ? Buffer.alloc(1) : block);
      if (sentBlock !== block) blocks += 1;
      sentBlock = block;
    };
    sockets.add(socket);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer);
        sockets.delete(socket);
      })
      .once('data', (data) => {
        requests.push(String(data));
        socket.write([status, ...headers, `icy-metaint:${interval}`, '', ''].join('\r\n'));
        timer = setInterval(play, 20);
      });
  });
  const port = listenInProcess(server);
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  const close = (): void => {
    stopListening(port);
    cut();
  };
  after(close);
  return {
    url: `http://127.0.0.1:${port}/live.mp3`,
    requests,
    listeners: () => sockets.size,
    get blocks() {
      return blocks;
    },
    title: (text) => void (block = blockOf(text)),
    cut,
    close,
  };
}

/** Returns the length byte and the text, padded to 16 bytes. */
function blockOf(title: string | Uint8Array): Buffer {
  const text = Buffer.concat([
    Buffer.from("StreamTitle='"),
    Buffer.from(title),
    Buffer.from("';StreamUrl='';"),
  ]);
  const length = Math.ceil(text.length / 16);
  return Buffer.concat([Buffer.from([length]), text, Buffer.alloc(length * 16 - text.length)]);
}
