import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { csvRow } from '../../src/contract/csv.js';

describe('csvRow', () => {
  it('quotes only text that needs quotes', () => {
    const rows: [cell: string | number | null, written: string][] = [
      ['Night Ferry', 'Night Ferry'],
      ['Ærø – Åse', 'Ærø – Åse'],
      ['one, two', '"one, two"'],
      ['say "hi"', '"say ""hi"""'],
      ['"', '""""'],
      ['two\nlines', '"two\nlines"'],
      ['two\r\nlines', '"two\r\nlines"'],
      [' padded ', '" padded "'],
      ['semi;colon', '"semi;colon"'],
      ['', ''],
      [null, ''],
      [0, '0'],
      [-3, '-3'],
    ];
    for (const [cell, written] of rows) assert.equal(csvRow([cell, 'x']), `${written},x\r\n`);
  });

  it('escapes spreadsheet formulas with an apostrophe', () => {
    const rows: [cell: string, written: string][] = [
      ['=1+1', "'=1+1"],
      ['+44', "'+44"],
      ['-M-', "'-M-"],
      ['@home', "'@home"],
      ['＝1+1', "'＝1+1"],
      ['  =1+1', "'  =1+1"],
      ['\t=1+1', '"\'\t=1+1"'],
      ["'=1+1", "''=1+1"],
      ['\r\n=1+1', '"\'\r\n=1+1"'],
      ['=HYPERLINK("https://a.example","x")', '"\'=HYPERLINK(""https://a.example"",""x"")"'],
      ['A-ha', 'A-ha'],
      ['1+1', '1+1'],
      ['7 = 7', '7 = 7'],
    ];
    for (const [cell, written] of rows) assert.equal(csvRow([cell]), `${written}\r\n`);
  });
});
