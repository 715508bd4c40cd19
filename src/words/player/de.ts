/** The words of the player in German: in a file of their own, because most pages have none. */
import type { Words } from '../words.js';

export const player: Words['player'] = {
  play: 'Abspielen',
  stop: 'Anhalten',
  stream: 'Stream',
  bitrate: '{} kbit/s',
  mute: 'Stumm',
  volume: 'Lautstärke',
  connecting: 'Verbinde…',
  reconnecting: 'Verbinde neu…',
  nothing: 'Noch kein Stream zum Hören',
  missing: 'Der Sender nennt für diesen Stream keine Adresse.',
  insecure: 'Diese Seite ist sicher (https), dieser Stream nicht (http): Hier spielt er nicht.',
  unplayable: 'Dieser Stream spielt nicht.',
  chooseAnother: 'Dieser Stream spielt nicht. Bitte wählen Sie einen anderen.',
  blocked: 'Der Browser ließ ihn nicht spielen. Bitte noch einmal drücken.',
  elsewhere: 'Angehalten: Ein anderer Player spielt.',
  goOn: 'Weiterhören',
  popup: 'In einem kleinen Fenster',
  fold: 'Einklappen',
  unfold: 'Player zeigen',
};
