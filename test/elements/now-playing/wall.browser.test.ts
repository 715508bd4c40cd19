import { expect } from '@open-wc/testing';
import '../../../src/elements/now-playing/define.js';
import { isAccessible } from '../accessible.js';
import { part, record, text, until, untilText } from '../shown.js';
import { setWorld } from '../../kit/page-world.js';
import { HOUR, MINUTE, setWall, shows, untilDrawn } from './fixture.js';

describe('<onair-now-playing layout="wall">', () => {
  const { serveLists, pass, setNow } = setWorld();
  const { showing } = setWall(serveLists);

  const clock = (ms: number, timeZone?: string): string =>
    new Date(ms).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

  it('displays the track, the shows and the time', async () => {
    const now = Date.now();
    const grid = shows(now, ['Morning show', 'News']);
    const element = await showing([record({ ts: now, dj_name: 'DJ Ana' })], grid, 'station');
    await untilDrawn(element);
    const end = Math.floor(now / 1000) * 1000 + HOUR / 2;
    expect(text(element, 'state')).to.equal('On air · DJ Ana');
    expect([text(element, 'title'), text(element, 'artist')]).to.deep.equal(['Paper Boats', 'Ada Winter']);
    expect(text(element, 'time')).to.match(/ \/ 3:20$/);
    const words = (name: string) => text(element, name)!.replace(/\s+/g, ' ');
    await until(() => words('show') === `Morning show until ${clock(end, 'Asia/Tokyo')}`, 'the show');
    expect(words('next')).to.equal(`Next ${clock(end, 'Asia/Tokyo')} News`);
    expect(text(element, 'clock')).to.equal(clock(now, 'Asia/Tokyo'));
  });

  it('passes axe with and without a track', async () => {
    const now = Date.now();
    const element = await showing([record({ ts: now })], shows(now, ['Morning show', 'News']));
    await untilDrawn(element);
    await until(() => !element.shadowRoot!.querySelector('.song')!.getAnimations().length, 'no fade');
    await isAccessible(element);
    const empty = await showing([]);
    await untilText(empty, 'message', 'Nothing on air yet');
    await isAccessible(empty);
  });

  it('draws a missing cover', async () => {
    const element = await showing([record({ ts: Date.now() })], []);
    const drawing = () => part(element, 'cover')?.querySelector('g');
    await until(() => !!drawing(), 'artwork');
    const { width, height } = part(element, 'cover')!.getBoundingClientRect();
    expect(Math.abs(width - height), 'not a square').to.be.above(20);
    const drawn = drawing()!.getBoundingClientRect();
    expect(drawn.width).to.be.at.least(width - 1);
    expect(drawn.height).to.be.at.least(height - 1);
  });

  it('omits a show that the title already names', async () => {
    const now = Date.now();
    const element = await showing([], shows(now, ['Morning show', 'News']));
    await untilText(element, 'title', 'Morning show');
    await untilDrawn(element);
    expect(text(element, 'show')).to.equal('');
  });

  it('shows the correct time after clock changes', async () => {
    const changes = [
      ['2026-11-20T22:59:30Z', '23:59', '00:00'],
      ['2026-03-29T00:59:30Z', '01:59', '03:00'],
      ['2026-10-25T00:59:30Z', '02:59', '02:00'],
    ] as const;
    for (const [begin, before, after] of changes) {
      setNow(Date.parse(begin));
      const history = [record({ ts: Date.now() - 1000, length: HOUR })];
      const element = await showing(history, [], 'Europe/Berlin');
      await untilText(element, 'clock', before);
      await pass(MINUTE);
      expect(text(element, 'clock')).to.equal(after);
      element.remove();
    }
  });
});
