/**
 * In:  what a page's author wrote of the shows, as JSON: by name, or by the id of the show or of one airing.
 * Out: their faces in the lists and in the dialog. Loaded where there is such a script.
 */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { addStyles } from '../base/add-styles.js';
import { httpUrl } from '../format/http-url.js';
import { facesStyles } from './faces.styles.js';
import type { Show } from './week-view.js';

/** What is known of a show. Each is empty where the author wrote none, or no text. */
interface Face {
  host: string;
  text: string;
  picture: string;
  link: string;
}

export class Faces {
  private readonly faces: ReadonlyMap<string, Face>;

  /** What is no JSON, or no object, is told to the author in the console. */
  constructor(host: LitElement, json: string) {
    this.faces = new Map(Object.entries(parsed(json)).map(([show, value]) => [show, faceOf(value)]));
    addStyles(host.shadowRoot!, facesStyles);
  }

  /** In a row: a small picture, and who it is. Nothing for a show that nobody wrote of. */
  renderRow(show: Show): TemplateResult | typeof nothing {
    const face = this.of(show);
    if (!face) return nothing;
    const host = face.host && html`<span part="show-host" dir="auto">${face.host}</span>`;
    return html`${host}${picture(face)}`;
  }

  renderDetails(show: Show): TemplateResult | typeof nothing {
    const face = this.of(show);
    if (!face) return nothing;
    const { host, text, link } = face;
    return html`<div class="about">
      ${picture(face)}
      <div>
        ${host && html`<p part="show-host" dir="auto">${host}</p>`}
        ${text && html`<p part="show-text" dir="auto">${text}</p>`}
        ${link && html`<a part="show-link" href=${link} dir="ltr">${shortened(link)}</a>`}
      </div>
    </div>`;
  }

  private of({ id, name, parent_id }: Show): Face | undefined {
    const { faces } = this;
    return faces.get(name) ?? faces.get(String(id)) ?? faces.get(String(parent_id));
  }
}

function picture({ picture: address }: Face): TemplateResult | typeof nothing {
  return address
    ? html`<img
        class="face"
        src=${address}
        alt=""
        loading="lazy"
        decoding="async"
        @error=${({ target }: Event) => ((target as HTMLElement).hidden = true)}
      />`
    : nothing;
}

/** As people write an address: without its scheme. */
function shortened(link: string): string {
  const { host, pathname } = new URL(link, document.baseURI);
  return host + pathname.replace(/\/$/, '');
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    if (Object(value) === value && !Array.isArray(value)) return value as Record<string, unknown>;
    console.warn('Onair: data-onair-shows is to hold an object, { "Name of a show": { "text": "…" } }.');
  } catch (error) {
    console.warn(`Onair: data-onair-shows can’t be read as JSON: ${(error as Error).message}`);
  }
  return {};
}

function faceOf(value: unknown): Face {
  const { host, text, picture, link } = Object(value) as Partial<Record<string, unknown>>;
  const textOf = (field: unknown): string => (typeof field === 'string' ? field.trim() : '');
  return {
    host: textOf(host),
    text: textOf(text),
    picture: httpUrl(textOf(picture)),
    link: httpUrl(textOf(link)),
  };
}
