import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { contactSheet, type Drawn } from './contact-sheet.js';
import { isInGate, readSeries } from './looks.js';

describe('the contact sheet', () => {
  let folder: string;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'onair-sheet-'))));
  after(() => rmSync(folder, { recursive: true }));

  it('shows every picture once', () => {
    const names = ['vote-280-light', 'vote-280-dark', 'history-1280-large', 'wall-800-rtl'];
    const alts = [...contactSheet(draw(...names)).matchAll(/<img [^>]*alt="([^"]+)"/g)];
    assert.deepEqual(alts.map(([, alt]) => alt).sort(), names.sort());
  });

  it('shows the widths side by side', () => {
    const sheet = contactSheet(draw('vote-1280-light', 'vote-280-light', 'vote-390-light'));
    assert.deepEqual(captions(sheet), ['280', '390', '1280']);
  });

  it('shows the difference next to a changed picture', () => {
    const drawn = draw('vote-280-light', 'vote-390-light');
    drawn['vote-280-light']!.before = picture('before');
    drawn['vote-280-light']!.difference = picture('difference');
    const sheet = contactSheet(drawn);
    assert.deepEqual(captions(sheet), ['before', '280', 'difference', '390']);
    assert.match(sheet, /2 pictures, 1 changed:\s+<a href="#vote-280-light">/);
  });

  it('includes the dimensions of each picture', () => {
    assert.match(contactSheet(draw('vote-280-light')), /width="280" height="1900"/);
  });

  function draw(...names: string[]): Drawn {
    return Object.fromEntries(names.map((name) => [name, { after: picture(name) }]));
  }

  /** Writes the start of a PNG file. */
  function picture(name: string): string {
    const file = join(folder, `${name}.png`);
    const start = Buffer.alloc(24);
    start.writeUInt32BE(280, 16);
    start.writeUInt32BE(1900, 20);
    writeFileSync(file, start);
    return file;
  }
});

function captions(sheet: string): string[] {
  return [...sheet.matchAll(/<figcaption>([^<]*)/g)].map(([, caption]) => caption!);
}

describe('the reference sheets', () => {
  it('have unique names', async () => {
    const series = await readSeries();
    const names = series.flatMap((each) => each.shots.map(({ name }) => name));
    assert.equal(new Set(names).size, names.length);
    assert.deepEqual(
      series.filter((each) => !each.shots.some(isInGate)).map(({ name }) => name),
      [],
    );
  });
});
