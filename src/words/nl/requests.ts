import type { RequestWords } from '../request-words.js';
import type { Translated } from '../tag-words.js';

export const requests: Translated<RequestWords> = {
  search: 'Zoek een nummer om aan te vragen',
  request: 'Aanvragen',
  requested: 'Aangevraagd',
  found: 'Gevonden nummers: {}',
  none: 'Geen nummers gevonden.',
  more: 'Meer tonen',
  own: 'Jouw verzoekjes',
  approved: 'Wordt binnenkort gedraaid',
  pending: 'Wacht op goedkeuring van de zender',
  played: 'Gedraaid',
  gone: 'Wordt niet gedraaid',
  off: 'Verzoekjes zijn nu niet mogelijk.',
  offNext: 'Verzoekjes zijn nu niet mogelijk. Volgende keer: {}',
  full: 'De zender heeft nu zoveel verzoekjes als hij kan draaien. Probeer het later opnieuw.',
  queued: 'Dit nummer is al aangevraagd.',
  soon: 'Dit nummer is kort geleden gedraaid of aangevraagd. Probeer een ander.',
  limit: 'Je kunt nu geen nummers meer aanvragen. Probeer het later opnieuw.',
  unknown: 'De zender heeft dit nummer niet meer.',
  unspecified:
    'De zender heeft dit verzoekje niet aangenomen: misschien is het te vroeg, staat het nummer al in de wachtrij of is de limiet bereikt.',
  lost: 'Geen antwoord: je verzoekje is misschien niet aangekomen. Probeer het opnieuw.',
  failed: 'De nummers kunnen nu niet worden geladen. Nieuwe poging…',
  unsupported: 'Deze zender neemt geen verzoekjes aan.',
};
