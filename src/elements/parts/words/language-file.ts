/**
 * In:  the code of a language that the bundles do not hold.
 * Out: the words of `lang/<code>.js`, which lies beside the bundle.
 *
 * It is a classic script, added as a tag: so it comes from wherever the bundle
 * came from, also without CORS and from a disk, and one file serves all bundles.
 */

declare global {
  interface Window {
    /** What the files in `lang/` bring, by language. A page may load such a file itself. */
    onairLang?: Record<string, unknown>;
  }
}

const loading: Record<string, Promise<unknown>> = {};

/** Settles when the words have come: with undefined, when they do not. It is asked for once. */
export function loadLanguage(code: string): Promise<unknown> {
  return (loading[code] ??= new Promise((resolve) => {
    const come = (): void => resolve(window.onairLang?.[code]);
    if (window.onairLang?.[code]) return come();
    const script = document.createElement('script');
    script.onload = script.onerror = () => {
      script.remove();
      come();
    };
    script.src = languageUrl(import.meta.url, code);
    document.head.append(script);
  }));
}

/** Modules lie in `esm/`, beside `lang/`. The query stays: with `onair.js?v=2`, it is what gets past old copies. */
export function languageUrl(bundleUrl: string, code: string): string {
  return bundleUrl.replace(/(esm\/(\w+\/)?)?[^/?#]*(\?[^#]*)?(#.*)?$/, `lang/${code}.js$3`);
}
