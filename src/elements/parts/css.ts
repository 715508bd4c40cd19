/** Marks a style sheet for editors and for the build, which makes it small. It stays text. */
export const css = String.raw;
