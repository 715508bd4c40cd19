/** The words in Turkish. */
import type { FailureWords, HistoryWords, LegacyWords, OnAirWords, VoteWords } from './words.js';

export const onAir: OnAirWords = {
  onAir: 'Yayında',
  live: 'Canlı',
  jingle: 'Cıngıl',
  lastPlayed: 'Son çalınan: {}',
  asOf: '{} itibarıyla',
  nothing: 'Henüz yayında bir şey yok',
  noAnswer: 'İstasyon yanıt vermiyor. Yeniden deneniyor.',
};

export const history: HistoryWords = {
  nothing: 'Henüz bir şey çalınmadı',
};

export const failures: FailureWords = {
  missing: 'Burada henüz istasyon yok: base-url ile panelinizin adresini verin.',
  address: 'Burada verilen base-url bir adres değil.',
  insecure: 'Bu sayfa güvenli, panelin adresi değil: sağlayıcınızdan https adresini isteyin.',
  blocked: 'Bu sayfanın Content-Security-Policy ayarı panele izin vermiyor.',
  offline: 'Çevrimdışısınız.',
  notFound: 'Bu adreste panel yok.',
  server: 'Panel bu sunucu numarasını tanımıyor.',
  refused: 'Panel yanıt vermeyi reddetti ({}).',
  unreadable: 'Panelin yanıtı okunamıyor. Yeniden deneniyor.',
};

export const legacy: LegacyWords = {
  tooOld: 'Bu tarayıcı, istasyonu göstermek için çok eski.',
};

export const votes: VoteWords = {
  voteOn: 'Oyunuz: {}',
  like: 'Beğendim',
  dislike: 'Beğenmedim',
  live: 'Canlı yayınlar oylanamaz.',
  jingle: 'Cıngıllar oylanamaz.',
  nothing: 'Şu anda oylanacak bir şey yok.',
  counted: 'Teşekkürler, oyunuz sayıldı.',
  sent: 'Oyunuz gönderildi.',
  repeated: 'Bu parçayı zaten oyladınız.',
  offline: 'Gönderilmedi: çevrimdışısınız.',
  blocked: 'Gönderilmedi: bu sayfa izin vermiyor.',
  gone: 'Geri alındı: parça artık istasyonda yok.',
  refused: 'Geri alındı: istasyon oyu kabul etmedi.',
  likes: 'Beğendikleriniz',
  noLikes: 'Beğendikleriniz burada, yalnızca bu tarayıcıda saklanır.',
  copy: 'Kopyala',
  copied: 'Kopyalandı.',
  selected: 'Seçildi, kopyalanmaya hazır.',
  save: 'Metin olarak kaydet',
  clear: 'Temizle',
  reallyClear: 'Gerçekten temizlensin mi?',
};
