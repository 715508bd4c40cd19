/** In: the page at `/docs/`. Out: the OpenAPI document in it, with requests to try. */

interface Viewer {
  React: { createElement(tag: string, properties: object | null, text: unknown): unknown };
}

/** Swagger UI, which the page loads before this. */
declare const SwaggerUIBundle: (options: object) => unknown;

/** A link inside of the button that does the same is no control of its own: the button sets the address, too. */
const plainPaths = () => ({
  wrapComponents: {
    DeepLink:
      (_link: unknown, { React }: Viewer) =>
      ({ text }: { text: unknown }) =>
        React.createElement('span', null, text),
  },
});

/** What it has no words or keys for. */
const MISSING: Record<string, Record<string, string>> = {
  textarea: { 'aria-label': 'Body of the request' },
  '#servers': { 'aria-label': 'Server' },
  'pre.microlight': { tabindex: '0' },
  // It leaves out the second level.
  'h3.opblock-tag, .models > h4': { 'aria-level': '2' },
  '.opblock h4': { 'aria-level': '3' },
  '.opblock h5': { 'aria-level': '4' },
  '.information-container': { role: 'region', 'aria-label': 'About this interface' },
  '.scheme-container': { role: 'region', 'aria-label': 'Server and authorization' },
  // A region in each operation is no place to jump to.
  'table[role=region]': { role: 'table' },
};

function addMissing(): void {
  for (const [selector, attributes] of Object.entries(MISSING)) {
    for (const element of document.querySelectorAll(selector)) {
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    }
  }
}

SwaggerUIBundle({
  url: '../openapi.json',
  dom_id: '#interface',
  deepLinking: true,
  displayOperationId: true,
  tryItOutEnabled: true,
  plugins: [plainPaths],
  // By default it sends the document to a public server.
  validatorUrl: null,
});
new MutationObserver(addMissing).observe(document.body, { childList: true, subtree: true });
