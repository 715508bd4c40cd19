/// <reference types="mocha" />
/**
 * In:  fonts that come with the tests.
 * Out: their names, once they are loaded. Lines of the first are low, those of the last are high, with deep descenders.
 */
const FILES: Record<string, string> = {
  'Noto Sans': 'noto-sans/files/noto-sans',
  Amiri: 'amiri/files/amiri',
};

/** The files of a font, and their letters: one that is missing would come from a font of the machine, which has other lines. */
const RANGES = { latin: 'U+0-FF, U+2000-206F', 'latin-ext': 'U+100-24F, U+1E00-1EFF' };

/** What every test has, unless it says otherwise. */
export const USUAL = 'Test Sans';
export const FONTS = [USUAL, ...Object.keys(FILES)] as const;

/** For every test of a file. */
export function setFonts(): void {
  before(async () => {
    const faces = Object.entries(FILES).flatMap(([name, file]) =>
      ['400', '700'].flatMap((weight) =>
        Object.entries(RANGES).map(([letters, unicodeRange]) => {
          const url = `/node_modules/@fontsource/${file}-${letters}-${weight}-normal.woff2`;
          return new FontFace(name, `url(${url})`, { weight, unicodeRange });
        }),
      ),
    );
    await Promise.all(faces.map((face) => face.load()));
    faces.forEach((face) => document.fonts.add(face));
  });
}
