import { LitElement, css, html, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { addStyles } from '../../elements/base/add-styles.js';
import { drawCovers } from '../../elements/base/artwork.js';
import { baseStyles } from '../../elements/base/base.styles.js';
import { progressStyles } from '../../elements/ui/progress.styles.js';
import { Sleeve } from '../../elements/ui/sleeve/sleeve.js';
import type { Attributes } from '../choice.js';
import { pageColours, type View } from './builder-state.js';
import { stylesOfSkin } from './skin-styles.js';

/** An example track whose title and artist fit into the smallest picture. */
const TITLE = 'Low Tide';
const ARTIST = 'Ada Winter';

/** A small card with a skin, on a page with the colours of the preview's page. It isn't interactive. */
export class OnairBuilderSkin extends LitElement {
  static override readonly styles = [
    baseStyles,
    progressStyles,
    css`
      /* Rules of a skin for narrow cards don't apply to this small card. */
      :host {
        container-type: normal;
        padding: 0.75em;
        border-radius: 0.5em;
        font-weight: 400;
        pointer-events: none;
      }
      :host([skin='glass']) {
        background-image: linear-gradient(160deg, #f7a072, #f4c095 35%, #7fb7be 65%, #1d4e63);
      }
      :host([skin='glass'][scheme='dark']) {
        background-image: linear-gradient(160deg, #1b1740, #46327a 45%, #b0578d 75%, #142449);
      }
      [part='card'] {
        display: flex;
        overflow: hidden;
        border: 1px solid var(--_line);
        border-radius: var(--onair-radius, 0.75em);
        background: var(--onair-surface, var(--_surface));
      }
      [part='card'] [part='cover'] {
        inline-size: 4.75em;
        border-radius: 0;
      }
      .text {
        flex: auto;
        display: flex;
        flex-direction: column;
        justify-content: center;
        min-inline-size: 0;
        padding: 0.25em 0.75em 0.75em;
      }
      [part='title'],
      [part='artist'] {
        display: block;
        white-space: nowrap;
        text-overflow: ellipsis;
      }
      [part='title'] {
        font-size: 1.2em;
        font-weight: 700;
      }
      [part='artist'] {
        font-size: 0.9em;
      }
      [part='progress'] {
        flex: none;
        margin-block-start: 0.5em;
      }
      i {
        transform: scaleX(0.4);
      }
    `,
  ];

  /** Name of the skin. It can't change. */
  @property({ reflect: true }) skin = '';
  @property({ attribute: false }) view!: View;
  /** CSS values by custom property. */
  @property({ attribute: false }) properties: Attributes = {};

  override connectedCallback(): void {
    super.connectedCallback();
    this.ariaHidden = 'true';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('view') && !changed.has('properties')) return;
    const { scheme } = this.view;
    const { ground, text } = pageColours(this.view);
    this.setAttribute('scheme', scheme);
    this.style.cssText = '';
    this.style.colorScheme = scheme;
    this.style.backgroundColor = ground;
    this.style.color = text;
    for (const [name, value] of Object.entries(this.properties)) this.style.setProperty(name, value);
  }

  protected override firstUpdated(): void {
    addStyles(this.shadowRoot!, ...stylesOfSkin(this.skin));
    drawCovers(this);
    if (this.skin === 'sleeve') new Sleeve(this, () => true);
  }

  protected override render(): TemplateResult {
    return html`<div part="card" dir="ltr">
      <div part="cover"><svg data-title=${TITLE}></svg></div>
      <div class="text">
        <p part="title">${TITLE}</p>
        <p part="artist">${ARTIST}</p>
        <div part="progress"><i></i></div>
      </div>
    </div>`;
  }
}

customElements.define('onair-builder-skin', OnairBuilderSkin);
