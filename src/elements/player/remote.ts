import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { player as english } from '../../words/en/player.js';
import { languageCode } from '../../words/language.js';
import { wordsIn } from '../base/locale.js';
import { renderIcon } from '../ui/icons.js';
import { listeningWords } from './listening-words.js';
import type { Playback } from '../playback/playback.js';

const DEVICE =
  'M7 17H5.5A1.5 1.5 0 0 1 4 15.5v-9A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v9a1.5 1.5 0 0 1-1.5 1.5H17M12 14l4.5 5.5h-9Z';

/** WebKit's AirPlay, which is older than the Remote Playback API. */
interface WebKitAudio extends HTMLAudioElement {
  webkitShowPlaybackTargetPicker?(): void;
  webkitCurrentPlaybackTargetIsWireless?: boolean;
}
interface AvailabilityEvent extends Event {
  availability?: 'available' | 'not-available';
}

/**
 * Plays on another device (Cast, AirPlay) through the Remote Playback API, or through WebKit's AirPlay API if the
 * browser supports only that. Watching for devices makes the browser search the network, so it is done only while the
 * menu is open.
 */
export class Remote implements ReactiveController {
  private audio: WebKitAudio | null = null;
  private watching = new AbortController();
  private isAvailable = false;
  private failure: 'noDevice' | 'unconnected' | null = null;

  /** `isMenuOpen` returns whether the player's menu is open. */
  constructor(
    private readonly playback: Playback,
    private readonly isMenuOpen: () => boolean,
  ) {
    playback.host.addController(this);
    // Start loading the text.
    this.words();
  }

  hostUpdate(): void {
    // The player may have taken over the sound of another one.
    const audio = this.isMenuOpen() ? this.playback.sound.audio : null;
    if (audio !== this.audio) this.follow(audio);
  }

  hostDisconnected(): void {
    this.follow(null);
  }

  private follow(audio: WebKitAudio | null): void {
    this.watching.abort();
    this.watching = new AbortController();
    this.audio = audio;
    this.isAvailable = false;
    this.failure = null;
    if (!audio) return;
    const { signal } = this.watching;
    const update = (): void => this.playback.host.requestUpdate();
    const setAvailable = (isAvailable: boolean): void => {
      if (signal.aborted) return;
      this.isAvailable = isAvailable;
      update();
    };
    const remote = remoteOf(audio);
    if (remote) {
      for (const type of ['connecting', 'connect', 'disconnect'])
        remote.addEventListener(type, update, { signal });
      void watch(remote, setAvailable, signal);
    } else if (audio.webkitShowPlaybackTargetPicker) {
      audio.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', update, { signal });
      audio.addEventListener(
        'webkitplaybacktargetavailabilitychanged',
        ({ availability }: AvailabilityEvent) => setAvailable(availability === 'available'),
        { signal },
      );
    }
  }

  /** Renders the menu's entry if there is a device, and a sentence if the last attempt failed. */
  render(): TemplateResult | typeof nothing {
    const { audio, failure, isAvailable, playback } = this;
    const words = audio && this.words();
    if (!words) return nothing;
    const state = stateOf(audio);
    if (!isAvailable && state === 'disconnected') return nothing;
    const { connecting } = wordsIn(languageCode(playback.host.settings.lang), { player: english }).player;
    const isConnected = state === 'connected';
    const status = failure ? words[failure] : state === 'connecting' ? connecting : '';
    return html`<button type="button" part="device" @click=${this.handlePress}>
        ${renderIcon(DEVICE)}<span>${isConnected ? words.onDevice : words.device}</span>
      </button>
      <p role="status" dir="auto">${status}</p>`;
  }

  private readonly handlePress = (): void => {
    const { audio, playback } = this;
    if (!audio) return;
    this.failure = null;
    // The browser lists only devices that can play the current source, so there must be a source.
    if (!playback.sound.isOn) playback.play();
    void this.prompt(audio);
  };

  private async prompt(audio: WebKitAudio): Promise<void> {
    try {
      const remote = remoteOf(audio);
      if (remote) await remote.prompt();
      else audio.webkitShowPlaybackTargetPicker!();
    } catch (error) {
      this.failure = failureOf(error as DOMException);
    }
    this.playback.host.requestUpdate();
  }

  private words(): ReturnType<typeof listeningWords.in> {
    const { host } = this.playback;
    return listeningWords.in(host.settings.lang, () => host.requestUpdate());
  }
}

function remoteOf(audio: HTMLAudioElement): RemotePlayback | null {
  const remote = audio.remote as RemotePlayback | undefined;
  return remote && typeof remote.prompt === 'function' ? remote : null;
}

function stateOf(audio: WebKitAudio): RemotePlaybackState {
  const remote = remoteOf(audio);
  if (remote) return remote.state;
  return audio.webkitCurrentPlaybackTargetIsWireless ? 'connected' : 'disconnected';
}

/** Calls `onChange` when a device appears or the last one disappears, until `signal` aborts. */
async function watch(
  remote: RemotePlayback,
  onChange: (isAvailable: boolean) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const id = await remote.watchAvailability(onChange);
    const cancel = (): void => void remote.cancelWatchAvailability(id).catch(() => undefined);
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel);
  } catch (error) {
    // This browser searches for devices only when the visitor opens the browser's list.
    if ((error as DOMException).name === 'NotSupportedError') onChange(true);
  }
}

function failureOf({ name }: DOMException): 'noDevice' | 'unconnected' | null {
  // The visitor closed the browser's list of devices.
  if (name === 'NotAllowedError' || name === 'AbortError') return null;
  return name === 'NotFoundError' ? 'noDevice' : 'unconnected';
}
