/** What a player's menu loads: the sleep timer and other devices. */
export { Remote } from './remote.js';
export { SleepTimer, styles } from './sleep-timer.js';
