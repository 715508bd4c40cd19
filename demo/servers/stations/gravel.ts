/** The LibreTime server's station: a town's radio with a show for every hour. */
import type { Station } from '../station.js';

export const gravel: Station = {
  name: 'Radio Kiesbank',
  zone: 'Europe/Zurich',
  music: [
    ['Die Uferlosen', 'Treibholz', 'Hochwasser & Söhne', 'Der Fährmann hat frei'],
    ['Lina Brugger', 'Zwölf Kiesel', 'Nebelmeer', 'Am anderen Ufer'],
    ['Rost & Rauch', 'Werkhof', 'Feierabend', 'Neun Uhr „früh“'],
    ['Orchestre du Pont', 'Passage à gué', 'La crue', 'Rive gauche, rive droite'],
    ['Giro di Valle', 'Acqua bassa', 'Il ponte di legno', "L'ultima curva"],
    ['Schwemmgut', 'Delta', 'Kehrwasser', 'Sediment <live>'],
  ],
  live: { dj: 'Studio 2', title: 'Live' },
  shows: [
    { name: 'Flussabwärts', days: '1234567', from: 0, to: 6 },
    { name: 'Frühschicht', days: '12345', from: 6, to: 9 },
    { name: 'Markt & Leute', days: '12345', from: 9, to: 12 },
    { name: 'Mittagsinfo', days: '12345', from: 12, to: 13 },
    { name: 'Kieswerk', days: '12345', from: 13, to: 17 },
    { name: 'Feierabend', days: '12345', from: 17, to: 20 },
    { name: "D'Chuchichäschtli-Show", days: '135', from: 20, to: 22 },
    { name: 'Offenes Mikrofon', days: '24', from: 20, to: 22 },
    { name: 'Nachtfluss', days: '12345', from: 22, to: 24 },
    { name: 'Samstag am Wehr', days: '6', from: 6, to: 13 },
    { name: 'Flohmarkt der Lieder', days: '6', from: 13, to: 18 },
    { name: 'Sonntagsbrot', days: '7', from: 6, to: 11 },
    { name: 'Blasmusik & Verwandtes', days: '7', from: 11, to: 18 },
    { name: 'Spätes Licht', days: '67', from: 18, to: 24 },
  ],
};
