/** The script of the page at `/builder/`. */
import { OnairBuilder } from '../../builder/page/builder.js';

customElements.define('onair-builder', OnairBuilder);
