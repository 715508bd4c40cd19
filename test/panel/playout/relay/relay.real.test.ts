/** Tests of the relay with real servers and with its worker thread. */
import './day.wire.js';
import './kills.wire.js';
import './reader/kinds.wire.js';
import './panel-relay.wire.js';
import './reader/reader.wire.js';
import './redirects.wire.js';
