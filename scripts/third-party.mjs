/** Collects the packages whose code is in the bundles, and writes their licences beside these. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const LICENSES = 'THIRD-PARTY-LICENSES.txt';

/** The comment of a file with code of other packages. It has no version, so that a file's hash changes with its code alone. */
export const NOTICE = `/*! Onair, MIT. Third-party licences: ${LICENSES} */`;

/** Licences that allow their code in a file under MIT. Code under another one stays a package of its own. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Folders of packages in node_modules, by the folder that has their code. */
const packagesIn = new Map();

/** The packages whose code is in a chunk: their folders. */
export function packagesOf({ modules }) {
  const folders = Object.entries(modules).flatMap(([id, { renderedLength }]) => {
    const path = id.replaceAll('\\', '/');
    return renderedLength > 0 ? (/^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []) : [];
  });
  return [...new Set(folders)];
}

/** Plugin for Rollup. Each of these folders gets a file with the licences of all packages that were found for it so far. */
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

/** For packages whose files are copied as they are. */
export function addPackages(folder, packages) {
  const all = packagesIn.get(folder) ?? new Set();
  packages.forEach((each) => all.add(each));
  packagesIn.set(folder, all);
}

function writeLicenses(folder) {
  mkdirSync(folder, { recursive: true });
  /** Packages by the text of their licence: those of one project share it. */
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

/** The licence of a package, and notices that must go with it. */
function licenseOf(path) {
  const files = readdirSync(path).filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file));
  if (!files.some((file) => !/^notice/i.test(file))) throw new Error(`${path} has no file with its licence.`);
  return files
    .sort()
    .map((file) => readFileSync(join(path, file), 'utf8').trim() + '\n')
    .join('\n');
}
