/** The tests of the Node renderer with real servers and processes. */
import './redirects.wire.js';
import './server.wire.js';
