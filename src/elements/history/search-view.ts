/**
 * In:  what a search knows, and what its buttons do.
 * Out: its form, and the buttons below the rows.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { SearchWords } from '../../words/tag-words.js';
import type { WallTime } from './search-moment.js';

export interface Form {
  words: SearchWords;
  /** What is in the fields, unless the visitor has changed it since. */
  fields: WallTime;
  /** The zone of the fields; empty for the visitor's own. */
  zone: string;
  /** The answer, or why there is none; empty before a question. */
  said: string;
  /** The address that comes back to the answer; empty without one. */
  link: string;
  search(asked: WallTime): void;
}

/** What the buttons do; null where there is nothing to do. */
export interface Pages {
  words: SearchWords;
  earlier: (() => unknown) | null;
  later: (() => unknown) | null;
  now: (() => unknown) | null;
}

export function renderForm({ words, fields, zone, said, link, search }: Form): TemplateResult {
  const onSubmit = (event: Event): void => {
    // Nothing is sent: the page stays where it is.
    event.preventDefault();
    const [date, time] = (event.target as HTMLFormElement).querySelectorAll('input');
    search({ date: date!.value, time: time!.value });
  };
  return html`<form part="search" role="search" aria-labelledby="question" @submit=${onSubmit}>
    <div class="head">
      <p part="question" id="question" dir="auto">${words.question}</p>
      ${zone ? html`<p part="zone" id="zone" title=${zone}>${zone}</p>` : nothing}
    </div>
    <div class="fields">
      <label
        ><span>${words.date}</span
        ><input
          part="field"
          type="date"
          required
          pattern="\\d{4}-\\d\\d-\\d\\d"
          aria-describedby=${zone ? 'zone' : nothing}
          .value=${fields.date}
      /></label>
      <label
        ><span>${words.time}</span
        ><input
          part="field"
          type="time"
          required
          pattern="\\d\\d:\\d\\d"
          aria-describedby=${zone ? 'zone' : nothing}
          .value=${fields.time}
      /></label>
      <button part="find">${words.search}</button>
    </div>
    <div class="answer">
      <p part="answer" role="status" dir="auto" title=${said}>${said}</p>
      ${link ? html`<a part="link" href=${link}>${words.link}</a>` : nothing}
    </div>
  </form>`;
}

export function renderPages({ words, earlier, later, now }: Pages): TemplateResult {
  const button = (part: string, word: string, press: (() => unknown) | null): TemplateResult =>
    // Only said to be off: a button that is off loses the focus that is on it.
    html`<button type="button" part=${part} aria-disabled=${press ? nothing : 'true'} @click=${press}>
      ${word}
    </button>`;
  return html`${button('earlier', words.earlier, earlier)} ${button('later', words.later, later)}
  ${button('now', words.now, now)}`;
}
