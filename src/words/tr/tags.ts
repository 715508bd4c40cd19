/** Text for visitors, in Turkish. */
import type {
  AudienceWords,
  FailureWords,
  HistoryWords,
  LinkWords,
  OffAirWords,
  OnAirWords,
  PlayerWords,
  PodcastWords,
  ScheduleWords,
  SearchWords,
  ShowWords,
  Translated,
  UnsupportedWords,
  VoteWords,
} from '../tag-words.js';

export const onAir: Translated<OnAirWords> = {
  onAir: 'Yayında',
  live: 'Canlı',
  nowPlaying: 'Şimdi çalıyor: {}',
  time: 'Süre',
  jingle: 'Cıngıl',
  lastPlayed: 'Son çalınan: {}',
  asOf: '{} itibarıyla',
  nothing: 'Henüz yayında bir şey yok',
  noAnswer: 'İstasyon yanıt vermiyor. Yeniden deneniyor.',
};

export const history: Translated<HistoryWords> = {
  nothing: 'Henüz bir şey çalınmadı',
  justNow: 'az önce',
};

export const shows: Translated<ShowWords> = {
  upNext: 'Sırada:',
  next: 'Sırada',
  until: 'bitiş {}',
  from: 'başlangıç {}',
};

export const offAir: Translated<OffAirWords> = {
  title: 'Yayın dışı',
  back: 'Saat {} itibarıyla {name} ile devam',
};

export const audience: Translated<AudienceWords> = {
  listeners: {
    one: '{} dinleyici',
    other: '{} dinleyici',
  },
};

export const search: Translated<SearchWords> = {
  question: 'Ne zaman ne çaldı?',
  date: 'Tarih',
  time: 'Saat',
  search: 'Ara',
  searching: 'Aranıyor …',
  silent: 'O sırada yayında bir şey yoktu.',
  future: 'O an daha gelmedi.',
  tooEarly: 'Geçmiş o kadar geriye gitmiyor.',
  noAnswer: 'İstasyon yanıt vermiyor. Lütfen yeniden arayın.',
  earlier: 'Öncekiler',
  later: 'Sonrakiler',
  now: 'Şimdiye dön',
  link: 'Doğrudan bağlantı',
};

export const votes: Translated<VoteWords> = {
  voteOn: 'Oyunuz: {}',
  like: 'Beğendim',
  dislike: 'Beğenmedim',
  live: 'Canlı yayınlar oylanamaz.',
  unknown: 'İstasyon bu parçayı tanımıyor: oylanamaz.',
  jingle: 'Cıngıllar oylanamaz.',
  show: 'Programlar oylanamaz.',
  nothing: 'Şu anda oylanacak bir şey yok.',
  counted: 'Teşekkürler, oyunuz sayıldı.',
  sent: 'Oyunuz gönderildi.',
  repeated: 'Bu parçayı zaten oyladınız.',
  offline: 'Gönderilmedi: çevrimdışısınız.',
  blocked: 'Gönderilmedi: bu sayfa izin vermiyor.',
  gone: 'Geri alındı: parça artık istasyonda yok.',
  throttled: 'Geri alındı: ağınızdan çok fazla oy geldi. Bir dakika sonra yeniden deneyin.',
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

export const links: Translated<LinkWords> = {
  more: 'Daha fazla: {}',
  find: '{} üzerinde ara',
  copy: 'Sanatçıyı ve başlığı kopyala',
  copied: 'Kopyalandı.',
  selected: 'Seçildi, kopyalanmaya hazır.',
  share: 'Paylaş',
  copyLink: 'Bağlantıyı kopyala',
  close: 'Kapat',
};

export const player: Translated<PlayerWords> = {
  play: 'Dinle',
  stop: 'Durdur',
  quality: 'Ses kalitesi',
  high: 'Yüksek',
  low: 'Düşük',
  bitrate: '{} kbit/sn',
  mute: 'Sesi kapat',
  volume: 'Ses düzeyi',
  connecting: 'Bağlanıyor…',
  reconnecting: 'Yeniden bağlanıyor…',
  nothing: 'Henüz dinlenecek bir akış yok',
  missing: 'İstasyon bu akış için adres vermiyor.',
  insecure: 'Bu sayfa güvenli (https), bu akış değil (http): burada çalamaz.',
  unplayable: 'Bu akış çalmıyor.',
  chooseAnother: 'Bu akış çalmıyor. Başka birini seçin.',
  blocked: 'Tarayıcı çalmasına izin vermedi. Bir daha basın.',
  elsewhere: 'Durduruldu: başka bir oynatıcı çalıyor.',
  goOn: 'Dinlemeye devam et',
  popup: 'Küçük pencerede',
  fold: 'Küçült',
  unfold: 'Oynatıcıyı göster',
  more: 'Diğer',
};

export const podcasts: Translated<PodcastWords> = {
  count: {
    one: '{} bölüm',
    other: '{} bölüm',
  },
  episodes: 'Bölümler',
  follow: 'Takip et',
  page: 'Aç',
  feed: 'Akış',
  app: 'Uygulama',
  inApp: 'Varsa bir podcast uygulamasında açılır',
  more: 'Daha fazla göster',
  nothing: 'Henüz podcast yok',
  noEpisodes: 'Henüz bölüm yok',
  unreadable: 'Bölümler burada gösterilemiyor. Bağlantılar onlara götürür.',
  play: 'Oynat',
  pause: 'Duraklat',
  position: 'Konum',
  unplayable: 'Bu bölüm burada çalınamıyor.',
  back: 'Geri',
  forward: 'İleri',
  speed: 'Hız',
  played: 'Dinlendi',
  chapters: 'Bölüm başlıkları',
  transcript: 'Döküm',
  absent: 'Bu, burada gösterilemiyor.',
};

export const schedule: Translated<ScheduleWords> = {
  previous: 'Önceki hafta',
  following: 'Sonraki hafta',
  thisWeek: 'Bu hafta',
  days: 'Günler',
  zone: 'Saatler',
  stationTime: 'İstasyonun saati ({})',
  yourTime: 'Sizin saatiniz ({})',
  now: 'Şimdi',
  until: 'bitiş {}',
  nothing: 'Bu hafta için plan yok.',
  nothingToday: 'Bu gün için plan yok.',
  more: 've {} tane daha',
  onAirNow: 'Şu an yayında',
  close: 'Kapat',
  addShow: 'Takvime ekle',
  addWeek: 'Bu haftayı takvime ekle',
  subscribe: 'Takvime abone ol',
};

export const failures: Translated<FailureWords> = {
  missing: 'Burada henüz istasyon yok: base-url ile panelinizin adresini verin.',
  address: 'Burada verilen base-url bir adres değil.',
  station: 'Burada verilen istasyon adı geçerli değil.',
  insecure: 'Bu sayfa güvenli, panelin adresi değil: sağlayıcınızdan https adresini isteyin.',
  blocked: 'Bu sayfanın Content-Security-Policy ayarı panele izin vermiyor.',
  offline: 'Çevrimdışısınız.',
  notFound: 'Bu adreste panel yok.',
  server: 'Panel bu sunucu numarasını tanımıyor.',
  refused: 'Panel yanıt vermeyi reddetti ({}).',
  unreadable: 'Panelin yanıtı okunamıyor. Yeniden deneniyor.',
  part: 'Bir dosya yüklenemedi. Sayfayı yenileyin. “parts” klasörü onair.js yanında mı?',
};

export const unsupported: Translated<UnsupportedWords> = {
  week: 'Bu istasyonun sunucusu yayın akışını bildirmiyor.',
  channels: 'Bu istasyonun sunucusu akışlarının yerini bildirmiyor.',
  podcasts: 'Bu istasyonun sunucusu podcast bildirmiyor.',
  history: 'Bu istasyonun sunucusu aranabilecek bir geçmiş tutmuyor.',
  seen: 'Bu istasyonun sunucusu yalnızca yayında olanı bildiriyor. Burada {} saatinden beri görülüyor.',
};
