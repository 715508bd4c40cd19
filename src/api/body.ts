/**
 * Serializes a body as JSON, or as multipart form data if one of the fields is a file. In a form, null becomes
 * "", which panels read as null. Undefined fields are left out.
 */
export function writeBody(body: unknown): string | FormData {
  if (body instanceof FormData) return body;
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields as [string, unknown][]) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (each instanceof Blob) form.append(name, each);
      else if (each !== undefined) form.append(name, asText(each));
    }
  }
  return form;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
}
