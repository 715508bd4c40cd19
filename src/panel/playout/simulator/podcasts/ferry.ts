/** The podcasts of Nachtfähre. */
import type { SeedPodcast } from './podcast.js';

export const ferryPodcasts: SeedPodcast[] = [
  {
    title: 'Fahrplan für Träumende',
    description:
      'Jede Woche eine Überfahrt, die es nicht gibt. Ilse Brandauer liest den Fahrplan vor: Abfahrt, Wetter, Mitreisende, und was man besser zu Hause lässt.\n\nGute Nacht an alle Decks.',
    published: true,
    language: 'de',
    daysAgo: 1,
    hour: 21,
    episodes: [
      [
        'Linie 0: einmal um den Leuchtturm',
        'Abfahrt, sobald alle gähnen. Decken sind an Bord, Uhren nicht erwünscht.',
        79,
      ],
      [
        'Nach Süderwolken, mit Halt im Schilf',
        'Ein Reiher steigt zu und sagt bis zum Schluss kein Wort.',
        83,
      ],
      [
        'Der Anleger, der wandert',
        'Er war gestern noch drüben. Die Gemeinde bittet um Geduld und um etwas mehr Tau.',
        71,
      ],
      [
        'Spätverbindung über die Rückseite des Mondes',
        'Mit Umsteigen. Der Anschluss wartet nicht, aber er singt.',
        88,
      ],
      ['Letzte Fähre, erste Reihe', 'Warum man vorn immer ein bisschen früher ankommt.', 76],
    ],
  },
  {
    title: 'Hafengeräusche',
    description: 'Eine Minute Hafen, ungekürzt. Kopfhörer schaden nicht.',
    published: true,
    language: 'de',
    daysAgo: 4,
    hour: 18,
    episodes: [
      ['Ketten, langsam', 'Kai 7, Windstille, halb elf.', 62],
      ['Zwei Schlepper im Gespräch', 'Der ältere hat das letzte Wort.', 57],
      ['Regen auf Wellblech', 'Und darunter jemand, der pfeift.', 64],
      ['Möwe, allein', 'Sie war nicht lange allein.', 55],
    ],
  },
];
