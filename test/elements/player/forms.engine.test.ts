import { expect, html } from '@open-wc/testing';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import { isAccessible } from '../accessible.js';
import { emptyPlace, heightOf, nextDetail, part, record, text, until, untilText } from '../shown.js';
import { audio, button, channel, mute, setVirtualStage } from './stage.js';

describe('<onair-player layout>', () => {
  const stage = setVirtualStage();

  /** Adds a player in a container of this width. */
  function add(width: number, attributes: Record<string, string>, baseUrl = stage.panel.url): OnairPlayer {
    const place = emptyPlace();
    place.style.width = width + 'px';
    const element = document.createElement('onair-player');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.baseUrl = baseUrl;
    place.append(element);
    return element;
  }

  it('card: shows the play button on the cover', async () => {
    await stage.panel.play({ all_music_id: 1001, title: 'Glass', author: 'Ada Winter', length: 600_000 });
    const element = await stage.showing(
      html`<onair-player layout="card" vote base-url=${stage.panel.url}></onair-player>`,
    );
    await until(() => /^\d:\d\d \/ 10:00$/.test(text(element, 'time') ?? ''), 'a time');
    expect(text(element, 'artist')).to.equal('Ada Winter');
    const cover = part(element, 'cover')!.getBoundingClientRect();
    const play = button(element).getBoundingClientRect();
    expect(play.top, 'the button is on the cover').to.be.within(cover.top, cover.bottom - play.height);
    expect(play.left).to.be.within(cover.left, cover.right - play.width);
    expect(play.width).to.be.within(56, 72);
    for (const each of [button(element), mute(element), part(element, 'more')!])
      expect(each.getBoundingClientRect().height, each.outerHTML).to.be.at.least(44);
    button(element).click();
    await untilText(element, 'state', 'Live');
    await isAccessible(element);
    element.stop();
    const vote = part(element, 'vote')!;
    await until(() => !!part(vote, 'like') && !(part(vote, 'like') as HTMLButtonElement).disabled, 'a vote');
    const voted = nextDetail<{ choice: string }>(element, 'onair-vote');
    part(vote, 'like')!.click();
    expect((await voted).choice).to.equal('like');
  });

  it('card: has the same height in each state', async () => {
    const silent = stage.server({ '*': { delay: -1 } });
    const streams = [channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })];
    const long = 'Everything We Forgot to Say Before the Last Train Left for the Coast, Live at the Harbour';
    const now = Date.now();
    const urls = [
      stage.serveLists(streams, [record({ ts: now, title: long, author: long })]),
      stage.serveLists(streams, [record({ ts: now, jingle_id: 4, length: 60_000 })]),
      stage.serveLists(streams, [
        record({ ts: now, title: '', metadata: '', dj_name: 'DJ Ana', length: null }),
      ]),
      stage.serveLists(streams, []),
      stage.serveLists([]),
    ];
    for (const width of [240, 280, 390, 768]) {
      for (const vote of [{}, { vote: '' }] as Record<string, string>[]) {
        const loading = add(width, { layout: 'card', ...vote }, silent.url);
        await loading.updateComplete;
        const outline = loading.offsetHeight;
        await until(() => !!part(loading, 'cover'), 'the card');
        expect(loading.offsetHeight, `loading at ${width} px`).to.be.closeTo(outline, 1);
        for (const url of ['', ...urls]) {
          const element = add(width, { layout: 'card', ...vote }, url);
          await until(() => !!(text(element, 'title') || text(element, 'message')), 'a text');
          expect(heightOf(element), `${url} at ${width} px`).to.be.closeTo(outline, 1);
          expect(element.scrollWidth, `${width} px`).to.be.at.most(width);
          element.remove();
        }
        loading.remove();
      }
    }
  });

  it('bar: hides the cover in a narrow column', async () => {
    const element = add(256, {});
    await until(() => !!text(element, 'title') && !!part(element, 'more')?.offsetWidth, 'the track');
    expect(part(element, 'cover')!.checkVisibility()).to.equal(false);
    expect(part(element, 'title')!.clientWidth).to.be.at.least(130);
  });

  it('bar: places the dot correctly in right-to-left text', async () => {
    const element = add(390, { lang: 'ar' });
    await until(() => !!text(element, 'title') && !!text(element, 'name'), 'the track');
    button(element).click();
    await until(() => text(element, 'state') !== '', 'the state');
    await until(() => part(element, 'player')!.matches('.rtl'), 'right to left');
    const name = part(element, 'name')!;
    expect(getComputedStyle(name).direction, 'a Latin name').to.equal('ltr');
    expect(getComputedStyle(name, '::before').content).to.equal('none');
    expect(getComputedStyle(name, '::after').content).to.equal('"·"');
    expect(name.getBoundingClientRect().right).to.be.at.most(
      part(element, 'state')!.getBoundingClientRect().left,
    );
  });

  it('mini: has no vote buttons', async () => {
    const element = await stage.showing(
      html`<onair-player layout="mini" vote base-url=${stage.panel.url}></onair-player>`,
    );
    await until(() => element.offsetHeight === 44, 'two rows');
    expect(part(element, 'vote')).to.equal(null);
    expect(mute(element).offsetHeight).to.equal(0);
    button(element).click();
    await untilText(element, 'state', 'Live');
    await isAccessible(element);
    expect(audio(element).paused).to.equal(false);
  });

  it('mini: shows the artist below the title', async () => {
    const long = 'The Harbour Lights and the Ferrymen';
    const streams = [channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })];
    const url = stage.serveLists(streams, [record({ ts: Date.now(), title: 'Glass', author: long })]);
    for (const width of [160, 280, 390]) {
      const element = add(width, { layout: 'mini' }, url);
      await until(() => element.offsetHeight === 44 && text(element, 'artist') === long, 'both');
      const [title, artist] = ['title', 'artist'].map((name) => part(element, name)!.getBoundingClientRect());
      expect(artist!.top).to.be.at.least(title!.bottom);
      expect(artist!.bottom).to.be.at.most(element.getBoundingClientRect().bottom);
      expect(artist!.width, 'all of the row').to.be.at.least(width - 60);
      element.remove();
    }
  });

  it('card: keeps its buttons in one row', async () => {
    for (const [width, buttons] of [
      [196, 1],
      [216, 2],
      [280, 3],
      [340, 3],
    ] as const) {
      const element = add(width, { layout: 'card', vote: '', popup: '', links: 'spotify' });
      await until(() => !!part(element, 'popup') && !!part(element, 'stream'), 'both buttons');
      const row = [mute(element), part(element, 'popup')!, part(element, 'more')!];
      const shown = row.filter(({ offsetWidth }) => offsetWidth);
      expect(shown.length, `${width} px`).to.equal(buttons);
      const tops = new Set(shown.map((each) => each.getBoundingClientRect().top));
      expect(tops.size).to.equal(1);
      const right = (box: Element) => box.getBoundingClientRect().right;
      expect(right(part(element, 'more')!)).to.be.at.most(right(element));
      element.remove();
    }
  });

  it('card: scales its cover and title with the width', async () => {
    const title = 'Everything We Forgot to Say Before the Last Train Left for the Coast';
    const streams = [channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })];
    const history = [record({ ts: Date.now(), title, author: 'Ada Winter', length: 600_000 })];
    const url = stage.serveLists(streams, history);
    for (const [width, side, size] of [
      [280, 278, 19],
      [358, 144, 19],
      [420, 144, 19],
      [520, 200, 22],
      [800, 256, 32],
      [1200, 352, 48],
    ] as const) {
      const element = add(width, { layout: 'card', vote: '' }, url);
      await until(() => /\d/.test(text(element, 'time') ?? '') && text(element, 'name') !== '', 'a card');
      const parts = ['name', 'title', 'artist', 'progress', 'more'];
      const boxes = parts.map((name) => part(element, name)!.getBoundingClientRect());
      for (const [index, { bottom }] of boxes.slice(0, -1).entries())
        expect(boxes[index + 1]!.top - bottom, `after ${parts[index]} at ${width}`).to.be.at.least(1);
      const cover = part(element, 'cover')!.getBoundingClientRect();
      expect([cover.width, cover.height], String(width)).to.deep.equal([side, side]);
      expect(parseFloat(getComputedStyle(part(element, 'title')!).fontSize)).to.be.closeTo(size, 1);
      // A wide card without a column of plays has no other use for the space.
      if (width < 960) expect(boxes[3]!.width).to.be.at.most(640);
      element.remove();
    }
  });

  it("doesn't overlap buttons at 200 % text size", async () => {
    for (const layout of ['card', 'bar']) {
      const element = add(255, { layout, popup: '', ...(layout === 'card' && { links: 'spotify' }) });
      element.style.fontSize = '32px';
      await untilText(element, 'title', 'Glass');
      await until(() => !!part(element, 'popup') && !!part(element, 'stream'), 'all controls');
      const names = layout === 'card' ? ['more'] : ['title', 'play', 'more'];
      const row = names.map((name) => part(element, name)!);
      const places = row.map((each) => each.getBoundingClientRect());
      for (const [at, { right }] of places.entries()) {
        const next = places[at + 1]?.left ?? element.getBoundingClientRect().right;
        expect(next - right, `after ${row[at]!.getAttribute('part')} of a ${layout}`).to.be.at.least(0);
      }
      if (layout === 'bar') {
        const song = part(element, 'title')!.getBoundingClientRect();
        expect(song.width).to.be.above(2 * button(element).getBoundingClientRect().width);
      }
      element.remove();
    }
  });

  it('falls back to the bar for an unknown layout', async () => {
    for (const width of [390, 768]) {
      const plain = add(width, { layout: 'square' });
      const voting = add(width, { vote: '' });
      for (const each of [plain, voting]) await untilText(each, 'title', 'Glass');
      expect([plain.layout, voting.layout]).to.deep.equal(['bar', 'bar']);
      expect(part(plain, 'vote')).to.equal(null);
      const vote = part(voting, 'vote')!;
      await until(() => !!part(vote, 'like'), 'votes');
      expect(voting.offsetHeight).to.equal(plain.offsetHeight);
    }
  });
});
