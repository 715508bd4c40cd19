import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linkedAddress } from '../../src/station/linked-address.js';

const ANSWER = 'https://radio.example:8080/panel/api/v2/grid/?server=1';
const CALENDAR = 'https://radio.example:8080/panel/calendar/1.ics';
const TYPE = 'type="text/calendar"';

describe('linkedAddress', () => {
  const ROWS: [why: string, header: string | null | undefined, address: string | null][] = [
    ['no header', undefined, null],
    ["a header that isn't exposed", null, null],
    ['an empty header', '', null],
    ['a target relative to the response', `<../../../calendar/1.ics>; rel="alternate"; ${TYPE}`, CALENDAR],
    ['an absolute URL', `<${CALENDAR}>; ${TYPE}`, CALENDAR],
    ['an unquoted type in upper case', `<${CALENDAR}>; type=TEXT/Calendar`, CALENDAR],
    ['the second of two links', `</events/1/>; type="text/event-stream", <${CALENDAR}>; ${TYPE}`, CALENDAR],
    [
      'the second link if the first one leads to another origin',
      `<https://x.example/>; ${TYPE}, <${CALENDAR}>; ${TYPE}`,
      CALENDAR,
    ],
    ['another type', `<${CALENDAR}>; type="text/calendars"`, null],
    ['only a relation', `<${CALENDAR}>; rel="text/calendar"`, null],
    ['another host', `<https://elsewhere.example/calendar/1.ics>; ${TYPE}`, null],
    ['another port', `<https://radio.example/calendar/1.ics>; ${TYPE}`, null],
    ['another scheme', `<http://radio.example:8080/calendar/1.ics>; ${TYPE}`, null],
    ['a host with the same prefix', `<https://radio.example:8080.x.example/>; ${TYPE}`, null],
    ['a script URL', `<javascript:alert(1)>; ${TYPE}`, null],
    ['data', `<data:text/calendar,x>; ${TYPE}`, null],
    ['an invalid URL', `<https://>; ${TYPE}`, null],
    ['text after 2,000 characters', `${' '.repeat(2000)}<${CALENDAR}>; ${TYPE}`, null],
  ];
  for (const [why, header, address] of ROWS) {
    it(`returns ${address === null ? 'null' : 'the URL'} for ${why}`, () =>
      assert.equal(linkedAddress(header, 'type', 'text/calendar', ANSWER), address));
  }

  it('finds a URL by its title', () => {
    const pages = ['embed', 'play']
      .map((title) => `</${title}s/>; rel="related"; title="${title}"`)
      .join(', ');
    assert.equal(linkedAddress(pages, 'title', 'play', ANSWER), 'https://radio.example:8080/plays/');
    assert.equal(linkedAddress(pages, 'type', 'play', ANSWER), null);
  });
});
