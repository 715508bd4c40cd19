/** The words in Arabic. */
import type { FailureWords, HistoryWords, LegacyWords, OnAirWords, VoteWords } from './words.js';

export const onAir: OnAirWords = {
  onAir: 'على الهواء',
  live: 'بث مباشر',
  jingle: 'فاصل',
  lastPlayed: 'آخر ما بُثّ الساعة {}',
  asOf: 'حتى الساعة {}',
  nothing: 'لا شيء على الهواء بعد',
  noAnswer: 'المحطة لا تستجيب. نعيد المحاولة.',
};

export const history: HistoryWords = {
  nothing: 'لم يُبثّ شيء بعد',
};

export const failures: FailureWords = {
  missing: 'لا توجد محطة هنا بعد: اكتب في base-url عنوان لوحة التحكم.',
  address: 'قيمة base-url هنا ليست عنوانًا.',
  insecure: 'هذه الصفحة آمنة، أما عنوان لوحة التحكم فلا: اطلب من مزوّد الاستضافة عنوان https.',
  blocked: 'سياسة Content-Security-Policy لهذه الصفحة لا تسمح بلوحة التحكم.',
  offline: 'أنت غير متصل بالإنترنت.',
  notFound: 'لا توجد لوحة تحكم على هذا العنوان.',
  server: 'لوحة التحكم لا تعرف رقم الخادم هذا.',
  refused: 'رفضت لوحة التحكم الرد ({}).',
  unreadable: 'تعذّرت قراءة رد لوحة التحكم. نعيد المحاولة.',
};

export const legacy: LegacyWords = {
  tooOld: 'هذا المتصفح قديم جدًا ولا يمكنه عرض المحطة.',
};

export const votes: VoteWords = {
  voteOn: 'تصويتك على {}',
  like: 'أعجبني',
  dislike: 'لم يعجبني',
  live: 'لا يمكن التصويت على البث المباشر.',
  jingle: 'لا يمكن التصويت على الفواصل.',
  nothing: 'لا شيء على الهواء للتصويت عليه.',
  counted: 'شكرًا، تم احتساب صوتك.',
  sent: 'تم إرسال صوتك.',
  repeated: 'سبق لك التصويت على هذا المقطع.',
  offline: 'لم يُرسَل: أنت غير متصل بالإنترنت.',
  blocked: 'لم يُرسَل: هذه الصفحة لا تسمح بذلك.',
  gone: 'أُلغي صوتك: لم يعد هذا المقطع لدى المحطة.',
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
