/** Runs Debian's Icecast with two encoders: the one in this file, and `ices2`. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createBroadcast } from '../../src/panel/station/audio/broadcast.js';
import type { SoundFormat } from '../../src/panel/station/audio/format.js';
import { endWithTests } from './end-with-tests.js';
import { freePort } from './sshd.js';
import { until } from './until.js';
import { pathOf, whyMissing } from './why-missing.js';

export interface RealIcecast {
  readonly url: string;
  /** Connects an encoder to a mount. The encoder sends sound without titles, which `setTitle` can set. */
  send(mount: string): Promise<Encoder>;
  /** Connects `ices2` to a mount. `ices2` sends Ogg Vorbis, which contains artist and title. */
  sendOgg(mount: string): OggEncoder;
  /** Sends the request with which an encoder sets the title. */
  setTitle(mount: string, fields: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

export interface Encoder {
  close(): Promise<void>;
}

export interface OggEncoder extends Encoder {
  play(artist: string, title: string): void;
}

const PASSWORD = 'of-this-test';
const NOBODY_UID = 65534;
/** Uncompressed sound of 256 kbit/s. */
const SOUND: SoundFormat = { samplesPerSecond: 16_000, bytesPerSample: 2 };
const WAV_HEADER_BYTES = 44;

/** Returns the reason to skip tests with Icecast, or false. */
export const whyNoIcecast = (): string | false => whyMissing('icecast2', 'ices2');

export async function openRealIcecast(): Promise<RealIcecast> {
  const folder = mkdtempSync(join(tmpdir(), 'onair-icecast-'));
  // Icecast refuses to run as root, so another user must be able to write to this folder.
  chmodSync(folder, 0o777);
  const port = await freePort();
  writeFileSync(join(folder, 'icecast.xml'), icecastXml(port, folder));
  const server = start('icecast2', ['-c', join(folder, 'icecast.xml')]);
  const url = `http://127.0.0.1:${port}`;
  await until(() => {
    if (server.exitCode !== null) throw new Error('icecast2 exited');
    return fetch(`${url}/status-json.xsl`).then(
      (response) => response.arrayBuffer().then(() => response.ok),
      () => false,
    );
  }, 'icecast2 answers');

  const authorization = `Basic ${Buffer.from(`source:${PASSWORD}`).toString('base64')}`;
  return {
    url,
    async send(mount) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      const head = [
        `PUT ${mount} HTTP/1.1`,
        `Authorization: ${authorization}`,
        'Content-Type: audio/mpeg',
        'Ice-Name: Test Radio',
        'Ice-Bitrate: 256',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      const [response] = (await once(socket, 'data')) as [Buffer];
      if (!/^HTTP\/1\.\d 200/.test(String(response))) throw new Error(String(response));
      const broadcast = createBroadcast(mount, SOUND);
      const sound = Readable.fromWeb(broadcast.listen() as never).on('error', () => undefined);
      sound.pipe(socket);
      return {
        async close() {
          sound.unpipe(socket);
          broadcast.close();
          if (socket.closed) return;
          const gone = once(socket, 'close');
          socket.destroy();
          await gone;
        },
      };
    },
    sendOgg(mount) {
      const tags = join(folder, 'tags');
      writeFileSync(tags, '');
      writeFileSync(join(folder, 'ices.xml'), icesXml(port, mount, folder));
      const child = start('ices2', [join(folder, 'ices.xml')]);
      const broadcast = createBroadcast(mount, SOUND);
      const sound = Readable.fromWeb(broadcast.listen() as never, { highWaterMark: 1 });
      let hasHeader = true;
      sound.on('data', (bytes: Uint8Array) => {
        child.stdin!.write(hasHeader ? bytes.subarray(WAV_HEADER_BYTES) : bytes);
        hasHeader = false;
      });
      child.stdin!.on('error', () => undefined);
      return {
        play(artist, title) {
          writeFileSync(tags, `artist=${artist}\ntitle=${title}\n`);
          child.kill('SIGUSR1');
        },
        async close() {
          broadcast.close();
          await end(child);
        },
      };
    },
    async setTitle(mount, fields) {
      const query = new URLSearchParams({ mount, mode: 'updinfo', ...fields });
      const response = await fetch(`${url}/admin/metadata?${query}`, { headers: { authorization } });
      const text = await response.text();
      if (!response.ok) throw new Error(`${response.status} ${text}`);
    },
    async close() {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function start(program: string, args: string[]): ChildProcess {
  const user = process.getuid?.() === 0 ? { uid: NOBODY_UID, gid: NOBODY_UID } : {};
  const child = spawn(pathOf(program)!, args, { stdio: ['pipe', 'ignore', 'ignore'], ...user });
  endWithTests(child);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(late);
}

/** Debian's configuration with other passwords, folders and port. */
function icecastXml(port: number, folder: string): string {
  return `<icecast>
  <location>Earth</location>
  <admin>icemaster@localhost</admin>
  <limits><clients>100</clients><sources>4</sources></limits>
  <authentication>
    <source-password>${PASSWORD}</source-password>
    <admin-user>admin</admin-user>
    <admin-password>${PASSWORD}</admin-password>
  </authentication>
  <hostname>localhost</hostname>
  <listen-socket><port>${port}</port><bind-address>127.0.0.1</bind-address></listen-socket>
  <http-headers><header name="Access-Control-Allow-Origin" value="*" /></http-headers>
  <paths>
    <basedir>/usr/share/icecast2</basedir>
    <logdir>${folder}</logdir>
    <webroot>/usr/share/icecast2/web</webroot>
    <adminroot>/usr/share/icecast2/admin</adminroot>
    <alias source="/" destination="/status.xsl" />
  </paths>
  <logging><accesslog>access.log</accesslog><errorlog>error.log</errorlog></logging>
</icecast>`;
}

function icesXml(port: number, mount: string, folder: string): string {
  return `<ices>
  <background>0</background>
  <logpath>${folder}</logpath>
  <logfile>ices.log</logfile>
  <stream>
    <metadata><name>Test Radio</name></metadata>
    <input>
      <module>stdinpcm</module>
      <param name="rate">${SOUND.samplesPerSecond}</param>
      <param name="channels">1</param>
      <param name="metadatafilename">${join(folder, 'tags')}</param>
    </input>
    <instance>
      <hostname>127.0.0.1</hostname>
      <port>${port}</port>
      <password>${PASSWORD}</password>
      <mount>${mount}</mount>
      <encode><quality>0</quality><samplerate>${SOUND.samplesPerSecond}</samplerate><channels>1</channels></encode>
    </instance>
  </stream>
</ices>`;
}
