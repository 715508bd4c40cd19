import { expect } from '@open-wc/testing';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import { part, until } from '../shown.js';
import { PretendRemote } from './pretend-remote.js';
import { audio, openMenu, pull, setVirtualStage } from './stage.js';

const RealAudio = window.Audio;

describe('remote devices in <onair-player>', () => {
  const stage = setVirtualStage();
  let remote: PretendRemote;
  let plays = 0;

  beforeEach(() => {
    Object.assign(window, { Audio: RealAudio });
    remote = new PretendRemote();
    plays = 0;
    const { prototype } = HTMLMediaElement;
    const own = Object.getOwnPropertyDescriptor(prototype, 'remote');
    const { play } = prototype;
    Object.defineProperty(prototype, 'remote', { configurable: true, get: () => remote });
    prototype.play = () => {
      plays++;
      return Promise.resolve();
    };
    stage.ends.push(() => {
      prototype.play = play;
      if (own) Object.defineProperty(prototype, 'remote', own);
      else Reflect.deleteProperty(prototype, 'remote');
    });
  });

  const entry = (element: OnairPlayer): HTMLElement | null => part(element, 'device');
  const status = (element: OnairPlayer): string => entry(element)!.nextElementSibling!.textContent.trim();

  async function openWithDevice(): Promise<OnairPlayer> {
    const element = await stage.showing();
    await openMenu(element);
    await until(() => remote.watchers.size === 1, 'a search for devices');
    remote.setAvailable(true);
    await until(() => !!entry(element), 'the entry');
    return element;
  }

  it('have a menu entry while available', async () => {
    const element = await stage.showing();
    expect(remote.watchers.size).to.equal(0);
    const menu = await openMenu(element);
    await until(() => remote.watchers.size === 1, 'a search for devices');
    expect(entry(element)).to.equal(null);
    remote.setAvailable(true);
    await until(() => entry(element)?.textContent.trim() === 'Play on another device', 'the entry');
    remote.setAvailable(false);
    await until(() => !entry(element), 'no entry');
    menu.close();
    await until(() => remote.watchers.size === 0, 'the end of the search');
  });

  it("can be chosen in the browser's list", async () => {
    const element = await openWithDevice();
    entry(element)!.click();
    expect(audio(element)).to.be.instanceOf(HTMLAudioElement);
    expect(plays, 'starts a stream for the device').to.equal(1);
    await until(() => status(element) === 'Connecting…', 'the state');
    remote.setState('connected');
    await until(() => entry(element)!.textContent.trim() === 'Playing on another device', 'the state');
    expect(status(element)).to.equal('');
    pull(element, '30');
    await until(() => Math.abs(audio(element).volume - 0.3) < 0.001, 'the volume of the device');
    entry(element)!.click();
    expect(plays, 'the stream continues').to.equal(1);
    expect(remote.prompts).to.equal(2);
    remote.setState('disconnected');
    await until(() => entry(element)!.textContent.trim() === 'Play on another device', 'the state');
  });

  it('cause a message if the connection fails', async () => {
    const element = await openWithDevice();
    const press = async (name: string, expected: string): Promise<void> => {
      const { prompts } = remote;
      remote.refusal = new DOMException('', name);
      entry(element)!.click();
      await until(() => remote.prompts > prompts && status(element) === expected, name);
    };
    await press('NotFoundError', 'No device found.');
    await press('NotAllowedError', '');
    await press('InvalidStateError', 'Couldn’t connect to the device.');
  });
});
