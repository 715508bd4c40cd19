/**
 * In:  the attributes that a page sets, and an element's own template.
 * Out: one drawing for any number of changes.
 *
 * Lit's templates draw. What its base class adds (properties apart from
 * attributes, converters, controllers) is not needed here and would be a fifth
 * of everything that a page loads: all that a page can set is an attribute.
 */
import type { CSSResult } from 'lit';
import { render, type TemplateResult } from 'lit/html.js';

const sheets = new Map<unknown, CSSStyleSheet>();

/** Draws itself anew, once, after anything has changed. */
export abstract class TemplateElement extends HTMLElement {
  /** Attributes that it obeys. Each is also a property of the same name in camel case: true stands for an empty one. */
  static attributes: readonly string[] = [];
  static styles: readonly CSSResult[] = [];

  private drawing: Promise<void> | null = null;

  /** The browser reads this when the element is registered, which is the moment to add the properties. */
  static get observedAttributes(): readonly string[] {
    for (const attribute of this.attributes) {
      const property = propertyOf(attribute);
      if (property in this.prototype) continue;
      Object.defineProperty(this.prototype, property, {
        get(this: Element) {
          const value = this.getAttribute(attribute);
          return value === '' || value;
        },
        set(this: Element, value: string | number | boolean | null | undefined) {
          if (value === null || value === undefined || value === false) this.removeAttribute(attribute);
          else this.setAttribute(attribute, value === true ? '' : String(value));
        },
      });
    }
    return this.attributes;
  }

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const { styles } = this.constructor as typeof TemplateElement;
    dress(root, styles);
  }

  connectedCallback(): void {
    // Properties that were set before the element was registered lie in front of the real ones.
    for (const attribute of (this.constructor as typeof TemplateElement).attributes) {
      const property = propertyOf(attribute) as keyof this;
      if (!Object.keys(this).includes(property as string)) continue;
      const value = this[property];
      delete this[property];
      this[property] = value;
    }
    this.requestUpdate();
  }

  attributeChangedCallback(): void {
    this.requestUpdate();
  }

  /** Settles when everything that has changed so far is drawn. */
  get updateComplete(): Promise<void> {
    return this.drawing ?? Promise.resolve();
  }

  /** Has the element drawn anew, soon; several requests are one. */
  requestUpdate(): void {
    this.drawing ??= Promise.resolve()
      .then(() => {
        this.drawing = null;
        if (!this.isConnected) return;
        this.beforeDrawing();
        render(this.draw(), this.shadowRoot!, { host: this });
        this.afterDrawing();
      })
      // A mistake of ours is to be read in the console; it must not become an error of somebody's page.
      .catch(console.error);
  }

  /** What the template is drawn from is made up here. */
  protected beforeDrawing(): void {}

  /** Only reads. */
  protected abstract draw(): TemplateResult;

  protected afterDrawing(): void {}
}

/** Style sheets that come later are put over those that are there; each counts once. */
export function dress(root: ShadowRoot, styles: readonly CSSResult[]): void {
  try {
    if (!sheets.has(styles)) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles.join(''));
      sheets.set(styles, sheet);
    }
    root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, sheets.get(styles)!])];
  } catch {
    // Browsers before constructable style sheets.
    root.appendChild(document.createElement('style')).textContent = styles.join('');
  }
}

function propertyOf(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
