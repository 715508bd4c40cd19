import type { RequestWords } from '../request-words.js';
import type { Translated } from '../tag-words.js';

export const requests: Translated<RequestWords> = {
  search: 'Chercher un titre à demander',
  request: 'Demander',
  requested: 'Demandé',
  found: 'Titres trouvés : {}',
  none: 'Aucun titre trouvé.',
  more: 'Afficher plus',
  own: 'Vos demandes',
  approved: 'Passe bientôt',
  pending: 'En attente de l’accord de la station',
  played: 'Diffusé',
  gone: 'Ne sera pas diffusé',
  off: 'Les demandes de titres sont fermées pour le moment.',
  offNext: 'Les demandes de titres sont fermées pour le moment. Prochaine fois : {}',
  full: 'La station a déjà toutes les demandes qu’elle peut diffuser. Réessayez plus tard.',
  queued: 'Ce titre a déjà été demandé.',
  soon: 'Ce titre a été diffusé ou demandé il y a peu. Essayez-en un autre.',
  limit: 'Vous avez demandé autant de titres que possible pour le moment. Réessayez plus tard.',
  unknown: 'La station n’a plus ce titre.',
  unspecified:
    'La station n’a pas accepté cette demande : elle arrive peut-être trop tôt, le titre est déjà prévu ou la limite est atteinte.',
  lost: 'Pas de réponse : votre demande n’est peut-être pas arrivée. Réessayez.',
  failed: 'Les titres ne peuvent pas être chargés pour le moment. Nouvelle tentative…',
  unsupported: 'Cette station n’accepte pas de demandes de titres.',
};
