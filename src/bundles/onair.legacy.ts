/** Classic script in ES5, for old browsers and old panels: JSONP only, plain elements. */
import { upgradeAll } from '../legacy/upgrade.js';

upgradeAll();
document.addEventListener('DOMContentLoaded', upgradeAll);
