/**
 * Draws share pictures in another process, one at a time. A cover from another server could crash or hang the
 * library that decodes it. In that case, only that process ends, and a new one draws the following pictures.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { limitConcurrency } from '../../../http/limit-concurrency.js';
import type { DrawingResult } from './drawing-process.js';
import type { ShareContent } from './draw-share-picture.js';

/** Resolves with null if the picture can't be drawn. */
export type DrawPicture = (content: ShareContent) => Promise<DrawingResult>;

export interface DrawerOptions {
  closed: AbortSignal;
  /** Returns a signal that aborts a drawing when it takes too long. Tests replace this function. */
  timeLimit?: () => AbortSignal;
  /** The file that the process runs. Tests replace it. */
  entry?: URL;
}

/** Drawing takes about 0.3 s, and a second for the first picture. */
const TIME_LIMIT_MS = 10_000;
/** The process ends if it isn't used for this long. */
const IDLE_MS = 60_000;
const HEAP_MEGABYTES = 96;
const IS_SOURCE = import.meta.url.endsWith('.ts');
/** In the package, the process runs a separate file next to the panel's bundle. */
const ENTRY = new URL(IS_SOURCE ? './drawing-process.ts' : './picture-process.js', import.meta.url);

/**
 * Creates a function that draws pictures. The process is started when the first picture is drawn. It doesn't
 * keep the panel's process alive.
 */
export function createPictureDrawer({
  closed,
  timeLimit = () => AbortSignal.timeout(TIME_LIMIT_MS),
  entry = ENTRY,
}: DrawerOptions): DrawPicture {
  const oneAtATime = limitConcurrency(1);
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };
  closed.addEventListener('abort', end);

  function start(): ChildProcess {
    const started = fork(entry, {
      // The process decodes files from other servers, so it gets no secrets from the environment.
      env: {},
      execArgv: IS_SOURCE
        ? ['--import', import.meta.resolve('tsx')]
        : [`--max-old-space-size=${HEAP_MEGABYTES}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.unref();
    started.channel?.unref();
    started
      .on('error', () => undefined)
      .on('exit', () => {
        if (child === started) child = null;
      });
    return started;
  }

  async function draw(content: ShareContent): Promise<DrawingResult> {
    if (closed.aborted) return null;
    clearTimeout(idle);
    const drawing = (child ??= start());
    // Without this reference, the panel's process could exit before the picture is drawn.
    drawing.ref();
    drawing.channel?.ref();
    const ended = new AbortController();
    const onExit = (): void => ended.abort();
    drawing.once('exit', onExit).once('error', onExit);
    try {
      drawing.send(content);
      const signal = AbortSignal.any([closed, timeLimit(), ended.signal]);
      const [result] = (await once(drawing, 'message', { signal })) as [DrawingResult];
      return result;
    } catch {
      end();
      return null;
    } finally {
      drawing.off('exit', onExit).off('error', onExit);
      drawing.unref();
      drawing.channel?.unref();
      idle = setTimeout(end, IDLE_MS).unref();
    }
  }

  return (content) => oneAtATime(() => draw(content));
}
