import { existsSync, readFileSync } from 'node:fs';

/** Returns the version from package.json, which is next to the built file or three folders above this source file. */
export function readVersion(): string {
  const manifest = ['package.json', '../../../package.json']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url));
  const version = manifest && (JSON.parse(readFileSync(manifest, 'utf8')) as { version?: unknown }).version;
  return typeof version === 'string' ? version : '0.0.0';
}
