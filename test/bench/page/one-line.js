/** The least that a script in the cache can do: the text is in it. */
document.getElementById('onair').textContent = 'Paper Boats';
