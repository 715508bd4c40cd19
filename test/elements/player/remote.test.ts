import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Playback } from '../../../src/elements/playback/playback.js';
import { Remote } from '../../../src/elements/player/remote.js';
import { PretendRemote } from './pretend-remote.js';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

class Device extends EventTarget {
  remote: unknown;
  webkitShowPlaybackTargetPicker?: () => void;
  webkitCurrentPlaybackTargetIsWireless?: boolean;
}

interface Shown {
  remote: Remote;
  isOpen: boolean;
  /** The texts of the entry and of its status; null if there is no entry. */
  entry(): string[] | null;
  press(): void;
}

/** A player with an open menu. */
function player(audio: Device): Shown {
  const playback = {
    host: { addController: () => undefined, requestUpdate: () => undefined, settings: { lang: 'en' } },
    sound: { audio, isOn: true },
  } as unknown as Playback;
  const shown: Shown = { isOpen: true, remote: new Remote(playback, () => shown.isOpen), entry, press };

  function values(): unknown[] | null {
    shown.remote.hostUpdate();
    const result = shown.remote.render() as { values?: unknown[] };
    return result.values ?? null;
  }
  function entry(): string[] | null {
    return values()?.filter((value) => typeof value === 'string') ?? null;
  }
  function press(): void {
    (values()!.find((value) => typeof value === 'function') as () => void)();
  }
  shown.remote.hostUpdate();
  return shown;
}

describe('remote devices', () => {
  it('have a menu entry if their availability is unknown', async () => {
    const device = new Device();
    const remote = new PretendRemote();
    remote.watchRefusal = new DOMException('', 'NotSupportedError');
    device.remote = remote;
    const { entry } = player(device);
    await settle();
    assert.deepEqual(entry(), ['Play on another device', '']);
  });

  it('have no menu entry if remote playback is unsupported', async () => {
    const device = new Device();
    const remote = new PretendRemote();
    remote.watchRefusal = new DOMException('', 'InvalidStateError');
    device.remote = remote;
    const disabled = player(device);
    const listless = new Device();
    listless.remote = Object.assign(new EventTarget(), { watchAvailability: () => Promise.resolve(1) });
    const without = player(listless);
    const old = player(new Device());
    await settle();
    for (const { entry } of [disabled, without, old]) assert.equal(entry(), null);
  });

  it('have a menu entry while connected', async () => {
    const device = new Device();
    const remote = new PretendRemote();
    device.remote = remote;
    const { entry } = player(device);
    await settle();
    remote.setState('connecting');
    assert.deepEqual(entry(), ['Play on another device', 'Connecting…']);
    remote.setState('connected');
    assert.deepEqual(entry(), ['Playing on another device', '']);
  });

  it("aren't searched for after the menu closes", async () => {
    const device = new Device();
    const remote = new PretendRemote();
    device.remote = remote;
    const shown = player(device);
    shown.isOpen = false;
    shown.remote.hostUpdate();
    await settle();
    assert.equal(remote.watchers.size, 0);
    remote.setAvailable(true);
    assert.equal(shown.entry(), null);
  });

  it('are available through AirPlay', async () => {
    const device = new Device();
    let pickers = 0;
    device.webkitShowPlaybackTargetPicker = () => pickers++;
    const { entry, press } = player(device);
    const announce = (availability: string): void =>
      void device.dispatchEvent(
        Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability }),
      );
    assert.equal(entry(), null);
    announce('available');
    assert.deepEqual(entry(), ['Play on another device', '']);
    press();
    assert.equal(pickers, 1);
    device.webkitCurrentPlaybackTargetIsWireless = true;
    announce('not-available');
    assert.deepEqual(entry(), ['Playing on another device', '']);
    device.webkitCurrentPlaybackTargetIsWireless = false;
    assert.equal(entry(), null);
    await settle();
  });
});
