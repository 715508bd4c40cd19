/** An opaque sRGB colour; each part is 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Minimum contrast of text (WCAG 2, level AA). */
export const MIN_CONTRAST = 4.5;

/** Returns the contrast ratio of two colours as defined in WCAG 2: 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns `colour` with the opacity `alpha`, 0 to 1, on a background. */
export function blend(colour: Rgb, alpha: number, background: Rgb): Rgb {
  return background.map((value, index) => value + (colour[index]! - value) * alpha) as unknown as Rgb;
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
