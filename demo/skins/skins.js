/** Shows all cards with the chosen accent colour, and passes the colour to the builder. */
const form = document.getElementById('accents');
const skins = document.querySelector('.skins');
const ACCENT = '--onair-accent';

form.addEventListener('change', apply);
// When the visitor returns with the back button, browsers restore the choice.
apply();

function apply() {
  const accent = new window.FormData(form).get('accent');
  if (accent) skins.style.setProperty(ACCENT, accent);
  else skins.style.removeProperty(ACCENT);
  for (const link of skins.querySelectorAll('.about a')) {
    const { searchParams } = new URL(link.href);
    if (accent) searchParams.set(ACCENT, accent);
    else searchParams.delete(ACCENT);
    link.search = searchParams;
  }
}
