import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { minutesAhead } from '../../src/servers/zone-offsets.js';

const WINTER = Date.UTC(2026, 0, 9, 12);
const SUMMER = Date.UTC(2026, 6, 9, 12);
const hoursIn = (zone: string, home: string | null = null, wall = WINTER): number | null => {
  const minutes = minutesAhead(zone, wall, home);
  return minutes === null ? null : minutes / 60;
};

describe('a zone name', () => {
  const zones: [hours: number, names: string][] = [
    [0, 'Z UT UTC GMT WET'],
    [1, 'CET MEZ MET BST WAT WEST'],
    [2, 'EET CEST MESZ CAT SAST HAEC'],
    [3, 'MSK МСК TRT EEST EAT IDT'],
    [4, 'GST MSD SAMT'],
    [5, 'PKT YEKT UZT'],
    [5.5, 'IST'],
    [5.75, 'NPT'],
    [7, 'ICT WIB KRAT'],
    [8, 'SGT HKT PHT AWST IRKT'],
    [9, 'JST KST YAKT'],
    [9.5, 'ACST'],
    [10, 'AEST VLAT ChST'],
    [13, 'NZDT'],
    [-2.5, 'NDT'],
    [-3, 'BRT ART ADT CLST'],
    [-4, 'EDT AST BOT HAE'],
    [-5, 'EST CDT COT PET est'],
    [-6, 'CST MDT HNC'],
    [-7, 'MST PDT'],
    [-8, 'PST AKDT'],
    [-9, 'AKST HDT'],
    [-10, 'HST'],
    [-11, 'SST'],
  ];
  for (const [hours, names] of zones)
    it(`has the offset ${hours} h: ${names}`, () => {
      for (const name of names.split(' ')) assert.equal(hoursIn(name), hours, name);
    });

  it("can depend on the station's time zone", () => {
    for (const [name, home, hours] of [
      ['CST', 'Asia/Shanghai', 8],
      ['CST', 'America/Chicago', -6],
      ['IST', 'Asia/Jerusalem', 2],
      ['EST', 'Australia/Brisbane', 10],
      ['AST', 'Asia/Riyadh', 3],
      ['PST', 'Asia/Manila', 8],
      ['BST', 'Asia/Dhaka', 6],
      ['CST', 'Europe/Berlin', -6],
      ['EST', 'No/Where', -5],
    ] as const)
      assert.equal(hoursIn(name, home), hours, `${name} ${home}`);
    assert.equal(hoursIn('IST', 'Europe/Dublin', SUMMER), 1);
  });

  it('can be an IANA name or an offset', () => {
    for (const [name, hours] of [
      ['Europe/Moscow', 3],
      ['America/New_York', -5],
      ['ET', -5],
      ['Eastern Standard Time', -5],
      ['(EST)', -5],
      ['Pacific Time', -8],
      ['Central European Time', 1],
      ['+0300', 3],
      ['UTC+3', 3],
      ['GMT-03:30', -3.5],
    ] as const)
      assert.equal(hoursIn(name), hours, name);
    assert.equal(hoursIn('ET', null, SUMMER), -4);
    assert.equal(hoursIn('Etc/GMT-1'), 1);
  });

  it('is null if unknown', () => {
    for (const name of ['', 'Uhr', 'XYZ', 'No/Where', 'PM', 'Time']) assert.equal(hoursIn(name), null, name);
  });
});
