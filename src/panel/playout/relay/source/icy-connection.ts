/**
 * Opens a stream with titles. Old servers respond with `ICY 200 OK`, which HTTP clients reject, so this file contains a
 * minimal HTTP/1.0 client.
 */
import { connect as connectPlainly, type LookupFunction, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { SourceFailure } from './source-failure.js';
import { reasonOf, type Network } from './network.js';
import { USER_AGENT } from './user-agent.js';

export interface IcyStream {
  /** Headers of the response by name, in lower case. */
  headers: ReadonlyMap<string, string>;
  /** Bytes of audio between two metadata blocks. */
  interval: number;
  /** Bytes of the stream that arrived together with the headers. */
  first: Uint8Array;
  /** The connection, from which the rest of the stream can be read. */
  socket: Socket;
}

const MAX_HEAD_BYTES = 16 * 1024;
const MAX_REDIRECTS = 5;
/** Limits on `icy-metaint`. For real servers, there are 4,096 to 65,536 bytes of audio between two blocks. */
const MIN_INTERVAL = 256;
const MAX_INTERVAL = 1024 * 1024;

/** Throws `SourceFailure` if there is no stream or if the stream contains no titles. */
export async function openIcy(
  address: string,
  network: Network,
  closed: AbortSignal,
  headMilliseconds = 10_000,
): Promise<IcyStream> {
  const signal = AbortSignal.any([closed, AbortSignal.timeout(headMilliseconds)]);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const socket = await connect(url, network, signal);
    try {
      socket.write(requestOf(url));
      const { status, headers, first } = await readHead(socket, signal);
      const location = headers.get('location');
      if (status >= 300 && status < 400 && location !== undefined && URL.canParse(location, url.href)) {
        socket.destroy();
        url = new URL(location, url);
        if (!/^https?:$/.test(url.protocol)) throw new SourceFailure('it redirects to an invalid address');
        continue;
      }
      if (status !== 200) throw new SourceFailure(`it responded with status ${status}`);
      const interval = Number(headers.get('icy-metaint'));
      if (!(Number.isInteger(interval) && interval > 0 && interval <= MAX_INTERVAL))
        throw new SourceFailure('its stream has no titles');
      if (interval < MIN_INTERVAL)
        throw new SourceFailure(`its stream has a title every ${interval} bytes, too often for a station`);
      return { headers, interval, first, socket };
    } catch (error) {
      socket.destroy();
      throw error;
    }
  }
  throw new SourceFailure('it redirects too often');
}

function connect(url: URL, network: Network, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const port = Number(url.port) || (isSecure ? 443 : 80);
    const lookup: LookupFunction = network.lookup;
    try {
      network.check(url);
    } catch (error) {
      return reject(new SourceFailure((error as Error).message));
    }
    const socket = isSecure
      ? connectSecurely({ host, port, lookup, servername: host })
      : connectPlainly({ host, port, lookup });
    const giveUp = (error?: Error): void => {
      signal.removeEventListener('abort', onAbort);
      socket.destroy();
      reject(new SourceFailure(reasonOf(error)));
    };
    const onAbort = (): void => giveUp();
    signal.addEventListener('abort', onAbort);
    socket.once('error', giveUp);
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      signal.removeEventListener('abort', onAbort);
      socket.off('error', giveUp);
      resolve(socket);
    });
  });
}

function requestOf(url: URL): string {
  const lines = [
    `GET ${url.pathname}${url.search} HTTP/1.0`,
    `Host: ${url.host}`,
    `User-Agent: ${USER_AGENT}`,
    'Accept: */*',
    'Icy-MetaData: 1',
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

interface Head {
  status: number;
  headers: Map<string, string>;
  first: Uint8Array;
}

function readHead(socket: Socket, signal: AbortSignal): Promise<Head> {
  return new Promise((resolve, reject) => {
    let head = Buffer.alloc(0);
    const settle = (): void => {
      socket.off('data', onData).off('close', onClose).off('error', onError).pause();
      signal.removeEventListener('abort', onAbort);
    };
    const fail = (reason: string): void => {
      settle();
      reject(new SourceFailure(reason));
    };
    const onClose = (): void => fail('it closed the connection');
    const onError = (error: Error): void => fail(reasonOf(error));
    const onAbort = (): void => fail("it doesn't respond in time");
    const onData = (piece: Buffer): void => {
      head = Buffer.concat([head, piece]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) {
        if (head.length > MAX_HEAD_BYTES) fail('its response headers are too long');
        return;
      }
      settle();
      resolve({ ...parseHead(head.subarray(0, end).toString('latin1')), first: head.subarray(end + 4) });
    };
    socket.on('data', onData).once('close', onClose).once('error', onError);
    signal.addEventListener('abort', onAbort);
  });
}

function parseHead(text: string): Omit<Head, 'first'> {
  const [line = '', ...fields] = text.split('\r\n');
  const [, status] = /^(?:HTTP\/1\.[01]|ICY) (\d{3})/.exec(line) ?? [];
  const headers = new Map(
    fields.map((field) => {
      const colon = field.indexOf(':');
      return [field.slice(0, colon).trim().toLowerCase(), field.slice(colon + 1).trim()] as const;
    }),
  );
  return { status: Number(status ?? 0), headers };
}
