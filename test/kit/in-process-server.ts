/**
 * Servers without a port. Clients in this process connect to 127.0.0.1 and a port number that the system never assigns. `node:net` then
 * returns one end of a pair of streams, and the server gets the other end.
 */
import type { EventEmitter } from 'node:events';
import { Agent } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import net, { type NetConnectOpts, type Server, type Socket } from 'node:net';
import { Duplex } from 'node:stream';

// Keep the real functions, since connections may end while a test uses fake timers.
const { setInterval, clearInterval, setImmediate } = globalThis;

/** The last port number that was used. These numbers are above the range that Linux uses for connections. */
let lastPort = 61_000;
const servers = new Map<number, EventEmitter>();

/** Accepts connections and returns the port. */
export function listenInProcess(server: Server): number {
  install();
  servers.set((lastPort += 1), server);
  return lastPort;
}

/** Starts a TCP server that passes each connection to `serve`. Returns the port. */
export function serveInProcess(serve: (socket: Socket) => void): number {
  return listenInProcess(net.createServer(serve));
}

/** Refuses new connections to this port. Open connections stay open. */
export function stopListening(port: number): void {
  servers.delete(port);
}

/** One end of a connection. As with a real one, the other end receives data in a later turn of the event loop. */
class End extends Duplex {
  other!: End;
  readonly remoteAddress = '127.0.0.1';
  readonly remoteFamily = 'IPv4';
  readonly localAddress = '127.0.0.1';
  readonly connecting = false;
  readonly readyState = 'open';
  bytesRead = 0;
  bytesWritten = 0;
  private afterRead: (() => void) | null = null;

  constructor(
    readonly localPort: number,
    readonly remotePort: number,
  ) {
    super();
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.bytesWritten += chunk.length;
    setImmediate(() => {
      const { other } = this;
      if (other.destroyed) return done();
      other.bytesRead += chunk.length;
      if (other.push(chunk)) done();
      else other.afterRead = done;
    });
  }

  override _read(): void {
    const { afterRead } = this;
    this.afterRead = null;
    afterRead?.();
  }

  override _final(done: () => void): void {
    setImmediate(() => {
      this.other.push(null);
      done();
    });
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.unref();
    setImmediate(() => this.other.destroy());
    done(error);
  }

  address() {
    return { address: this.localAddress, family: 'IPv4', port: this.localPort };
  }

  destroySoon(): void {
    this.end(() => this.destroy());
  }

  setTimeout = () => this;
  setNoDelay = () => this;
  setKeepAlive = () => this;

  /** Keeps the process alive until the connection is closed or unreferenced, as a real one does. */
  private alive: NodeJS.Timeout | undefined;

  ref = () => {
    this.alive ??= setInterval(() => undefined, 2 ** 30);
    return this;
  };

  unref = () => {
    clearInterval(this.alive);
    this.alive = undefined;
    return this;
  };
}

const CLIENT_PORT = 50_000;

function connectInProcess(server: EventEmitter, port: number): Socket {
  const client = new End(CLIENT_PORT, port);
  const peer = new End(port, CLIENT_PORT);
  client.other = peer;
  peer.other = client;
  client.ref();
  setImmediate(() => {
    if (client.destroyed) return;
    server.emit('connection', peer);
    client.emit('connect');
    client.emit('ready');
  });
  return client as unknown as Socket;
}

let isInstalled = false;
function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  const { connect } = net;
  const routed = (...given: unknown[]): Socket => {
    const [target] = given as [Partial<{ host: string; port: number | string }>];
    const server = servers.get(Number(target.port));
    const isHere = target.host === '127.0.0.1' || target.host === 'localhost';
    if (!server || !isHere) return (connect as (...all: unknown[]) => Socket)(...given);
    return connectInProcess(server, Number(target.port));
  };
  net.connect = routed;
  net.createConnection = routed;
  syncBuiltinESMExports();
  Object.assign(Agent.prototype, {
    createConnection: (options: NetConnectOpts, done?: () => void) => net.createConnection(options, done),
  });
}
