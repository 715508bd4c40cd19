import { expect } from '@open-wc/testing';
import { announce } from '../../../src/elements/controllers/announcer.js';
import type { Station } from '../../../src/station/station.js';
import type { Track } from '../../../src/station/snapshot.js';

const said = (): (string | null)[] =>
  [...document.querySelectorAll('body > [role=status]')].map((region) => region.textContent);
const track = (ts: number): Track => ({ ts, jingle_id: null }) as Track;

describe('announce', () => {
  it('works after the page replaces its body', () => {
    const station = {} as Station;
    announce(station, track(1), 'One', 'en');
    announce(station, track(2), 'Two', 'en');
    expect(said()).to.deep.equal(['Two']);
    document.querySelector('body > [role=status]')!.remove();
    announce(station, track(3), 'Three', 'en');
    expect(said()).to.deep.equal(['Three']);
  });

  it('reuses the region of a restored body', () => {
    const station = {} as Station;
    announce(station, track(1), 'One', 'en');
    const region = document.querySelector('body > [role=status]')!;
    region.replaceWith(region.cloneNode(true));
    announce(station, track(2), 'Two', 'en');
    expect(said()).to.deep.equal(['Two']);
  });

  it('adds its region to a new body before the next track', () => {
    const station = {} as Station;
    announce(station, track(1), 'One', 'en');
    document.querySelector('body > [role=status]')!.remove();
    announce(station, track(1), 'One', 'en');
    expect(said()).to.deep.equal(['']);
  });
});
