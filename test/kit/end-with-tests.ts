import type { ChildProcess } from 'node:child_process';

/** Ends a child process when this process exits, so that failed or interrupted tests leave no processes. */
export function endWithTests(child: ChildProcess, end: () => unknown = () => child.kill('SIGKILL')): void {
  const handleExit = (): void => void end();
  process.once('exit', handleExit);
  child.once('exit', () => process.off('exit', handleExit));
}
