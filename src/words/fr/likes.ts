import type { LikeWords } from '../like-words.js';
import type { Translated } from '../tag-words.js';

export const likes: Translated<LikeWords> = {
  import: 'Importer',
  added: 'Ajoutés\u202f: {}.',
  known: 'Déjà dans la liste\u202f: {}.',
  unreadable: 'Lignes illisibles\u202f: {}.',
  noSongs:
    'Aucun titre trouvé. Choisissez un fichier CSV ou un fichier texte avec des lignes «\u202fArtiste - Titre\u202f».',
  full: 'Non enregistré\u202f: il n’y a plus de place dans ce navigateur.',
  blocked:
    'Ce navigateur ne permet pas à la page d’enregistrer vos titres. Ils restent jusqu’à sa fermeture.',
};
