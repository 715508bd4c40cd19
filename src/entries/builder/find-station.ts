/** Finds a station for the product page, which loads this file when a visitor enters a URL. */
export { findStation } from '../../builder/page/find-station.js';
