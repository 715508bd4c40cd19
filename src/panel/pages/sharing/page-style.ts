/** The styles of station and play pages, and of play and podcast frames. */

export const sharedStyle = `
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

export const pageStyle = `${sharedStyle}
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1rem }
header { margin-bottom: 1.5rem }
`;

/** A frame is as tall as its content, has no scroll bar, and centres the content if there is more room. */
export const frameStyle = `${sharedStyle}
html { scrollbar-width: none }
::-webkit-scrollbar { display: none }
body { display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; align-content: safe center; min-height: 100vh }
main { display: flow-root; min-height: 12.5rem; padding: 1rem; border: 1px solid var(--line); border-radius: 0.75rem }
main.one { display: grid; align-content: center; min-height: 200px }
.cover { width: clamp(4rem, 32vw, 9rem); height: auto; aspect-ratio: 1 }
audio { display: block; width: 100%; height: 2.75rem; margin-top: 0.5rem }
`;
