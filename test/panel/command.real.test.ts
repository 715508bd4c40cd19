/** The tests that start the command. They share a process, since loading the panel takes longer than most of them. */
import './check/check.command.js';
import './http/access-log.command.js';
import './main.command.js';
import './node-version.command.js';
import './store/backup.command.js';
import './store/kills.command.js';
import './store/private-files.command.js';
