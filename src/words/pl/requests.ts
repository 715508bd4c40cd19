import type { RequestWords } from '../request-words.js';
import type { Translated } from '../tag-words.js';

export const requests: Translated<RequestWords> = {
  search: 'Znajdź utwór na życzenie',
  request: 'Zamów',
  requested: 'Zamówiono',
  found: 'Znalezione utwory: {}',
  none: 'Nie znaleziono utworów.',
  more: 'Pokaż więcej',
  own: 'Twoje życzenia',
  approved: 'Wkrótce na antenie',
  pending: 'Czeka na zgodę stacji',
  played: 'Zagrano',
  gone: 'Nie zostanie zagrany',
  off: 'Teraz nie można zamawiać utworów.',
  offNext: 'Teraz nie można zamawiać utworów. Następnym razem: {}',
  full: 'Stacja ma już tyle życzeń, ile może zagrać. Spróbuj później.',
  queued: 'Ten utwór już zamówiono.',
  soon: 'Ten utwór niedawno zagrano lub zamówiono. Wybierz inny.',
  limit: 'Na razie nie możesz zamówić więcej utworów. Spróbuj później.',
  unknown: 'Stacja nie ma już tego utworu.',
  unspecified:
    'Stacja nie przyjęła tego życzenia: może jest za wcześnie, utwór jest już w kolejce albo przekroczono limit.',
  lost: 'Brak odpowiedzi: życzenie mogło nie dotrzeć. Spróbuj ponownie.',
  failed: 'Nie można teraz wczytać utworów. Ponawiam próbę…',
  unsupported: 'Ta stacja nie przyjmuje życzeń.',
};
