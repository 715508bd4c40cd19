/** Covers with light effects: soft colours, orbits, rays. */
import { between, pick } from './random.js';
import { circle, short, type Motif } from './motif.js';

/** Clouds of colour that blend into each other, and two fine rings. */
export const drawBloom: Motif = (random, { paints, ink }) => {
  const clouds = [...paints, paints[0], paints[1]].map((colour, index) => {
    const gradient =
      `<radialGradient id="c${index}"><stop stop-color="${colour}"/>` +
      `<stop offset="0.45" stop-color="${colour}" stop-opacity="0.75"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
    const x = between(random, 20, 480);
    const y = between(random, 40, 480);
    return gradient + circle(x, y, between(random, 150, 270), `fill="url(#c${index})"`);
  });
  const x = between(random, 190, 310);
  const y = between(random, 190, 310);
  const rings = [128, 136].map((radius) =>
    circle(x, y, radius, `fill="none" stroke="${ink}" stroke-width="2.4"`),
  );
  return clouds.join('') + rings.join('') + circle(x + 132 * 0.8, y - 132 * 0.6, 11, `fill="${ink}"`);
};

/** A lit planet with orbits and small moons around it. */
export const drawOrbits: Motif = (random, { paints, ink, sky }) => {
  const tilt = between(random, -38, 38);
  const radius = between(random, 92, 124);
  const globe =
    `<radialGradient id="globe" cx="0.34" cy="0.3" r="0.85"><stop stop-color="${paints[1]}"/>` +
    `<stop offset="0.5" stop-color="${paints[0]}"/><stop offset="1" stop-color="${paints[3]}"/></radialGradient>`;
  const stars = [...Array(46).keys()].map(() =>
    circle(
      random() * 500,
      random() * 500,
      0.8 + random() * 1.7,
      `fill="${ink}" fill-opacity="${short(0.3 + random() * 0.6)}"`,
    ),
  );
  const paths = [1.45, 1.75, 2.05].map((grow, index) => {
    const wide = radius * grow;
    const flat = wide * 0.3;
    const angle = random() * Math.PI;
    const colour = pick(random, [paints[2], ink]);
    return {
      back: `<path d="M${short(-wide)} 0A${short(wide)} ${short(flat)} 0 0 1 ${short(wide)} 0" fill="none" stroke="${colour}" stroke-width="${7 - index * 2}" stroke-opacity="0.75"/>`,
      front:
        `<path d="M${short(-wide)} 0A${short(wide)} ${short(flat)} 0 0 0 ${short(wide)} 0" fill="none" stroke="${colour}" stroke-width="${7 - index * 2}"/>` +
        circle(
          wide * Math.cos(angle),
          flat * Math.sin(angle),
          9 - index,
          `fill="${sky[0]}" stroke="${colour}" stroke-width="3"`,
        ),
    };
  });
  return (
    globe +
    stars.join('') +
    `<g transform="translate(250 250) rotate(${tilt})">${paths.map(({ back }) => back).join('')}` +
    circle(0, 0, radius, 'fill="url(#globe)"') +
    paths.map(({ front }) => front).join('') +
    '</g>'
  );
};

/** Rays from a low sun, with bands across it. */
export const drawRays: Motif = (random, { sky, paints, ink }) => {
  const count = pick(random, [12, 16, 20]);
  const x = between(random, 170, 330);
  const y = between(random, 290, 340);
  const step = (2 * Math.PI) / count;
  const rays = [...Array(count).keys()].map((index) => {
    const from = index * step;
    const to = from + step / 2;
    const point = (angle: number) =>
      `${short(x + 760 * Math.cos(angle))} ${short(y + 760 * Math.sin(angle))}`;
    return `<path d="M${x} ${y}L${point(from)}L${point(to)}Z" fill="${paints[index % 2 === 0 ? 1 : 3]}" fill-opacity="0.5"/>`;
  });
  const radius = between(random, 120, 150);
  const bands = [...Array(7).keys()].map((index) => {
    const height = 4 + index * 2.6;
    const top = y + radius * 0.05 + index * 21;
    return `<rect x="${short(x - radius)}" y="${short(top)}" width="${radius * 2}" height="${short(height)}" fill="${sky[1]}"/>`;
  });
  return (
    rays.join('') +
    circle(x, y, radius + 16, `fill="none" stroke="${ink}" stroke-width="2.5" stroke-opacity="0.6"`) +
    `<clipPath id="sun">${circle(x, y, radius, '')}</clipPath>` +
    `<linearGradient id="fire" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${paints[2]}"/><stop offset="1" stop-color="${paints[0]}"/></linearGradient>` +
    `<g clip-path="url(#sun)">${circle(x, y, radius, 'fill="url(#fire)"')}${bands.join('')}</g>`
  );
};
