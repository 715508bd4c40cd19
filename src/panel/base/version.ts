/** The version of the package, which is also the name of the path under which files never change. */
import { existsSync, readFileSync } from 'node:fs';

/** From package.json: beside the built file, three folders above the source. */
export function readVersion(): string {
  const manifest = ['package.json', '../../../package.json']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url));
  const version = manifest && (JSON.parse(readFileSync(manifest, 'utf8')) as { version?: unknown }).version;
  return typeof version === 'string' ? version : '0.0.0';
}
