/** In: the page at `/docs/`. Out: the panel's document in it, with requests that can be tried at once. */

/** Swagger UI, which the page loads before this. */
declare const SwaggerUIBundle: (options: object) => unknown;

SwaggerUIBundle({
  url: '../openapi.json',
  dom_id: '#interface',
  deepLinking: true,
  displayOperationId: true,
  tryItOutEnabled: true,
  // Its default sends the document to somebody else's server.
  validatorUrl: null,
});
