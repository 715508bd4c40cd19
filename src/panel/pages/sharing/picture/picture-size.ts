/** The usual size for link previews, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;
