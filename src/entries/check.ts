/** The check page. The build inlines it into `check.html`, so that the page works wherever it is copied. */
import { runPage } from '../diagnostics/page/run-page.js';

void runPage();
