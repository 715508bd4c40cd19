/** Random numbers that depend only on a seed. Pages also use these functions to draw covers. */
export { between, fingerprint, pick, seededRandom } from '../../artwork/random.js';
