/** The page of the check. The build puts it into `check.html` as one script, so that the page works wherever it lies. */
import { runPage } from '../diagnostics/page/run-page.js';

void runPage();
