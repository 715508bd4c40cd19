/** The tests of real connections to a panel. They share a process, since loading the panel takes longer than most of them. */
import './fuzz/fuzz.wire.js';
import './fuzz/malformed.wire.js';
import './station/history/slow-listener.wire.js';
import './http/body-limit.wire.js';
import './http/connections.wire.js';
import './http/limit-connections.wire.js';
import './http/long-responses.wire.js';
import './http/slow-body.wire.js';
import './panel.wire.js';
