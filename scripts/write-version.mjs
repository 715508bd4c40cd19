/** Writes the version of package.json into the source. `npm version` runs this. */
import { readFileSync, writeFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const FILE = 'src/station/version.ts';
writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(/VERSION = '[^']*'/, `VERSION = '${version}'`));
