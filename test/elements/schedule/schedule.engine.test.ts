import { expect } from '@open-wc/testing';
import { setTime } from '../../kit/page-time.js';
import { startPanel } from '../../kit/panel.js';
import { isAccessible } from '../accessible.js';
import { until, untilStatus } from '../shown.js';
import { MINUTE, NOW, all, blocks, buttons, showPageAgain, isSeen, insert, later, serve } from './fixture.js';
import { setUp, show, showing, textOf, usual } from './fixture.js';

const VIEWS = ['week', 'day', 'now'] as const;

/** A show every half hour on Thursday, and few on the other days. */
const dense = [
  ...usual,
  ...Array.from({ length: 20 }, (_, half) => {
    const hour = 10 + Math.floor(half / 2);
    const at = half % 2 ? [`${hour}:30`, `${hour + 1}:00`] : [`${hour}:00`, `${hour}:30`];
    return show(`Half ${half}`, `26 ${at[0]}`, `26 ${at[1]}`);
  }),
];

describe('<onair-schedule>', () => {
  const { settle } = setUp();
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });

  /** Returns the base URL of a panel that supports JSONP. */
  async function realPanel(): Promise<string> {
    const { url, stop } = await startPanel({ zone: 'Europe/Berlin', now: NOW, speed: 0 });
    stops.push(stop);
    return url;
  }

  it('renders placeholders with the same height as the data', async () => {
    for (const [view, width] of [
      ['week', 1200],
      ['day', 700],
      ['day', 320],
      ['now', 1200],
      ['now', 700],
    ] as const) {
      for (const shows of [usual, [], dense]) {
        const { after, come } = later();
        const url = serve(shows, { after });
        const element = insert(`<onair-schedule base-url="${url}" view="${view}"></onair-schedule>`, width);
        await element.updateComplete;
        expect(element.getAttribute('status')).to.equal('loading');
        const height = element.offsetHeight;
        come();
        await untilStatus(element, shows.length ? 'ready' : 'empty');
        expect(element.offsetHeight, view).to.equal(height);
        // The selected day may have more or fewer shows than the previous one.
        for (const tab of all(element, '[part~=tab]')) {
          tab.click();
          await element.updateComplete;
          expect(element.offsetHeight, view).to.equal(height);
        }
      }
    }
  });

  it('scrolls a long day to the current show', async () => {
    const url = serve(dense);
    const element = insert(`<onair-schedule base-url="${url}" view="day" lang="en"></onair-schedule>`, 500);
    const place = element.parentElement!;
    place.style.paddingTop = '3000px';
    await untilStatus(element, 'ready');
    await element.updateComplete;
    expect(window.scrollY).to.equal(0);
    await isAccessible(element);
    const day = all(element, '.body')[0]!;
    const top = (at: Element): number => at.getBoundingClientRect().top - day.getBoundingClientRect().top;
    expect(top(all(element, '[part=upcoming] .on')[0]!)).to.be.closeTo(0, 1);
    // An update doesn't scroll back.
    day.scrollTop = 280;
    setTime(NOW + MINUTE);
    showPageAgain();
    await settle();
    expect(day.scrollTop).to.equal(280);
    day.scrollTop = 0;
    // A show that gets the focus scrolls into view.
    const shows = buttons(element, 'Thursday').filter(isSeen);
    shows[0]!.focus();
    // A page in the background gets no focus events.
    shows[0]!.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
    await until(() => all(element, 'dialog').length > 0, 'the code for keys');
    shows[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, composed: true }));
    const last = shows.at(-1)!;
    expect(element.shadowRoot!.activeElement).to.equal(last);
    await until(() => top(last) + last.offsetHeight <= day.offsetHeight + 1, 'the last show to be visible');
  });

  it('has no empty row above the tabs', async () => {
    for (const lang of ['en', 'de']) {
      const element = insert(
        `<onair-schedule base-url="${serve(usual)}" view="day" lang="${lang}"></onair-schedule>`,
        240,
      );
      await untilStatus(element, 'ready');
      const box = (name: string): DOMRect =>
        element.shadowRoot!.querySelector(`[part=${name}]`)!.getBoundingClientRect();
      expect(box('today').top, lang).to.be.closeTo(box('zone').top, 1);
      expect(box('tabs').top - box('zone').bottom, lang).to.be.at.most(16);
    }
  });

  it('fills the width of its column', async () => {
    for (const width of [390, 639, 640, 768, 1280]) {
      const element = insert(
        `<onair-schedule base-url="${serve(usual)}" view="now"></onair-schedule>`,
        width,
      );
      await untilStatus(element, 'ready');
      const rows = all(element, '[part=upcoming] li').map((row) => row.getBoundingClientRect());
      const { left, right } = element.getBoundingClientRect();
      expect(Math.min(...rows.map((row) => row.left)), `${width} px`).to.be.closeTo(left, 1);
      expect(Math.max(...rows.map((row) => row.right)), `${width} px`).to.be.closeTo(right, 1);
    }
  });

  it('shows the same week via JSONP and v2', async () => {
    const url = await realPanel();
    const by = (transport: string) =>
      insert(`<onair-schedule base-url="${url}" transport="${transport}"></onair-schedule>`);
    const [v2, legacy] = [by('v2'), by('legacy')];
    await untilStatus(v2, 'ready');
    await untilStatus(legacy, 'ready');
    expect(blocks(v2).length).to.be.above(6);
    expect(blocks(legacy)).to.deep.equal(blocks(v2));
  });

  it('view: selects the layout', async () => {
    const element = await showing(usual);
    const form = (): string => {
      if (isSeen(all(element, '[part=tabs]')[0])) return 'day';
      return isSeen(all(element, '[part=upcoming]')[0]) ? 'now' : 'week';
    };
    for (const [width, wanted] of [
      [1200, 'week'],
      [801, 'week'],
      [798, 'day'],
      [313, 'day'],
      [308, 'now'],
    ] as const) {
      element.parentElement!.style.width = `${width}px`;
      expect(form(), String(width)).to.equal(wanted);
    }
    for (const view of VIEWS) {
      for (const width of [1200, 500, 280]) {
        element.view = view;
        element.parentElement!.style.width = `${width}px`;
        await element.updateComplete;
        expect(form(), `${view} ${width}`).to.equal(view);
      }
    }
    element.setAttribute('view', 'month');
    await element.updateComplete;
    element.parentElement!.style.width = '1200px';
    expect(form()).to.equal('week');
  });

  async function linkOf(markup: string, url: string, width?: number): Promise<HTMLAnchorElement | undefined> {
    const element = insert(markup.replace('>', ` base-url="${url}"></onair-schedule>`), width);
    await untilStatus(element, 'ready');
    await element.updateComplete;
    return all(element, '[part=subscribe]')[0] as HTMLAnchorElement | undefined;
  }

  it('shows the subscribe link beside the file button', async () => {
    const panelUrl = await realPanel();
    const { host } = new URL(panelUrl);
    for (const view of ['week', 'day']) {
      const link = (await linkOf(`<onair-schedule calendar view="${view}" lang="de">`, panelUrl, 320))!;
      expect(link.href).to.equal(`webcal://${host}/calendar/1.ics`);
      expect(textOf(link)).to.equal('Kalender abonnieren');
      expect(isSeen(link)).to.equal(true);
      expect(link.getBoundingClientRect().height).to.be.at.least(44);
      const file = link.nextElementSibling!.getBoundingClientRect();
      // The link arrives with the first response and moves nothing.
      expect(link.getBoundingClientRect().top).to.equal(file.top);
      link.focus();
      // `:focus` matches only in the window in front.
      expect((link.getRootNode() as ShadowRoot).activeElement).to.equal(link);
    }
    const narrow = (await linkOf('<onair-schedule calendar view="day">', panelUrl, 280))!;
    const button = narrow.nextElementSibling as HTMLElement;
    const [link, file] = [narrow, button].map((each) => each.getBoundingClientRect());
    expect([link!.left, link!.width], 'below each other').to.deep.equal([file!.left, file!.width]);
    const { offsetHeight } = button.parentElement!;
    narrow.remove();
    expect(button.getBoundingClientRect().top, 'moves nothing').to.equal(file!.top);
    expect(button.parentElement!.offsetHeight, 'its place is kept').to.equal(offsetHeight);
    expect(await linkOf('<onair-schedule>', panelUrl)).to.equal(undefined);
    // JSONP has no readable headers.
    expect(await linkOf('<onair-schedule calendar transport="legacy">', panelUrl)).to.equal(undefined);
  });
});
