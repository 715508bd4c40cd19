import { expect, html } from '@open-wc/testing';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import { part, record, text, timeText, until } from '../shown.js';
import { NOON } from '../../kit/page-world.js';
import { button, channel, label, openMenu, setVirtualStage } from './stage.js';

const KEY = 'onair:sleep';
const MINUTE = 60_000;

describe('the sleep timer of <onair-player>', () => {
  const stage = setVirtualStage();

  const row = (element: OnairPlayer): HTMLElement => part(element, 'sleep')!;
  const list = (element: OnairPlayer): HTMLSelectElement => row(element).querySelector('select')!;
  const left = (element: OnairPlayer): string => row(element).querySelector('bdi')!.textContent;
  const isOn = (element: OnairPlayer): boolean => label(button(element)) === 'Stop';

  async function openTimer(element: OnairPlayer): Promise<HTMLDialogElement> {
    const menu = await openMenu(element);
    await until(() => !!row(element), 'the choice');
    return menu;
  }

  async function choose(element: OnairPlayer, value: string): Promise<void> {
    const menu = await openTimer(element);
    list(element).value = value;
    list(element).dispatchEvent(new Event('change'));
    await until(() => left(element) !== 'Off' || value === '', 'the time left');
    menu.close();
    await until(() => !row(element), 'the closed menu');
  }

  it('offers several durations and shows the remaining time', async () => {
    const element = await stage.playing();
    await openTimer(element);
    expect(label(list(element))).to.equal('Sleep timer');
    // The end of the current show is added when the schedule has loaded.
    expect([...list(element).options].slice(0, 5).map((option) => option.text)).to.deep.equal([
      'Off',
      '15 minutes',
      '30 minutes',
      '45 minutes',
      '60 minutes',
    ]);
    expect(left(element)).to.equal('Off');
    expect(label(part(element, 'more')!)).to.equal('More');
    list(element).value = '30';
    list(element).dispatchEvent(new Event('change'));
    await until(() => left(element) === '30:00', 'the time left');
    expect(label(list(element))).to.equal('Sleep timer: 30 minutes');
    expect(label(part(element, 'more')!)).to.equal('More – Sleep timer: 30 minutes');
    list(element).value = '';
    list(element).dispatchEvent(new Event('change'));
    await until(() => left(element) === 'Off', 'no time');
    expect(label(part(element, 'more')!)).to.equal('More');
  });

  it('stops playback when a sleeping device wakes up', async () => {
    const element = await stage.playing();
    await choose(element, '30');
    stage.setNow(NOON + 8 * 60 * MINUTE);
    await stage.pass(1000);
    await until(() => !isOn(element), 'silence');
    expect(localStorage.getItem(KEY)).to.equal('');
  });

  it('can run until the end of the show', async () => {
    const start = NOON / 1000 - 600;
    const url = stage.serveResponses({
      '/api/v2/channels/': {
        body: JSON.stringify([channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })]),
      },
      '/api/v2/history/': { body: JSON.stringify([record({ ts: NOON, length: 600_000, title: 'Glass' })]) },
      '/api/v2/servers/': { body: JSON.stringify([{ id: 1, name: 'Radio Meridian' }]) },
      '/api/v2/grid/': {
        body: JSON.stringify([
          { id: 3, name: 'First Light', start_ts: start, end_ts: start + 1200, cast_type: 1 },
        ]),
      },
    });
    const element = await stage.playing(html`<onair-player delay="30" base-url=${url}></onair-player>`);
    await openTimer(element);
    await until(() => list(element).options.length === 6, 'the end of the show');
    const option = list(element).options[5]!;
    expect(option.text).to.equal(`End of the show · ${timeText(NOON + 600_000)}`);
    list(element).value = 'show';
    list(element).dispatchEvent(new Event('change'));
    await until(() => left(element).startsWith('10:'), 'the time left');
  });

  it('is translated', async () => {
    const element = await stage.showing(
      html`<onair-player lang="de" base-url=${stage.panel.url}></onair-player>`,
    );
    await openTimer(element);
    expect(label(list(element))).to.equal('Einschlaf-Timer');
    expect(list(element).options[1]!.text).to.equal('15 Minuten');
    expect(text(element, 'sleep')).to.contain('Aus');
  });
});
