/** The check page. The build inlines it into `check.html`, so that the page works without other files. */
import { runPage } from '../diagnostics/page/run-page.js';

void runPage();
