import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/elements/history/define.js';
import '../../../../src/elements/now-playing/define.js';
import type { OnairHistory } from '../../../../src/elements/history/history.js';
import { part, plain, record, text, until, untilStatus, untilText } from '../../shown.js';
import { setWorld } from '../../../kit/page-world.js';
import { button, card, GLASS, items, menu, opened, press, setMenu, words } from './fixture.js';

const MINUTE = 60_000;

describe('the track menu', () => {
  const { panel, passUntil, serveLists } = setWorld();
  const { playing, replace, copied } = setMenu(panel);

  it("isn't rendered without links", async () => {
    const { url } = await playing();
    for (const links of ['', ' ', null]) {
      const element = await fixture<HTMLElement>(
        html`<onair-now-playing base-url=${url} .links=${links}></onair-now-playing>`,
      );
      await untilText(element, 'title', 'Glass');
      expect(element.shadowRoot!.querySelector('.more'), String(links)).to.equal(null);
    }
  });

  it('links to the listed services in order', async () => {
    const { url } = await playing();
    const element = await opened(await card(url, 'deezer spotify'));
    expect(words(element).slice(0, 2)).to.deep.equal(['Find on Deezer', 'Find on Spotify']);
    const [deezer, spotify] = items(element) as HTMLAnchorElement[];
    expect(deezer!.href).to.equal('https://www.deezer.com/search/Ada%20Winter%20Glass');
    expect(spotify!.target).to.equal('_blank');
    expect(spotify!.rel).to.equal('noopener noreferrer');
  });

  it('keeps its track when the next track starts', async () => {
    const station = await panel();
    await station.play({ ...GLASS, length: 1500 });
    const element = await opened(await card(station.url));
    await station.play({ title: 'Ferry', author: 'The Quiet Rooms', length: 600_000 });
    await passUntil(() => text(element, 'title') === 'Ferry', 'the next track');
    expect(plain(menu(element).querySelector('#menu-name')!.textContent).replace(/\s+/g, ' ')).to.equal(
      'Glass Ada Winter',
    );
    expect((await button(element)).getAttribute('aria-label')).to.equal('More on The Quiet Rooms – Ferry');
  });

  it('closes when its element is removed', async () => {
    const { url } = await playing();
    const element = await opened(await card(url));
    const { parentElement } = element;
    element.remove();
    parentElement!.append(element);
    await button(element);
    expect(menu(element)).to.equal(null);
  });

  it("isn't rendered for jingles and shows", async () => {
    const history = [record({ id: 2, jingle_id: 5, ts: Date.now() - MINUTE })];
    const element = await card(serveLists({ history }));
    await untilStatus(element, 'ready');
    const other = await playing();
    await button(await card(other.url));
    expect(part(element, 'more')).to.equal(null);
  });

  describe('copy and share', () => {
    it('copies the artist and title', async () => {
      const { url } = await playing();
      const texts = copied();
      const element = await opened(await card(url));
      await press(element, 'Copy artist and title');
      await until(() => menu(element).textContent.includes('Copied.'), 'a word');
      expect(texts).to.deep.equal(['Ada Winter – Glass']);
    });

    it("shares the play's page", async () => {
      const { url, state } = await playing();
      const shared: ShareData[] = [];
      replace('share', (data: ShareData) => Promise.resolve(void shared.push(data)));
      const element = await opened(await card(url));
      await press(element, 'Share');
      await until(() => !menu(element), 'an end');
      const { id } = (await state()).playing[1]!;
      const name = 'Ada Winter – Glass';
      expect(shared).to.deep.equal([{ title: name, text: name, url: `${url}/plays/${id}/` }]);
      expect((await fetch(`${url}/plays/${id}/`, { mode: 'no-cors' })).type).to.equal('opaque');
    });

    it("copies the URL if sharing isn't allowed", async () => {
      const { url } = await playing();
      const texts = copied();
      const errors = ['AbortError', 'NotAllowedError'];
      replace('share', () => Promise.reject(new DOMException('', errors.shift())));
      const element = await opened(await card(url));
      await press(element, 'Share');
      await press(element, 'Share');
      await until(() => menu(element).textContent.includes('Copied.'), 'a word');
      expect(texts).to.have.length(1);
      expect(texts[0]).to.match(/\/plays\/\d+\/$/);
    });

    it('copies a search link if the play has no page', async () => {
      const ts = Date.parse('2026-01-16T09:00:00Z');
      const plays = Array.from({ length: 30 }, (_, place) =>
        record({ id: 90 - place, title: `Song ${place}`, ts: ts - place * 5 * MINUTE, length: 5 * MINUTE }),
      );
      const url = serveLists({ history: plays });
      replace('share', undefined);
      const texts = copied();
      const list = (): Promise<OnairHistory> =>
        fixture<OnairHistory>(
          html`<onair-history base-url=${url} limit="5" search links="apple"></onair-history>`,
        );
      const element = await opened(await list(), 3);
      const title = plain(menu(element).querySelector('#menu-name p')!.textContent);
      await press(element, 'Copy link');
      await until(() => texts.length === 1, 'a link');
      const link = new URL(texts[0]!);
      expect(link.searchParams.get('onair-at')).to.equal(
        new Date(ts - Number(title.replace('Song ', '')) * 5 * MINUTE).toISOString().replace('.000', ''),
      );
      element.remove();
      history.replaceState(null, '', link);
      const other = await list();
      await until(() => !!part(other, 'found'), 'the play');
      expect(plain(part(other, 'found')!.querySelector('[part=title]')!.textContent)).to.equal(title);
    });
  });
});
