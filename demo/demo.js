/** The demo pages: language, colour scheme, and copying of code. */
const root = document.documentElement;
const language = document.getElementById('language');
const theme = document.getElementById('theme');

// The code to copy contains the URL of the panel that serves this page.
for (const code of document.querySelectorAll('.snippet code, .recipes code')) {
  code.textContent = code.textContent.replaceAll('https://panel.example:8080', location.origin);
}

/** English sentences are in the markup, and German ones in `data-de`. */
const sentences = [...document.querySelectorAll('[data-de]')].map((place) => ({
  place,
  en: place.textContent,
  de: place.dataset.de,
}));

function speak(lang) {
  root.lang = lang;
  for (const sentence of sentences) sentence.place.textContent = sentence[lang];
  // Tags read the page's language only when they render. Setting the attribute renders them immediately.
  for (const tag of document.querySelectorAll('.own > *, .own > [data-place] > *'))
    tag.setAttribute('lang', lang);
  language.textContent = lang === 'de' ? 'English' : 'Deutsch';
  language.lang = lang === 'de' ? 'en' : 'de';
}

language.addEventListener('click', () => {
  const lang = root.lang === 'de' ? 'en' : 'de';
  speak(lang);
  window.history.replaceState(null, '', lang === 'de' ? '?lang=de' : location.pathname);
});
if (location.search === '?lang=de') speak('de');

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : systemIsDark.matches);
const showTheme = () => theme.setAttribute('aria-pressed', String(isDark()));
theme.addEventListener('click', () => {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  showTheme();
});
systemIsDark.addEventListener('change', showTheme);
showTheme();

for (const snippet of document.querySelectorAll('.snippet')) {
  const copy = snippet.querySelector('button');
  copy.addEventListener('click', () => void copyCode(snippet.querySelector('code'), copy));
}

async function copyCode(code, copy) {
  try {
    await window.navigator.clipboard.writeText(code.textContent);
  } catch {
    // Without https, there is no clipboard API, so select the text instead.
    window.getSelection().selectAllChildren(code);
    return;
  }
  copy.textContent = root.lang === 'de' ? 'Kopiert' : 'Copied';
  setTimeout(() => (copy.textContent = root.lang === 'de' ? 'Kopieren' : 'Copy'), 2000);
}
