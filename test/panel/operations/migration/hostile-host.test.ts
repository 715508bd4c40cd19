import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { ADMINISTRATOR, openPanel } from '../../../kit/open-panel.js';
import { openSftpHost, type SftpHost, type Told } from './sftp-host.js';
import { ACCOUNT, queryOf, TRANSFER } from './moving.js';
import { PATIENCE_MS } from '../../../kit/patience.js';

const folder = mkdtempSync(join(tmpdir(), 'onair-hostile-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Transfers everything from the host. Returns the result and all files on the disk afterwards. */
async function take(host: SftpHost) {
  const storage = mkdtempSync(join(folder, 'panel-'));
  const failures: unknown[] = [];
  const panel = openPanel({
    storage: join(storage, 'storage'),
    allowMigrationFrom: [host],
    report: (error) => failures.push(error),
  });
  await panel.add(ACCOUNT);
  const response = await panel.as(ADMINISTRATOR, 'GET', `${TRANSFER}?${queryOf(host)}`);
  host.close();
  assert.deepEqual(failures, [], 'nothing crashed');
  const files = readdirSync(storage, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(storage.length + 1));
  const read = (name: string) => readFileSync(join(storage, name), 'utf8');
  return {
    status: response.status,
    ...response.json<{ success: boolean; files: number }>(),
    kept: files,
    read,
  };
}

/** Lists the entries once, then ends the list. */
const once =
  (entries: Record<string, Told[]>) =>
  (path: string, requested: number): Told[] | null =>
    requested === 0 ? (entries[path] ?? []) : null;

const HERE = 'storage/2/files';

describe('a transfer from a malicious host', () => {
  it("writes nothing outside the account's folder", async () => {
    const names = [
      ...[
        '../escape',
        '../../escape',
        '/escape',
        '/tmp/escape',
        '..',
        '.',
        '',
        './',
        'a/b',
        'a/../../b',
        '..\\escape',
      ],
      ...[
        'C:\\escape',
        '\\\\host\\share',
        'null\0byte',
        'line\nbreak',
        'bell\u0007',
        'rubout\u007f',
        'old\u0085line',
      ],
      ...['x'.repeat(256), '漢'.repeat(86), 'not \uFFFD UTF-8'],
    ];
    const received = names.flatMap((name): Told[] => [
      { name, content: 'hostile' },
      { name, kind: 'folder' },
    ]);
    const host = openSftpHost(once({ '.': [...received, { name: 'fine.mp3', content: 'fine' }] }));
    const { status, success, files, kept, read } = await take(host);
    assert.deepEqual([status, success, files], [200, true, 1]);
    assert.deepEqual(kept, [`${HERE}/fine.mp3`]);
    assert.equal(read(`${HERE}/fine.mp3`), 'fine');
  });

  it('writes a single file for equivalent names', async () => {
    const names = [
      'Song.mp3',
      'song.mp3',
      'SONG.MP3',
      'caf\u00e9',
      'cafe\u0301',
      'song.mp3',
      'Straße',
      'STRASSE',
    ];
    const host = openSftpHost(once({ '.': names.map((name) => ({ name, content: name })) }));
    const { files, kept } = await take(host);
    assert.equal(files, 3, kept.join(' '));
    assert.equal(kept.length, 3);
  });

  it('follows no links', async () => {
    const entries: Record<string, Told[]> = {
      '.': [
        { name: 'link', kind: 'link' },
        { name: 'folder', kind: 'folder' },
      ],
      './folder': [{ name: 'link', kind: 'link' }],
      './link': [{ name: 'behind', content: 'behind' }],
    };
    const { success, files, kept } = await take(openSftpHost(once(entries)));
    assert.deepEqual([success, files, kept], [true, 0, []]);
  });

  it('stops in an infinitely deep tree', async () => {
    const down = (_: string, requested: number): Told[] | null =>
      requested === 0
        ? [
            { name: 'd', kind: 'folder' },
            { name: 'f', content: 'f' },
          ]
        : null;
    const { status, success, files } = await take(openSftpHost(down));
    assert.deepEqual([status, success], [500, false]);
    assert.ok(files > 10 && files < 100, `${files}`);
  });

  it('stops in an infinitely long list', async () => {
    const along = (_: string, requested: number): Told[] =>
      Array.from({ length: 1000 }, (__, n) => ({ name: `${requested}-${n}` }));
    const { status, success, files } = await take(openSftpHost(along));
    assert.deepEqual([status, success, files], [500, false, 0]);
  });

  it('rejects a forged size above the limit', async () => {
    const received = [{ name: 'endless', size: 2 ** 52, content: 'x'.repeat(1000) }];
    const { status, success, files, kept } = await take(openSftpHost(once({ '.': received })));
    assert.deepEqual([status, success, files, kept], [500, false, 0, []]);
  });

  it('discards a file that is shorter than announced', async () => {
    const received = [
      { name: 'a short', size: 100_000, content: 'x'.repeat(50_000) },
      { name: 'b whole', content: 'whole' },
    ];
    const { status, success, files, kept } = await take(openSftpHost(once({ '.': received })));
    assert.deepEqual([status, success, files], [500, false, 1]);
    assert.deepEqual(
      kept.filter((name) => name.startsWith(HERE)),
      [`${HERE}/b whole`],
    );
  });

  it('writes no more bytes than the host announced', async () => {
    const host = openSftpHost(once({ '.': [{ name: 'song', size: 100 }] }), (sftp) =>
      sftp.removeAllListeners('READ').on('READ', (id) => sftp.data(id, Buffer.alloc(30_000, 'x'))),
    );
    const { kept, read } = await take(host);
    assert.ok(kept.every((name) => read(name).length <= 100));
  });

  const speeches: [what: string, speak: Parameters<typeof openSftpHost>[1]][] = [
    [
      'a list instead of a handle',
      (sftp) => sftp.removeAllListeners('OPENDIR').on('OPENDIR', (id) => sftp.name(id, [])),
    ],
    [
      '"OK" instead of a handle',
      (sftp) => sftp.removeAllListeners('OPENDIR').on('OPENDIR', (id) => sftp.status(id, 0)),
    ],
    [
      '"OK" instead of a list',
      (sftp) => sftp.removeAllListeners('READDIR').on('READDIR', (id) => sftp.status(id, 0)),
    ],
    [
      'bytes instead of a handle',
      (sftp) => sftp.removeAllListeners('READDIR').on('READDIR', (id) => sftp.data(id, Buffer.alloc(9))),
    ],
    [
      'a handle instead of attributes',
      (sftp) => sftp.removeAllListeners('FSTAT').on('FSTAT', (id) => sftp.handle(id, Buffer.alloc(4))),
    ],
    [
      '"OK" instead of attributes',
      (sftp) => sftp.removeAllListeners('FSTAT').on('FSTAT', (id) => sftp.status(id, 0)),
    ],
    [
      'a list instead of bytes',
      (sftp) => sftp.removeAllListeners('READ').on('READ', (id) => sftp.name(id, [])),
    ],
    [
      '"OK" instead of bytes',
      (sftp) => sftp.removeAllListeners('READ').on('READ', (id) => sftp.status(id, 0)),
    ],
    [
      'zero bytes',
      (sftp) => sftp.removeAllListeners('READ').on('READ', (id) => sftp.data(id, Buffer.alloc(0))),
    ],
    ['the end of the session', (sftp) => sftp.removeAllListeners('READ').on('READ', () => sftp.end())],
    [
      '"permission denied" for everything',
      (sftp) => sftp.removeAllListeners('OPEN').on('OPEN', (id) => sftp.status(id, 3)),
    ],
  ];
  for (const [what, speak] of speeches) {
    it(`stores no file on receiving ${what}`, { timeout: PATIENCE_MS }, async () => {
      const host = openSftpHost(
        once({ '.': [{ name: 'song', size: 100, content: 'x'.repeat(100) }] }),
        speak,
      );
      const { kept } = await take(host);
      assert.deepEqual(
        kept.filter((name) => name.startsWith(HERE)),
        [],
      );
    });
  }
});
