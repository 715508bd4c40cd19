/**
 * In:  what a station's server does not tell, or take.
 * Out: the sentence in its place, once its code is loaded.
 */
import type { ReactiveControllerHost } from 'lit';
import type { UntoldWords } from '../../messages/words.js';
import { loadPart } from '../../station/load-part.js';

let untoldWords: ((lang: string) => UntoldWords) | undefined;
let loading: Promise<unknown> | undefined;

/** Empty while the code is loading: `host` is drawn again when it has come. */
export function untoldSentence(name: keyof UntoldWords, lang: string, host: ReactiveControllerHost): string {
  if (!untoldWords) {
    loading ??= loadPart(() => import('./words/untold.js')).then((code) => (untoldWords = code.untoldWords));
    // Without it nothing is said.
    loading.then(
      () => host.requestUpdate(),
      () => undefined,
    );
  }
  return untoldWords?.(lang)[name] ?? '';
}
