/** The process that `picture-drawer.ts` starts. */
import { drawSharePicture, type ShareContent, type SharePicture } from './draw-share-picture.js';

/** Null if the picture couldn't be drawn. */
export type DrawingResult = SharePicture | null;

process.on('message', (content: ShareContent) => {
  void drawSharePicture(content)
    .catch(() => null)
    .then((result: DrawingResult) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
