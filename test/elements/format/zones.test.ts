import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { localZone, zoneByName } from '../../../src/elements/format/zones.js';
import { isZone, zoneNamed } from '../../../src/schedule/zone.js';
import { expandEvents } from '../../../src/station/lists/expand-events.js';

const MOMENTS = ['2026-01-15T12:00Z', '2026-07-15T12:00Z'].map((text) => Date.parse(text) / 1000);

describe('zoneByName', () => {
  it("returns the visitor's zone for an unknown name", () => {
    const zone = zoneByName('Moon/Base');
    assert.equal(zone.name, localZone());
    for (const ts of MOMENTS) assert.equal(zone.wallAt(ts), zoneNamed(localZone()).wallAt(ts));
  });
});

describe('in a browser without zone offsets', () => {
  const { DateTimeFormat } = Intl;
  before(() => {
    Intl.DateTimeFormat = class extends DateTimeFormat {
      constructor(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
        if (options?.timeZoneName === 'longOffset') throw new RangeError('Value longOffset out of range');
        super(locales, options);
      }
    } as typeof DateTimeFormat;
  });
  after(() => {
    Intl.DateTimeFormat = DateTimeFormat;
  });

  it('zoneNamed rejects every named zone', () => {
    assert.equal(isZone('Europe/Madrid'), false);
    assert.throws(() => zoneNamed('Europe/Madrid'), RangeError);
  });

  it("zoneByName falls back to the visitor's zone", () => {
    const zone = zoneByName('Europe/Madrid');
    assert.equal(zone.name, localZone());
    for (const ts of MOMENTS) {
      assert.equal(zone.offsetAt(ts), new Date(ts * 1000).getTimezoneOffset() * -60);
    }
  });

  it('expandEvents omits scheduled events', () => {
    assert.deepEqual(
      expandEvents([{ name: 'Event', start_time: '10:00:00' }], MOMENTS[0]!, MOMENTS[1]!, () => null),
      [],
    );
  });
});
