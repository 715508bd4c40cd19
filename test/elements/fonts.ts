/// <reference types="mocha" />
/** Fonts for tests, from the one with the lowest lines to the one with the highest and with deep descenders. */
const FILES: Record<string, string> = {
  'Noto Sans': 'noto-sans/files/noto-sans',
  Amiri: 'amiri/files/amiri',
};

/** Files of a font and their characters. A missing character would come from another font with other line heights. */
const RANGES = { latin: 'U+0-FF, U+2000-206F', 'latin-ext': 'U+100-24F, U+1E00-1EFF' };

/** Default font of the tests. */
export const USUAL = 'Test Sans';
export const FONTS = [USUAL, ...Object.keys(FILES)] as const;

/** Loads the fonts for all tests of a file. */
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
