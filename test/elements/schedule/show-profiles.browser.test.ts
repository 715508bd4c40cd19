import { expect } from '@open-wc/testing';
import { stub } from 'sinon';
import '../../../src/elements/player/define.js';
import type { OnairSchedule } from '../../../src/elements/schedule/schedule.js';
import { text, until, untilStatus } from '../shown.js';
import { all, blocks, clickPart, insert, isSeen, serve, setUp, show, textOf, usual } from './fixture.js';

const PROFILES = {
  Records: {
    host: 'Teo Bassani',
    text: '<b>Old</b> records, played whole.',
    picture: '/demo/icon.svg',
    link: 'https://radio.example/records/',
  },
  '4711': { host: 'By the id' },
  Relay: { host: 12, picture: 'javascript:alert(1)', link: 'data:text/html,x' },
};

describe('profiles of shows in <onair-schedule>', () => {
  setUp();

  async function showingWith(json: string, attributes = '', width = 1200): Promise<OnairSchedule> {
    const shows = [...usual, show('By id', '26 12:00', '26 13:00', { parent_id: 4711 })];
    const channels = [
      { id: 1, name: 'One', stream_url: 'http://127.0.0.1:9/stream', secure_stream_url: null },
    ];
    const url = serve(
      shows,
      {},
      { '/api/v2/channels/': { body: JSON.stringify(channels) }, '/api/v2/history/': { body: '[]' } },
    );
    const element = insert(
      `<onair-schedule base-url="${url}" time-zone="station" ${attributes}><script type="application/json" data-onair-shows>${json}</script></onair-schedule>`,
      width,
    );
    await untilStatus(element, 'ready');
    return element;
  }
  const about = (element: Element): string =>
    all(element, '.about')[0] ? textOf(all(element, '.about')[0]!) : '';
  /** Opens the dialog about the first show with this name. */
  async function open(element: OnairSchedule, name: string): Promise<void> {
    all(element, '.column [part~=show]')
      .find((each) => textOf(each).includes(name))!
      .click();
    await until(() => text(element, 'details-name') === name, name);
  }

  it('add a host and a picture to the dialog', async () => {
    const element = await showingWith(JSON.stringify(PROFILES));
    await until(() => all(element, '.face').length > 0, 'the profiles');
    await open(element, 'Records');
    expect(about(element)).to.equal('Teo Bassani <b>Old</b> records, played whole. radio.example/records');
    expect(all(element, '.about a')[0]!.getAttribute('href')).to.equal('https://radio.example/records/');
    clickPart(element, 'close');
    await until(() => !text(element, 'details-name'), 'closed');
    await open(element, 'By id');
    expect(about(element)).to.equal('By the id');
    clickPart(element, 'close');
    await until(() => !text(element, 'details-name'), 'closed');
    await open(element, 'Morning');
    expect(about(element)).to.equal('');
  });

  it('add pictures and hosts to each view', async () => {
    const element = await showingWith(JSON.stringify(PROFILES));
    await until(() => all(element, '.column .face').length > 0, 'a picture');
    const face = (): HTMLElement => all(element, '.column.chosen .face')[0]!;
    expect(isSeen(face()), 'in a long block of the week').to.equal(true);
    const short = all(element, '.column [part~=show]').find((each) => textOf(each).startsWith('By id'))!;
    expect(short.parentElement!.classList.contains('long')).to.equal(false);
    element.view = 'day';
    all(element, '[part~=tab]')[4]!.click();
    await element.updateComplete;
    expect(isSeen(face())).to.equal(true);
    const heights = all(element, '.column.chosen [part~=show]').map(({ offsetHeight }) => offsetHeight);
    expect(new Set(heights).size).to.equal(1);
    element.view = 'now';
    await until(() => isSeen(all(element, '[part=upcoming] [part=show-host]')[0]), 'the list');
    expect(textOf(all(element, '[part=upcoming] [part=show-host]')[0]!)).to.equal('Teo Bassani');
  });

  it('invalid fields and unsafe URLs are ignored', async () => {
    const element = await showingWith(JSON.stringify(PROFILES));
    await until(() => all(element, '[part=show-host]').length > 0, 'the profiles');
    await open(element, 'Relay');
    expect(about(element)).to.equal('');
    expect(all(element, '.about img, .about a')).to.have.length(0);
  });

  it('cause a warning if their JSON is invalid', async () => {
    const warn = stub(console, 'warn');
    try {
      for (const json of ['{ "Records": }', '[1]']) {
        const element = await showingWith(json);
        await until(() => warn.args.flat().some((each) => String(each).includes('data-onair-shows')), json);
        expect(blocks(element).length).to.be.above(20);
        warn.resetHistory();
      }
    } finally {
      warn.restore();
    }
  });

  it('the current show has a play button', async () => {
    const element = await showingWith('{}');
    await open(element, 'Records');
    expect(all(element, '[part=listen]')).to.have.length(0);
    clickPart(element, 'close');
    await until(() => !text(element, 'details-name'), 'closed');
    const player = document.createElement('onair-player');
    player.baseUrl = element.baseUrl;
    element.after(player);
    await untilStatus(player, 'ready');
    const play = stub(player, 'play');
    element.shadowRoot!.querySelector<HTMLElement>('[part~=show-on-air]')!.click();
    await until(() => all(element, 'dialog [part=listen]').length > 0, 'the button');
    expect(textOf(all(element, 'dialog [part=listen]')[0]!)).to.equal('Play');
    all(element, 'dialog [part=listen]')[0]!.click();
    expect(play.callCount).to.equal(1);
    await until(() => !text(element, 'details-name'), 'closed by it');
    await open(element, 'Morning');
    expect(all(element, 'dialog [part=listen]')).to.have.length(0);
  });

  it('the play button also stops the player', async () => {
    const element = await showingWith('{}');
    const player = document.createElement('onair-player');
    player.baseUrl = element.baseUrl;
    element.after(player);
    await untilStatus(player, 'ready');
    const label = (): string | null | undefined =>
      all(element, '[part=upcoming] [part=listen]')[0]?.ariaLabel;
    element.shadowRoot!.querySelector<HTMLElement>('[part~=show-on-air]')!.click();
    await until(() => label() === 'Play', 'the button');
    const stop = stub(player, 'stop');
    const { channel, sound } = player.playback;
    player.playback.playedChannel = String(channel!.id);
    Object.defineProperty(sound, 'isOn', { value: true, configurable: true });
    sound.state = 'playing';
    player.requestUpdate();
    await until(() => label() === 'Stop', 'the button that stops');
    all(element, '[part=upcoming] [part=listen]')[0]!.click();
    expect(stop.callCount).to.equal(1);
    Reflect.deleteProperty(sound, 'isOn');
    sound.state = 'stopped';
    player.requestUpdate();
    await until(() => label() === 'Play', 'the button that plays');
  });
});
