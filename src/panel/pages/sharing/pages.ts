/** The shareable pages of stations and plays. They need no scripts. */
import { createHash } from 'node:crypto';
import { html, styleElement, type Html } from '../../http/html-page.js';
import { discovery, openGraph, playPath, stationPath, type Shared } from './addresses.js';
import { pageStyle } from './page-style.js';
import { nameOf, type PublicPlay } from './public-play.js';
import {
  broadcastEvent,
  broadcastService,
  dataBlock,
  radioStation,
  stationData,
  type Thing,
} from './structured-data.js';

/** The station of a page. */
export interface SharedStation {
  id: number;
  name: string;
  /** Scheme and host of the panel, without a trailing slash. */
  base: string;
  /** IANA name of the time zone for dates and times. */
  zone: string;
}

export const sharedPolicy = (style: string, more: string): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  `img-src 'self' http: https:; base-uri 'none'; form-action 'none'; ${more}`;

/** The Content-Security-Policy of these pages. */
export const sharedPagePolicy = sharedPolicy(pageStyle, "frame-ancestors 'none'");

export function playPage(play: PublicPlay, station: SharedStation): string {
  const { base, zone } = station;
  const path = playPath(play.id);
  const shared: Shared = {
    base,
    path,
    title: nameOf(play),
    summary: `Played on ${station.name}, ${timeOf(play.ts, zone)}`,
    station: station.name,
    type: 'music.song',
  };
  const service = broadcastService(stationData(station), zone);
  const link = html`<a href="../../stations/${station.id}/" dir="auto">${station.name}</a>`;
  const body = track(play, zone, 'h1', link);
  return document(shared, broadcastEvent(play, base + path, service), body);
}

/**
 * `plays` are newest first. `onAir` is the current play, or null between plays. `query` has the settings for embeds
 * on other sites.
 */
export function stationPage(
  station: SharedStation,
  onAir: PublicPlay | null,
  plays: PublicPlay[],
  query: string,
): string {
  const { name, base, zone, id } = station;
  const shared: Shared = {
    base,
    path: stationPath(id),
    query,
    title: name,
    // Other sites keep the summary of a link for years, so it must not contain the current track.
    summary: `Now playing and recently played on ${name}`,
    station: name,
    type: 'website',
  };
  const before = plays.filter((play) => play !== onAir);
  const body = html`<header>
      <h1 dir="auto">${name}</h1>
      <p class="quiet">${onAir ? 'On air' : 'A radio station'}</p>
    </header>
    ${onAir ? track(onAir, zone, 'b') : ''}
    ${
      before.length > 0
        ? html`<h2>Recently played</h2>
            <ol>
              ${before.map((play) => row(play, zone))}
            </ol>`
        : ''
    }`;
  return document(shared, { ...radioStation(stationData(station)) }, body);
}

function document(shared: Shared, data: Thing, body: Html): string {
  const { title, station } = shared;
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title === station ? station : `${title} · ${station}`}</title>
          ${openGraph(shared)} ${discovery(shared)} ${dataBlock(data)} ${styleElement(pageStyle)}
        </head>
        <body>
          <main>${body}</main>
        </body>
      </html>`,
  );
}

/** Shows a play's cover, title, artist and time, and a link to its station. */
export function track(play: PublicPlay, zone: string, heading: 'h1' | 'b', link: Html | '' = ''): Html {
  const { title, artist, cover, ts } = play;
  const name =
    heading === 'h1' ? html`<h1 dir="auto">${title}</h1>` : html`<p dir="auto"><b>${title}</b></p>`;
  return html`<div class="track">
    ${cover === null ? '' : html`<img class="cover" src="${cover}" alt="" width="128" height="128" />`}
    <div>
      ${name} ${artist === null ? '' : html`<p dir="auto">${artist}</p>`}
      <p class="quiet"><time datetime="${new Date(ts).toISOString()}">${timeOf(ts, zone)}</time></p>
      ${link === '' ? '' : html`<p class="quiet">${link}</p>`}
    </div>
  </div>`;
}

function row(play: PublicPlay, zone: string): Html {
  return html`<li>
    <a href="../../plays/${play.id}/" dir="auto">${nameOf(play)}</a>
    <span class="quiet"
      ><time datetime="${new Date(play.ts).toISOString()}">${timeOf(play.ts, zone)}</time></span
    >
  </li>`;
}

/** Formats a time in the station's time zone. */
export function timeOf(ts: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(ts);
}
