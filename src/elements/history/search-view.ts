import { html, nothing, type TemplateResult } from 'lit';
import type { SearchWords } from '../../words/tag-words.js';
import type { WallTime } from './search-moment.js';

/** Data and actions of the search form. */
export interface SearchForm {
  words: SearchWords;
  /** Initial values of the fields. */
  fields: WallTime;
  /** Zone of the fields; empty for the visitor's own. */
  zone: string;
  /** Result of the last search; empty before the first one. */
  result: string;
  /** URL that repeats the search; empty if there is no result. */
  link: string;
  search(fields: WallTime): void;
}

/**
 * Actions of the buttons below the rows; null if a button has no effect. `now` is also null while the newest plays are
 * shown.
 */
export interface Pages {
  words: SearchWords;
  earlier: (() => unknown) | null;
  later: (() => unknown) | null;
  now: (() => unknown) | null;
}

export function renderForm({ words, fields, zone, result, link, search }: SearchForm): TemplateResult {
  const handleSubmit = (event: Event): void => {
    event.preventDefault();
    const [date, time] = (event.target as HTMLFormElement).querySelectorAll('input');
    search({ date: date!.value, time: time!.value });
  };
  return html`<form part="search" role="search" aria-labelledby="question" @submit=${handleSubmit}>
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
    <div class=${result ? 'answer' : 'no answer'}>
      <p part="answer" role="status" dir="auto" title=${result}>${result}</p>
      ${link ? html`<a part="link" href=${link}>${words.link}</a>` : nothing}
    </div>
  </form>`;
}

export function renderPages({ words, earlier, later, now }: Pages): TemplateResult {
  const button = (part: string, word: string, press: (() => unknown) | null): TemplateResult =>
    // Use `aria-disabled`, because a disabled button loses focus.
    html`<button type="button" part=${part} aria-disabled=${press ? nothing : 'true'} @click=${press}>
      ${word}
    </button>`;
  return html`${button('earlier', words.earlier, earlier)}
  ${now ? [button('later', words.later, later), button('now', words.now, now)] : nothing}`;
}
