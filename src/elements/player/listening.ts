/** Code that is loaded with a player's menu: the sleep timer and other devices. */
export { Remote } from './remote.js';
export { SleepTimer, styles } from './sleep-timer.js';
