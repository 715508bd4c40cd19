/** The same as a minimal Lit element, without further features. */
import { css, html, LitElement } from 'lit';

class PlainOnair extends LitElement {
  static properties = { baseUrl: { attribute: 'base-url' }, track: { state: true } };
  static styles = css`
    :host {
      display: block;
    }
  `;

  async connectedCallback() {
    super.connectedCallback();
    const response = await fetch(`${this.baseUrl}/api/v2/history/?limit=1&offset=0&server=1`);
    const { results } = await response.json();
    this.track = results[0];
  }

  render() {
    return html`<p>${this.track?.title}</p>
      <p>${this.track?.author}</p>`;
  }
}

customElements.define('plain-onair', PlainOnair);
