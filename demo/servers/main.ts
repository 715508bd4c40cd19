/**
 * In:  the port of the panel that `npm start` has started.
 * Out: the stations of the demo's page `sources.html`, on ports after it, until standard input ends.
 */
import { startDirectory } from './directory.js';
import { startStations } from './stations.js';

/** From the panel's port to that of the old panel, of the directory, and of the first station. The page knows the second one. */
const [OLD_PANEL, DIRECTORY, STATIONS] = [1, 2, 3];

const panel = Number(process.argv[2]);
const ofThisMachine = (port: number): string => `http://127.0.0.1:${port}`;

function complain(what: string, port: number): void {
  const why = port > 65535 ? `There is no port ${port}` : `Port ${port} is in use`;
  console.error(`${why}: ${what} of /sources.html is missing. Everything else runs.`);
}

const stations = await startStations(panel + STATIONS, (kind, port) =>
  complain(`the station of the kind “${kind}”`, port),
);
try {
  await startDirectory(panel + DIRECTORY, stations, ofThisMachine(panel + OLD_PANEL));
  console.log(`Stations of six kinds: ${ofThisMachine(panel)}/sources.html`);
} catch {
  complain('the list of stations', panel + DIRECTORY);
  process.exit(1);
}
// However `npm start` ends, its end of the pipe is closed.
process.stdin.on('end', () => process.exit()).resume();
