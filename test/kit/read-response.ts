/** A response whose body has been read. */
export interface ReadResponse {
  status: number;
  headers: Headers;
  text: string;
  /** Parses the body; throws if it isn't JSON. */
  json<T = Record<string, unknown>>(): T;
}

export async function readResponse(response: Response): Promise<ReadResponse> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: <T>() => JSON.parse(text) as T };
}
