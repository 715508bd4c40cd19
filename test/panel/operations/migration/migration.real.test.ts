/** The tests with a real SSH server. */
import './connection.sshd.js';
import './routes.sshd.js';
import './transfer.sshd.js';
