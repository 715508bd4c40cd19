export const podcastPageStyle = `
:root { color-scheme: light dark; --paper: #fcfbf9; --ink: #1b1a18; --quiet: #63605a; --line: #1b1a181f; --accent: #a8431f }
@media (prefers-color-scheme: dark) { :root { --paper: #141416; --ink: #efedea; --quiet: #a5a29d; --line: #efedea24; --accent: #f09a72 } }
* { box-sizing: border-box; margin: 0 }
body { background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere }
a { color: inherit; text-decoration-color: var(--accent); text-underline-offset: 0.25em }
a:focus-visible, audio:focus-visible { outline: 2px solid currentColor; outline-offset: 3px; border-radius: 2px }
main { position: relative; max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
.wash { position: absolute; inset: 0 0 auto; height: 24rem; overflow: hidden; opacity: 0.3;
  -webkit-mask-image: linear-gradient(#000, #0000); mask-image: linear-gradient(#000, #0000) }
.wash img { width: 100%; height: 100%; object-fit: cover; filter: blur(48px) saturate(1.2); transform: scale(1.3) }
.cover { display: grid; place-items: center; width: 100%; max-width: 14rem; height: auto; aspect-ratio: 1;
  border-radius: 0.75rem; outline: 1px solid var(--line); outline-offset: -1px; object-fit: cover }
.letters { background: color-mix(in oklab, var(--accent) 22%, var(--paper)); color: var(--accent); font-size: 4rem; font-weight: 600 }
.by { color: var(--quiet); font-size: 0.875rem }
h1 { font-size: clamp(1.5rem, 1.1rem + 2.5vw, 2.375rem); line-height: 1.15; font-weight: 650; margin: 0.25rem 0 1rem; text-wrap: balance }
.about p, .note p { white-space: pre-line; margin-bottom: 0.75rem; text-wrap: pretty }
.feed { display: inline-flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; font-weight: 600 }
.feed svg { width: 1.25rem; height: 1.25rem; color: var(--accent) }
.head { display: grid; gap: 1.5rem; margin-bottom: 2rem }
h2 { font-size: 1rem; font-weight: 600; padding-bottom: 0.75rem; border-bottom: 1px solid var(--line) }
h2 span { color: var(--quiet); font-weight: 400 }
ol { list-style: none; padding: 0 }
li { padding: 1.5rem 0; border-bottom: 1px solid var(--line); scroll-margin-top: 1rem }
li:last-child { border-bottom: 0 }
li:target h3 { color: var(--accent) }
h3 { font-size: 1.1875rem; line-height: 1.3; font-weight: 600; text-wrap: balance }
.when { color: var(--quiet); font-size: 0.875rem; font-variant-numeric: tabular-nums; margin: 0.25rem 0 0.5rem }
onair-episode { display: block; margin-top: 0.25rem; --onair-accent: var(--accent) }
audio { display: block; width: 100%; height: 2.75rem }
.texts { display: flex; flex-wrap: wrap; gap: 0 1.5rem }
details[open] { flex-basis: 100% }
summary { width: fit-content; color: var(--quiet); font-size: 0.875rem; line-height: 2.75rem; cursor: pointer }
summary:hover, .chapters a:hover bdi { text-decoration: underline; text-decoration-color: var(--accent); text-underline-offset: 0.25em }
summary:focus-visible, .transcript:focus-visible { outline: 2px solid currentColor; outline-offset: 3px; border-radius: 2px }
.chapters li { padding: 0; border: 0 }
.chapters a { display: flex; align-items: baseline; gap: 0.75rem; padding: 0.625rem 0; text-decoration: none }
.chapters span { flex: none; min-width: 2.5rem; color: var(--quiet); font-variant-numeric: tabular-nums }
.chapters [aria-current], .chapters [aria-current] span { color: var(--accent); font-weight: 600 }
.transcript { max-height: 20rem; overflow: auto; margin: 0.25rem 0 0.75rem; padding-inline-start: 0.75rem;
  border-inline-start: 2px solid var(--line) }
.transcript p + p { margin-top: 0.75rem }
.empty { color: var(--quiet); padding: 1.5rem 0 }
@media (forced-colors: active) { .wash { display: none } }
@media print { .wash, onair-episode, .texts { display: none } }
@media (min-width: 40rem) {
  main { padding: 4rem 1.5rem 6rem }
  .head { grid-template-columns: 14rem 1fr; gap: 2rem; margin-bottom: 3rem; align-items: start }
}
`;
