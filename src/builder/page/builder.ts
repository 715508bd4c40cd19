import { LitElement, html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { builder as germanWords } from '../../words/de/owner.js';
import { builder as englishWords } from '../../words/en/owner.js';
import { readChoice, writeChoice } from '../choice-address.js';
import type { Choice } from '../choice.js';
import type { OtherServer } from '../../diagnostics/core/other-server.js';
import { offeredAttributes, offeredTags } from '../offers.js';
import type { Files } from '../outputs/outputs.js';
import type { BuilderState, View } from './builder-state.js';
import { findFixedFiles, findPages, type FixedFiles } from './files.js';
import { writeAddress } from './page-address.js';
import { addressOf, askPanel, type PanelState } from './panel.js';
import { renderLooks } from './render-looks.js';
import { renderPlace } from './render-place.js';
import { renderShared } from './render-shared.js';
import { renderStation } from './render-station.js';
import { renderTags } from './render-tags.js';
import { readTags, type Tags } from './tags.js';
import './output-list.js';
import './preview-frame.js';

/** The panel that this page lies on. */
const OWN = new URL('../', location.href).href.replace(/\/$/, '');

/** A window where a preview of a phone's width would be drawn too small: CSS pixels. */
const NARROW = 360;

/** The builder's page: from a choice to the lines for a site. The choice lives in the page's address, and nowhere else. */
export class OnairBuilder extends LitElement {
  /** Whether the page is one of the unzipped files on a web site: then no panel serves it, and the address starts empty. */
  @property({ type: Boolean, attribute: 'on-site' }) isOnSite = false;

  @state() private tags: Tags | null = null;
  @state() private isMissing = false;
  @state() private choice: Choice | null = null;
  /** As it was typed; the choice has none while it is no address. */
  @state() private address = '';
  @state() private panel: PanelState = { kind: 'asking' };
  @state() private files: Files = { cdn: `${OWN}/`, integrity: null, panelPages: null, version: null };
  @state() private fixedFiles: FixedFiles | null = null;
  @state() private view: View = {
    width: innerWidth < NARROW ? 280 : 390,
    scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    direction: 'ltr',
    isOffAir: false,
    ground: '',
    text: '',
  };

  private readonly language = navigator.language.startsWith('de') ? 'de' : 'en';
  private readonly words = this.language === 'de' ? germanWords : englishWords;

  /** Its style is the page's. */
  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.documentElement.lang = this.language;
    document.title = `Onair: ${this.words.title}`;
    void this.load();
  }

  private async load(): Promise<void> {
    if (!this.isOnSite) void findFixedFiles(OWN).then((files) => (this.fixedFiles = files));
    try {
      this.tags = await readTags('tags.json', this.language, this.words.texts);
    } catch {
      this.isMissing = true;
      return;
    }
    this.choice = readChoice(location.search, this.tags.known, { baseUrl: this.isOnSite ? '' : OWN });
    this.address = this.choice.baseUrl;
    void this.ask();
    void this.findPages();
  }

  /** An answer that comes after the next question is none. */
  private async ask(): Promise<void> {
    const { address } = this;
    if (address === '' && this.isOnSite) {
      this.panel = { kind: 'none' };
      return;
    }
    this.panel = { kind: 'asking' };
    const panel = await askPanel(address);
    if (this.address !== address) return;
    this.panel = panel;
    if (panel.kind === 'other') this.useOther(panel.server);
    else if (panel.kind === 'there' && this.choice!.source !== null)
      this.change({ source: null, station: '' });
  }

  /** What such a server can't fill is not chosen any more. A station that was chosen stays. */
  private useOther({ baseUrl, name: source, station, can }: OtherServer): void {
    const { choice } = this;
    const { tags, shared } = choice!;
    this.address = baseUrl;
    this.change({
      baseUrl,
      source,
      station: station || (choice!.source === source ? choice!.station : ''),
      tags: offeredTags(tags, can),
      shared: offeredAttributes(shared, can),
    });
    this.look({ isOffAir: false });
  }

  private look(part: Partial<View>): void {
    this.view = { ...this.view, ...part };
  }

  private async findPages(): Promise<void> {
    const { baseUrl, server, source } = this.choice!;
    const panelPages = baseUrl && source === null && (await findPages(baseUrl, server));
    const { choice } = this;
    if (panelPages && choice!.baseUrl === baseUrl) this.files = { ...this.files, panelPages };
  }

  private change(part: Partial<Choice>): void {
    const before = this.choice!;
    const choice = (this.choice = { ...before, ...part });
    writeAddress(`?${writeChoice(choice)}`);
    // Another panel has other pages, or none.
    if (choice.baseUrl !== before.baseUrl) this.files = { ...this.files, panelPages: null };
    if (choice.baseUrl !== before.baseUrl || choice.server !== before.server) void this.findPages();
  }

  /** The same address is asked again: something may have been mended. */
  private use(typed: string): void {
    const baseUrl = addressOf(typed);
    this.address = baseUrl || typed.trim();
    this.change({ baseUrl, source: null, station: '' });
    void this.ask();
  }

  protected override render(): TemplateResult {
    const { words, tags, choice, address, view, panel, files, language } = this;
    return html`<header>
        <h1>${words.title}</h1>
        <p class="lede">${words.lede}</p>
      </header>
      ${
        this.isMissing
          ? html`<p class="warning" role="alert">${words.notLoaded}</p>`
          : tags &&
            choice &&
            this.renderBuilder({ words, tags, choice, address, view, panel, files, language })
      }`;
  }

  private renderBuilder({
    files,
    ...given
  }: Omit<BuilderState, 'change' | 'checkPage' | 'drawn' | 'look' | 'use'> & {
    files: Files;
  }): TemplateResult {
    const builder: BuilderState = {
      ...given,
      checkPage: this.isOnSite ? '../check.html' : '../check/',
      use: (typed) => this.use(typed),
      change: (part) => this.change(part),
      drawn: () => this.updateComplete,
      look: (part) => this.look(part),
    };
    return html`<main>
      <div class="choices">
        ${renderStation(builder)} ${renderPlace(builder)} ${renderTags(builder)} ${renderLooks(builder)}
        ${renderShared(builder)}
      </div>
      <div class="results">
        <onair-builder-preview .builder=${builder}></onair-builder-preview>
        <onair-builder-outputs
          .words=${builder.words}
          .choice=${builder.choice}
          .files=${files}
          .fixedFiles=${this.fixedFiles}
        ></onair-builder-outputs>
      </div>
    </main>`;
  }
}
