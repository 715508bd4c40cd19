import { expect } from '@open-wc/testing';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { TickController } from '../../../src/elements/controllers/tick-controller.js';

describe('TickController', () => {
  let clock: SinonFakeTimers;
  let log: string[];

  function ticking(name: string): TickController {
    return new TickController({
      addController: () => undefined,
      removeController: () => undefined,
      requestUpdate: () => void log.push(name),
      updateComplete: Promise.resolve(true),
    });
  }

  function hide(hidden: boolean): void {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }

  beforeEach(() => {
    hide(false);
    clock = useFakeTimers({
      now: new Date('2026-03-29T00:59:57.400Z'),
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
    });
    log = [];
  });
  afterEach(() => {
    clock.restore();
    Reflect.deleteProperty(document, 'hidden');
  });

  it('updates at the start of each second or minute', () => {
    const [seconds, minutes] = [ticking('s'), ticking('m')];
    seconds.setPeriod(1000);
    minutes.setPeriod(60000);
    expect(clock.countTimers()).to.equal(1);
    clock.tick(1600);
    expect(log.join(' ')).to.equal('s s');
    clock.tick(1000);
    expect(log.join(' ')).to.equal('s s s m');
    seconds.setPeriod(0);
    clock.tick(60_000);
    expect(log.join(' ')).to.equal('s s s m m');
    minutes.setPeriod(0);
    expect(clock.countTimers()).to.equal(0);
  });

  for (const [what, ms] of [
    ['the computer wakes up', 3_600_000],
    ['the clock is set back', -3_600_000],
  ] as const) {
    it(`updates within seconds after ${what}`, () => {
      const minutes = ticking('m');
      minutes.setPeriod(60000);
      clock.tick(5000);
      log.length = 0;
      // The timers keep their remaining time.
      clock.setSystemTime(Date.now() + ms);
      clock.tick(2000);
      expect(log).to.deep.equal(['m']);
      clock.tick(20_000);
      expect(log).to.deep.equal(['m']);
      minutes.setPeriod(0);
    });
  }

  it('pauses while the element is disconnected', () => {
    const seconds = ticking('s');
    seconds.setPeriod(1000);
    seconds.hostDisconnected();
    expect(clock.countTimers()).to.equal(0);
    seconds.hostConnected();
    clock.tick(1000);
    expect(log).to.deep.equal(['s']);
    seconds.setPeriod(0);
  });

  it('pauses while the page is hidden', () => {
    const minutes = ticking('m');
    minutes.setPeriod(60000);
    hide(true);
    log.length = 0;
    clock.tick(120_000);
    expect(log).to.deep.equal([]);
    hide(false);
    expect(log).to.deep.equal(['m']);
    minutes.setPeriod(0);
  });
});
