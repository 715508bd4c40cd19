import { between, pick, seededRandom } from '../../../src/panel/base/random.js';
import type { Tag } from '../tags.js';

/** Maximum number of elements: more than a usual page has, but few enough to render quickly. */
const MAX_ELEMENTS = 10;
/** Actions. Those that are listed several times are more frequent. */
const ACTIONS = ['add', 'add', 'add', 'remove', 'move', 'change', 'change', 'press', 'wrap'] as const;
/** Attributes that select a station. A page keeps a station for each combination that it has used. */
const STATION_ATTRIBUTES = ['base-url', 'server', 'transport'];

/** Adds, moves, changes and removes elements at random, and presses their controls. */
export class Visitor {
  /** Number of actions by kind, and of elements seen by status. */
  readonly done: Record<string, number> = {};
  private readonly random: () => number;
  private readonly stage = document.createElement('main');

  constructor(
    private tags: readonly Tag[],
    seed: number,
    /** Called with each removed element. */
    private readonly onRemoved: (element: Element) => void,
  ) {
    this.random = seededRandom(seed, 'visitor');
    document.body.append(this.stage);
  }

  /** Adds one permanent element of each tag. */
  settle(attributes: Record<string, string>): void {
    const place = document.createElement('aside');
    place.append(
      ...this.tags.map(({ name }) => {
        const element = document.createElement(name);
        set(element, attributes);
        return element;
      }),
    );
    document.body.append(place);
  }

  skipUnknown(): string[] {
    const isUnknown = ({ name }: Tag): boolean => !customElements.get(name);
    const unknown = this.tags.filter(isUnknown).map(({ name }) => name);
    this.tags = this.tags.filter((tag) => !isUnknown(tag));
    return unknown;
  }

  /** Uses every value of every attribute of a tag and every station once, so that permanent objects don't count as growth later. */
  tour(name: string): void {
    const tag = this.tags.find((each) => each.name === name)!;
    const { attributes } = tag;
    const single = Object.entries(attributes).flatMap(([attribute, values]) =>
      values.map((value) => ({ [attribute]: value })),
    );
    for (const each of [...single, ...this.stations(tag)]) {
      const element = document.createElement(name);
      set(element, each);
      // `onair-station` renders nothing itself.
      if (name === 'onair-station') element.append(document.createElement('onair-now-playing'));
      this.stage.append(element);
    }
  }

  /** Returns the attributes of a tag for each station. */
  private stations({ attributes }: Tag): Record<string, string | null>[] {
    let stations: Record<string, string | null>[] = [{ limit: 'limit' in attributes ? '100' : null }];
    for (const attribute of STATION_ATTRIBUTES) {
      const values = new Set(attributes[attribute] ?? [null]);
      stations = stations.flatMap((so) => [...values].map((value) => ({ ...so, [attribute]: value })));
    }
    return stations;
  }

  /** Makes every station load its longest history, since the size of the history depends on the last request. */
  fillStations(): void {
    const tag = this.tags.find(({ name }) => name === 'onair-history')!;
    for (const each of this.stations(tag)) {
      const element = document.createElement(tag.name);
      set(element, each);
      this.stage.append(element);
    }
  }

  turn(): void {
    for (const element of this.elements()) {
      for (const each of inside(element)) {
        if (each.matches('[part=following]')) (each as HTMLElement).click();
      }
    }
  }

  clear(): void {
    for (const each of [...this.stage.children]) this.remove(each);
  }

  /** Performs one random action. */
  act(): void {
    const all = this.elements();
    for (const each of all) this.count(each.getAttribute('status'));
    const isFull = all.length >= MAX_ELEMENTS;
    const action = all.length === 0 ? 'add' : pick(this.random, ACTIONS);
    if (action === 'add' && !isFull) {
      this.add();
      this.count('add');
    } else {
      const name = action === 'add' ? 'remove' : action;
      this[name](pick(this.random, all));
      this.count(name);
    }
  }

  private count(name: string | null): void {
    if (name !== null) this.done[name] = (this.done[name] ?? 0) + 1;
  }

  /** Returns all added elements, at any depth. */
  private elements(): Element[] {
    return [...this.stage.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('onair-'));
  }

  private add(): void {
    const tag = pick(this.random, this.tags);
    const isDiv = this.random() < 0.2;
    const element = document.createElement(isDiv ? 'div' : tag.name);
    if (isDiv) element.dataset.onair = tag.name.slice('onair-'.length);
    const chosen = Object.entries(tag.attributes).map(([name, values]) => [
      isDiv ? 'data-' + name : name,
      this.random() < 0.5 ? null : pick(this.random, values),
    ]);
    set(element, Object.fromEntries(chosen) as Record<string, string | null>);
    if (this.random() < 0.3) element.append('Own content.');
    this.place().append(element);
  }

  /** Returns a random container, which may be an `onair-station`. */
  private place(besides?: Element): Element {
    const stations = [...this.stage.querySelectorAll('onair-station')].filter(
      (each) => !besides?.contains(each),
    );
    return pick(this.random, [this.stage, ...stations]);
  }

  private remove(element: Element): void {
    const inside = element.querySelectorAll('*');
    element.remove();
    [element, ...inside].forEach(this.onRemoved);
  }

  private move(element: Element): void {
    const place = this.place(element);
    if (this.random() < 0.5) place.prepend(element);
    else place.append(element);
  }

  private change(element: Element): void {
    const tag = this.tags.find(({ name }) => name === element.localName);
    const attributes = Object.entries(tag?.attributes ?? {});
    if (attributes.length === 0) return;
    const [name, values] = pick(this.random, attributes);
    set(element, { [name]: pick(this.random, values) });
  }

  private wrap(element: Element): void {
    const station = this.tags.find(({ name }) => name === 'onair-station');
    if (!station) return;
    const around = document.createElement(station.name);
    element.replaceWith(around);
    around.append(element);
    this.change(around);
  }

  private press(element: Element): void {
    const found = [...inside(element)].filter((each) => each.matches('button, summary, select, input'));
    if (found.length === 0) return;
    const chosen = pick(this.random, found);
    if (chosen instanceof HTMLSelectElement) {
      chosen.selectedIndex = between(this.random, 0, chosen.options.length - 1);
    } else if (chosen instanceof HTMLInputElement && !/checkbox|radio|button|submit/.test(chosen.type)) {
      this.fill(chosen);
    } else {
      (chosen as HTMLElement).click();
      return;
    }
    chosen.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    chosen.dispatchEvent(new Event('change', { bubbles: true }));
  }

  private fill(input: HTMLInputElement): void {
    const moment = new Date(Date.now() - this.random() * 2 * 86_400_000).toISOString();
    const values: Record<string, string> = {
      date: moment.slice(0, 10),
      time: moment.slice(11, 16),
      'datetime-local': moment.slice(0, 16),
    };
    input.value = values[input.type] ?? String(Math.round(this.random() * 100) / 100);
  }
}

function set(element: Element, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** Yields all elements in the shadow root of an element, including nested shadow roots. */
function* inside(element: Element): Generator<Element> {
  for (const each of element.shadowRoot?.querySelectorAll('*') ?? []) {
    yield each;
    yield* inside(each);
  }
}
