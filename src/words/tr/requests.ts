import type { RequestWords } from '../request-words.js';
import type { Translated } from '../tag-words.js';

export const requests: Translated<RequestWords> = {
  search: 'İstek için şarkı ara',
  request: 'İste',
  requested: 'İstendi',
  found: 'Bulunan şarkılar: {}',
  none: 'Şarkı bulunamadı.',
  more: 'Daha fazla göster',
  own: 'İstekleriniz',
  approved: 'Yakında çalınacak',
  pending: 'İstasyonun onayı bekleniyor',
  played: 'Çalındı',
  gone: 'Çalınmayacak',
  off: 'Şu anda istek alınmıyor.',
  offNext: 'Şu anda istek alınmıyor. Bir sonraki: {}',
  full: 'İstasyonda şu anda çalabileceği kadar istek var. Daha sonra yeniden deneyin.',
  queued: 'Bu şarkı zaten istendi.',
  soon: 'Bu şarkı kısa süre önce çalındı veya istendi. Başka bir şarkı deneyin.',
  limit: 'Şimdilik daha fazla şarkı isteyemezsiniz. Daha sonra yeniden deneyin.',
  unknown: 'İstasyonda bu şarkı artık yok.',
  unspecified:
    'İstasyon bu isteği kabul etmedi: çok erken olabilir, şarkı zaten sırada olabilir veya sınır aşılmış olabilir.',
  lost: 'Yanıt yok: isteğiniz ulaşmamış olabilir. Yeniden deneyin.',
  failed: 'Şarkılar şu anda yüklenemiyor. Yeniden deneniyor…',
  unsupported: 'Bu istasyon istek almıyor.',
};
