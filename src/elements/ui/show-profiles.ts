import { html, nothing, type TemplateResult } from 'lit';
import { httpUrl } from '../format/http-url.js';
import { showProfileStyles } from './show-profiles.styles.js';
import { propertyOf } from '../../contract/property-of.js';
import type { Airing } from '../../station/lists/week.js';

/** `LazyChunk` adds these styles to the element. */
export const styles = [showProfileStyles];

/** A field is '' if the page doesn't set it. */
interface Profile {
  host: string;
  text: string;
  picture: string;
  link: string;
}

/** The fields of an airing that identify its profile. */
type ShowKeys = Pick<Airing, 'id' | 'name' | 'parent_id'>;

/**
 * Hosts, descriptions, pictures and links of shows, keyed by the name of a show, the id of an airing, or the id of its
 * grid entry.
 */
export class ShowProfiles {
  private readonly profiles: ReadonlyMap<string, Profile>;

  /** Logs a warning if `json` isn't a JSON object. */
  constructor(json: string) {
    this.profiles = new Map(Object.entries(parse(json)).map(([show, value]) => [show, toProfile(value)]));
  }

  /** Renders a small picture and the host, for a row of a list. */
  renderRow(show: ShowKeys): TemplateResult | typeof nothing {
    const profile = this.profileOf(show);
    if (!profile) return nothing;
    const host =
      profile.host && html`<span part="show-host" dir="auto" translate="no">${profile.host}</span>`;
    return html`${host}${renderPicture(profile)}`;
  }

  renderDetails(show: ShowKeys): TemplateResult | typeof nothing {
    const profile = this.profileOf(show);
    if (!profile) return nothing;
    const { host, text, link } = profile;
    return html`<div class="about">
      ${renderPicture(profile)}
      <div>
        ${host && html`<p part="show-host" dir="auto" translate="no">${host}</p>`}
        ${text && html`<p part="show-text" dir="auto">${text}</p>`}
        ${link && html`<a part="show-link" href=${link} dir="ltr" translate="no">${shortAddress(link)}</a>`}
      </div>
    </div>`;
  }

  /** Returns the URL of a show's picture, or ''. */
  pictureOf(show: ShowKeys): string {
    return this.profileOf(show)?.picture ?? '';
  }

  /** Returns a string that describes what `renderRow` renders. It is the same for shows that look the same. */
  lookOf(show: ShowKeys): string {
    const { host, picture } = this.profileOf(show) ?? {};
    return `${host}\n${picture}`;
  }

  /** Returns the host of a show; '' if the page doesn't name one. */
  hostOf(show: ShowKeys): string {
    return this.profileOf(show)?.host ?? '';
  }

  private profileOf({ id, name, parent_id }: ShowKeys): Profile | undefined {
    const { profiles } = this;
    return profiles.get(name ?? '') ?? profiles.get(String(id)) ?? profiles.get(String(parent_id));
  }
}

function renderPicture({ picture }: Profile): TemplateResult | typeof nothing {
  return picture
    ? html`<img
        class="face"
        src=${picture}
        alt=""
        loading="lazy"
        decoding="async"
        @error=${({ target }: Event) => ((target as HTMLElement).hidden = true)}
      />`
    : nothing;
}

/** Returns a URL without its scheme, for display. */
function shortAddress(link: string): string {
  const { host, pathname } = new URL(link, propertyOf(document, 'baseURI'));
  return host + pathname.replace(/\/$/, '');
}

function parse(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    if (isObject(value)) return value;
    console.warn('Onair: data-onair-shows must be an object, { "Name of a show": { "text": "…" } }.');
  } catch (error) {
    console.warn(`Onair: data-onair-shows isn’t valid JSON: ${(error as Error).message}`);
  }
  return {};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toProfile(value: unknown): Profile {
  const { host, text, picture, link } = isObject(value) ? value : {};
  const textOf = (field: unknown): string => (typeof field === 'string' ? field.trim() : '');
  return {
    host: textOf(host),
    text: textOf(text),
    picture: httpUrl(textOf(picture)),
    link: httpUrl(textOf(link)),
  };
}
