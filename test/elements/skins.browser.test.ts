import { expect } from '@open-wc/testing';
import '../../src/elements/now-playing/define.js';
import '../../src/elements/history/define.js';
import '../../src/elements/podcasts/define.js';
import '../../src/elements/requests/define.js';
import '../../src/elements/schedule/define.js';
import '../../src/elements/station/define.js';
import '../../src/elements/vote/define.js';
import '../../src/elements/player/define.js';
import { contrast, MIN_CONTRAST, type Rgb } from '../../src/artwork/contrast.js';
import { measureTexts } from '../shots/contrast.js';
import { emptyPlace, part, record, until, untilText } from './shown.js';
import { setWorld } from '../kit/page-world.js';

const WITH_GROUND = ['glass', 'poster', 'neon', 'tape'];
const ACCENTS = ['', '#fff', '#000', '#ff0', '#e4572e', '#00f'];
const PICTURES: Rgb[] = [
  [0, 0, 0],
  [255, 255, 255],
];
/** The blurred colours behind glass on a light, a dark and a busy photograph. */
const BLURRED = ['#fff', '#000', '#f7a072', '#7fb7be', '#b0578d', '#ff0', '#00f'];
const TAGS = [
  'onair-now-playing',
  'onair-now-playing layout="line"',
  'onair-player layout="card" vote',
  'onair-player layout="mini"',
  'onair-player vote popup',
  'onair-history vote links search',
  'onair-schedule view="now"',
  'onair-schedule view="day"',
  'onair-schedule view="week"',
  'onair-requests',
  'onair-vote',
];
const brush = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!;

/** Returns a CSS colour composited onto a background. */
function painted(colour: string, behind: Rgb): Rgb {
  for (const each of [`rgb(${behind.join()})`, colour]) {
    brush.fillStyle = each;
    brush.fillRect(0, 0, 1, 1);
  }
  const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!];
}

/** Returns the colour of play buttons and dots in a box. */
function accentOf(box: Element): string {
  const dot = document.createElement('i');
  dot.style.color = 'var(--_accent)';
  box.append(dot);
  const { color } = getComputedStyle(dot);
  dot.remove();
  return color;
}

describe('skins', () => {
  const { serveLists } = setWorld();

  async function showing(markup: string, style = ''): Promise<HTMLElement> {
    const url = serveLists({
      history: [record({ ts: Date.now(), length: 600_000 })],
      channels: [{ id: 1, bitrate: '128', s_format: 'mp3', stream_url: 'https://radio.example/live' }],
    });
    const place = emptyPlace();
    place.style.cssText = style;
    place.innerHTML =
      markup.replace('<onair-', `<onair-station base-url="${url}"><onair-`) + '</onair-station>';
    const element = place.querySelector<HTMLElement>('onair-now-playing, onair-history')!;
    await untilText(element, 'title', 'Paper Boats');
    return element;
  }

  const groundOf = (element: Element): string =>
    getComputedStyle(part(element, 'card')!).getPropertyValue('--_skin-ground');

  for (const skin of WITH_GROUND)
    it(`${skin}: keeps text and controls readable on any page`, async () => {
      for (const scheme of ['light', 'dark'])
        for (const accent of ACCENTS) {
          const style =
            `color-scheme: ${scheme}; color: #777; background: #fff;` +
            (accent && `--onair-accent: ${accent}`);
          const element = await showing(`<onair-now-playing skin="${skin}"></onair-now-playing>`, style);
          await until(() => !!groundOf(element), skin);
          const card = part(element, 'card')!;
          const line = part(element, 'progress')!.querySelector('i')!;
          for (const picture of PICTURES) {
            const ground = painted(getComputedStyle(card).backgroundColor, picture);
            const where = `${skin}, ${scheme}, accent ${accent}, above ${picture.join()}`;
            for (const name of ['title', 'artist', 'state', 'time']) {
              const text = painted(getComputedStyle(part(element, name)!).color, ground);
              expect(contrast(text, ground), `${name}: ${where}`).to.be.at.least(4.5);
            }
            const progress = painted(getComputedStyle(line).borderTopColor, ground);
            expect(contrast(progress, ground), `progress: ${where}`).to.be.at.least(3);
          }
        }
    });

  for (const skin of WITH_GROUND)
    it(`${skin}: keeps small layouts readable on any page`, async () => {
      for (const scheme of ['light', 'dark'])
        for (const accent of ACCENTS) {
          const style = `color-scheme: ${scheme}; color: #777;` + (accent && `--onair-accent: ${accent}`);
          const line = await showing(
            `<onair-now-playing skin="${skin}" layout="line"></onair-now-playing>`,
            style,
          );
          line.insertAdjacentHTML(
            'afterend',
            `<onair-player skin="${skin}" layout="mini"></onair-player><onair-vote skin="${skin}"></onair-vote>`,
          );
          const [mini, vote] = [line.nextElementSibling!, line.nextElementSibling!.nextElementSibling!];
          await untilText(mini, 'title', 'Paper Boats');
          await until(() => part(vote, 'like')?.matches(':enabled') ?? false, 'buttons');
          const boxes = [
            [part(line, 'line')!, part(line, 'title')!, part(line, 'artist')!],
            [part(mini, 'player')!, part(mini, 'title')!, part(mini, 'artist')!],
            [part(vote, 'like')!, part(vote, 'like')!],
          ] as const;
          for (const [box, ...texts] of boxes) {
            await until(() => !!getComputedStyle(box).getPropertyValue('--_skin-ground'), skin);
            for (const picture of PICTURES) {
              const behind = painted(getComputedStyle(box).backgroundColor, picture);
              const where = `${box.part.value}, ${scheme}, accent ${accent}, above ${picture.join()}`;
              for (const text of texts) {
                const ink = painted(getComputedStyle(text).color, behind);
                expect(contrast(ink, behind), `${text.part.value} of ${where}`).to.be.at.least(4.5);
              }
              const accented = painted(accentOf(box), behind);
              expect(contrast(accented, behind), `accent of ${where}`).to.be.at.least(3);
            }
          }
        }
    });

  it('glass: keeps text readable in front of any picture', async () => {
    const start = Math.floor(Date.now() / 1000) - 3600;
    const names = ['Morning Mix', 'Evening Jazz', 'Night Train'];
    const url = serveLists({
      history: [1, 2, 3].map((age) =>
        record({ id: 9 - age, ts: Date.now() - (age - 1) * 300_000, length: 600_000, all_music_id: age }),
      ),
      grid: names.map((name, index) => ({
        ...{ id: index + 1, name, cast_type: 'radioshow', color: ['#2a9d8f', '#d62828', null][index] },
        ...{ start_ts: start + index * 7200, end_ts: start + (index + 1) * 7200, timezone: 'UTC' },
      })),
      channels: [{ id: 1, bitrate: '128', s_format: 'mp3', stream_url: 'https://radio.example/live' }],
      servers: [{ id: 1, name: 'Radio Meridian' }],
    });
    const around = document.documentElement.style.cssText;
    try {
      for (const scheme of ['light', 'dark']) {
        document.documentElement.style.cssText = `color-scheme: ${scheme}; color: #777`;
        const place = emptyPlace();
        place.innerHTML = `<section><h2>glass</h2><onair-station base-url="${url}" skin="glass">${TAGS.map(
          (tag) => `<${tag}></${tag.split(' ')[0]}>`,
        ).join('')}</onair-station></section>`;
        const elements = [...place.querySelectorAll('onair-station > *')];
        const isGlass = (element: Element): boolean =>
          !!getComputedStyle(element).getPropertyValue('--_skin-ground') &&
          !element.matches('[status=loading]');
        await until(() => elements.every(isGlass), 'all elements');
        for (const picture of BLURRED) {
          document.documentElement.style.background = picture;
          const texts = measureTexts();
          expect(texts.length).to.be.above(40);
          const faint = texts.filter(({ ratio }) => !(ratio >= MIN_CONTRAST));
          const says = faint.map(({ where, words, ratio }) => `${where}: "${words}" ${ratio.toFixed(2)}`);
          expect(says, `${scheme}, above ${picture}`).to.deep.equal([]);
        }
      }
    } finally {
      document.documentElement.style.cssText = around;
    }
  });

  for (const skin of ['bare', 'ink'])
    it(`${skin}: uses the colours of the page`, async () => {
      const element = await showing(
        `<onair-now-playing skin="${skin}"></onair-now-playing>`,
        'color: #123456',
      );
      const card = part(element, 'card')!;
      const alpha = (): boolean =>
        painted(getComputedStyle(card).backgroundColor, [1, 2, 3]).join() === '1,2,3';
      await until(alpha, 'no background');
      expect(getComputedStyle(card).color).to.equal('rgb(18, 52, 86)');
    });

  for (const dir of ['ltr', 'rtl'])
    it(`bare: aligns text with the cover's edges, ${dir}`, async () => {
      const card = await showing('<onair-now-playing skin="bare"></onair-now-playing>', 'width: 280px');
      card.parentElement!.parentElement!.dir = dir;
      card.insertAdjacentHTML('afterend', '<onair-player skin="bare" layout="card"></onair-player>');
      for (const element of [card, card.nextElementSibling!]) {
        await untilText(element, 'title', 'Paper Boats');
        const box = (name: string): DOMRect => part(element, name)!.getBoundingClientRect();
        const [start, end] = dir === 'ltr' ? (['left', 'right'] as const) : (['right', 'left'] as const);
        await until(() => Math.abs(box('progress')[start] - box('cover')[start]) <= 1, 'an aligned line');
        expect(box('time')[end], element.localName).to.be.closeTo(box('cover')[end], 1);
        expect(element.scrollWidth, element.localName).to.be.at.most(280);
      }
    });

  for (const dir of ['ltr', 'rtl'])
    it(`bare: aligns the progress with the element's edge, ${dir}`, async () => {
      const card = await showing('<onair-now-playing skin="bare"></onair-now-playing>', 'width: 480px');
      card.parentElement!.parentElement!.dir = dir;
      card.insertAdjacentHTML('afterend', '<onair-player skin="bare" layout="card"></onair-player>');
      const end = dir === 'ltr' ? 'right' : 'left';
      for (const element of [card, card.nextElementSibling!]) {
        await untilText(element, 'title', 'Paper Boats');
        const gap = (): number =>
          Math.abs(
            part(element, 'time')!.getBoundingClientRect()[end] - element.getBoundingClientRect()[end],
          );
        await until(() => gap() <= 1, 'an aligned time');
        expect(element.scrollWidth, element.localName).to.be.at.most(480);
      }
    });

  it("bare: keeps a bar's controls inside the element", async () => {
    const card = await showing('<onair-now-playing></onair-now-playing>', 'width: 420px');
    card.insertAdjacentHTML('afterend', '<onair-player skin="bare"></onair-player>');
    const bar = card.nextElementSibling!;
    await untilText(bar, 'title', 'Paper Boats');
    await until(() => getComputedStyle(part(bar, 'player')!).paddingInlineEnd === '0px', 'bare');
    expect(bar.scrollWidth).to.be.at.most(420);
  });

  it('poster: names of shows look like titles', async () => {
    const start = Math.floor(Date.now() / 1000) - 3600;
    const url = serveLists({
      history: [],
      grid: ['Morning Mix', 'Evening Jazz'].map((name, index) => ({
        ...{ id: index + 1, name, cast_type: 'radioshow', color: null, timezone: 'UTC' },
        ...{ start_ts: start + index * 7200, end_ts: start + (index + 1) * 7200 },
      })),
    });
    const place = emptyPlace();
    for (const view of ['now', 'day', 'week']) {
      place.innerHTML = `<onair-schedule base-url="${url}" skin="poster" view="${view}"></onair-schedule>`;
      const element = place.firstElementChild!;
      await until(() => !!part(element, 'show-name'), 'shows');
      const names = (): Element[] => [...element.shadowRoot!.querySelectorAll('[part="show-name"]')];
      await until(
        () => names().every((name) => getComputedStyle(name).textTransform === 'uppercase'),
        `poster in the view ${view}`,
      );
    }
  });

  it('make the line layout as wide as its text', async () => {
    const element = await showing(
      '<onair-now-playing skin="poster" layout="line"></onair-now-playing>',
      'width: 1200px',
    );
    const line = part(element, 'line')!;
    await until(() => getComputedStyle(line).getPropertyValue('--_skin-ground') !== '', 'the skin');
    const box = (each: Element): DOMRect => each.getBoundingClientRect();
    const artist = part(element, 'artist')!;
    expect(artist.scrollWidth).to.be.at.most(artist.clientWidth);
    expect(box(line).right).to.be.within(box(artist).right, box(artist).right + 100);
    element.parentElement!.parentElement!.style.width = '160px';
    await until(() => element.offsetWidth === 160, 'a narrow column');
    expect(box(line).width).to.be.at.most(160);
  });

  it('a tag overrides the skin of its station', async () => {
    const element = await showing(`<onair-now-playing></onair-now-playing>`);
    const station = element.closest('onair-station')!;
    const has = (ground: string) => () => groundOf(element) === ground;
    station.setAttribute('skin', 'poster');
    await until(has('#000'), 'poster');
    element.setAttribute('skin', 'tape');
    await until(() => groundOf(element).includes('linear-gradient'), 'tape');
    element.setAttribute('skin', 'quiet');
    await until(has(''), 'quiet');
    element.removeAttribute('skin');
    await until(has('#000'), 'poster');
  });

  it('sleeve: uses the colours of the cover', async () => {
    const element = await showing(`<onair-now-playing skin="sleeve"></onair-now-playing>`);
    await until(() => !!element.shadowRoot!.querySelector('[data-sleeve] canvas'), 'the blurred cover');
    element.setAttribute('skin', 'quiet');
    await until(() => !element.shadowRoot!.querySelector('[data-sleeve]'), 'no background');
  });

  for (const name of ['history', 'podcasts', 'requests', 'schedule'])
    it(`draw a box around the list of onair-${name}`, async () => {
      const url = serveLists({ history: [record({ ts: Date.now() })] });
      const place = emptyPlace();
      place.innerHTML = `<onair-${name} base-url="${url}" skin="tape"></onair-${name}>`;
      const element = place.firstElementChild!;
      const box = (): Element | null => element.shadowRoot!.querySelector('div');
      const ground = (): string => getComputedStyle(box()!, '::before').backgroundImage;
      await until(() => !!box() && ground().includes('gradient'), 'the background');
      expect(getComputedStyle(box()!).paddingLeft).to.equal('16px');
    });

  for (const name of ['history', 'podcasts'])
    it(`keep the message of onair-${name} inside the padding`, async () => {
      const place = emptyPlace();
      place.innerHTML = `<onair-${name} base-url="${serveLists({ history: [], podcasts: [] })}" skin="tape"></onair-${name}>`;
      const element = place.firstElementChild!;
      await until(() => !!part(element, 'message'), name);
      const inset = (): number =>
        part(element, 'message')!.getBoundingClientRect().left - element.getBoundingClientRect().left;
      await until(() => inset() === 16, 'the padding');
    });

  it('never make a small cover round', async () => {
    const url = serveLists({ history: [record({ ts: Date.now(), length: 600_000 })] });
    const place = emptyPlace();
    for (const skin of WITH_GROUND) {
      place.innerHTML = `<onair-history base-url="${url}" skin="${skin}" include-current></onair-history>`;
      const element = place.querySelector<HTMLElement>('onair-history')!;
      await until(() => !!element.shadowRoot?.adoptedStyleSheets.length && !!part(element, 'cover'), skin);
      await until(() => getComputedStyle(part(element, 'cover')!).borderRadius.includes('min'), skin);
      expect(getComputedStyle(part(element, 'cover')!).borderRadius).to.match(/16%/);
    }
  });

  it("don't change the size of elements", async () => {
    for (const tag of ['onair-now-playing', 'onair-history include-current'])
      for (const skin of [...WITH_GROUND, 'bare', 'ink']) {
        const element = await showing(`<${tag}></${tag.split(' ')[0]}>`, 'width: 390px');
        await new Promise(requestAnimationFrame);
        const { height, width } = element.getBoundingClientRect();
        const { scrollWidth } = element;
        const sheets = element.shadowRoot!.adoptedStyleSheets.length;
        element.setAttribute('skin', skin);
        await until(() => element.shadowRoot!.adoptedStyleSheets.length > sheets, skin);
        const after = element.getBoundingClientRect();
        expect([after.width, after.height], `${tag}, ${skin}`).to.deep.equal([width, height]);
        expect(element.scrollWidth, `${tag}, ${skin}`).to.be.at.most(scrollWidth);
      }
  });
});
