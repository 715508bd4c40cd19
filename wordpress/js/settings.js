/**
 * Tests whether the browser and the web server can reach the panel, and lists its stations. Its data comes from
 * `ConnectionTest.php`.
 */
(function ({ ajax, action, nonce, server, words }) {
  const address = document.getElementById('onair-base-url');
  const button = document.getElementById('onair-test');
  const result = document.getElementById('onair-test-result');

  button.addEventListener('click', test);
  // List the stations when the page opens.
  if (address.value !== '') test();

  async function test() {
    button.disabled = true;
    showResult([[null, words.testing]]);
    const own = await testFromServer();
    const browser = own.base ? await testFromBrowser(own.base) : null;
    const stations = own.stations ?? browser?.stations;
    if (stations) listStations(stations);
    const lines = [];
    if (browser) lines.push([browser.isReached, browser.sentence]);
    if (own.stations) lines.push([true, words.serverYes]);
    else lines.push([false, own.base ? `${words.serverNo} ${own.sentence}` : own.sentence]);
    showResult(lines);
    button.disabled = false;
  }

  /** The text for readers without scripts depends on this test. `base` is the URL as it is saved. */
  async function testFromServer() {
    const body = new URLSearchParams({ action, _ajax_nonce: nonce, 'base-url': address.value });
    try {
      const { data } = await (await fetch(ajax, { method: 'POST', body })).json();
      return data ?? { sentence: '' };
    } catch (error) {
      return { sentence: String(error) };
    }
  }

  /** The tags depend on this test. */
  async function testFromBrowser(base) {
    if (location.protocol === 'https:' && base.startsWith('http:')) {
      return { isReached: false, sentence: words.insecure };
    }
    try {
      const response = await fetch(`${base}/api/v2/servers/`, { credentials: 'omit' });
      const body = await response.json();
      const records = body.results ?? body;
      const stations = Object.fromEntries(records.map(({ id, name }) => [id, name]));
      return { isReached: true, sentence: words.browserYes, stations };
    } catch {
      return { isReached: false, sentence: words.browserNo };
    }
  }

  /** Replaces the number field with a list of the stations. */
  function listStations(stations) {
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

  function showResult(lines) {
    result.replaceChildren(
      ...lines.map(([isGood, sentence]) => {
        const line = document.createElement('p');
        line.textContent = isGood === null ? sentence : `${isGood ? '✓' : '✗'} ${sentence}`;
        return line;
      }),
    );
  }
})(window.onairSettings);
