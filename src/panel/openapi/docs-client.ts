interface Viewer {
  React: { createElement(tag: string, properties: object | null, text: unknown): unknown };
}

/** Swagger UI, which the page loads before this script. */
declare const SwaggerUIBundle: (options: object) => unknown;

/**
 * Replaces the link inside each operation's button with text, because a button must not contain a link. The
 * link isn't needed, because a click on the button changes the URL, too.
 */
const plainPaths = () => ({
  wrapComponents: {
    DeepLink:
      (_link: unknown, { React }: Viewer) =>
      ({ text }: { text: unknown }) =>
        React.createElement('span', null, text),
  },
});

/** Accessibility attributes that Swagger UI lacks. */
const MISSING: Record<string, Record<string, string>> = {
  textarea: { 'aria-label': 'Body of the request' },
  '#servers': { 'aria-label': 'Server' },
  'pre.microlight': { tabindex: '0' },
  // Swagger UI has no headings at the second level.
  'h3.opblock-tag, .models > h4': { 'aria-level': '2' },
  '.opblock h4': { 'aria-level': '3' },
  '.opblock h5': { 'aria-level': '4' },
  '.information-container': { role: 'region', 'aria-label': 'About this interface' },
  '.modal-ux': { role: 'dialog', 'aria-label': 'Available authorizations' },
  '.modal-ux-header h3': { 'aria-level': '2' },
  '.modal-ux-content h4': { 'aria-level': '3' },
  '.modal-ux-content h6': { 'aria-level': '4' },
  '.close-modal': { 'aria-label': 'Close' },
  // The accessible names must contain the visible text.
  '.auth-btn-wrapper [aria-label^=Apply]': { 'aria-label': 'Authorize' },
  '.auth-btn-wrapper [aria-label^=Remove]': { 'aria-label': 'Logout' },
  '.scheme-container': { role: 'region', 'aria-label': 'Server and authorization' },
  // These elements scroll on phones.
  '.table-container, .responses-inner, .information-container .renderedMarkdown': { tabindex: '0' },
  // There would be too many landmarks if the tables of all operations were landmarks.
  'table[role=region]': { role: 'table' },
};

function addMissing(): void {
  for (const [selector, attributes] of Object.entries(MISSING)) {
    for (const element of document.querySelectorAll(selector)) {
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    }
  }
}

const isDark = matchMedia('(prefers-color-scheme: dark)');
const setScheme = (): boolean => document.documentElement.classList.toggle('dark-mode', isDark.matches);
isDark.addEventListener('change', setScheme);
setScheme();

SwaggerUIBundle({
  url: '../openapi.json',
  dom_id: '#interface',
  deepLinking: true,
  displayOperationId: true,
  tryItOutEnabled: true,
  plugins: [plainPaths],
  // By default, Swagger UI sends the document to a public validator.
  validatorUrl: null,
});
new MutationObserver(addMissing).observe(document.body, { childList: true, subtree: true });
