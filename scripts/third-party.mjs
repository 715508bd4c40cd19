/** Collects the packages whose code is in the bundles and writes their licences next to the bundles. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const LICENSES = 'THIRD-PARTY-LICENSES.txt';

/**
 * Comment in files that contain other packages' code. It has no version, so that a file's hash changes only
 * with its code.
 */
export const NOTICE = `/*! Onair, MIT. Third-party licences: ${LICENSES} */`;

/** Licences that allow code to be bundled into a file under the MIT licence. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Package folders in node_modules, by the output folder that contains their code. */
const packagesIn = new Map();

/** Returns the folders of the packages whose code is in a chunk. */
export function packagesOf({ modules }) {
  const folders = Object.entries(modules).flatMap(([id, { renderedLength }]) => {
    const path = id.replaceAll('\\', '/');
    return renderedLength > 0 ? (/^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []) : [];
  });
  return [...new Set(folders)];
}

/** A Rollup plugin that writes the licences of all packages found so far into each of these folders. */
export function thirdParty(folders) {
  return {
    name: 'third-party',
    renderChunk(_code, chunk) {
      for (const folder of folders) addPackages(folder, packagesOf(chunk));
      return null;
    },
    writeBundle: () => folders.forEach(writeLicenses),
  };
}

/** Adds packages whose files are copied unchanged. */
export function addPackages(folder, packages) {
  const all = packagesIn.get(folder) ?? new Set();
  packages.forEach((each) => all.add(each));
  packagesIn.set(folder, all);
}

function writeLicenses(folder) {
  mkdirSync(folder, { recursive: true });
  /** Packages by the text of their licence, because packages of one project share it. */
  const namesByText = new Map();
  for (const path of packagesIn.get(folder) ?? []) {
    const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    if (!PERMISSIVE.includes(license))
      throw new Error(`${name} can't be bundled: its licence is ${license}, not ${PERMISSIVE.join(', ')}.`);
    const text = licenseOf(path);
    namesByText.set(text, [...(namesByText.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const sections = [...namesByText].map(([text, names]) => `${names.sort().join('\n')}\n\n${text}`).sort();
  const text = ['The files of Onair contain code of these packages.\n', ...sections].join(
    `\n${'-'.repeat(80)}\n\n`,
  );
  writeFileSync(join(folder, LICENSES), text);
}

/** Returns the licence of a package, including required notices. */
function licenseOf(path) {
  const files = readdirSync(path).filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file));
  if (!files.some((file) => !/^notice/i.test(file))) throw new Error(`${path} has no file with its licence.`);
  return files
    .sort()
    .map((file) => readFileSync(join(path, file), 'utf8').trim() + '\n')
    .join('\n');
}
