import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LIVE_SET } from '../../../../src/contract/live-set.js';
import { readRelays } from '../../../../src/panel/base/relay-sources.js';
import { completeOptions } from '../../../../src/panel/base/options.js';
import { createPlayKeeper } from '../../../../src/panel/playout/relay/play-keeper.js';
import { createChartCounter } from '../../../../src/panel/station/charts/chart-counter.js';
import { openStore } from '../../../../src/panel/store/store.js';
import type { ReportedPlay } from '../../../../src/servers/server-kind.js';

const NOON = Date.parse('2026-03-06T12:00:00Z');
const SECOND = 1000;
const HOUR = 3600;

/** Opens a station that relays `panel:http://radio.example`. */
function openStation(historyLimit = 1000) {
  const store = openStore(null);
  store.servers.add({ id: 1, name: 'Radio Example' });
  const options = completeOptions({ zone: 'UTC', relay: readRelays('panel:http://radio.example')! });
  let now = NOON;
  const counter = createChartCounter({ options, store }, () => now);
  const open = (source: string) => createPlayKeeper(store, { server: 1, counter, source, historyLimit });
  let keeper = open('panel:http://radio.example');
  return {
    store,
    /** The source reports these plays, newest first, at `at` seconds after noon. */
    report(at: number, ...plays: ReportedPlay[]) {
      now = NOON + at * SECOND;
      keeper.keepPlays({ plays, onAir: true, now: null, name: null }, now);
    },
    /** Restarts the panel, perhaps with another source. */
    restart: (source = 'panel:http://radio.example') => void (keeper = open(source)),
    counts: () =>
      store.charts
        .top(1, 'plays', { ...counter.range(7), limit: 50 })
        .map(({ title, count }) => [title, count]),
  };
}

/** A play with times; `at` and `length` in seconds. */
const dated = (
  title: string,
  at: number,
  length: number | null = 200,
  more: Partial<ReportedPlay> = {},
): ReportedPlay => ({
  id: null,
  ts: NOON + at * SECOND,
  title,
  author: 'The Tides',
  length: length === null ? null : length * SECOND,
  ...more,
});
/** A play without a start and a length. */
const titled = (title: string, author: string | null = 'The Tides'): ReportedPlay => ({
  id: null,
  ts: null,
  title,
  author,
});

describe('the charts of a relayed station', () => {
  it('count repeatedly reported plays once', () => {
    const { report, restart, counts } = openStation();
    report(30, dated('One', 0));
    report(45, dated('One', 0));
    report(230, dated('Two', 200), dated('One', 0));
    restart();
    report(240, dated('Two', 200), dated('One', 0));
    report(250, dated('Two', 201, 199, { id: 7 }), dated('One', 1, 200, { id: 6 }));
    assert.deepEqual(counts(), [
      ['Two', 1],
      ['One', 1],
    ]);
  });

  it('count plays once across source URL changes', () => {
    const { report, restart, counts } = openStation();
    report(230, dated('Two', 200, 200, { id: 2 }), dated('One', 0, 200, { id: 1 }));
    restart('panel:https://radio.example');
    report(240, dated('Two', 200, 200, { id: 2 }), dated('One', 0, 200, { id: 1 }));
    assert.deepEqual(counts(), [
      ['Two', 1],
      ['One', 1],
    ]);
  });

  it("don't count deleted plays again", () => {
    const { store, report, counts } = openStation();
    report(230, dated('Two', 200), dated('One', 0));
    store.history.dropOldest(1, 5);
    report(240, dated('Two', 200), dated('One', 0));
    assert.deepEqual(counts(), [
      ['Two', 1],
      ['One', 1],
    ]);
  });

  it('count a track once despite an interruption', () => {
    const { report, counts } = openStation();
    report(0, titled('One'));
    report(60, titled('Your music, your way', null));
    report(70, titled('One'));
    report(200, titled('Two'));
    report(HOUR, titled('One'));
    assert.deepEqual(counts(), [
      ['One', 2],
      ['Two', 1],
    ]);
  });

  it('count repeated tracks twice', () => {
    const { report, counts } = openStation();
    report(10, dated('One', 0));
    report(210, dated('One', 198), dated('One', 0));
    assert.deepEqual(counts(), [['One', 2]]);
  });

  it('count a corrected title under its new name', () => {
    const { report, counts } = openStation();
    report(5, dated('On', 0, null, { id: 7 }));
    report(15, dated('One', 3, 180, { id: 7 }));
    assert.deepEqual(counts(), [['One', 1]]);
    report(25, dated('One', 3, 180, { id: 7, jingle_id: 4 }));
    assert.deepEqual(counts(), []);
  });

  it('count only tracks', () => {
    const { report, counts } = openStation();
    report(0, titled('Good morning', null));
    report(10, titled('Good morning', 'RADIO EXAMPLE'));
    report(20, titled('Advertisement'));
    report(30, titled('radio.example', 'The Tides'));
    report(40, dated('Warehouse hour', 40, null, { author: 'DJ Ana', dj_name: 'DJ Ana' }));
    report(50, dated('Warehouse hour', 50, null, { performance_type: LIVE_SET }));
    report(60, dated('Station id', 60, 5, { jingle_id: 3 }));
    assert.deepEqual(counts(), []);
  });
});
