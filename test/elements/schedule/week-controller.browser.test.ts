import { expect } from '@open-wc/testing';
import { text, until, untilStatus } from '../shown.js';
import { setTime } from '../../kit/page-time.js';
import { MINUTE, NOW, all, blocks, showPageAgain, clickPart, insert, serve, setUp, show } from './fixture.js';
import { isSeen, requests, showing, untilShown, usual } from './fixture.js';

const DAY = 86_400;
const MONDAY = Date.parse('2026-11-23T00:00Z') / 1000;

describe('the data of <onair-schedule>', () => {
  const { pass, settle } = setUp();

  it('is requested once for all time zones', async () => {
    const element = await showing(usual);
    const [query] = requests();
    expect([query!.get('server'), query!.get('utc')]).to.deep.equal(['1', '1']);
    expect(Number(query!.get('start_ts'))).to.be.at.most(MONDAY - DAY / 2);
    expect(Number(query!.get('end_ts'))).to.be.at.least(MONDAY + 7.5 * DAY);
    element.timeZone = 'Asia/Kolkata';
    await untilShown(element, 'show', 'Morning 10:30 – 14:30');
    expect(requests()).to.have.lengthOf(1);
  });

  it('is requested once per displayed week', async () => {
    const element = await showing(usual);
    expect(isSeen(all(element, '[part=today]')[0])).to.equal(false);
    clickPart(element, 'following');
    await until(() => requests().length === 2, 'the next week');
    // The server sends the same shows again. Only the part within the shown week is rendered.
    await until(() => blocks(element).length === 1, 'the end of the last night');
    expect(text(element, 'range')).to.match(/^30 Nov\s?–\s?6 Dec 2026$/);
    const [first, second] = requests().map((query) => Number(query.get('start_ts')));
    expect(second! - first!).to.equal(7 * DAY);
    clickPart(element, 'today');
    await untilStatus(element, 'ready');
    clickPart(element, 'previous');
    await until(() => requests().length === 3, 'the week before');
    clickPart(element, 'today');
    await untilStatus(element, 'ready');
    expect(text(element, 'range')).to.match(/^23\s?–\s?29 Nov 2026$/);
    expect(requests()).to.have.lengthOf(3);
  });

  it('excludes airings outside the requested week', async () => {
    const element = await showing(usual);
    const late = { start_ts: MONDAY + 20 * DAY, end_ts: MONDAY + 20 * DAY + 3600 };
    element.baseUrl = serve([{ ...show('Late', '25 10:00', '25 11:00'), ...late }]);
    await untilStatus(element, 'empty');
    expect(blocks(element)).to.deep.equal([]);
    expect(text(element, 'message')).to.equal('Nothing scheduled this week.');
  });

  it('is requested again after 15 minutes', async () => {
    await showing(usual);
    expect(requests()).to.have.lengthOf(1);
    await pass(14 * MINUTE);
    expect(requests()).to.have.lengthOf(1);
    await pass(2 * MINUTE);
    expect(requests()).to.have.lengthOf(2);
  });

  it('is requested again when the visitor returns', async () => {
    await showing(usual);
    showPageAgain();
    setTime(NOW + 14 * MINUTE);
    showPageAgain();
    await settle();
    expect(requests()).to.have.lengthOf(1);
    setTime(NOW + 16 * MINUTE);
    showPageAgain();
    await settle();
    expect(requests()).to.have.lengthOf(2);
  });

  it('is requested again when refresh() is called', async () => {
    const element = await showing(usual);
    element.refresh();
    await until(() => requests().length === 2, 'the second request');
  });

  it('is requested again when the next week starts', async () => {
    const element = await showing(usual);
    setTime(NOW + 4 * 24 * 60 * MINUTE);
    showPageAgain();
    await until(() => /^30 Nov/.test(text(element, 'range')!), 'the next week');
    await until(() => requests().length >= 2, 'a request for it');
    const starts = requests().map((query) => Number(query.get('start_ts')));
    expect(starts.at(-1)! - starts[0]!).to.equal(7 * DAY);
  });

  it('is shared by all elements on the page', async () => {
    const url = serve(usual);
    const markup = `<onair-schedule base-url="${url}"></onair-schedule>`;
    const first = insert(markup + markup + markup);
    await untilStatus(first.parentElement!.lastElementChild!, 'ready');
    expect(requests()).to.have.lengthOf(1);
  });
});
