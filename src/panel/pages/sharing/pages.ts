/**
 * The shareable pages of stations and plays. They can be read without scripts. With scripts, the current track
 * is shown and can be played.
 */
import { createHash } from 'node:crypto';
import { html, raw, styleElement, type Html } from '../../http/html-page.js';
import { streamPath } from '../../station/channels/stream-path.js';
import { discovery, openGraph, playPath, stationPagePath, type Shared } from './addresses.js';
import type { NextShow } from './next-shows.js';
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

/** The content of a page in addition to its play or station. */
export interface Around {
  /** Newest first. */
  plays: PublicPlay[];
  next: NextShow[];
  /** Id of a channel that anyone can listen to, or null. */
  channel: number | null;
  /** Whether the panel serves the script of the tags. */
  hasScript: boolean;
}

export const sharedPolicy = (style: string, more: string): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  `img-src 'self' http: https:; base-uri 'none'; form-action 'none'; ${more}`;

/** The Content-Security-Policy of these pages. `base` is the panel's scheme and host. */
export const sharedPagePolicy = (base: string, hasScript: boolean): string =>
  hasScript
    ? `default-src 'none'; script-src 'self' ${base}; style-src 'unsafe-inline'; connect-src 'self' ${base}; ` +
      `img-src 'self' http: https: data:; media-src 'self' http: https:; base-uri 'none'; form-action 'none'; ` +
      `frame-ancestors 'none'`
    : sharedPolicy(pageStyle, "media-src 'self' http: https:; frame-ancestors 'none'");

export function renderPlayPage(play: PublicPlay, station: SharedStation, around: Around): string {
  const { base, zone, id, name } = station;
  const path = playPath(play.id);
  const shared: Shared = {
    base,
    path,
    title: nameOf(play),
    summary: `Played on ${name}, ${timeOf(play.ts, zone)}`,
    station: name,
    type: 'music.song',
  };
  const service = broadcastService(stationData(station), zone);
  const link = html`<a href="../../stations/${id}/" dir="auto" translate="no">${name}</a>`;
  const body = html`<div class="hero">
      ${bigCover(play)}
      <div class="names">
        <h1 dir="auto" translate="no" class="${[...play.title].length > LONG_TITLE ? 'long' : ''}">
          ${play.title}
        </h1>
        ${play.artist === null ? '' : html`<p class="artist" dir="auto" translate="no">${play.artist}</p>`}
        <p class="quiet">
          ${play.album === null ? '' : html`<span dir="auto" translate="no">${play.album}</span> · `}<time
            datetime="${new Date(play.ts).toISOString()}"
            >${timeOf(play.ts, zone)}</time
          >
        </p>
        ${musicLinks(play)}
      </div>
    </div>
    ${listen(station, around)} ${lists(station, around)}`;
  return document(shared, broadcastEvent(play, base + path, service), play.cover, body, around, id, link);
}

/**
 * Returns the page of a station. `onAir` is the current play, or null between plays. `query` contains the
 * settings for embeds on other sites.
 */
export function stationPage(
  station: SharedStation,
  onAir: PublicPlay | null,
  around: Around,
  query: string,
): string {
  const { name, base, zone, id } = station;
  const shared: Shared = {
    base,
    path: stationPagePath(id),
    query,
    title: name,
    // Other sites keep the summary of a link for years, so it must not contain the current track.
    summary: `Now playing and recently played on ${name}`,
    station: name,
    type: 'website',
  };
  const before = { ...around, plays: around.plays.filter((play) => play !== onAir) };
  const now = onAir
    ? html`<div class="hero">
        ${bigCover(onAir)}
        <div class="names">
          <p class="title" dir="auto" translate="no"><b>${onAir.title}</b></p>
          ${onAir.artist === null ? '' : html`<p class="artist" dir="auto" translate="no">${onAir.artist}</p>`}
          <p class="quiet">
            <time datetime="${new Date(onAir.ts).toISOString()}">${clockOf(onAir.ts, zone)}</time>
          </p>
        </div>
      </div>`
    : '';
  const body = html`<header>
      ${onAir ? '' : html`<p class="quiet">A radio station</p>`}
      <h1 dir="auto" translate="no">${name}</h1>
    </header>
    <section>${tag(around, 'onair-now-playing', 'play vote links', now)}</section>
    ${player(station, around, 'position="bottom"')} ${lists(station, before)}`;
  const cover = onAir?.cover ?? around.plays.find((play) => play.cover)?.cover ?? null;
  return document(shared, { ...radioStation(stationData(station)) }, cover, body, around, id);
}

/** Returns an element with `content` inside it, or only the content if the panel doesn't serve the script. */
function tag({ hasScript }: Around, name: string, attributes: string, content: Html | ''): Html | '' {
  return hasScript ? html`${raw(`<${name} ${attributes}>`)}${content}${raw(`</${name}>`)}` : content;
}

/** Titles longer than this get a smaller font. */
const LONG_TITLE = 80;

function bigCover({ cover }: PublicPlay): Html | '' {
  return cover === null ? '' : html`<img class="cover" src="${cover}" alt="" width="480" height="480" />`;
}

/** Search URLs of music services. */
const SERVICES: [name: string, url: string][] = [
  ['Spotify', 'https://open.spotify.com/search/'],
  ['Apple Music', 'https://music.apple.com/search?term='],
  ['YouTube Music', 'https://music.youtube.com/search?q='],
];

function musicLinks(play: PublicPlay): Html {
  const words = encodeURIComponent([play.artist, play.title].filter(Boolean).join(' '));
  return html`<ul class="links" aria-label="Find it on">
    ${SERVICES.map(([name, url]) => html`<li><a href="${url + words}" rel="noreferrer">${name}</a></li>`)}
  </ul>`;
}

function listen(station: SharedStation, around: Around): Html | '' {
  const content = player(station, around, '');
  return content === ''
    ? ''
    : html`<section aria-labelledby="listen">
        <h2 id="listen">Listen live</h2>
        ${content}
      </section>`;
}

/** Returns a player of the station's stream, or an empty string if there is no stream. */
function player({ name }: SharedStation, around: Around, attributes: string): Html | '' {
  if (around.channel === null) return '';
  const sound = html`<audio
    controls
    preload="none"
    aria-label="Listen to ${name}"
    src="../..${streamPath(around.channel)}"
  ></audio>`;
  return tag(around, 'onair-player', attributes, sound);
}

function lists({ zone }: SharedStation, around: Around): Html {
  const { plays, next } = around;
  return html`<div class="lists">
    ${
      plays.length > 0
        ? html`<section aria-labelledby="recent">
            <h2 id="recent">Recently played</h2>
            <ol class="rows">
              ${plays.map((play) => row(play, zone))}
            </ol>
          </section>`
        : ''
    }
    ${
      next.length > 0
        ? html`<section aria-labelledby="next">
            <h2 id="next">Coming shows</h2>
            <ol class="rows">
              ${next.map(
                ({ name, ts }) =>
                  html`<li>
                    <span dir="auto" translate="no">${name}</span>
                    <time class="quiet" datetime="${new Date(ts).toISOString()}">${clockOf(ts, zone)}</time>
                  </li>`,
              )}
            </ol>
          </section>`
        : ''
    }
  </div>`;
}

function document(
  shared: Shared,
  data: Thing,
  cover: string | null,
  body: Html,
  { hasScript }: Around,
  server: number,
  top: Html | '' = '',
): string {
  const { title, station, base } = shared;
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title === station ? station : `${title} · ${station}`}</title>
          ${openGraph(shared)} ${discovery(shared)} ${dataBlock(data)} ${styleElement(pageStyle)}
          ${
            hasScript
              ? html`<script
                  type="module"
                  src="../../onair.js"
                  data-base-url="${base}"
                  data-server="${server}"
                ></script>`
              : ''
          }
        </head>
        <body>
          ${
            cover === null
              ? ''
              : html`<div class="ground" aria-hidden="true"><img src="${cover}" alt="" /></div>`
          }
          ${top === '' ? '' : html`<header class="top">${top}</header>`}
          <main>${body}</main>
        </body>
      </html>`,
  );
}

/** Shows a play's cover, title, artist and time, and a link to its station. */
export function track(play: PublicPlay, zone: string, heading: 'h1' | 'b', link: Html | '' = ''): Html {
  const { title, artist, cover, ts } = play;
  const name =
    heading === 'h1'
      ? html`<h1 dir="auto" translate="no">${title}</h1>`
      : html`<p dir="auto" translate="no"><b>${title}</b></p>`;
  return html`<div class="track">
    ${cover === null ? '' : html`<img class="cover" src="${cover}" alt="" width="128" height="128" />`}
    <div>
      ${name} ${artist === null ? '' : html`<p dir="auto" translate="no">${artist}</p>`}
      <p class="quiet"><time datetime="${new Date(ts).toISOString()}">${timeOf(ts, zone)}</time></p>
      ${link === '' ? '' : html`<p class="quiet">${link}</p>`}
    </div>
  </div>`;
}

function row(play: PublicPlay, zone: string): Html {
  const { cover, title, artist } = play;
  return html`<li>
    ${cover === null ? '' : html`<img src="${cover}" alt="" width="48" height="48" loading="lazy" />`}
    <a href="../../plays/${play.id}/" dir="auto" translate="no"
      ><b>${title}</b>${artist === null ? '' : html` <span class="quiet">${artist}</span>`}</a
    >
    <time class="quiet" datetime="${new Date(play.ts).toISOString()}">${clockOf(play.ts, zone)}</time>
  </li>`;
}

/** Formats a time of day in the station's time zone. */
function clockOf(ts: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(ts);
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
