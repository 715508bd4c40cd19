import type { ReactiveController } from 'lit';
import { watchSettings } from './settings.js';
import type { StationHost } from './station-host.js';

/** Updates its element when the attributes of a surrounding `onair-station` change or the element is moved. */
export class SettingsController implements ReactiveController {
  private stop: (() => void) | undefined;

  constructor(private readonly host: StationHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.stop = watchSettings(this.host, () => this.host.requestUpdate());
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.stop?.();
  }
}
