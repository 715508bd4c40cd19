/** Text for visitors, in Arabic. */
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

export const direction = 'rtl';

export const onAir: Translated<OnAirWords> = {
  onAir: 'على الهواء',
  live: 'بث مباشر',
  nowPlaying: 'الآن على الهواء: {}',
  time: 'الوقت',
  jingle: 'فاصل',
  lastPlayed: 'آخر ما بُثّ: {}',
  asOf: 'آخر تحديث {}',
  nothing: 'لا شيء على الهواء بعد',
  noAnswer: 'المحطة لا تستجيب. نعيد المحاولة.',
};

export const history: Translated<HistoryWords> = {
  nothing: 'لم يُبثّ شيء بعد',
  justNow: 'للتو',
};

export const shows: Translated<ShowWords> = {
  upNext: 'المقطع التالي:',
  next: 'التالي',
  until: 'حتى {}',
  from: 'من {}',
};

export const offAir: Translated<OffAirWords> = {
  title: 'لا بث الآن',
  back: 'نعود في {} مع {name}',
};

export const audience: Translated<AudienceWords> = {
  listeners: {
    one: '{} مستمع',
    two: '{} مستمعان',
    few: '{} مستمعين',
    many: '{} مستمعًا',
    other: '{} مستمع',
  },
};

export const search: Translated<SearchWords> = {
  question: 'ماذا بُثّ عند …؟',
  date: 'التاريخ',
  time: 'الوقت',
  search: 'بحث',
  searching: 'جارٍ البحث …',
  silent: 'لم يكن هناك شيء على الهواء حينها.',
  future: 'لم يحن ذلك الوقت بعد.',
  tooEarly: 'السجل لا يعود إلى هذا الوقت.',
  noAnswer: 'المحطة لا تجيب. يرجى البحث مرة أخرى.',
  earlier: 'عرض الأقدم',
  later: 'الأحدث',
  now: 'العودة إلى الآن',
  link: 'رابط مباشر',
};

export const votes: Translated<VoteWords> = {
  voteOn: 'تصويتك على {}',
  like: 'أعجبني',
  dislike: 'لم يعجبني',
  live: 'لا يمكن التصويت على البث المباشر.',
  unknown: 'المحطة لا تعرف هذا المقطع، فلا تصويت عليه.',
  jingle: 'لا يمكن التصويت على الفواصل.',
  show: 'لا يمكن التصويت على البرامج.',
  nothing: 'لا شيء على الهواء للتصويت عليه.',
  counted: 'شكرًا، تم احتساب صوتك.',
  sent: 'تم إرسال صوتك.',
  repeated: 'سبق لك التصويت على هذا المقطع.',
  offline: 'لم يُرسَل: أنت غير متصل بالإنترنت.',
  blocked: 'لم يُرسَل: هذه الصفحة لا تسمح بذلك.',
  gone: 'أُلغي صوتك: لم يعد هذا المقطع لدى المحطة.',
  throttled: 'أُلغي صوتك: أصوات كثيرة جدًا من شبكتك. حاول مجددًا بعد دقيقة.',
  refused: 'أُلغي صوتك: رفضته المحطة.',
  likes: 'ما أعجبك',
  noLikes: 'كل ما يعجبك يُحفظ هنا، في هذا المتصفح فقط.',
  copy: 'نسخ',
  copied: 'تم النسخ.',
  selected: 'تم التحديد، جاهز للنسخ.',
  save: 'حفظ كنص',
  clear: 'مسح',
  reallyClear: 'هل تريد المسح حقًا؟',
};

export const links: Translated<LinkWords> = {
  more: 'المزيد عن {}',
  find: 'البحث في {}',
  copy: 'نسخ الفنان والعنوان',
  copied: 'تم النسخ.',
  selected: 'تم التحديد، جاهز للنسخ.',
  share: 'مشاركة',
  copyLink: 'نسخ الرابط',
  close: 'إغلاق',
};

export const player: Translated<PlayerWords> = {
  play: 'استمع',
  stop: 'إيقاف',
  quality: 'جودة الصوت',
  high: 'عالية',
  low: 'منخفضة',
  bitrate: '{} كيلوبت/ث',
  mute: 'كتم الصوت',
  volume: 'مستوى الصوت',
  connecting: 'جارٍ الاتصال…',
  reconnecting: 'جارٍ إعادة الاتصال…',
  nothing: 'لا بث للاستماع إليه بعد',
  missing: 'المحطة لا تعطي عنوانًا لهذا البث.',
  insecure: 'هذه الصفحة آمنة (https) وهذا البث ليس آمنًا (http): لا يمكن تشغيله هنا.',
  unplayable: 'هذا البث لا يعمل.',
  chooseAnother: 'هذا البث لا يعمل. اختر غيره.',
  blocked: 'لم يسمح المتصفح بالتشغيل. اضغط مرة أخرى.',
  elsewhere: 'توقّف: مشغّل آخر يعمل الآن.',
  goOn: 'متابعة الاستماع',
  popup: 'في نافذة صغيرة',
  fold: 'طيّ المشغّل',
  unfold: 'إظهار المشغّل',
  more: 'المزيد',
};

export const podcasts: Translated<PodcastWords> = {
  count: {
    one: '{} حلقة',
    two: '{} حلقتان',
    few: '{} حلقات',
    many: '{} حلقة',
    other: '{} حلقة',
  },
  episodes: 'الحلقات',
  follow: 'متابعة',
  page: 'فتح',
  feed: 'الخلاصة',
  app: 'التطبيق',
  inApp: 'يُفتح في تطبيق بودكاست إن وُجد',
  more: 'عرض المزيد',
  nothing: 'لا بودكاست بعد',
  noEpisodes: 'لا حلقات بعد',
  unreadable: 'لا يمكن عرض الحلقات هنا. الروابط تؤدي إليها.',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  position: 'الموضع',
  unplayable: 'هذه الحلقة لا تعمل هنا.',
  back: 'للخلف',
  forward: 'للأمام',
  speed: 'السرعة',
  played: 'تم الاستماع',
  chapters: 'الفصول',
  transcript: 'النص المكتوب',
  absent: 'لا يمكن عرض هذا هنا.',
};

export const schedule: Translated<ScheduleWords> = {
  previous: 'الأسبوع السابق',
  following: 'الأسبوع التالي',
  thisWeek: 'هذا الأسبوع',
  days: 'الأيام',
  zone: 'الأوقات',
  stationTime: 'توقيت المحطة ({})',
  yourTime: 'توقيتك ({})',
  now: 'الآن',
  until: 'حتى {}',
  nothing: 'لا برامج مقررة هذا الأسبوع.',
  nothingToday: 'لا برامج مقررة في هذا اليوم.',
  more: 'و{} أخرى',
  onAirNow: 'على الهواء الآن',
  close: 'إغلاق',
  addShow: 'إضافة إلى التقويم',
  addWeek: 'إضافة هذا الأسبوع إلى التقويم',
  subscribe: 'الاشتراك في التقويم',
};

export const failures: Translated<FailureWords> = {
  missing: 'لا توجد محطة هنا بعد: اكتب في base-url عنوان لوحة التحكم.',
  address: 'قيمة base-url هنا ليست عنوانًا.',
  station: 'الاسم المذكور هنا لا يمكن أن يكون اسم محطة.',
  insecure: 'هذه الصفحة آمنة، أما عنوان لوحة التحكم فلا: اطلب من مزوّد الاستضافة عنوان https.',
  blocked: 'سياسة Content-Security-Policy لهذه الصفحة لا تسمح بلوحة التحكم.',
  offline: 'أنت غير متصل بالإنترنت.',
  notFound: 'لا توجد لوحة تحكم على هذا العنوان.',
  server: 'لوحة التحكم لا تعرف رقم الخادم هذا.',
  refused: 'رفضت لوحة التحكم الرد ({}).',
  unreadable: 'تعذّرت قراءة رد لوحة التحكم. نعيد المحاولة.',
  part: 'تعذّر تحميل ملف. أعد تحميل الصفحة. هل المجلد parts بجانب onair.js؟',
};

export const unsupported: Translated<UnsupportedWords> = {
  week: 'خادم هذه المحطة لا يعلن برنامجها.',
  channels: 'خادم هذه المحطة لا يذكر أين يوجد بثها.',
  podcasts: 'خادم هذه المحطة لا يذكر أي بودكاست.',
  history: 'خادم هذه المحطة لا يحفظ سجلا يمكن البحث فيه.',
  seen: 'خادم هذه المحطة لا يذكر إلا ما يذاع الآن. المعروض هنا منذ {}.',
};
