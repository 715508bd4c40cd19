/** In: what a test runner tells. Out: the files that failed, a line each in the file that FAILED_FILES names, to be run again. */
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

const list = process.env.FAILED_FILES;

const note = (file) => list && file && appendFileSync(list, relative(process.cwd(), file) + '\n');

/** A reporter for Node's own runner. */
export default async function* (events) {
  for await (const { type, data } of events) {
    if (type === 'test:fail') note(data.file);
    yield '';
  }
}

/** A reporter for the one in browsers. */
export const failedFiles = () => ({
  stop({ sessions }) {
    for (const session of sessions) if (!session.passed) note(session.testFile);
  },
});
