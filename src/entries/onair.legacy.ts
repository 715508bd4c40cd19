/** Classic script in ES5 for old browsers and old panels. Uses only JSONP and plain elements. */
import { upgradeAll } from '../legacy/upgrade.js';

upgradeAll();
// A script in the head runs before the page has any elements.
addEventListener('load', upgradeAll);
