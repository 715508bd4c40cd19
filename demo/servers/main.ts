/** Runs the stations of the demo page `sources.html` on the ports after the panel's, until standard input ends. */
import { startDirectory } from './directory.js';
import { startStations } from './stations.js';

/**
 * Offsets from the panel's port: the old panel, the directory, and the first station. The page uses the same
 * offset for the directory.
 */
const [OLD_PANEL, DIRECTORY, STATIONS] = [1, 2, 3];

const panel = Number(process.argv[2]);
const localUrl = (port: number): string => `http://127.0.0.1:${port}`;

function reportPort(what: string, port: number): void {
  const why = port > 65535 ? `There is no port ${port}` : `Port ${port} is in use`;
  console.error(`${why}: ${what} of /sources.html is missing. Everything else runs.`);
}

const stations = await startStations(panel + STATIONS, (kind, port) =>
  reportPort(`the station of the kind “${kind}”`, port),
);
try {
  await startDirectory(panel + DIRECTORY, stations, localUrl(panel + OLD_PANEL));
  console.log(`Stations of six kinds: ${localUrl(panel)}/sources.html`);
} catch {
  reportPort('the list of stations', panel + DIRECTORY);
  process.exit(1);
}
// The pipe closes, no matter how `npm start` ends.
process.stdin.on('end', () => process.exit()).resume();
