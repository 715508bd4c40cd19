/** `podcast-page.js`, for a panel's podcast pages. Replaces the browser's audio controls with a player. */
import { PageEpisode } from '../elements/podcasts/page-episode.js';
import { podcasts as german } from '../words/de/tags.js';
import { podcasts as english } from '../words/en/podcasts.js';

PageEpisode.words = document.documentElement.lang === 'de' ? { ...english, ...german } : english;
customElements.define('onair-episode', PageEpisode);
