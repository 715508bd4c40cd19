/** The words in French. */
import type { FailureWords, HistoryWords, LegacyWords, OnAirWords, VoteWords } from './words.js';

export const onAir: OnAirWords = {
  onAir: 'À l’antenne',
  live: 'En direct',
  jingle: 'Jingle',
  lastPlayed: 'Dernier titre à {}',
  asOf: 'actualisé à {}',
  nothing: 'Rien à l’antenne pour l’instant',
  noAnswer: 'La station ne répond pas. Nouvel essai en cours.',
};

export const history: HistoryWords = {
  nothing: 'Rien n’a encore été diffusé',
};

export const failures: FailureWords = {
  missing: 'Pas encore de station ici\u202f: indiquez dans base-url l’adresse de votre panneau.',
  address: 'La base-url indiquée ici n’est pas une adresse.',
  insecure: 'Cette page est sécurisée, pas le panneau\u202f: demandez son adresse https à votre hébergeur.',
  blocked: 'La Content-Security-Policy de cette page n’autorise pas le panneau.',
  offline: 'Vous êtes hors ligne.',
  notFound: 'Il n’y a pas de panneau à cette adresse.',
  server: 'Le panneau ne connaît pas ce numéro de serveur.',
  refused: 'Le panneau a refusé de répondre ({}).',
  unreadable: 'La réponse du panneau est illisible. Nouvel essai en cours.',
};

export const legacy: LegacyWords = {
  tooOld: 'Ce navigateur est trop ancien pour afficher la station.',
};

export const votes: VoteWords = {
  voteOn: 'Votre avis sur {}',
  like: 'J’aime',
  dislike: 'Je n’aime pas',
  live: 'On ne vote pas sur les directs.',
  jingle: 'On ne vote pas sur les jingles.',
  nothing: 'Aucun titre à l’antenne pour voter.',
  counted: 'Merci, votre vote compte.',
  sent: 'Votre vote est envoyé.',
  repeated: 'Vous avez déjà voté pour ce titre.',
  offline: 'Vote non envoyé\u202f: vous êtes hors ligne.',
  blocked: 'Vote non envoyé\u202f: cette page ne le permet pas.',
  gone: 'Vote annulé\u202f: la station n’a plus ce titre.',
  refused: 'Vote annulé\u202f: la station l’a refusé.',
  likes: 'Vos coups de cœur',
  noLikes: 'Ce que vous aimez est gardé ici, dans ce navigateur seulement.',
  copy: 'Copier',
  copied: 'Copié.',
  selected: 'Sélectionné, prêt à copier.',
  save: 'Enregistrer en texte',
  clear: 'Vider',
  reallyClear: 'Vraiment tout vider\u202f?',
};
