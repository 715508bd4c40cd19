/** The styles of station and play pages, and of play and podcast frames. */

const sharedStyle = `
:root { color-scheme: light dark; --quiet: color-mix(in oklab, currentColor 72%, transparent); --line: color-mix(in oklab, currentColor 14%, transparent) }
* { box-sizing: border-box; margin: 0 }
body { font: 1rem/1.4 system-ui, sans-serif; overflow-wrap: anywhere }
a { color: inherit; text-underline-offset: 0.2em }
a:focus-visible, audio:focus-visible { outline: 2px solid currentColor; outline-offset: 2px }
h1 { font-size: 1.25em; line-height: 1.2; font-weight: 600 }
h2 { margin: 2rem 0 0.5rem; font-size: 1rem; font-weight: 600 }
.quiet { color: var(--quiet); font-size: 0.875em; font-variant-numeric: tabular-nums }
.track { display: flex; align-items: center; gap: 1rem }
.track + :not(h2) { margin-top: 1rem }
.track > div { display: grid; gap: 0.25rem; min-width: 0 }
.cover { flex: none; width: 8rem; height: 8rem; border-radius: 0.5rem; object-fit: cover; background: var(--line) }
ol, ul { list-style: none; padding: 0 }
li { padding: 0.75rem 0; border-top: 1px solid var(--line) }
li .quiet { display: block }
`;

/**
 * The text is white on a dark background, with a contrast of at least 4.5:1 over the blurred picture of any
 * cover.
 */
export const pageStyle = `
:root { color-scheme: dark; background: #15171c; color: #fff; --quiet: #ffffffd1; --line: #ffffff2e; --onair-accent: #ffd29a }
* { box-sizing: border-box; margin: 0 }
body { position: relative; min-height: 100vh; overflow-x: hidden; font: 1rem/1.4 system-ui, sans-serif; overflow-wrap: anywhere }
.ground { position: absolute; inset: 0 0 auto; z-index: -1; height: max(100vh, 48rem); overflow: hidden;
  -webkit-mask-image: linear-gradient(#000 60%, #0000); mask-image: linear-gradient(#000 60%, #0000) }
.ground img { width: 100%; height: 100%; object-fit: cover; opacity: 0.72; filter: blur(100px) saturate(1.2) brightness(0.5); transform: scale(1.5) }
main, .top, footer { max-width: 68rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 3rem) }
.top { display: flex; align-items: center; min-height: 4.5rem; font-weight: 650 }
a { color: inherit; text-underline-offset: 0.2em }
.top a, .names a { display: inline-block; padding: 0.75rem 0 }
:is(a, audio):focus-visible { outline: 2px solid #fff; outline-offset: 2px; border-radius: 2px }
.hero { display: grid; gap: 1.5rem; padding: 1rem 0 1.5rem }
.cover { display: block; width: 100%; max-width: 30rem; height: auto; aspect-ratio: 1; border-radius: 0.75rem; object-fit: cover; background: var(--line);
  box-shadow: 0 1.5rem 4rem #0008 }
.names { align-self: end; min-width: 0 }
h1 { font-size: clamp(2rem, 1.3rem + 3.6vw, 4rem); line-height: 1.06; font-weight: 700; letter-spacing: -0.015em; text-wrap: balance }
h1.long { font-size: clamp(1.25rem, 1rem + 1.2vw, 1.75rem); line-height: 1.2 }
.artist { margin-top: 0.5rem; font-size: clamp(1.125rem, 1rem + 1vw, 1.5rem); font-weight: 500 }
.quiet { color: var(--quiet); font-size: 0.9375rem; font-variant-numeric: tabular-nums }
.names .quiet { margin-top: 0.75rem }
.links { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-top: 0.75rem; padding: 0 }
.links a { display: inline-block; padding: 0.75rem 0; font-weight: 600 }
ul, ol { list-style: none; padding: 0 }
h2 { margin-bottom: 0.75rem; font-size: 1.25rem; font-weight: 650 }
section { padding: 1.5rem 0 }
.rows li { display: flex; align-items: center; gap: 0.75rem; min-height: 4rem; padding: 0.5rem 0; border-top: 1px solid var(--line) }
.rows :is(a, span) { flex: 1; min-width: 0 }
.rows a { display: grid; align-content: center; min-height: 3rem; text-align: left; text-decoration: none }
.rows:has(img) li:not(:has(img)) a { margin-left: 3.75rem }
.rows a:hover { text-decoration: underline }
.rows a > * { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
.rows b { font-weight: 600 }
.rows img { flex: none; width: 3rem; height: 3rem; border-radius: 0.375rem; object-fit: cover; background: var(--line) }
main > header { padding: 1.5rem 0 0 }
main > header h1 { font-size: clamp(1.375rem, 1.2rem + 0.6vw, 1.75rem); line-height: 1.2 }
audio { display: block; width: 100%; max-width: 30rem }
.lists { display: grid; padding-bottom: 3rem }
.lists > * { min-width: 0 }
footer { padding-bottom: 2rem }
onair-now-playing, onair-player, onair-history, onair-schedule { display: block }
onair-now-playing { font-size: 1.125em }
@media (min-width: 48rem) {
  .hero { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: clamp(2rem, 5vw, 4rem); padding: 2rem 0 }
  .lists { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); column-gap: clamp(2rem, 5vw, 4rem) }
}
@media (max-width: 20rem) {
  .rows li { gap: 0.5rem }
  .rows img { width: 2.5rem; height: 2.5rem }
  .rows:has(img) li:not(:has(img)) a { margin-left: 3rem }
}
.hero:not(:has(.cover)) { grid-template-columns: minmax(0, 1fr) }
@media (forced-colors: active) { .ground { display: none } }
@media print {
  :root { color-scheme: light; background: none; color: #000; --quiet: #444; --line: #bbb; --onair-accent: #000 }
  .ground, audio, onair-player, [aria-labelledby=listen] { display: none }
  .cover { max-width: 12rem; box-shadow: none }
}
`;

/** A frame is as tall as its content and has no scroll bar. If there is more room, the content is centred. */
export const sharedFrameStyle = `${sharedStyle}
html { scrollbar-width: none }
::-webkit-scrollbar { display: none }
body { display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; align-content: safe center; min-height: 100vh }
main { display: flow-root; min-height: 12.5rem; padding: 1rem; border: 1px solid var(--line); border-radius: 0.75rem }
main.one { display: grid; align-content: center; min-height: 200px }
.cover { width: clamp(4rem, 32vw, 9rem); height: auto; aspect-ratio: 1 }
audio { display: block; width: 100%; height: 2.75rem; margin-top: 0.5rem }
`;
