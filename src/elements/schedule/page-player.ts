/** In: a station. Out: the player on the page that plays it. */
import type { LitElement } from 'lit';
import type { Station } from '../../station/station.js';

export interface PagePlayer extends LitElement {
  shownStation: Station;
  status: string;
  play(): void;
}

/** Null where there is none, or where its code is not loaded. */
export function playerOf(station: Station): PagePlayer | null {
  const players = document.querySelectorAll<PagePlayer>('onair-player');
  return [...players].find((player) => player.shownStation === station && player.status === 'ready') ?? null;
}
