/** A panel's response, read to its end. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Throws when the body is not JSON. */
  json<T = Record<string, unknown>>(): T;
}

export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: <T>() => JSON.parse(text) as T };
}
