/**
 * In:  two colours, opaque, as sRGB from 0 to 255.
 * Out: their contrast as WCAG 2 measures it, 1 to 21.
 */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The least for text, and for what has to be told apart. */
export const MIN_CONTRAST = 4.5;

export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A colour that lets `share` of itself, 0 to 1, be seen over another. */
export function blend(colour: Rgb, share: number, ground: Rgb): Rgb {
  return ground.map((value, index) => value + (colour[index]! - value) * share) as unknown as Rgb;
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
