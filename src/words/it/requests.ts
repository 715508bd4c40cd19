import type { RequestWords } from '../request-words.js';
import type { Translated } from '../tag-words.js';

export const requests: Translated<RequestWords> = {
  search: 'Cerca un brano da richiedere',
  request: 'Richiedi',
  requested: 'Richiesto',
  found: 'Brani trovati: {}',
  none: 'Nessun brano trovato.',
  more: 'Mostra altri',
  own: 'Le tue richieste',
  approved: 'In onda a breve',
  pending: 'In attesa di approvazione della radio',
  played: 'Trasmesso',
  gone: 'Non andrà in onda',
  off: 'Al momento non si possono richiedere brani.',
  offNext: 'Al momento non si possono richiedere brani. Prossima volta: {}',
  full: 'La radio ha già tutte le richieste che può trasmettere. Riprova più tardi.',
  queued: 'Questo brano è già stato richiesto.',
  soon: 'Questo brano è stato trasmesso o richiesto da poco. Provane un altro.',
  limit: 'Per ora non puoi richiedere altri brani. Riprova più tardi.',
  unknown: 'La radio non ha più questo brano.',
  unspecified:
    'La radio non ha accettato questa richiesta: forse è troppo presto, il brano è già in coda o il limite è superato.',
  lost: 'Nessuna risposta: forse la richiesta non è arrivata. Riprova.',
  failed: 'I brani non si possono caricare al momento. Nuovo tentativo…',
  unsupported: 'Questa radio non accetta richieste di brani.',
};
