/** A stream with titles in it, as Icecast and Shoutcast send it: real sound would be no other bytes to the relay. */
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

export interface StreamServer {
  url: string;
  /** Heads of the requests, oldest first. */
  requests: string[];
  /** How many listen now. */
  listeners(): number;
  /** How many titles were sent. */
  readonly blocks: number;
  /** Sets the title; bytes where its encoding is not UTF-8. */
  title(text: string | Uint8Array): void;
  /** Ends all streams; those that come are taken. */
  cut(): void;
  close(): Promise<void>;
}

export interface StreamOptions {
  /** The first line of an answer. */
  status?: string;
  interval?: number;
  headers?: string[];
}

export async function openStream({
  status = 'ICY 200 OK',
  interval = 400,
  headers = ['icy-name:Radio Meridian', 'icy-br:128', 'Content-Type: audio/mpeg'],
}: StreamOptions = {}): Promise<StreamServer> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  let block = blockOf('');
  let blocks = 0;
  const server = createServer((socket) => {
    let told: Buffer | null = null;
    let beat: NodeJS.Timeout | undefined;
    const play = (): void => {
      socket.write(Buffer.alloc(interval, 0xff));
      socket.write(told === block ? Buffer.alloc(1) : block);
      if (told !== block) blocks += 1;
      told = block;
    };
    sockets.add(socket);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(beat);
        sockets.delete(socket);
      })
      .once('data', (data) => {
        requests.push(String(data));
        socket.write([status, ...headers, `icy-metaint:${interval}`, '', ''].join('\r\n'));
        beat = setInterval(play, 20);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      cut();
    });
  after(close);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/live.mp3`,
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

/** Its length in 16 bytes, and the text. */
function blockOf(title: string | Uint8Array): Buffer {
  const text = Buffer.concat([
    Buffer.from("StreamTitle='"),
    Buffer.from(title),
    Buffer.from("';StreamUrl='';"),
  ]);
  const length = Math.ceil(text.length / 16);
  return Buffer.concat([Buffer.from([length]), text, Buffer.alloc(length * 16 - text.length)]);
}
