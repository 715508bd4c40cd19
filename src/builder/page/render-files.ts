import { html, nothing, type TemplateResult } from 'lit';
import { filled } from '../../diagnostics/core/sentence.js';
import { VERSION } from '../../station/version.js';
import { readFolder } from '../choice-address.js';
import type { Placement } from '../choice.js';
import type { BuilderState } from './builder-state.js';

/** Placements whose code loads files. */
const WITH_FILES: readonly (Placement | null)[] = ['script', 'div', 'iframe'];
/** The folder from the instructions in the zip file. */
const DEFAULT_FOLDER = '/onair/';
/** The folder with the files next to this page. */
const HERE = new URL('../', location.href).href;

/** Renders the choice between the files next to this page and the files on the owner's site. */
export function renderFiles({ choice, words, changeChoice }: BuilderState): TemplateResult | typeof nothing {
  const { placement, folder } = choice;
  if (!WITH_FILES.includes(placement)) return nothing;
  const choose = (value: string, label: string): TemplateResult =>
    html`<label class="tile">
      <input
        type="radio"
        name="files"
        .checked=${(value === '') === (folder === '')}
        @change=${() => changeChoice({ folder: value })}
      />
      <span>${label}</span>
    </label>`;
  const handleFolder = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const typed = readFolder(input.value) || DEFAULT_FOLDER;
    changeChoice({ folder: typed });
    // Set the value explicitly, because the choice may not have changed.
    input.value = typed;
  };
  return html`<fieldset class="tiles places files">
      <legend>${words.files}</legend>
      ${choose('', HERE)} ${choose(folder || DEFAULT_FOLDER, words.filesMine)}
    </fieldset>
    ${
      folder
        ? html`<label class="field">
              <span>${words.folder}</span>
              <input
                name="folder"
                inputmode="url"
                autocapitalize="none"
                autocomplete="off"
                spellcheck="false"
                dir="ltr"
                .value=${folder}
                aria-describedby="folder-help"
                @change=${handleFolder}
              />
            </label>
            <p class="help" id="folder-help">${filled(words.folderHelp, { zip: `onair-${VERSION}.zip` })}</p>`
        : nothing
    }`;
}
