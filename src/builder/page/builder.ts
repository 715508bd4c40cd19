import { LitElement, html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { builder as germanWords } from '../../words/de/builder.js';
import { builder as englishWords } from '../../words/en/builder.js';
import { readChoice, writeChoice } from '../choice-address.js';
import type { BuilderChoice } from '../choice.js';
import type { OtherServer } from '../../diagnostics/core/other-server.js';
import { offeredAttributes, offeredTags } from '../offers.js';
import type { Files } from '../outputs/outputs.js';
import type { BuilderState, View } from './builder-state.js';
import { findFixedFiles, findPages, type FixedFiles } from './files.js';
import { writeAddress } from './page-address.js';
import { readEntries } from '../../servers/json/map.js';
import { countEarlier, withLimit } from '../json/history.js';
import { suggestMap, type Suggestion } from '../json/suggest-map.js';
import { writeMap } from '../../servers/json/write-map.js';
import { parseResponse } from '../json/parse-response.js';
import type { JsonResponse } from '../preview/scene.js';
import { kindRow } from '../../servers/kinds.js';
import { mayNameStation } from '../../diagnostics/core/known-servers.js';
import {
  typedAddress,
  connectToPanel,
  connectToResponse,
  responseAddressOf,
  type JsonPanel,
  type ConnectionState,
} from './panel.js';
import { renderLooks, renderMoreLooks } from './render-looks.js';
import { renderPlacement } from './render-placement.js';
import { renderLanguage, renderMoreShared } from './render-shared.js';
import { renderSkins } from './render-skins.js';
import { renderStation } from './render-station.js';
import { renderTags, renderTagSettings } from './render-tags.js';
import { readTags, type Tags } from './tags.js';
import './output-list.js';
import './preview-frame.js';

/** URL of the panel that serves this page. */
const OWN_PANEL = new URL('../', location.href).href.replace(/\/$/, '');

/**
 * Width of the window in CSS pixels. In narrower windows, a preview with the width of a phone would be scaled down too
 * much.
 */
const NARROW_WINDOW = 360;

/**
 * The builder page. Generates the code for a site from the owner's choices, which are stored only in the page's URL.
 */
export class OnairBuilder extends LitElement {
  /**
   * True if the page is one of the unzipped files on a website. No panel serves it then, and the address field is empty
   * at first.
   */
  @property({ type: Boolean, attribute: 'on-site' }) isOnSite = false;

  @state() private tags: Tags | null = null;
  @state() private isMissing = false;
  @state() private choice: BuilderChoice | null = null;
  /** As in `BuilderState`. While the text isn't a URL, the choice has no base URL. */
  @state() private address = '';
  /** The URL as the owner entered it, with its query; '' at first. */
  private typed = '';
  @state() private panel: ConnectionState = { kind: 'loading' };
  /** Number of earlier tracks in another server's response; null if there are none. */
  private earlier: number | null = null;
  @state() private files: Files = { cdn: `${OWN_PANEL}/`, integrity: null, panelPages: null, version: null };
  @state() private fixedFiles: FixedFiles | null = null;
  @state() private view: View = {
    width: innerWidth < NARROW_WINDOW ? 280 : 390,
    scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    direction: 'ltr',
    isOffAir: false,
    ground: '',
    text: '',
  };

  private readonly language = navigator.language.startsWith('de') ? 'de' : 'en';
  private readonly words = this.language === 'de' ? germanWords : englishWords;

  /** Renders into the page, so that the page's style sheet applies. */
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
    if (!this.isOnSite) void findFixedFiles(OWN_PANEL).then((files) => (this.fixedFiles = files));
    try {
      this.tags = await readTags('tags.json', this.language, this.words.texts);
    } catch {
      this.isMissing = true;
      return;
    }
    const choice = readChoice(location.search, this.tags.known, { baseUrl: this.isOnSite ? '' : OWN_PANEL });
    const typed = new URLSearchParams(location.search).get('base-url') ?? '';
    // The URL that the owner entered may identify the station, and the check page links back to this page with that
    // URL.
    const isStation = choice.source === null && mayNameStation(typed);
    this.choice = isStation ? { ...choice, baseUrl: typedAddress(typed) } : choice;
    this.address = isStation ? typed : choice.baseUrl;
    void this.connect();
  }

  private async connect(): Promise<void> {
    const { address } = this;
    if (address === '') {
      this.panel = { kind: 'none' };
      return;
    }
    this.panel = { kind: 'loading' };
    const { source: name, baseUrl, station } = this.choice!;
    // The stations of all other kinds of servers are detected again.
    const known = name && kindRow(name).address ? { name, baseUrl, station } : null;
    const panel = await (name === 'json'
      ? connectToResponse(address, readEntries(this.choice!.map).callback)
      : connectToPanel(address, this.typed || address, known));
    // Ignore stale responses.
    if (this.address !== address) return;
    this.panel = panel;
    if (panel.kind === 'found' || panel.kind === 'closed') void this.findPages();
    if (panel.kind === 'other') this.useOtherServer(panel.server);
    else if (panel.kind === 'json') this.useResponse(panel);
    else if (panel.kind === 'found' && this.choice!.source !== null)
      this.changeChoice({ source: null, station: '', map: '' });
  }

  /** Suggests the fields of a response, unless the owner has already chosen some. */
  private useResponse(panel: JsonPanel): void {
    const { choice } = this;
    const { capabilities } = panel;
    const { value, callback } = panel.response;
    const map = readEntries(choice!.map);
    const suggestion: Suggestion =
      value === undefined || map.paths.size > 0
        ? { ...map, guessed: new Set() }
        : suggestMap(value, Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
    this.panel = { ...panel, suggestion };
    const baseUrl =
      choice!.source === 'json' ? choice!.baseUrl : responseAddressOf(this.typed || this.address);
    this.address = baseUrl || this.address;
    this.changeChoice({
      baseUrl,
      source: 'json',
      station: '',
      map: writeMap({ ...suggestion, callback: callback ?? map.callback }),
      tags: offeredTags(choice!.tags, capabilities),
      shared: offeredAttributes(choice!.shared, capabilities),
    });
    this.changeView({ isOffAir: false });
  }

  /** Returns false if the text isn't JSON. */
  private useText(text: string): boolean {
    const value = parseResponse(text);
    if (value === undefined || this.panel.kind !== 'json') return false;
    const response: JsonResponse = { ...this.panel.response, access: 'pasted', value, text };
    this.useResponse({ ...this.panel, response });
    return true;
  }

  /**
   * Removes tags and attributes for which the server has no data. Keeps the chosen station if the kind of server is the
   * same.
   */
  private useOtherServer({ baseUrl, name: source, station, capabilities }: OtherServer): void {
    const { choice } = this;
    const { tags, shared } = choice!;
    // If the URL identifies the station, keep it as the owner entered it.
    if (!mayNameStation(this.address)) this.address = baseUrl;
    this.changeChoice({
      baseUrl,
      source,
      station: station || (choice!.source === source ? choice!.station : ''),
      map: '',
      tags: offeredTags(tags, capabilities),
      shared: offeredAttributes(shared, capabilities),
    });
    this.changeView({ isOffAir: false });
  }

  private changeView(changes: Partial<View>): void {
    this.view = { ...this.view, ...changes };
  }

  private async findPages(): Promise<void> {
    const { baseUrl, server, source } = this.choice!;
    const panelPages = baseUrl && source === null && (await findPages(baseUrl, server));
    const { choice } = this;
    if (panelPages && choice!.baseUrl === baseUrl) this.files = { ...this.files, panelPages };
  }

  private changeChoice(changes: Partial<BuilderChoice>): void {
    const before = this.choice!;
    const choice = this.withHistoryLimit({ ...before, ...changes });
    this.choice = choice;
    writeAddress(`?${writeChoice(choice)}`);
    // A different panel may not have pages.
    if (choice.baseUrl !== before.baseUrl) this.files = { ...this.files, panelPages: null };
    if (choice.server !== before.server) void this.findPages();
  }

  /** Sets the limit of a history when the history is added, and when the number of tracks in the response changes. */
  private withHistoryLimit(choice: BuilderChoice): BuilderChoice {
    const { panel, earlier } = this;
    const value = panel.kind === 'json' ? panel.response.value : undefined;
    const count = countEarlier(choice, value);
    const hasHistory = ({ tags }: BuilderChoice): boolean => tags.some(({ name }) => name === 'history');
    if (count === earlier && (hasHistory(this.choice!) || !hasHistory(choice))) return choice;
    this.earlier = count;
    return { ...choice, tags: withLimit(choice.tags, count, earlier) };
  }

  /** Reconnects even if the URL is the same, because the owner may have fixed a problem on the server. */
  private useAddress(typed: string, isJson = false): void {
    const wasJson = this.choice!.source === 'json';
    // The panel that serves this page isn't a JSON response, so clear its URL.
    if (isJson && !wasJson && typed === OWN_PANEL) typed = '';
    if (!isJson && wasJson && typed === '' && !this.isOnSite) typed = OWN_PANEL;
    const baseUrl = isJson ? responseAddressOf(typed) : typedAddress(typed);
    const isSame = baseUrl !== '' && baseUrl === this.choice!.baseUrl && isJson === wasJson;
    this.typed = typed.trim();
    this.address = !isJson && mayNameStation(this.typed) ? this.typed : baseUrl || this.typed;
    if (!isSame) this.changeChoice({ baseUrl, source: isJson ? 'json' : null, station: '', map: '' });
    void this.connect();
  }

  protected override render(): TemplateResult {
    const { words, tags, choice, address, view, panel, files, language } = this;
    return html`<div role="region" aria-labelledby="builder-title">
        <h1 id="builder-title">${words.title}</h1>
        <p class="lede">${words.lede}</p>
      </div>
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
    ...state
  }: Omit<BuilderState, 'changeChoice' | 'changeView' | 'checkPage' | 'connect' | 'paste' | 'updated'> & {
    files: Files;
  }): TemplateResult {
    const builder: BuilderState = {
      ...state,
      checkPage: this.isOnSite ? '../check.html' : '../check/',
      connect: (typed, isJson) => this.useAddress(typed, isJson),
      paste: (text) => this.useText(text),
      changeChoice: (changes) => this.changeChoice(changes),
      changeView: (changes) => this.changeView(changes),
      updated: () => this.updateComplete,
    };
    return html`<main>
      <div class="choices">
        ${renderSkins(builder)} ${renderStation(builder)} ${renderPlacement(builder)} ${renderTags(builder)}
        ${renderLooks(builder)} ${renderLanguage(builder)}
        <section class="more" aria-labelledby="more-title">
          <h2 id="more-title">${builder.words.more}</h2>
          ${renderTagSettings(builder)} ${renderMoreLooks(builder)} ${renderMoreShared(builder)}
        </section>
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
