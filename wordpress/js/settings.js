/**
 * In:  `onairSettings`: where this site's own test is, words; the address in the form.
 * Out: whether the browser and the web server reach a panel there, and its stations to choose from.
 */
(function ({ ajax, action, nonce, server, words }) {
  const address = document.getElementById('onair-base-url');
  const button = document.getElementById('onair-test');
  const result = document.getElementById('onair-test-result');

  button.addEventListener('click', test);
  // The stations are wanted in any case.
  if (address.value !== '') test();

  async function test() {
    button.disabled = true;
    say([[null, words.testing]]);
    const own = await askOwnServer();
    const browser = own.base ? await askPanel(own.base) : null;
    const stations = own.stations ?? browser?.stations;
    if (stations) offer(stations);
    const lines = [];
    if (browser) lines.push([browser.isReached, browser.sentence]);
    if (own.stations) lines.push([true, words.serverYes]);
    else lines.push([false, own.base ? `${words.serverNo} ${own.sentence}` : own.sentence]);
    say(lines);
    button.disabled = false;
  }

  /** What readers without scripts depend on: `base` is the address as it will be kept. */
  async function askOwnServer() {
    const body = new URLSearchParams({ action, _ajax_nonce: nonce, 'base-url': address.value });
    try {
      const answer = await (await fetch(ajax, { method: 'POST', body })).json();
      return answer.data ?? { sentence: '' };
    } catch (error) {
      return { sentence: String(error) };
    }
  }

  /** What every other visitor depends on. */
  async function askPanel(base) {
    if (location.protocol === 'https:' && base.startsWith('http:')) {
      return { isReached: false, sentence: words.insecure };
    }
    try {
      const answer = await fetch(`${base}/api/v2/servers/`, { credentials: 'omit' });
      const body = await answer.json();
      const records = body.results ?? body;
      const stations = Object.fromEntries(records.map(({ id, name }) => [id, name]));
      return { isReached: true, sentence: words.browserYes, stations };
    } catch {
      return { isReached: false, sentence: words.browserNo };
    }
  }

  /** A list in the place of the number. */
  function offer(stations) {
    const field = document.getElementById('onair-server');
    const select = document.createElement('select');
    select.id = field.id;
    select.name = field.name;
    const chosen = field.value || server;
    select.append(new Option(words.unset, ''));
    for (const [id, name] of Object.entries(stations)) select.append(new Option(`${id} ${name}`, id));
    if (chosen && !(chosen in stations)) select.append(new Option(chosen, chosen));
    select.value = chosen;
    field.replaceWith(select);
  }

  function say(lines) {
    result.replaceChildren(
      ...lines.map(([isGood, sentence]) => {
        const line = document.createElement('p');
        line.textContent = isGood === null ? sentence : `${isGood ? '✓' : '✗'} ${sentence}`;
        return line;
      }),
    );
  }
})(window.onairSettings);
