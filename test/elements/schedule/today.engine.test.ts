import { expect } from '@open-wc/testing';
import { stub } from 'sinon';
import '../../../src/elements/player/define.js';
import type { OnairSchedule } from '../../../src/elements/schedule/schedule.js';
import { isAccessible } from '../accessible.js';
import { until, untilStatus } from '../shown.js';
import { all, clickPart, insert, isSeen, later, serve, setUp } from './fixture.js';
import { show, showing, textOf, untilShown, usual } from './fixture.js';

const PHONE = 358;

describe('the current day in <onair-schedule>', () => {
  setUp();

  const rows = (element: Element): string[] =>
    all(element, '[part=upcoming] li, .column li')
      .filter(isSeen)
      .map((row) => textOf(row));
  const box = (element: Element, selector: string): DOMRect =>
    all(element, selector)[0]!.getBoundingClientRect();

  it('starts with the current show', async () => {
    const element = await showing(usual, 'time-zone="station"', PHONE);
    expect(rows(element)).to.deep.equal([
      'Now Records until 18:00',
      'Relay 18:00 – 22:00',
      'Night 22:00 – 06:00',
      'Morning 06:00 – 10:00',
      'Records 10:00 – 18:00',
      'Relay 18:00 – 22:00',
      'Night 22:00 – 06:00',
    ]);
    const list = box(element, '[part=upcoming]');
    const body = box(element, '.body');
    expect(list.top).to.be.at.least(box(element, '[part=tabs]').bottom);
    expect(list.bottom).to.be.at.most(box(element, '.column.chosen').top);
    const shown = all(element, '.column.chosen li').filter(isSeen);
    expect(shown).to.have.length(2);
    for (const row of shown) expect(row.getBoundingClientRect().bottom).to.be.at.most(body.bottom);
    const columns = ['show-time', 'show-name'].map((name) =>
      shown.map((row) => row.querySelector(`[part=${name}]`)!.getBoundingClientRect().left),
    );
    for (const lefts of columns) expect(new Set(lefts).size).to.equal(1);
    expect(all(element, '[part=upcoming]')[0]!.ariaLabel).to.equal('On air now');
    await isAccessible(element);
  });

  it('is followed by the next day', async () => {
    const element = await showing(usual, 'time-zone="station"', PHONE);
    const next = all(element, '.column ol').filter(isSeen)[1]!;
    expect(next.ariaLabel).to.include('Friday');
    // Browsers differ in whether they resolve `attr()`.
    expect(getComputedStyle(next, '::before').content).to.match(/aria-label|Friday/);
    const end = all(element, '.column li').filter(isSeen).at(-1)!.getBoundingClientRect().bottom;
    expect(end).to.be.at.least(box(element, '.body').bottom);
    all(element, '[part~=tab]')[1]!.click();
    await element.updateComplete;
    expect(rows(element)).to.deep.equal([
      'Night 22:00 – 06:00',
      'Morning 06:00 – 10:00',
      'Records 10:00 – 18:00',
      'Relay 18:00 – 22:00',
      'Night 22:00 – 06:00',
      'Morning 06:00 – 10:00',
      'Records 10:00 – 18:00',
      'Relay 18:00 – 22:00',
      'Night 22:00 – 06:00',
    ]);
    all(element, '[part~=tab]')[6]!.click();
    await element.updateComplete;
    expect(rows(element), 'the last day of the week').to.have.length(5);
  });

  it('shows only complete rows', async () => {
    const element = await showing(usual, 'time-zone="station"', PHONE);
    const body = box(element, '.body');
    const cut = all(element, '.column li')
      .filter(isSeen)
      .map((row) => row.getBoundingClientRect())
      .filter(({ top, bottom }) => top < body.bottom - 1 && bottom > body.bottom + 1);
    expect(cut.map(({ top, bottom }) => `${top} – ${bottom} in ${body.bottom}`)).to.deep.equal([]);
  });

  it('has no airings of the next day in a full list', async () => {
    const hours = (day: number, count: number) =>
      Array.from({ length: count }, (_, index) =>
        show(`Show ${index}`, `${day} ${14 + index}:30`, `${day} ${15 + index}:30`),
      );
    for (const shows of [[...hours(26, 6), ...hours(27, 2)], hours(26, 2)]) {
      const element = await showing(shows, 'time-zone="station"', PHONE);
      expect(all(element, '.column').filter(isSeen)).to.have.length(1);
    }
  });

  it('starts with the next show during a gap', async () => {
    const element = await showing(
      [show('Early', '26 10:00', '26 12:00'), show('Late', '26 17:00', '26 18:00')],
      'time-zone="station"',
      PHONE,
    );
    expect(rows(element).filter(Boolean)).to.deep.equal(['Late 17:00 – 18:00']);
  });

  it('can be scrolled to the end', async () => {
    const hours = Array.from({ length: 10 }, (_, index) =>
      show(`Show ${index}`, `26 ${13 + index}:30`, `26 ${14 + index}:30`),
    );
    const element = await showing(hours, 'time-zone="station"', PHONE);
    const [body] = all(element, '.body');
    expect(rows(element)).to.have.length(10);
    body!.scrollTop = 10_000;
    const last = all(element, '.column.chosen li').at(-1)!;
    expect(last.getBoundingClientRect().bottom).to.be.at.most(body!.getBoundingClientRect().bottom + 1);
  });

  it("other days don't start with the current show", async () => {
    const element = await showing(usual, 'time-zone="station"', PHONE);
    const current = (): HTMLElement[] => all(element, '[part=upcoming] li').filter(isSeen);
    const height = element.offsetHeight;
    const tabs = all(element, '[part~=tab]');
    const { top } = box(element, '[part=tabs]');
    tabs[1]!.click();
    await element.updateComplete;
    expect(current()).to.deep.equal([]);
    expect(box(element, '[part=tabs]').top, 'the tabs').to.equal(top);
    expect(element.offsetHeight, 'another day').to.equal(height);
    tabs[3]!.click();
    await element.updateComplete;
    expect(current()).to.have.length(1);
    expect(element.offsetHeight, 'today again').to.equal(height);
    clickPart(element, 'following');
    await element.updateComplete;
    expect(current()).to.deep.equal([]);
    clickPart(element, 'today');
    await element.updateComplete;
    expect(current()).to.have.length(1);
    element.view = 'week';
    await element.updateComplete;
    expect(current()).to.deep.equal([]);
  });

  it('reserves space for the current show while loading', async () => {
    const { after, come } = later();
    const url = serve(usual, { after });
    const element = insert(
      `<onair-schedule base-url="${url}" view="day" time-zone="station"></onair-schedule>`,
      PHONE,
    );
    await until(() => all(element, '.column.chosen').length > 0, 'placeholders');
    const height = element.offsetHeight;
    const { top } = box(element, '.column.chosen');
    come();
    await untilShown(element, 'show-name', 'Records');
    expect(box(element, '.column.chosen').top).to.be.closeTo(top, 1);
    expect(element.offsetHeight).to.equal(height);
  });

  it('includes the host and a listen button', async () => {
    const profile = { host: 'Teo Bassani', picture: '/demo/icon.svg' };
    const channels = [
      { id: 1, name: 'One', stream_url: 'http://127.0.0.1:9/stream', secure_stream_url: null },
    ];
    const url = serve(
      usual,
      {},
      { '/api/v2/channels/': { body: JSON.stringify(channels) }, '/api/v2/history/': { body: '[]' } },
    );
    const json = JSON.stringify({ Records: profile, Relay: profile });
    const element: OnairSchedule = insert(
      `<onair-schedule base-url="${url}" time-zone="station"><script type="application/json" data-onair-shows>${json}</script></onair-schedule>`,
      PHONE,
    );
    await untilStatus(element, 'ready');
    const plainHeight = (await showing(usual, 'time-zone="station"', PHONE)).offsetHeight;
    await until(() => rows(element)[0] === 'Now Records until 18:00 Teo Bassani', 'the host');
    expect(all(element, '[part=upcoming] .face').filter(isSeen)).to.have.length(1);
    expect(all(element, '[part=listen]')).to.have.length(0);
    const { top } = box(element, '.column.chosen');
    const player = document.createElement('onair-player');
    player.baseUrl = url;
    element.after(player);
    await untilStatus(player, 'ready');
    element.requestUpdate();
    await until(() => all(element, '[part=listen]').some(isSeen), 'the button');
    expect(all(element, '[part=listen]')[0]!.ariaLabel).to.equal('Play');
    const { width, height } = box(element, '[part=listen]');
    expect([width, height]).to.deep.equal([44, 44]);
    expect(box(element, '.column.chosen').top).to.equal(top);
    expect(element.offsetHeight).to.equal(plainHeight);
    const boxes = ['.on [part=show-name]', '.face', '[part=listen]'].map((each) =>
      box(element, `[part=upcoming] ${each}`),
    );
    expect(boxes[0]!.right).to.be.at.most(boxes[1]!.left);
    expect(boxes[1]!.right).to.be.at.most(boxes[2]!.left);
    await isAccessible(element);
    const play = stub(player, 'play');
    clickPart(element, 'listen');
    expect(play.callCount).to.equal(1);
    expect(all(element, 'dialog[open]')).to.have.length(0);
  });
});
