/** Classic script in ES5, for old browsers and old panels: JSONP only, plain elements. */
import { upgradeAll } from '../legacy/upgrade.js';

upgradeAll();
// For a script in the head, which runs before there is anything to take over.
addEventListener('load', upgradeAll);
