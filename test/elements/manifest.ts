/**
 * Reads the public names of each tag from a new custom elements manifest, because the one in `dist/` may be older than the
 * sources.
 */
import { globSync, readFileSync } from 'node:fs';
// @ts-expect-error Its types know only its plugins.
import { create, ts } from '@custom-elements-manifest/analyzer';
// @ts-expect-error A part of the analyzer, without types.
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';
// @ts-expect-error A script of the build, without types.
import config from '../../custom-elements-manifest.config.mjs';

/** Public names of a tag. */
export interface Described {
  tag: string;
  attributes: string[];
  /** Includes the properties that have an attribute. */
  properties: string[];
  events: string[];
  /** The default slot is ''. */
  slots: string[];
  parts: string[];
  tokens: string[];
}

interface Named {
  name: string;
}

interface Declaration {
  tagName?: string;
  attributes?: Named[];
  members?: (Named & { kind: string; static?: boolean; privacy?: string })[];
  events?: Named[];
  slots?: Named[];
  cssParts?: Named[];
  cssProperties?: Named[];
}

/** Creates the manifest in the same way as the build. */
export function createManifest(): { modules: { declarations?: Declaration[] }[] } {
  const { globs, plugins } = config as { globs: string[]; plugins: unknown[] };
  const files = globs.flatMap((glob) => globSync(glob)).sort();
  return create({
    modules: files.map((file) => {
      const source = readFileSync(file, 'utf8');
      return ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true) as unknown;
    }),
    plugins: [...(litPlugin() as unknown[]), ...plugins],
    context: { dev: false },
  }) as { modules: { declarations?: Declaration[] }[] };
}

export function readManifest(): Described[] {
  return createManifest()
    .modules.flatMap(({ declarations = [] }) => declarations)
    .filter(({ tagName }) => tagName)
    .map((declaration) => ({
      tag: declaration.tagName!,
      attributes: names(declaration.attributes),
      properties: names(
        declaration.members?.filter(({ kind, static: ofClass, privacy }) => {
          return kind === 'field' && !ofClass && (privacy ?? 'public') === 'public';
        }),
      ),
      events: names(declaration.events),
      slots: names(declaration.slots),
      parts: names(declaration.cssParts),
      tokens: names(declaration.cssProperties),
    }));
}

export function camelCase(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function names(list: Named[] = []): string[] {
  return list.map(({ name }) => name);
}
