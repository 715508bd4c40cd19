/** The page of the check. The build puts it into `check.html` as one script, so that the page works wherever it lies. */
import { runPage } from '../check/run-page.js';

void runPage();
