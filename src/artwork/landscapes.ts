/** Covers with a horizon: hills, waves, ridges. */
import { between } from './random.js';
import { circle, short, smoothPath, type Motif } from './motif.js';

/** Ranges of hills in front of a large sun. */
export const drawHills: Motif = (random, { paints, ink }) => {
  const [sun, near, middle, far] = paints;
  const x = between(random, 120, 380);
  const layers = [far, middle, near, ink].map((colour, depth) => {
    const level = 270 + depth * 58;
    const swing = 62 - depth * 8;
    const count = 4 + depth;
    const points = [...Array(count + 1).keys()].map((index): [number, number] => [
      (index * 500) / count,
      level - swing * (index % 2 === depth % 2 ? 0.9 : 0.1) * (0.5 + random()),
    ]);
    return `<path d="${smoothPath(points)}V500H0Z" fill="${colour}" opacity="${short(0.72 + depth * 0.09)}"/>`;
  });
  const y = between(random, 150, 215);
  return (
    circle(x, y, 150, `fill="${sun}" opacity="0.14"`) +
    circle(x, y, 118, `fill="${sun}" opacity="0.22"`) +
    circle(x, y, 86, `fill="${sun}"`) +
    layers.join('')
  );
};

/** A moon or sun over a sea of scales. */
export const drawWaves: Motif = (random, { paints, ink }) => {
  const radius = between(random, 26, 38);
  const sunX = between(random, 150, 350);
  const rows: string[] = [];
  const rowHeight = radius * 0.62;
  for (let y = 265, row = 0; y < 500 + radius; y += rowHeight, row += 1) {
    for (let x = row % 2 === 0 ? 0 : radius; x <= 500 + radius; x += radius * 2) {
      const colour = paints[(row + (random() < 0.25 ? 1 : 0)) % 4] ?? ink;
      rows.push(
        circle(x, y + radius, radius, `fill="${colour}"`) +
          circle(
            x,
            y + radius,
            radius * 0.68,
            `fill="none" stroke="${ink}" stroke-opacity="0.35" stroke-width="3"`,
          ) +
          circle(x, y + radius, radius * 0.36, `fill="${ink}" fill-opacity="0.18"`),
      );
    }
  }
  const rings = [1, 1.25, 1.5].map((grow, index) =>
    circle(
      sunX,
      190,
      92 * grow,
      index === 0
        ? `fill="${paints[0]}"`
        : `fill="none" stroke="${paints[0]}" stroke-width="3" stroke-opacity="${short(0.6 - index * 0.2)}"`,
    ),
  );
  return rings.join('') + rows.join('');
};

/** Mountain ridges with pulse-like peaks, one in front of another. */
export const drawRidges: Motif = (random, { paints, ink }) => {
  const rows = 13;
  const summit = between(random, 190, 310);
  const [high, , low] = paints;
  const fade = `<linearGradient id="dusk" gradientUnits="userSpaceOnUse" x1="0" y1="90" x2="0" y2="500"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>`;
  const ridges = [...Array(rows).keys()].map((row) => {
    const base = 205 + row * 22;
    const peaks = [...Array(4).keys()].map(() => ({
      at: summit + (random() - 0.5) * 330,
      high: 30 + random() * 75,
      wide: 22 + random() * 34,
    }));
    const points = [...Array(33).keys()].map((index): [number, number] => {
      const x = (index * 500) / 32;
      let rise = 0;
      for (const { at, high: top, wide } of peaks) rise += top * Math.exp(-(((x - at) / wide) ** 2));
      return [x, base - Math.min(rise, 128)];
    });
    return `<path d="${smoothPath(points)}V510H0Z" fill="url(#dusk)" stroke="${ink}" stroke-width="2.8" stroke-linejoin="round"/>`;
  });
  return fade + circle(500 - summit, 118, 58, `fill="${paints[1]}"`) + ridges.join('');
};
