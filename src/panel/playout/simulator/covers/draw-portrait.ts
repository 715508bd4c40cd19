/** Draws the portrait of a host. The same name always gives the same picture, at any size. */
import { palettes } from '../../../../artwork/palettes.js';
import { between, pick, seededRandom } from '../../../base/random.js';
import { circle } from '../../../../artwork/motif.js';

/** Colours of the skin and of its shade. */
const SKINS = [
  ['#f3cfb3', '#dda987'],
  ['#e5b38d', '#c98d65'],
  ['#c68a5e', '#a66d45'],
  ['#94603d', '#78492c'],
  ['#6b4229', '#53301c'],
] as const;
const HAIR = ['#221a1e', '#3d2a22', '#6d4327', '#a3632f', '#d8b26a', '#b9b4b0'] as const;
const LINE = '#2a1d24';

/** Paths of the hair behind the head and in front of it. The head is an ellipse with its centre at (250, 225). */
const CUTS: [behind: string, front: string][] = [
  // Long hair.
  [
    'M132 230C120 90 190 72 250 72S380 90 368 230C372 320 392 380 372 430H128C108 380 128 320 132 230Z',
    'M150 205C160 120 210 96 262 96C310 96 346 130 350 205C330 160 300 150 262 148C220 146 170 160 150 205Z',
  ],
  // Short hair, parted on one side.
  [
    'M148 215C140 110 200 78 262 80C330 82 360 130 352 215Z',
    'M148 212C146 130 190 86 258 84C322 84 358 128 352 212C338 168 326 150 300 142C240 160 180 160 148 212Z',
  ],
  // A bob with a fringe.
  [
    'M130 240C122 110 190 74 250 74S378 110 370 240C372 300 366 330 348 348H152C134 330 128 300 130 240Z',
    'M146 216C150 120 200 92 250 92S350 120 354 216C340 196 318 186 250 186S160 196 146 216Z',
  ],
  // Curly hair.
  [
    'M120 225A52 52 0 0 1 138 140A58 58 0 0 1 215 82A60 60 0 0 1 300 84A58 58 0 0 1 366 144A52 52 0 0 1 380 226A46 46 0 0 1 352 296H148A46 46 0 0 1 120 225Z',
    'M152 196A40 40 0 0 1 190 138A44 44 0 0 1 256 124A44 44 0 0 1 316 140A40 40 0 0 1 348 196C320 168 290 164 250 164S180 168 152 196Z',
  ],
  // Hair that is tied up.
  [
    'M148 215C140 120 196 84 250 84S360 120 352 215ZM250 24A42 42 0 0 1 250 108A42 42 0 0 1 250 24Z',
    'M148 212C150 130 196 92 250 92S350 130 352 212C332 160 300 138 250 138S168 160 148 212Z',
  ],
];

/** Returns an SVG document with a width and height of `size` pixels. */
export function drawPortrait(name: string, size: number): string {
  const random = seededRandom('portrait', name);
  const { sky, paints } = pick(random, palettes);
  const [skin, shade] = pick(random, SKINS);
  const hair = pick(random, HAIR);
  const [behind, front] = pick(random, CUTS);
  const [jumper, disc] = pick(random, [
    [paints[0], paints[2]],
    [paints[1], paints[0]],
    [paints[3], paints[1]],
  ] as const);
  const extra = between(random, 0, 3);
  const brow = between(random, -3, 4);
  const smile = between(random, 14, 26);
  const line = `fill="none" stroke="${LINE}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`;
  const glasses =
    circle(207, 232, 33, line) + circle(293, 232, 33, line) + `<path d="M240 228q10-8 20 0" ${line}/>`;
  const headphones =
    `<path d="M138 236C130 62 370 62 362 236" fill="none" stroke="${LINE}" stroke-width="15"/>` +
    `<rect x="116" y="206" width="36" height="72" rx="18" fill="${disc}" stroke="${LINE}" stroke-width="6"/>` +
    `<rect x="348" y="206" width="36" height="72" rx="18" fill="${disc}" stroke="${LINE}" stroke-width="6"/>`;
  const beard = `<path d="M150 250C152 340 200 372 250 372S348 340 350 250C338 296 300 292 250 292S162 296 150 250Z" fill="${hair}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 500 500">` +
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0.25" y2="1"><stop stop-color="${sky[0]}"/>` +
    `<stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>` +
    `<rect width="500" height="500" fill="url(#sky)"/>` +
    circle(between(random, 150, 350), 210, 205, `fill="${disc}" fill-opacity="0.55"`) +
    `<path d="${behind}" fill="${hair}"/>` +
    `<path d="M40 500C48 410 130 388 205 374H295C370 388 452 410 460 500Z" fill="${jumper}"/>` +
    `<path d="M205 320V374C205 414 295 414 295 374V320Z" fill="${shade}"/>` +
    `<ellipse cx="152" cy="238" rx="20" ry="28" fill="${shade}"/><ellipse cx="348" cy="238" rx="20" ry="28" fill="${shade}"/>` +
    `<path d="M150 212C150 130 200 110 250 110S350 130 350 212C350 310 300 362 250 362S150 310 150 212Z" fill="${skin}"/>` +
    `${extra === 1 ? beard : ''}<path d="${front}" fill="${hair}"/>` +
    circle(207, 234, 8.5, `fill="${LINE}"`) +
    circle(293, 234, 8.5, `fill="${LINE}"`) +
    `<path d="M186 ${202 + brow}q20-12 42 0M272 ${202 + brow}q22-12 42 0M250 240q-9 30-10 36q4 7 14 5" ${line}/>` +
    `<path d="M218 312Q250 ${312 + smile} 282 312" ${line}/>` +
    (extra === 2 ? glasses : '') +
    (extra === 3 ? headphones : '') +
    '</svg>'
  );
}
