/** A hand-written script that requests and shows the current track once. */
const place = document.getElementById('onair');
const response = await fetch(`${place.dataset.panel}/api/v2/history/?limit=1&offset=0&server=1`);
const { results } = await response.json();
const [track] = results;
const artist = document.createElement('p');
artist.textContent = track.author;
const title = document.createElement('p');
title.textContent = track.title;
place.append(title, artist);
