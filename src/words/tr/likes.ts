import type { LikeWords } from '../like-words.js';
import type { Translated } from '../tag-words.js';

export const likes: Translated<LikeWords> = {
  import: 'İçe aktar',
  added: 'Eklenen: {}.',
  known: 'Zaten listede: {}.',
  unreadable: 'Okunamayan satırlar: {}.',
  noSongs:
    'Parça bulunamadı. Bir CSV dosyası ya da “Sanatçı - Parça” gibi satırları olan bir metin dosyası seçin.',
  full: 'Kaydedilmedi: bu tarayıcıda yer kalmadı.',
  blocked:
    'Bu tarayıcı, sayfanın listenizi kaydetmesine izin vermiyor. Liste, siz sayfayı kapatana kadar kalır.',
};
