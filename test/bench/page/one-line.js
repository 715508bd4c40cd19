/** The lower bound for a cached script: it contains the text. */
document.getElementById('onair').textContent = 'Paper Boats';
