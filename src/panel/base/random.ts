/** Random numbers that depend only on a seed. Pages use them, too, to draw covers. */
export { between, fingerprint, pick, seededRandom } from '../../artwork/random.js';
