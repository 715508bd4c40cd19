import { readFileSync } from 'node:fs';

const FILE = 'scripts/project.json';

/** Returns the project's repository, homepage and contact. Undecided fields are empty. */
export function readProject() {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** Throws if a field of `scripts/project.json` is empty, because a published package can't be changed. */
export function assertCanPublish(project = readProject()) {
  const empty = ['repository', 'homepage', 'contact'].filter((name) => !project[name]);
  if (empty.length > 0)
    throw new Error(
      `Fill in ${empty.join(', ')} in ${FILE} first: nothing is published while a field is empty.`,
    );
}
