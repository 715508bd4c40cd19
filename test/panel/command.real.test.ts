/** The tests that start the command. They share a process, since loading the panel takes longer than most of them. */
import '../diagnostics/cli/check-panel.command.js';
import './http/access-log.command.js';
import './main.command.js';
import './node-version.command.js';
import './database/backup.command.js';
import './database/kills.command.js';
import './database/private-files.command.js';
