/** In: the page at `/docs/`. Out: the OpenAPI document in it, with requests to try. */

/** Swagger UI, which the page loads before this. */
declare const SwaggerUIBundle: (options: object) => unknown;

SwaggerUIBundle({
  url: '../openapi.json',
  dom_id: '#interface',
  deepLinking: true,
  displayOperationId: true,
  tryItOutEnabled: true,
  // By default it sends the document to a public server.
  validatorUrl: null,
});
