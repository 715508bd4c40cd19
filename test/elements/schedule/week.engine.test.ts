import { expect, nextFrame } from '@open-wc/testing';
import { isWebKit } from '../engine.js';
import { setTime } from '../../kit/page-time.js';
import { until } from '../shown.js';
import { HOUR, NOW, all, blocks, buttons, clickPart, showPageAgain, isSeen, setUp, show } from './fixture.js';
import { showing, usual, textOf } from './fixture.js';

describe('<onair-schedule>', () => {
  setUp();

  /** Resolves after the next resize observation. */
  async function untilMeasured(): Promise<void> {
    await nextFrame();
    await nextFrame();
  }

  describe('the week', () => {
    it('draws overlapping shows side by side', async () => {
      const element = await showing([
        show('One', '25 10:00', '25 14:00'),
        show('Two', '25 12:00', '25 13:00'),
        show('Three', '25 15:00', '25 16:00'),
      ]);
      const [one, two, three] = buttons(element).map((button) => button.getBoundingClientRect());
      expect(two!.left).to.be.at.least(one!.right - 1);
      expect(two!.width).to.be.closeTo(one!.width, 1);
      expect(three!.left).to.equal(one!.left);
      expect(three!.width).to.be.above(one!.width * 1.9);
    });

    it('keeps the text of short shows from overlapping', async () => {
      const element = await showing([
        show('News', '25 10:00', '25 10:05'),
        show('After', '25 10:05', '25 12:00'),
        show('Moment', '25 14:00', '25 14:00'),
      ]);
      const [news, after, moment] = buttons(element).map((button) => button.getBoundingClientRect());
      expect(news!.height).to.be.above(20);
      expect(moment!.height).to.be.above(20);
      // The time is beside the name.
      const time = all(element, '.column [part=show-time]')[0]!.getBoundingClientRect();
      expect(time.bottom).to.be.at.most(news!.bottom);
      expect(time.right).to.be.at.most(news!.right);
      // The short show overlaps the longer one, which keeps its width and has its text below.
      expect(after!.width).to.be.closeTo(moment!.width, 1);
      expect(news!.right).to.be.closeTo(after!.right, 2);
      expect(news!.top).to.be.below(after!.top);
      const words = all(element, '[part=show-name], [part=show-time]').slice(2, 4);
      expect(textOf(words[0]!)).to.equal('After');
      for (const each of words) expect(each.getBoundingClientRect().top).to.be.at.least(news!.bottom - 3);
      expect(news!.left).to.be.closeTo(after!.left, 2);
      expect(element.shadowRoot!.elementFromPoint(news!.left + 4, news!.bottom - 4)).to.equal(
        buttons(element)[0],
      );
    });

    for (const dir of ['ltr', 'rtl']) {
      it(`truncates a long name with an ellipsis, ${dir}`, async () => {
        const long = 'From the harbour, with everybody who was there';
        const element = await showing(
          [
            show('Records', '25 10:00', '25 18:00'),
            show(long, '25 12:00', '25 13:30'),
            show(long, '26 12:00', '26 16:00'),
            show(long, '27 12:00', '27 13:00'),
          ],
          `dir="${dir}"`,
          880,
        );
        for (const [index, hasTime, lines] of [
          [1, false, 3],
          [2, true, 9],
          [3, false, 2],
        ] as const) {
          const button = buttons(element)[index]!;
          const [name, time] = [...button.querySelectorAll<HTMLElement>('span')];
          const { lineHeight, paddingTop, textOverflow, webkitLineClamp } = getComputedStyle(name!);
          const height = (name!.clientHeight - 2 * parseFloat(paddingTop)) / parseFloat(lineHeight);
          expect(name!.scrollHeight > name!.clientHeight + 6, 'is cut').to.equal(!hasTime);
          // WebKit adds a fraction of a pixel to each line.
          expect(height).to.be.closeTo(Math.round(height), 0.2);
          expect(Math.round(height)).to.be.at.most(lines);
          // With this property, a block whose text is cut ends with an ellipsis.
          if (!hasTime) expect(Number(webkitLineClamp), textOverflow).to.equal(lines);
          const [box, below] = [button.getBoundingClientRect(), time!.getBoundingClientRect()];
          expect(name!.getBoundingClientRect().bottom).to.be.at.most(box.bottom + 3);
          const isInside = below.bottom <= box.bottom && below.left >= box.left && below.right <= box.right;
          expect(isInside).to.equal(hasTime);
          // Otherwise the time is hidden completely.
          expect(hasTime || below.left >= box.right || below.right <= box.left).to.equal(true);
        }
      });
    }

    it('draws hour lines only between shows', async () => {
      const element = await showing([
        show('One', '25 06:00', '25 12:00'),
        show('Two', '25 12:00', '25 18:00'),
      ]);
      const masks = all(element, '.column ol').map((each) => getComputedStyle(each, '::after').maskImage);
      expect(masks[0]).to.contain('rgb(0, 0, 0) 0%, rgb(0, 0, 0) 100%');
      expect(masks[2]!.replace(/\.000/g, '')).to.contain(
        'rgb(0, 0, 0) 25%, rgba(0, 0, 0, 0) 25%, rgba(0, 0, 0, 0) 75%',
      );
    });

    it('interrupts the current-time line at shows of other days', async () => {
      const element = await showing([
        show('One', '25 12:00', '25 18:00'),
        show('Two', '26 14:00', '26 16:00'),
        show('Three', '27 06:00', '27 12:00'),
      ]);
      const paintedAt = (day: number): boolean => {
        const mask = getComputedStyle(all(element, '.column ol')[day]!, '::after').maskImage;
        // The edges of the parts without shows, in percent of the day, as pairs of a start and an end.
        const edges = [...mask.matchAll(/rgb\(0, 0, 0\) ([\d.]+)%/g)].map(([, edge]) => Number(edge));
        const now = ((14 * 60 + 20) / 1440) * 100;
        return edges.some((edge, index) => index % 2 === 0 && edge <= now && now <= edges[index + 1]!);
      };
      expect([0, 2, 3, 4].map(paintedAt)).to.deep.equal([true, false, false, true]);
      const { backgroundSize, backgroundPosition } = getComputedStyle(
        all(element, '.column ol')[0]!,
        '::after',
      );
      expect(backgroundSize).to.match(/^100% 1px/);
      const [clock, day] = [all(element, '.clock')[0]!, all(element, '.column ol')[0]!];
      const top = clock.getBoundingClientRect().top - day.getBoundingClientRect().top;
      expect(parseFloat(backgroundPosition.split(' ')[1]!)).to.be.closeTo(top, 1.5);
    });

    it("doesn't draw the current-time line through text", async () => {
      const element = await showing([
        show('One', '24 12:00', '24 18:00'),
        show('Two', '25 14:00', '25 16:00'),
        show('Three', '26 12:00', '26 18:00'),
        show('Four', '27 06:00', '27 12:00'),
      ]);
      const now = all(element, '.clock')[0]!.getBoundingClientRect().top;
      const [one, two, three, four] = buttons(element);
      /** Returns the top of the line in a block, and the top of the space below its text, which has the line as its background. */
      const lineIn = (block: HTMLElement): { line: number; space: number } => {
        const { backgroundPosition, height } = getComputedStyle(block, '::after');
        const { bottom } = block.getBoundingClientRect();
        const offset = Number(/([\d.]+)px[ +]*(?:100%)?\)$/.exec(backgroundPosition)![1]);
        return { line: bottom - offset - 1, space: bottom - parseFloat(height) };
      };
      const textEnd = (block: HTMLElement): number =>
        Math.max(...[...block.querySelectorAll('span')].map((each) => each.getBoundingClientRect().bottom));
      for (const block of [one!, two!, three!]) {
        const { line, space } = lineIn(block);
        expect(line, textOf(block)).to.be.closeTo(now, 1.5);
        expect(space, textOf(block)).to.be.at.least(textEnd(block) - 4);
        // The line is at the height of the text of a show that has just started.
        expect(line >= space, textOf(block)).to.equal(block !== two);
        // The pseudo-element draws a dash at the start of the block, beside the text.
        const dash = getComputedStyle(block.parentElement!, '::before');
        const { bottom, left } = block.parentElement!.getBoundingClientRect();
        expect(bottom - parseFloat(dash.bottom) - 1, textOf(block)).to.be.closeTo(now, 1.5);
        const text = block.querySelector('span')!.getBoundingClientRect();
        expect(left + parseFloat(dash.left) + parseFloat(dash.width)).to.be.at.most(text.left);
      }
      expect(getComputedStyle(four!, '::after').content).to.equal('none');
    });

    it("doesn't clip a short block at midnight", async () => {
      const element = await showing(
        [show('Talk', '26 20:00', '26 23:55'), show('Anthem', '26 23:55', '27 00:00')],
        'view="week"',
      );
      const week = all(element, '[part=week]')[0]!;
      week.scrollTop = 9999;
      const anthem = buttons(element)[1]!.getBoundingClientRect();
      await until(() => week.scrollTop > 100, 'the end of the day');
      expect(anthem.height).to.be.above(20);
      expect(buttons(element)[1]!.getBoundingClientRect().bottom).to.be.at.most(
        week.getBoundingClientRect().bottom,
      );
      const days = all(element, '.days')[1]!;
      expect(days.scrollHeight).to.equal(days.clientHeight);
    });

    it('shows the current time in place of an hour', async () => {
      const element = await showing(usual);
      const [clock] = all(element, '.clock');
      expect(textOf(clock!)).to.equal('14:20');
      const line = all(element, '.column [part=now-line]')[0]!.getBoundingClientRect();
      expect(clock!.getBoundingClientRect().top).to.be.closeTo(line.bottom, 1.5);
      const hours = all(element, '[part=week] [part=hour]');
      const hidden = hours.filter((each) => getComputedStyle(each).visibility === 'hidden');
      expect(hidden.map(textOf)).to.deep.equal(['14:00']);
      clickPart(element, 'following');
      await element.updateComplete;
      expect(all(element, '.clock')).to.deep.equal([]);
    });

    it('aligns the toolbar with the days', async () => {
      const element = await showing(usual, 'time-zone="station"');
      const right = (selector: string): number => all(element, selector)[0]!.getBoundingClientRect().right;
      expect(right('[part=zone]')).to.be.closeTo(right('[part=week] .days'), 1);
    });

    it('lists shows that started on the previous day', async () => {
      const element = await showing(usual, 'view="day"', 500);
      all(element, '[part~=tab]')[4]!.click();
      await element.updateComplete;
      const rows = all(element, '.chosen [part~=show]').filter(isSeen).map(textOf);
      expect(rows[0]).to.equal('Night 22:00 – 06:00');
      expect(rows).to.have.lengthOf(5);
    });

    it('moves the current-time line as time passes', async () => {
      const element = await showing(usual);
      const minutes = (): number => {
        const line = all(element, '.column [part=now-line]')[0]!;
        const day = line.closest('ol')!;
        const box = day.getBoundingClientRect();
        expect(day.ariaLabel).to.contain('Thursday');
        return ((line.getBoundingClientRect().bottom - box.top) / box.height) * 1440;
      };
      expect(minutes()).to.be.closeTo(14 * 60 + 20, 2);
      setTime(NOW + 2 * HOUR);
      showPageAgain();
      await until(() => minutes() > 16 * 60, 'two hours later');
      expect(minutes()).to.be.closeTo(16 * 60 + 20, 2);
    });

    it("draws the current-time line behind the current show's text", async () => {
      const element = await showing([show('Talk', '26 14:00', '26 16:00')]);
      const line = all(element, '.column [part=now-line]')[0]!;
      const name = all(element, '.column [part=show-name]')[0]!;
      const { left, right, top, bottom } = name.getBoundingClientRect();
      const lineTop = line.getBoundingClientRect().bottom;
      expect(lineTop, 'at the height of the name').to.be.within(top, bottom);
      line.style.pointerEvents = 'auto';
      const seen = element.shadowRoot!.elementFromPoint((left + right) / 2, lineTop - 1);
      expect(seen === name, 'the name before the line').to.equal(true);
      const gap = await showing([
        show('Early', '26 12:00', '26 13:00'),
        show('Late', '26 17:00', '26 18:00'),
      ]);
      const [early, now, late] = all(gap, '.chosen li').map((each) => each.getBoundingClientRect());
      expect(now!.top).to.be.within(early!.bottom, late!.top);
      expect(now!.width).to.be.above(100);
    });

    it('scrolls to the current time if its height is set', async () => {
      const element = await showing(usual);
      const week = all(element, '[part=week]')[0]!;
      const inWeek = (selector: string): number =>
        all(element, selector)[0]!.getBoundingClientRect().top - week.getBoundingClientRect().top;
      expect(element.offsetHeight).to.be.below(700);
      expect(week.scrollHeight).to.be.above(week.clientHeight + 200);
      expect(inWeek('[part~=show-on-air]')).to.be.within(0, 40);
      expect(inWeek('.column [part=now-line]')).to.be.within(0, week.clientHeight);
      // The names of the days don't scroll.
      expect(inWeek('[part=day]')).to.be.within(-60, -20);
      element.style.height = '400px';
      const box = all(element, '[part=schedule]')[0]!;
      expect(box.offsetHeight).to.equal(400);
      expect(week.getBoundingClientRect().bottom).to.be.at.most(box.getBoundingClientRect().bottom + 1);
      element.style.height = '1400px';
      expect(week.scrollHeight).to.be.at.most(week.clientHeight);
    });

    it('scrolls to the current time when the layout changes', async function () {
      // In a background tab, this engine reports no sizes.
      if (isWebKit) this.skip();
      const element = await showing(usual, '', 360);
      const week = all(element, '[part=week]')[0]!;
      await untilMeasured();
      element.parentElement!.style.width = '1200px';
      await until(() => week.scrollTop > 100, 'the current time');
      const now = all(element, '.column [part=now-line]')[0]!.getBoundingClientRect().bottom;
      expect(now).to.be.within(week.getBoundingClientRect().top, week.getBoundingClientRect().bottom);
      week.scrollTop = 20;
      element.parentElement!.style.width = '1100px';
      await untilMeasured();
      expect(week.scrollTop).to.equal(20);
    });

    it('scrolls to the current time when it becomes visible', async function () {
      if (isWebKit) this.skip();
      const element = await showing(usual, '', 1200, 'display: none');
      const week = all(element, '[part=week]')[0]!;
      for (let i = 0; i < 2; i++) {
        element.parentElement!.style.display = 'none';
        await untilMeasured();
        element.parentElement!.style.display = '';
        await until(() => week.scrollTop > 100, 'the current time');
        const now = all(element, '.column [part=now-line]')[0]!.getBoundingClientRect().bottom;
        expect(now).to.be.within(week.getBoundingClientRect().top, week.getBoundingClientRect().bottom);
      }
    });

    it('scrolls to the current time during long shows', async () => {
      setTime(NOW + 11.5 * HOUR);
      for (const shows of [usual, [show('Marathon', '25 22:00', '27 06:00')]]) {
        const element = await showing(shows, 'style="height: 300px"');
        const week = all(element, '[part=week]')[0]!.getBoundingClientRect();
        const now = all(element, '.column [part=now-line]')[0]!.getBoundingClientRect().bottom;
        expect(now).to.be.within(week.top, week.bottom);
      }
    });

    it('shows only complete rows in the one-day layout', async () => {
      const shows = Array.from({ length: 24 }, (_, hour) => {
        const at = (each: number): string => `26 ${String(each).padStart(2, '0')}:00`;
        const name = hour % 3 ? 'Short' : 'A name that takes more than the two lines that a row has got here';
        return show(name, at(hour), hour === 23 ? '27 00:00' : at(hour + 1));
      });
      const element = await showing(shows, 'view="day"', 390);
      const list = all(element, '.body')[0]!;
      const box = list.getBoundingClientRect();
      const cut = (): string[] =>
        [...all(element, '[part=upcoming] li').filter(isSeen), ...buttons(element, 'Thursday')]
          .map((row) => row.getBoundingClientRect())
          .filter(({ top, bottom }) => bottom > box.top + 1 && top < box.bottom - 1)
          .filter(({ top, bottom }) => top < box.top - 1 || bottom > box.bottom + 1)
          .map(({ top, bottom }) => `${top} – ${bottom} in ${box.top} – ${box.bottom}`);
      expect(cut()).to.deep.equal([]);
      const row = all(element, '[part=upcoming] .on')[0]!.getBoundingClientRect();
      expect(all(element, '[part=upcoming]')[0]!.getBoundingClientRect().top).to.be.closeTo(box.top, 1);
      const line = all(element, '[part=now-line]').filter(isSeen)[0]!.getBoundingClientRect();
      expect([line.top, line.bottom]).to.satisfy(
        ([top, bottom]: number[]) => top! >= row.top && bottom! <= row.bottom + 1,
      );
      expect(line.width).to.be.closeTo(row.width / 3, 2);
      list.scrollTop = 9999;
      await until(() => list.scrollTop > 200, 'the end of the day');
      expect(cut()).to.deep.equal([]);
    });

    for (const dir of ['ltr', 'rtl']) {
      it(`scrolls the days horizontally when narrow, ${dir}`, async () => {
        const element = await showing(usual, 'view="week"', 240, `direction: ${dir}`);
        const [heads, days] = all(element, '.days') as [HTMLElement, HTMLElement];
        const box = (each: Element): DOMRect => each.getBoundingClientRect();
        const columns = all(element, '.column');
        for (const column of columns) expect(column.offsetWidth).to.be.at.least(80);
        const today = box(columns[3]!);
        expect([today.left >= box(days).left, today.right <= box(days).right]).to.deep.equal([true, true]);
        const hour = box(all(element, '[part=week] [part=hour]')[1]!);
        days.scrollLeft = dir === 'rtl' ? -9999 : 9999;
        await until(
          () => heads.scrollLeft === days.scrollLeft && days.scrollLeft !== 0,
          'the end of the week',
        );
        const last = box(columns[6]!);
        expect(box(all(element, '[part=day]')[6]!).left).to.be.closeTo(last.left, 1);
        expect([last.left >= box(days).left - 1, last.right <= box(days).right + 1]).to.deep.equal([
          true,
          true,
        ]);
        expect(box(all(element, '[part=week] [part=hour]')[1]!).left).to.equal(hour.left);
        expect(days.scrollHeight, 'only the list scrolls upwards').to.equal(days.clientHeight);
      });
    }

    it('keeps columns wide enough in a padded skin', async () => {
      for (const width of [256, 352, 440, 520, 690]) {
        const element = await showing(usual, 'view="week" skin="tape"', width);
        await until(
          () => getComputedStyle(all(element, '[part=schedule]')[0]!).paddingLeft === '16px',
          'the skin',
        );
        for (const column of all(element, '.column'))
          expect(column.offsetWidth, `${width} px`).to.be.at.least(80);
      }
    });

    it('fits whole days and part of the next day', async () => {
      for (const dir of ['ltr', 'rtl'])
        for (const [width, fitting] of [
          [240, 2],
          [280, 2],
          [358, 3],
          [480, 4],
          [600, 5],
        ] as const) {
          const element = await showing(usual, 'view="week"', width, `direction: ${dir}`);
          const days = all(element, '.days')[1]!;
          await untilMeasured();
          const box = days.getBoundingClientRect();
          const columns = all(element, '.column').map((each) => each.getBoundingClientRect());
          const where = `${dir}, ${width} px`;
          const edge = (column: DOMRect): number =>
            dir === 'rtl' ? box.right - column.right : column.left - box.left;
          // The week starts with its first day if most days fit, and otherwise with today.
          const first = columns.findIndex((column) => edge(column) > -1);
          expect(edge(columns[first]!), where).to.be.closeTo(2, 1.5);
          expect(first, where).to.equal(Math.min(3, 7 - fitting));
          const last = columns[first + fitting - 1]!;
          expect(box.width - edge(last) - last.width, where).to.be.within(14, 19);
          if (first) expect(edge(columns[first - 1]!) + last.width, where).to.be.below(0);
        }
    });

    it('starts with today in a narrow element', async () => {
      const element = await showing(usual, '', 500);
      const seen = (): string[] =>
        all(element, '.column')
          .filter(isSeen)
          .map((day) => day.querySelector('ol')!.ariaLabel!.replace(',', ''));
      expect(seen()).to.deep.equal(['Thursday 26 November', 'Friday 27 November']);
      const tabs = all(element, '[part~=tab]');
      expect(tabs.map((tab) => tab.ariaPressed)[3]).to.equal('true');
      tabs[0]!.click();
      await element.updateComplete;
      expect(seen()).to.deep.equal(['Monday 23 November', 'Tuesday 24 November']);
      expect(all(element, '[part~=chosen-tab]')).to.deep.equal([tabs[0]]);
      expect(tabs.map((tab) => tab.getAttribute('aria-current'))[3]).to.equal('date');
    });

    for (const dir of ['ltr', 'rtl']) {
      it(`displays the current show as a card, ${dir}`, async () => {
        const element = await showing(usual, `view="now" time-zone="station" dir="${dir}"`, 1200);
        const list = all(element, '[part=upcoming]')[0]!.getBoundingClientRect();
        const [card, ...rows] = all(element, '[part=upcoming] li').map((each) =>
          each.getBoundingClientRect(),
        );
        expect(list.width).to.be.closeTo(1200, 1);
        expect(card!.height).to.be.closeTo(list.height, 1);
        expect(rows).to.have.lengthOf(4);
        for (const row of rows) {
          const gap = dir === 'rtl' ? card!.left - row.right : row.left - card!.right;
          expect(gap).to.be.within(16, 48);
          expect(row.bottom).to.be.at.most(card!.bottom + 1);
        }
        const line = all(element, '[part=upcoming] [part=now-line]')[0]!.getBoundingClientRect();
        // 4 h 20 min of the show's 8 hours have passed.
        expect(line.width / card!.width).to.be.closeTo(13 / 24, 0.01);
        expect(line.bottom).to.be.closeTo(card!.bottom, 1);
        // The whole card opens the dialog.
        const button = all(element, '[part=upcoming] .on button')[0]!.getBoundingClientRect();
        expect([button.width, button.height]).to.deep.equal([card!.width, card!.height]);
      });
    }

    it('keeps times apart from names in a right-to-left list', async () => {
      const element = await showing(usual, 'view="now" dir="rtl" lang="en"', 390);
      for (const row of all(element, '[part=upcoming] li:not(.on)')) {
        const [name, time] = ['show-name', 'show-time'].map((each) => {
          const range = document.createRange();
          range.selectNodeContents(row.querySelector(`[part=${each}]`)!);
          return range.getBoundingClientRect();
        });
        expect(time!.left - name!.right, row.textContent).to.be.at.least(8);
      }
    });

    it('lists upcoming shows in two columns during a gap', async () => {
      const element = await showing(
        [17, 18, 19, 20].map((hour) => show(`Show ${hour}`, `26 ${hour}:00`, `26 ${hour + 1}:00`)),
        'view="now" time-zone="station"',
        1200,
      );
      const boxes = all(element, '[part=upcoming] li').map((each) => each.getBoundingClientRect());
      expect(new Set(boxes.map(({ left }) => left)).size).to.equal(2);
      expect(new Set(boxes.map(({ top }) => top)).size).to.equal(2);
    });

    it("isn't widened by long names", async () => {
      const element = await showing([
        show('A'.repeat(2000), '24 10:00', '24 12:00'),
        show('برنامج الصباح \u202e evil', '25 10:00', '25 12:00'),
      ]);
      for (const view of ['week', 'day', 'now'] as const) {
        for (const width of [1200, 800, 280]) {
          element.view = view;
          element.parentElement!.style.width = `${width}px`;
          await element.updateComplete;
          expect(element.scrollWidth, `${view} ${width}`).to.be.at.most(width + 1);
        }
      }
    });

    it('places shows in a repeated hour side by side', async () => {
      const at = (text: string): number => Date.parse(text) / 1000;
      const twice = (name: string, start_ts: number) => ({
        ...show(name, '25 10:00', '25 11:00'),
        start_ts,
        end_ts: start_ts + 3600,
      });

      setTime(Date.parse('2026-10-22T12:00Z'));
      const element = await showing([
        twice('First', at('2026-10-25T00:00Z')),
        twice('Second', at('2026-10-25T01:00Z')),
      ]);
      expect(blocks(element)).to.deep.equal(['First 02:00 – 02:00', 'Second 02:00 – 03:00']);
      const [first, second] = buttons(element).map((button) => button.getBoundingClientRect());
      expect(first!.top).to.be.closeTo(second!.top, 1);
      expect(second!.left).to.be.at.least(first!.right - 1);
    });
  });
});
