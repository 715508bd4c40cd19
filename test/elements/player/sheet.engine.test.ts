import { expect } from '@open-wc/testing';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import { isAccessible } from '../accessible.js';
import { part, record, text, until, untilText } from '../shown.js';
import { audio, button, channel, label, setVirtualStage } from './stage.js';

describe('the sheet of <onair-player>', () => {
  const stage = setVirtualStage();

  const opener = (element: OnairPlayer): HTMLElement => part(element, 'open')!;
  const sheet = (element: OnairPlayer): HTMLDialogElement | null =>
    part(element, 'sheet') as HTMLDialogElement | null;
  const focused = (element: OnairPlayer): Element | null => element.shadowRoot!.activeElement;

  async function open(element: OnairPlayer): Promise<HTMLDialogElement> {
    await until(() => !!opener(element), 'the channels');
    opener(element).focus();
    opener(element).click();
    await until(() => sheet(element)?.open === true, 'the sheet');
    return sheet(element)!;
  }
  const settled = (): Promise<void> => until(() => !isEntry(), 'the page’s own history entry');
  const isEntry = (): boolean => !!(history.state as Record<string, unknown> | null)?.['onair-sheet'];
  const untilClosed = async (element: OnairPlayer): Promise<void> => {
    await until(() => !sheet(element), 'no sheet');
    await settled();
  };

  it('opens when the bar is pressed', async () => {
    const element = await stage.showing();
    await until(() => !!opener(element), 'the channels');
    expect(label(opener(element))).to.equal('Show player');
    const { left, top, width, height } = part(element, 'title')!.getBoundingClientRect();
    const hit = element.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2);
    expect(hit).to.equal(opener(element));
    const play = button(element).getBoundingClientRect();
    const middle = [play.left + play.width / 2, play.top + play.height / 2] as const;
    expect(button(element).contains(element.shadowRoot!.elementFromPoint(...middle))).to.equal(true);
    const dialog = await open(element);
    expect(dialog.matches(':modal')).to.equal(true);
    await until(() => label(focused(element)!) === 'Close', 'the focus');
    await isAccessible(element);
    dialog.close();
    await untilClosed(element);
  });

  it('contains the track, the plays and the next show', async () => {
    const now = Date.now();
    const start = Math.floor(now / 1000) + 1800;
    const url = stage.serveResponses({
      '/api/v2/channels/': {
        body: JSON.stringify([channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })]),
      },
      '/api/v2/history/': {
        body: JSON.stringify(
          [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
            record({ id: 20 - index, title: `Play ${index}`, ts: now - index * 200_000 }),
          ),
        ),
      },
      '/api/v2/servers/': { body: JSON.stringify([{ id: 1, name: 'Radio Meridian' }]) },
      '/api/v2/grid/': {
        body: JSON.stringify([
          { id: 3, name: 'First Light', start_ts: start, finish_ts: start + 3600, cast_type: 1 },
        ]),
      },
    });
    const element = document.createElement('onair-player');
    element.baseUrl = url;
    element.vote = true;
    document.body.append(element);
    stage.ends.push(() => element.remove());
    await untilText(element, 'title', 'Play 0');
    const dialog = await open(element);
    await until(() => dialog.querySelectorAll('.plays [role=listitem]').length === 5, 'five plays');
    expect(dialog.querySelector('.plays')!.textContent).to.contain('Play 1').and.not.to.contain('Play 6');
    expect(dialog.querySelector('.title')!.textContent).to.equal('Play 0');
    expect(dialog.textContent).to.contain('Radio Meridian');
    const play = dialog.querySelector<HTMLElement>('[part=play]')!;
    expect(play.offsetWidth).to.equal(72);
    expect(dialog.querySelector<HTMLElement>('[part=cover]')!.offsetWidth).to.be.at.least(150);
    await until(() => !!part(dialog.querySelector('onair-vote')!, 'like'), 'votes');
    await until(() => dialog.textContent.includes('First Light'), 'the next show');
    await isAccessible(element);
    dialog.close();
    await untilClosed(element);
  });

  it('keeps the controls in place below one or two lines', async () => {
    const tops: number[] = [];
    for (const title of ['Glass', 'Everything We Forgot to Say Before the Last Train Left the Station']) {
      const element = document.createElement('onair-player');
      element.baseUrl = stage.serveLists(
        [channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })],
        [record({ ts: Date.now(), title })],
      );
      document.body.append(element);
      stage.ends.push(() => element.remove());
      await untilText(element, 'title', title);
      const dialog = await open(element);
      const place = (query: string): number => dialog.querySelector(query)!.getBoundingClientRect().top;
      tops.push(place('[part=play]') - place('.heading'));
      dialog.close();
      await untilClosed(element);
      element.remove();
    }
    expect(tops[1]).to.be.closeTo(tops[0]!, 1);
  });

  it('hides the vote buttons during a live set', async () => {
    const element = document.createElement('onair-player');
    element.baseUrl = stage.serveLists(
      [channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })],
      [
        record({
          ts: Date.now(),
          all_music_id: null,
          title: '',
          metadata: '',
          dj_name: 'DJ Ana',
          length: null,
        }),
      ],
    );
    element.vote = true;
    document.body.append(element);
    stage.ends.push(() => element.remove());
    await untilText(element, 'title', 'DJ Ana');
    const dialog = await open(element);
    const vote = dialog.querySelector('onair-vote')!;
    await until(() => (part(vote, 'like') as HTMLButtonElement | null)?.disabled === true, 'the buttons');
    for (const name of ['like', 'dislike'])
      expect(getComputedStyle(part(vote, name)!).visibility, name).to.equal('hidden');
    dialog.close();
    await untilClosed(element);
  });

  it('opens the menu above itself', async () => {
    const element = await stage.showing();
    const dialog = await open(element);
    dialog.querySelector<HTMLElement>('[part=more]')!.click();
    const menu = (): HTMLDialogElement => part(element, 'menu') as HTMLDialogElement;
    await until(() => menu()?.open, 'the menu');
    const { left, top } = menu().getBoundingClientRect();
    expect(menu().contains(element.shadowRoot!.elementFromPoint(left + 9, top + 9))).to.equal(true);
    menu().close();
    await until(() => !menu()?.open, 'no menu');
    expect(dialog.open).to.equal(true);
    dialog.close();
    await untilClosed(element);
  });

  it('returns the focus however it is closed', async () => {
    const element = await stage.showing();
    const drag = (dialog: HTMLDialogElement): void => {
      const grip = dialog.querySelector<HTMLElement>('.grip')!;
      // A pointer that a script made up can't be captured.
      grip.setPointerCapture = () => undefined;
      const move = (type: string, clientY: number): void =>
        void grip.dispatchEvent(
          new PointerEvent(type, { clientY, isPrimary: true, button: 0, bubbles: true, pointerId: 1 }),
        );
      move('pointerdown', 10);
      move('pointermove', 300);
      expect(dialog.getBoundingClientRect().top).to.be.above(100);
      move('pointermove', 10 + dialog.offsetHeight);
      move('pointerup', 10 + dialog.offsetHeight);
    };
    const ways: Record<string, (dialog: HTMLDialogElement) => void> = {
      button: (dialog) => dialog.querySelector<HTMLElement>('header button')!.click(),
      // What browsers do for the Escape key.
      escape: (dialog) => {
        if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
      },
      back: () => history.back(),
      drag,
    };
    for (const [name, close] of Object.entries(ways)) {
      const dialog = await open(element);
      expect(isEntry(), name).to.equal(true);
      await until(
        () => dialog.getAnimations().every(({ playState }) => playState !== 'running'),
        'its place',
      );
      close(dialog);
      await untilClosed(element);
      await until(() => focused(element) === opener(element), `the focus after ${name}`);
    }
  });

  it('keeps the page’s URL and history state', async () => {
    history.replaceState({ page: 7 }, '');
    stage.ends.push(() => history.replaceState(null, ''));
    const { href } = location;
    const element = await stage.showing();
    const dialog = await open(element);
    expect(history.state).to.deep.equal({ page: 7, 'onair-sheet': true });
    expect(location.href).to.equal(href);
    dialog.close();
    await untilClosed(element);
    expect(history.state).to.deep.equal({ page: 7 });
  });

  it('stays open after a short drag', async () => {
    const element = await stage.playing();
    const dialog = await open(element);
    const grip = dialog.querySelector<HTMLElement>('.grip')!;
    grip.setPointerCapture = () => undefined;
    for (const [type, clientY] of [
      ['pointerdown', 10],
      ['pointermove', 20],
      ['pointerup', 20],
    ] as const)
      grip.dispatchEvent(new PointerEvent(type, { clientY, isPrimary: true, button: 0, pointerId: 1 }));
    expect(dialog.style.transform).to.equal('');
    expect(dialog.open).to.equal(true);
    expect(text(element, 'state')).to.equal('Live');
    dialog.close();
    await untilClosed(element);
    expect(audio(element).paused).to.equal(false);
    expect(label(button(element))).to.equal('Stop');
  });
});
