/** An SFTP server in this process, without a real port. The test chooses its responses, including ones that no real server sends. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import ssh2, { type Connection, type FileEntry, type SFTPWrapper } from 'ssh2';
import type { MigrationSource } from '../../../../src/panel/base/options.js';
import { listenInProcess, stopListening } from '../../../kit/in-process-server.js';

export interface Told {
  name: string;
  kind?: 'file' | 'folder' | 'link';
  /** Size that the host reports; by default the size of `content`. */
  size?: number;
  content?: string;
}

export interface SftpHost extends MigrationSource {
  username: string;
  password: string;
  close(): void;
}

const PASSWORD = 'anything';
const KINDS = { file: 0o100644, folder: 0o040755, link: 0o120777 };
const { STATUS_CODE } = ssh2.utils.sftp;

/** `list` returns the entries of a folder, call by call, and null at the end; `speak` replaces more of the protocol. */
export function openSftpHost(
  list: (path: string, requested: number) => Told[] | null,
  speak: (sftp: SFTPWrapper) => void = () => undefined,
): SftpHost {
  const { private: key, public: publicKey } = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 });
  const connections = new Set<Connection>();
  const host = new ssh2.Server({ hostKeys: [key] }, (client) => {
    connections.add(client);
    client.on('error', () => undefined).on('close', () => connections.delete(client));
    client.on('authentication', (requested) => {
      if (requested.method === 'password' && requested.password === PASSWORD) requested.accept();
      else requested.reject(['password']);
    });
    client.on('session', (accept) => accept().on('sftp', (begin) => serve(begin(), list, speak)));
  });
  const port = listenInProcess(createServer((socket) => host.injectSocket(socket)));
  const wire = Buffer.from(publicKey.split(' ')[1] ?? '', 'base64');
  return {
    host: '127.0.0.1',
    port,
    fingerprint: `SHA256:${createHash('sha256').update(wire).digest('base64').replace(/=+$/, '')}`,
    username: 'anybody',
    password: PASSWORD,
    close() {
      stopListening(port);
      for (const connection of connections) connection.end();
    },
  };
}

function serve(
  sftp: SFTPWrapper,
  list: (path: string, requested: number) => Told[] | null,
  speak: (sftp: SFTPWrapper) => void,
) {
  const paths: { path: string; asked: number }[] = [];
  const open = (path: string) => {
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(paths.push({ path, asked: 0 }) - 1);
    return handle;
  };
  const opened = (handle: Buffer) => paths[handle.readUInt32BE()] ?? { path: '', asked: 0 };
  const told = ({ path }: { path: string }) => {
    const [, folder = '', name = ''] = /^(.*)\/(.*)$/.exec(path) ?? [];
    return list(folder, 0)?.find((each) => each.name === name);
  };
  sftp.on('OPENDIR', (id, path) => sftp.handle(id, open(path)));
  sftp.on('READDIR', (id, handle) => {
    const folder = opened(handle);
    const entries = list(folder.path, folder.asked++);
    if (entries === null) sftp.status(id, STATUS_CODE.EOF);
    else sftp.name(id, entries.map(entryOf));
  });
  sftp.on('OPEN', (id, path) => sftp.handle(id, open(path)));
  sftp.on('FSTAT', (id, handle) => sftp.attrs(id, entryOf(told(opened(handle)) ?? { name: '' }).attrs));
  sftp.on('READ', (id, handle, from, length) => {
    const content = Buffer.from(told(opened(handle))?.content ?? '').subarray(from, from + length);
    if (content.length === 0) sftp.status(id, STATUS_CODE.EOF);
    else sftp.data(id, content);
  });
  sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
  speak(sftp);
}

function entryOf({ name, kind = 'file', content = '', size = content.length }: Told): FileEntry {
  const attrs = { mode: KINDS[kind], uid: 0, gid: 0, size, atime: 0, mtime: 1_000_000 };
  return { filename: name, longname: name, attrs };
}
