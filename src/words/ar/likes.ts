import type { LikeWords } from '../like-words.js';
import type { Translated } from '../tag-words.js';

export const likes: Translated<LikeWords> = {
  import: 'استيراد',
  added: 'أُضيف: {}.',
  known: 'موجود في القائمة: {}.',
  unreadable: 'أسطر تعذّرت قراءتها: {}.',
  noSongs: 'لا توجد مقاطع. اختر ملف CSV أو ملفًا نصيًا بأسطر مثل «الفنان - العنوان».',
  full: 'لم يُحفظ: لم تعد هناك مساحة في هذا المتصفح.',
  blocked: 'هذا المتصفح لا يسمح للصفحة بالحفظ. تبقى قائمتك حتى تغلق الصفحة.',
};
