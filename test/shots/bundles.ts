/** Bundles the elements of the current sources or of an earlier commit as one module. */
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/** Paths of the module that defines all elements. The first that exists is used; keep old paths for earlier commits. */
const ENTRIES = ['src/entries/onair.ts', 'src/bundles/onair.ts'];
const FETCH_TIMEOUT_MS = 60_000;

export interface Bundle {
  /** Minified, so that bundles are equal if their sources differ only in comments, types, file names or local names. */
  code: string;
  /** Names of the npm packages in it. */
  packages: string[];
}

/** Bundles the sources, since `dist/` may be older. */
export async function bundle(root = '.'): Promise<Bundle> {
  const folder = resolve(root);
  const entry = ENTRIES.find((each) => existsSync(join(folder, each)));
  if (!entry) throw new Error(`None of these files is in ${folder}: ${ENTRIES.join(', ')}`);
  const { outputFiles, metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    conditions: ['production'],
    nodePaths: [resolve('node_modules')],
    logLevel: 'error',
  });
  const packages = Object.keys(metafile.inputs).flatMap(
    (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [],
  );
  return { code: outputFiles[0]!.text, packages: [...new Set(packages)].sort() };
}

/** Extracts the sources of a commit into a temporary folder, and bundles them with their own settings and today's packages. */
export async function bundleOfCommit(hash: string): Promise<Bundle> {
  const folder = mkdtempSync(join(tmpdir(), 'onair-looks-'));
  try {
    const archive = git(['archive', hash, 'src', 'package.json', 'tsconfig.json'], { encoding: 'buffer' });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    return await bundle(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns why the commit isn't available, or null. A shallow clone fetches it. If a complete clone lacks it, `looked-at` is
 * wrong: this throws unless the run is about to update the file.
 */
export function whyMissing(hash: string, isMoving: boolean): string | null {
  if (!tryGit(['rev-parse', '--git-dir'])) return 'this is no Git checkout';
  const isThere = () => tryGit(['cat-file', '-e', `${hash}^{commit}`]) !== null;
  if (isThere()) return null;
  if (tryGit(['rev-parse', '--is-shallow-repository'])?.trim() !== 'true') {
    const reason = `test/shots/looked-at names ${hash}, which isn't in this repository`;
    if (isMoving) return reason;
    throw new Error(`${reason}. If it was rebased, check the pictures again: npm run shots -- -u`);
  }
  tryGit(['fetch', '--quiet', '--no-tags', '--depth', '1', 'origin', hash]);
  return isThere() ? null : `this shallow clone lacks commit ${hash}, and fetching it failed`;
}

/** Returns the packages whose version differs at the commit: "lit 3.3.1 instead of 3.3.0". */
export function otherVersions(hash: string, packages: readonly string[]): string[] {
  const now = versions(readFileSync('package-lock.json', 'utf8'));
  const before = versions(git(['show', `${hash}:package-lock.json`]));
  return packages
    .filter((name) => before(name) !== now(name))
    .map((name) => `${name} ${now(name)} instead of ${before(name)}`);
}

function versions(lock: string): (name: string) => string {
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version: string } | undefined> };
  return (name) => packages[`node_modules/${name}`]?.version ?? 'none';
}

/** Returns the files in `src/` that differ from the last commit. */
export function uncommitted(): string[] {
  return git(['status', '--porcelain', '--', 'src'])
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));
}

export function head(): string {
  return git(['rev-parse', 'HEAD']).trim();
}

function git(args: string[]): string;
function git(args: string[], options: { encoding: 'buffer' }): Buffer;
function git(args: string[], options: ExecFileSyncOptions = {}): string | Buffer {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  return execFileSync('git', args, {
    ...{ encoding: 'utf8', env, stdio: [...stdio], maxBuffer: 2 ** 28, timeout: FETCH_TIMEOUT_MS },
    ...options,
  });
}

function tryGit(args: string[]): string | null {
  try {
    return git(args);
  } catch {
    return null;
  }
}
