import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { text, until } from '../shown.js';
import { all, buttons, isSeen, clickPart, setUp, show, showing, usual, textOf } from './fixture.js';

describe('<onair-schedule>', () => {
  setUp();

  function key(name: string): boolean {
    const event = new KeyboardEvent('keydown', {
      key: name,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    return !focused()!.dispatchEvent(event);
  }
  let element: HTMLElement;
  /** Focuses a show and waits until the code for keys has loaded. */
  async function focusOn(show: HTMLElement): Promise<void> {
    show.focus();
    await until(() => all(element, 'dialog').length > 0, 'the code for keys');
  }
  const focused = (): Element | null => element.shadowRoot!.activeElement;
  const at = (): string => {
    const day = focused()!.closest('ol')!.getAttribute('aria-label')!.split(/\W/)[0]!;
    return `${day} ${textOf(focused()!.querySelector('[part=show-name]')!)}`;
  };

  it('has a single show in the tab order', async () => {
    element = await showing(usual, 'calendar', 1000);
    const before = document.createElement('button');
    element.before(before);
    before.focus();
    const seen: string[] = [];
    while (seen.length < 5) {
      await sendKeys({ press: 'Tab' });
      const part = focused()?.getAttribute('part') ?? focused()?.localName ?? '';
      // In Firefox, scroll containers are in the tab order, too.
      if (part !== 'week') seen.push(part);
    }
    expect(seen).to.deep.equal(['previous', 'following', 'select', 'show show-on-air', 'add-week']);
  });

  it('includes the day buttons in the tab order', async () => {
    element = await showing(usual, '', 500);
    const reached = [...element.shadowRoot!.querySelectorAll<HTMLElement>('button, select')].filter(
      (each) => each.tabIndex === 0 && isSeen(each) && !(each as HTMLButtonElement).disabled,
    );
    expect(reached.map((each) => each.getAttribute('part')?.split(' ')[0] ?? each.localName)).to.deep.equal([
      ...['previous', 'following', 'select'],
      ...['tab', 'tab', 'tab', 'tab', 'tab', 'tab', 'tab'],
      // The current show, then one show during the rest of the day.
      ...['show', 'show'],
    ]);
  });

  it('moves the focus through the shows chronologically', async () => {
    element = await showing(usual);
    await focusOn(buttons(element, 'Tuesday')[0]!);
    const visited = [];
    for (const name of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      expect(key(name), name).to.equal(true);
      visited.push(at());
    }
    expect(visited).to.deep.equal([
      ...['Tuesday Records', 'Tuesday Relay', 'Tuesday Night', 'Wednesday Morning'],
      ...['Tuesday Night', 'Tuesday Morning', 'Tuesday Night'],
    ]);
    expect(buttons(element).filter(({ tabIndex }) => tabIndex === 0)).to.have.lengthOf(1);
    expect(buttons(element, 'Tuesday')[3]!.tabIndex).to.equal(0);
    // Other keys keep their default action.
    expect(key('a')).to.equal(false);
    expect(key('Tab')).to.equal(false);
  });

  it('moves the focus to the same time on other days', async () => {
    for (const [dir, ahead, back] of [
      ['ltr', 'ArrowRight', 'ArrowLeft'],
      ['rtl', 'ArrowLeft', 'ArrowRight'],
    ] as const) {
      const shows = usual.filter(({ start_ts }) => new Date(Number(start_ts) * 1000).getUTCDay() !== 2);
      element = await showing(shows, `dir="${dir}"`);
      await focusOn(buttons(element, 'Monday')[3]!);
      key(ahead);
      // Tuesday has no shows.
      expect(at()).to.equal('Wednesday Relay');
      key(back);
      expect(at()).to.equal('Monday Relay');
      expect(key(back)).to.equal(false);
    }
  });

  it('mirrors the arrow icons in right-to-left text', async () => {
    for (const [dir, drawn] of [
      ['ltr', 'none'],
      ['rtl', 'matrix(-1, 0, 0, 1, 0, 0)'],
    ] as const) {
      element = await showing(usual, `dir="${dir}"`);
      expect(getComputedStyle(element.shadowRoot!.querySelector('[part=bar] svg')!).transform).to.equal(
        drawn,
      );
    }
  });

  it('replays keys pressed before the code loaded', async () => {
    element = await showing(usual);
    buttons(element, 'Tuesday')[0]!.focus();
    expect([key('ArrowDown'), key('ArrowDown')]).to.deep.equal([true, true]);
    await until(() => at() === 'Tuesday Relay', 'the focus two shows later');
  });

  it('shows a focus outline in the text colour', async () => {
    element = await showing(usual, '', 1200, 'color: rgb(10, 20, 30); --onair-accent: red');
    await sendKeys({ press: 'Tab' });
    for (const show of [all(element, '[part~=show-on-air]')[0]!, buttons(element, 'Friday')[1]!]) {
      show.focus();
      const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(show);
      expect([outlineStyle, outlineWidth, outlineColor]).to.deep.equal(['solid', '2px', 'rgb(10, 20, 30)']);
    }
  });

  it('moves the focus when the current-week button disappears', async () => {
    element = await showing(usual);
    const today = all(element, '[part=today]')[0]!;
    expect(isSeen(today)).to.equal(false);
    clickPart(element, 'following');
    await until(() => isSeen(today), 'another week');
    today.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => !isSeen(today), 'this week');
    await until(() => focused() === all(element, '[part=following]')[0], 'the focus');
  });

  it("doesn't shift the layout when the current-week button appears", async () => {
    for (const width of [240, 280, 390, 768, 1280]) {
      element = await showing(usual, 'view="day" time-zone="station"', width);
      const boxes = (): number[][] =>
        ['previous', 'range', 'following', 'zone', 'bar'].map((name) => {
          const { left, top, height } = all(element, `[part=${name}]`)[0]!.getBoundingClientRect();
          return [left, top, height];
        });
      // The dates of the previous week have the same length.
      const before = boxes();
      clickPart(element, 'previous');
      await until(() => isSeen(all(element, '[part=today]')[0]), 'another week');
      expect(boxes()[0], `${width} px`).to.deep.equal(before[0]);
      expect(boxes().slice(3), `${width} px`).to.deep.equal(before.slice(3));
      const today = all(element, '[part=today]')[0]!.getBoundingClientRect();
      const bar = all(element, '[part=bar]')[0]!.getBoundingClientRect();
      expect(today.right, `${width} px`).to.be.at.most(bar.right + 1);
      expect(today.bottom, `${width} px`).to.be.at.most(bar.bottom + 1);
    }
  });

  it('keeps the toolbar on one line', async () => {
    for (const width of [482, 527, 768]) {
      element = await showing(usual, 'view="day" time-zone="station" lang="de"', width);
      const heightOf = (name: string): number =>
        all(element, `[part=${name}]`)[0]!.getBoundingClientRect().height;
      clickPart(element, 'following');
      await until(() => /Nov.*Dez/s.test(textOf(all(element, '[part=range]')[0]!)), 'a week in two months');
      expect(heightOf('bar'), `${width} px`).to.be.closeTo(heightOf('following'), 2);
    }
  });

  it('keeps the focus when the element re-renders', async () => {
    element = await showing(usual);
    await focusOn(buttons(element, 'Friday')[1]!);
    (element as HTMLElement & { requestUpdate(): void }).requestUpdate();
    await (element as HTMLElement & { updateComplete: Promise<void> }).updateComplete;
    expect(at()).to.equal('Friday Records');
    expect(buttons(element, 'Friday')[1]!.tabIndex).to.equal(0);
  });

  describe('the dialog', () => {
    const dialog = (): HTMLElement => all(element, 'dialog')[0]!;
    const isOpen = (): boolean => all(element, 'dialog[open]').length > 0;

    it('returns the focus when Escape is pressed', async () => {
      element = await showing(usual, 'time-zone="station"');
      const night = buttons(element, 'Thursday')[3]!;
      night.focus();
      await sendKeys({ press: 'Enter' });
      await until(() => isOpen(), 'the dialog');
      expect(text(element, 'details-name')).to.equal('Night');
      // Some engines write a comma after the weekday.
      expect(textOf(all(element, '[part=details-time]')[0]!).replace(/,/g, '')).to.equal(
        'Thursday 26 November – Friday 27 November22:00 – 06:00',
      );
      expect(textOf(dialog())).to.contain('Berlin');
      expect(textOf(dialog())).not.to.contain('On air now');
      await sendKeys({ press: 'Escape' });
      await until(() => !isOpen(), 'closed');
      expect(focused()).to.equal(night);
    });

    it('closes when its button or backdrop is clicked', async () => {
      element = await showing(usual);
      clickPart(element, 'show-on-air');
      await until(() => isOpen(), 'the dialog');
      expect(textOf(dialog())).to.contain('On air now');
      clickPart(element, 'close');
      await until(() => !isOpen(), 'closed');
      clickPart(element, 'show-on-air');
      await until(() => isOpen(), 'the dialog again');
      dialog().click();
      await until(() => !isOpen(), 'closed again');
      await until(() => !text(element, 'details-name'), 'nothing in it');
    });

    it('opens when the block after midnight is clicked', async () => {
      element = await showing([show('Night', '26 22:00', '27 06:00')]);
      all(element, 'li[aria-hidden] [part~=show]')[0]!.click();
      await until(() => text(element, 'details-name') === 'Night', 'the night');
      clickPart(element, 'close');
      (element as HTMLElement & { view: string }).view = 'now';
      await until(() => isSeen(all(element, '[part=upcoming] [part~=show]')[0]), 'the list');
      all(element, '[part=upcoming] [part~=show]')[0]!.click();
      await until(() => isOpen(), 'its dialog');
      expect(text(element, 'details-name')).to.equal('Night');
    });

    it("uses the page's colours if they are readable", async () => {
      const canvas = document.createElement('div');
      document.body.append(canvas);
      /** Returns the browser's default colours for a scheme. */
      const defaults = (scheme: string): string[] => {
        canvas.style.cssText = `color-scheme: ${scheme}; background: Canvas; color: CanvasText`;
        const { backgroundColor, color } = getComputedStyle(canvas);
        return [backgroundColor, color];
      };
      for (const [style, colours] of [
        ['background: #000; color: #eee', ['rgb(0, 0, 0)', 'rgb(238, 238, 238)']],
        ['background: rgb(0 0 0 / 0.75); color: #fff', ['rgb(64, 64, 64)', 'rgb(255, 255, 255)']],
        ['background: #fdf6e3; color: #333', ['rgb(253, 246, 227)', 'rgb(51, 51, 51)']],
        // White text, as on a photograph.
        ['color: #fff', defaults('light')],
        ['color-scheme: dark; color: #fff; background: oklch(20% 0 0)', defaults('dark')],
      ] as const) {
        element = await showing(usual, '', 1200, style);
        clickPart(element, 'show-on-air');
        await until(() => isOpen(), 'the dialog');
        const { backgroundColor, color } = getComputedStyle(dialog());
        expect([backgroundColor, color], style).to.deep.equal(colours);
      }
      canvas.remove();
    });

    it('ignores a late close event', async () => {
      element = await showing(usual);
      clickPart(element, 'show-on-air');
      await until(() => isOpen(), 'the dialog');
      clickPart(element, 'close');
      await until(() => !text(element, 'details-name'), 'nothing in it');
      buttons(element, 'Thursday')[3]!.click();
      await until(() => isOpen(), 'the dialog again');
      // A busy browser may dispatch it after the dialog has been opened again.
      dialog().dispatchEvent(new Event('close'));
      await (element as HTMLElementTagNameMap['onair-schedule']).updateComplete;
      expect(text(element, 'details-name')).to.equal('Night');
    });

    it("has no save button if calendar isn't set", async () => {
      element = await showing(usual);
      clickPart(element, 'show-on-air');
      await until(() => isOpen(), 'the dialog');
      expect(all(element, '[part=add-show], [part=add-week]')).to.deep.equal([]);
    });
  });
});
