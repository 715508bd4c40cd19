/** Geometric covers: tiles, arches, petals. */
import { between, pick } from './random.js';
import { circle, short, type Motif } from './motif.js';

/** Tiles of quarter circles, half circles, dots and lenses. */
export const drawTiles: Motif = (random, { sky, paints, ink }) => {
  const count = pick(random, [3, 4, 5]);
  const side = 500 / count;
  const colours = [...paints, sky[0], ink];
  const tiles: string[] = [];
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      const ground = pick(random, [...paints, ...sky]);
      const figure = pick(
        random,
        colours.filter((colour) => colour !== ground),
      );
      const turn = between(random, 0, 3) * 90;
      const half = side / 2;
      tiles.push(
        `<g transform="translate(${short(column * side + half)} ${short(row * side + half)}) rotate(${turn})">` +
          `<rect x="${short(-half - 0.5)}" y="${short(-half - 0.5)}" width="${short(side + 1)}" height="${short(side + 1)}" fill="${ground}"/>` +
          tileFigure(random, half, figure, pick(random, colours)) +
          '</g>',
      );
    }
  }
  return tiles.join('');
};

function tileFigure(random: () => number, half: number, figure: string, mark: string): string {
  const h = short(half);
  const side = short(half * 2);
  switch (between(random, 0, 4)) {
    case 0:
      return `<path d="M-${h} -${h}h${side}a${side} ${side} 0 0 1 -${side} ${side}z" fill="${figure}"/>`;
    case 1:
      return (
        `<path d="M-${h} 0a${h} ${h} 0 0 1 ${side} 0z" fill="${figure}"/>` +
        circle(0, half / 2, half / 5, `fill="${mark}"`)
      );
    case 2:
      return circle(0, 0, half * 0.72, `fill="${figure}"`) + circle(0, 0, half * 0.3, `fill="${mark}"`);
    case 3:
      return `<path d="M-${h} -${h}a${side} ${side} 0 0 1 ${side} ${side}a${side} ${side} 0 0 1 -${side} -${side}z" fill="${figure}"/>`;
    default:
      return [0.96, 0.7, 0.44, 0.18]
        .map(
          (share, index) =>
            `<path d="M-${h} ${h}v-${short(half * 2 * share)}a${short(half * 2 * share)} ${short(half * 2 * share)} 0 0 1 ${short(half * 2 * share)} ${short(half * 2 * share)}z" fill="${index % 2 === 0 ? figure : mark}"/>`,
        )
        .join('');
  }
}

/** Nested arches that rise from the lower edge, with a sun between them. */
export const drawArches: Motif = (random, { paints, ink, sky }) => {
  const centres = pick(random, [[250], [150, 390], [110, 300, 450]]);
  const widest = { 1: 225, 2: 165 }[centres.length] ?? 125;
  const arches = centres.map((x, index) => {
    const foot = 500;
    const shoulder = between(random, 270, 360) - (centres.length === 1 ? 20 : 0);
    const bands = [1, 0.8, 0.6, 0.4, 0.2].map((share, band) => {
      const radius = widest * share;
      const colour = [...paints, sky[0]][(band + index) % 5] ?? ink;
      return `<path d="M${short(x - radius)} ${foot}V${shoulder}a${short(radius)} ${short(radius)} 0 0 1 ${short(radius * 2)} 0V${foot}z" fill="${colour}"/>`;
    });
    return bands.join('');
  });
  const sun = circle(
    between(random, 90, 410),
    between(random, 80, 130),
    between(random, 34, 56),
    `fill="${paints[0]}"`,
  );
  return sun + arches.join('');
};

/** A flower of translucent petals. */
export const drawPetals: Motif = (random, { paints, ink }) => {
  const rings = [
    { count: between(random, 9, 14), long: 225, wide: 74, colour: paints[0] },
    { count: between(random, 8, 11), long: 165, wide: 62, colour: paints[1] },
    { count: between(random, 6, 9), long: 108, wide: 46, colour: paints[2] },
  ];
  const drawn = rings.map(({ count, long, wide, colour }, ring) =>
    [...Array(count).keys()]
      .map((index) => {
        const turn = short((360 / count) * index + ring * 13);
        return `<path d="M0 0C${wide} -${long * 0.35} ${wide * 0.8} -${long * 0.8} 0 -${long}C-${wide * 0.8} -${long * 0.8} -${wide} -${long * 0.35} 0 0Z" transform="rotate(${turn})" fill="${colour}" fill-opacity="0.62"/>`;
      })
      .join(''),
  );
  const seeds = [...Array(40).keys()].map((index) => {
    // The golden angle, which never places two seeds in line.
    const angle = index * 2.39996;
    const far = 4.6 * Math.sqrt(index);
    return circle(far * Math.cos(angle), far * Math.sin(angle), 2.4, `fill="${ink}"`);
  });
  const x = between(random, 215, 285);
  return `<g transform="translate(${x} 255)">${drawn.join('')}${circle(0, 0, 38, `fill="${paints[3]}"`)}${seeds.join('')}</g>`;
};
