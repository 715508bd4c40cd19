/** Text for site owners, in Arabic: causes of failures, and the check page. Visitors never load it. */
import type {
  CauseWords,
  CheckPageWords,
  CheckWords,
  NoticeWords,
  StreamWords,
  TerminalCauseWords,
} from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const direction = 'rtl';

export const checkLink = 'فحص هذا الخادم';
export const technicalDetails = 'تفاصيل تقنية';

/** Sentences that several causes share. */
const sentences = {
  badAddress: 'عنوان خادم محطتك غير صالح.',
  policy: 'تحظر سياسة Content-Security-Policy لهذه الصفحة خادم محطتك.',
  wrongAddress: 'عنوان خادم محطتك خاطئ.',
  noServer: 'ليس في لوحة تحكم محطتك خادم برقم {server}.',
  noStation: 'ليس على الخادم محطة \u200e{station}\u200e.',
  refuses: 'لا يسمح خادم محطتك للزوار بقراءته.',
  inTrouble: 'في خادم محطتك مشكلة.',
  unreadable: 'لا تستطيع هذه الصفحة قراءة استجابات خادم محطتك.',
  unreachable: 'لا يمكن الوصول إلى خادم محطتك من هذه الصفحة.',
};

const setAddress = 'اكتب {address} في base-url.';
const setStation =
  'تُكتب محطات {kind} هكذا: \u200e{example}\u200e. اكتب محطتك في data-station على السكربت، أو في station على الوسم.';

export const causes: Translated<CauseWords> = {
  noAddress: {
    sentence: 'لا تحدّد هذه الصفحة لوحة تحكم.',
    advice: 'اكتب عنوان لوحة تحكم محطتك في data-base-url على سكربت Onair، أو في base-url على الوسم.',
  },
  badAddress: {
    sentence: sentences.badAddress,
    advice: 'اكتب عنوان لوحة التحكم مع البروتوكول والمنفذ، مثل https://panel.example:8080.',
    details: '«{url}\u200e» ليس عنوانًا صالحًا.',
  },
  mistypedAddress: {
    sentence: sentences.badAddress,
    advice: setAddress,
    details: '«{url}\u200e» ليس عنوانًا صالحًا.',
  },
  noStation: {
    sentence: 'لا تحدّد هذه الصفحة المحطة التي يجب عرضها.',
    advice: setStation,
  },
  badStation: {
    sentence: 'اسم محطتك غير صالح.',
    advice: 'اكتب في station الاسم المختصر لمحطتك أو نقطة البث أو رقمها.',
    details: 'اسم المحطة غير صالح، لذلك لم يُرسل طلب إلى {url}\u200e.',
  },
  badMap: {
    sentence: 'لا يفهم Onair أحد العناصر في map.',
    advice:
      'يجب أن يحتوي map على title أو song، وكل عنصر حقلٌ ومسار، مثل title: current.song. الحقول: {fields}\u200e.',
    details: 'لا يفهم Onair «{entry}» في map، لذلك لم يُقرأ {url}\u200e.',
  },
  noPath: {
    sentence: 'يذكر map قيمة لا توجد في الاستجابة.',
    advice: 'المتاح: {known}\u200e.',
    details: 'يذكر map المسار {path}\u200e، لكن استجابة {url}\u200e لا تحتوي على قيمة هناك.',
  },
  insecure: {
    sentence: 'تستخدم هذه الصفحة https، لكن خادم محطتك يستخدم http، لذلك تحظره المتصفحات.',
    advice: 'إن كان الخادم يدعم https فاكتب {address}. وإلا فاطلب من مزوّد الاستضافة تفعيله.',
    details: 'تستخدم هذه الصفحة https، لذلك تحظر المتصفحات {url}\u200e الذي يستخدم http.',
  },
  offline: {
    sentence: 'هذا المتصفح غير متصل بالإنترنت.',
    details: 'هذا المتصفح غير متصل بالإنترنت، لذلك لم يُرسل طلب إلى {url}\u200e.',
  },
  part: {
    sentence: 'لم يُحمَّل أحد ملفات Onair.',
    advice:
      'يعرض تبويب الشبكة في المتصفح أيّ ملف. يجب أن يكون المجلد parts بجانب onair.js، وأن تكون كل الملفات من الإصدار نفسه. وإن كانت على موقع آخر فهي تحتاج إلى الترويسة Access-Control-Allow-Origin: *.',
    details: 'لم يُحمَّل أحد ملفات Onair، لذلك لم يُرسل طلب إلى {url}\u200e.',
  },
  policyConnect: {
    sentence: sentences.policy,
    advice: 'غيّر هذا التوجيه إلى: {line}',
    details: 'سياسة Content-Security-Policy لهذه الصفحة تحظر {url}\u200e ({directive}).',
  },
  policyJsonp: {
    sentence: sentences.policy,
    advice: 'غيّر هذا التوجيه إلى: {line} (إن كان في السياسة trusted-types فأضف إليه onair).',
    details: 'سياسة Content-Security-Policy لهذه الصفحة تحظر سكربت JSONP في {url}\u200e.',
  },
  policyNoCors: {
    sentence: sentences.policy,
    advice:
      'اجعل لوحة التحكم ترسل الترويسة Access-Control-Allow-Origin، أو غيّر هذا التوجيه إلى: {line} (إن كان في السياسة trusted-types فأضف إليه onair).',
    details:
      'ليس لدى {url}\u200e الترويسة Access-Control-Allow-Origin، فلا تستطيع الصفحات قراءته مباشرة، وسياسة Content-Security-Policy لهذه الصفحة تحظر البديل، وهو JSONP.',
  },
  endsInApi: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url}\u200e غير موجود: ينتهي العنوان بـ \u200e{end}، وهو ما يضيفه Onair تلقائيًا.',
  },
  wrongPath: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url}\u200e غير موجود، لكن لوحة تحكم تستجيب على {address}.',
  },
  website: {
    sentence: sentences.wrongAddress,
    advice: 'اكتب في base-url عنوان لوحة التحكم نفسها؛ وكثيرًا ما يكون له منفذ مثل :8080.',
    details:
      'أعطى {url}\u200e صفحة ويب (الحالة {status}): ما يستجيب على {address} موقع أو وسيط (proxy)، لا لوحة تحكم.',
  },
  noPanel: {
    sentence: sentences.wrongAddress,
    advice: 'تحقّق من المضيف والمنفذ والمسار.',
    details: '{url}\u200e غير موجود (الحالة {status})، ولا توجد لوحة تحكم على {address}.',
  },
  otherProgram: {
    sentence: sentences.wrongAddress,
    advice: 'تحقّق من أن المضيف والمنفذ والمسار هي عنوان لوحة التحكم.',
    details: 'أعطى {url}\u200e محتوى JSON ليس قائمة من لوحة تحكم: يستجيب على {address} برنامج آخر.',
  },
  otherServer: {
    sentence: 'خادم محطتك ليس لوحة تحكم، بل {kind}.',
    advice: 'اكتب \u200e{attributes}\u200e على الوسم؛ وعلى السكربت يسبق data- كل اسم.',
    details: '{url}\u200e غير موجود: ما يستجيب في {address}\u200e هو {kind} وليس لوحة تحكم.',
  },
  otherMissing: {
    sentence: sentences.wrongAddress,
    advice: 'تحقّق من المضيف والمنفذ والمسار، ومن قيمة source.',
    details: 'لا يستطيع Onair قراءة استجابة {url}\u200e على أنها {attribute}.',
  },
  listMissing: {
    sentence: 'لا توفّر لوحة تحكم محطتك بيانات هذا الوسم.',
    advice: 'ربما هي أقدم من أن تدعم هذا الوسم، أو أن وسيطًا (proxy) أمامها لا يمرّر هذا المسار.',
    details: 'لوحة التحكم على {address} تستجيب، لكن ليس على {url}\u200e ما يمكن قراءته (الحالة {status}).',
  },
  legacyMissing: {
    sentence: 'لا تدعم لوحة تحكم محطتك JSONP.',
    advice: 'احذف transport="legacy".',
    details: '{url}\u200e ليس JSONP، مع أن للوحة التحكم على {address} الواجهة الأحدث.',
  },
  wrongServer: {
    sentence: sentences.noServer,
    advice:
      'الموجود: \u200e{servers}\u200e. اكتب أحد هذه الأرقام في data-server على السكربت، أو في server على الوسم.',
    details: '{url}\u200e: الخادم {server} غير موجود.',
  },
  noSuchServer: {
    sentence: sentences.noServer,
    advice: 'اسأل مزوّد الاستضافة عن رقم محطتك، واكتبه في data-server على السكربت، أو في server على الوسم.',
    details: '{url}\u200e: ليس في لوحة التحكم خادم رقم {server}، ولا تذكر ما لديها.',
  },
  wrongStation: {
    sentence: sentences.noStation,
    advice:
      'الموجود: \u200e{stations}\u200e. اكتب إحداها في data-station على السكربت، أو في station على الوسم.',
    details: '{address}\u200e: المحطة \u200e{station}\u200e غير موجودة.',
  },
  noSuchStation: {
    sentence: sentences.noStation,
    advice: setStation,
    details: '{address}\u200e: لا توجد في {kind} محطة \u200e{station}\u200e.',
  },
  redirected: {
    sentence: sentences.unreachable,
    advice: 'اكتب في base-url العنوان الذي تنتهي إليه.',
    details: 'يستجيب {url}\u200e بإعادة توجيه إلى عنوان آخر لا يُسمح لهذه الصفحة باتباعها.',
  },
  login: {
    sentence: sentences.refuses,
    advice: 'ما تعرضه الوسوم يجب أن يكون عامًا: اطلب من مزوّد الاستضافة فتح واجهة لوحة التحكم للقراءة.',
    details: 'يطلب {url}\u200e كلمة مرور (الحالة 401).',
  },
  forbidden: {
    sentence: sentences.refuses,
    advice:
      'أمام لوحة التحكم جدار ناري أو حماية من الروبوتات أو قائمة عناوين مسموحة: اطلب من مزوّد الاستضافة أن يسمح للزوار بقراءة {address}/api/\u200e.',
    details: '{url}\u200e ممنوع (الحالة 403).',
  },
  throttled: {
    sentence: 'تلقّت لوحة تحكم محطتك طلبات كثيرة جدًا.',
    advice:
      'سيعيد Onair المحاولة لاحقًا. إن استمر ذلك فاطلب من مزوّد الاستضافة حدًا أعلى، أو ضع ذاكرة مخبّأة أمام لوحة التحكم.',
    details: 'تلقّى {url}\u200e طلبات كثيرة جدًا من هذا العنوان (الحالة 429).',
  },
  crashed: {
    sentence: sentences.inTrouble,
    advice: 'السبب مذكور في سجل لوحة التحكم. سيعيد Onair المحاولة تلقائيًا.',
    details: 'تسبّب {url}\u200e في خطأ على الخادم (الحالة {status}).',
  },
  gateway: {
    sentence: sentences.inTrouble,
    advice: 'لوحة التحكم لا تعمل، أو أن الوسيط يستخدم منفذًا خاطئًا.',
    details: 'لا يتلقى الوسيط (proxy) في {url}\u200e ردًا من لوحة التحكم خلفه (الحالة {status}).',
  },
  busy: {
    sentence: sentences.inTrouble,
    advice: 'سيعيد Onair المحاولة تلقائيًا. إن استمر ذلك فاسأل مزوّد الاستضافة.',
    details: '{url}\u200e غير متاح مؤقتًا (الحالة 503) بسبب حمل زائد أو صيانة.',
  },
  refused: {
    sentence: sentences.inTrouble,
    advice: 'اسأل مزوّد استضافة لوحة التحكم.',
    details: 'فشل {url}\u200e بالحالة {status}، ولا يستطيع Onair تفسيرها.',
  },
  otherTrouble: {
    sentence: sentences.inTrouble,
    advice: 'سيعيد Onair المحاولة تلقائيًا. إن استمر ذلك فاسأل مزوّد استضافة الخادم.',
    details: 'فشل {url}\u200e بالحالة {status}.',
  },
  brokenJson: {
    sentence: sentences.unreadable,
    advice: 'افتح العنوان في متصفح لترى أيهما السبب.',
    details:
      '{url}\u200e ملف JSON تالف: لوحة التحكم تكتب شيئًا في ردودها، أو أن وسيطًا (proxy) أمامها ينهيها قبل الأوان أو يضغطها خطأً (gzip).',
  },
  cut: {
    sentence: sentences.unreadable,
    advice: 'السبب غالبًا وسيط (proxy) أمام لوحة التحكم؛ أوقف الضغط فيه لترى إن كان هو السبب.',
    details: 'بدأ {url}\u200e بالرد ثم انقطع: الاتصال ينتهي قبل الرد، أو أن الرد لا يمكن فك ضغطه.',
  },
  tooLarge: {
    sentence: sentences.unreadable,
    advice: 'اطلب من مزوّد الاستضافة تثبيت إصدار أحدث.',
    details: 'حجم {url}\u200e يتجاوز الحد الأقصى وهو 8 ميغابايت، لأن لوحة التحكم تتجاهل المعامل limit.',
  },
  cached: {
    sentence: 'تتلقى هذه الصفحة بيانات قديمة.',
    advice:
      'الأرجح أنها تأتي من ذاكرة التخزين المؤقت لدى service worker لهذا الموقع أو شبكة CDN أو خادم وكيل. استثنِ هذا العنوان من التخزين المؤقت.',
    details:
      'يُرجع {url}\u200e الاستجابة القديمة نفسها منذ دقائق، مع أن المقطع المذكور فيها يُفترض أن يكون قد انتهى.',
  },
  noCors: {
    sentence: sentences.unreadable,
    advice:
      'إما أنه موقع بدل لوحة تحكم (فاكتب في base-url عنوان لوحة التحكم نفسها)، أو لوحة تحكم يجب أن ترسل الترويسة Access-Control-Allow-Origin.',
    details:
      'يستجيب {url}\u200e، لكن دون الترويسة Access-Control-Allow-Origin، فلا تستطيع هذه الصفحة قراءته، ولا يعمل JSONP هناك أيضًا.',
  },
  otherClosed: {
    sentence: sentences.unreadable,
    advice: 'يجب أن يرسل الخادم أو الوسيط (proxy) أمامه هذه الترويسة. أو استخدم لوحة تحكم تقرأ هذا الخادم.',
    details:
      'يستجيب {url}\u200e، لكن دون الترويسة Access-Control-Allow-Origin، فلا تستطيع هذه الصفحة قراءته.',
  },
  needsHttps: {
    sentence: sentences.unreachable,
    advice: setAddress,
    details: '{url}\u200e: لا شيء يستجيب عبر http، لكن https يستجيب.',
  },
  noTls: {
    sentence: sentences.unreachable,
    advice:
      'ثبّت شهادة على الخادم، أو ضعه خلف وسيط (proxy) له شهادة. لا يعمل {address} إلا في الصفحات التي تستخدم http.',
    details: '{url}\u200e: يستجيب هذا المنفذ عبر http، لكن ليس عبر https.',
  },
  ownMachine: {
    sentence: sentences.unreachable,
    advice: 'اكتب عنوانًا يمكن الوصول إليه من الإنترنت.',
    details: 'لا يمكن الوصول إلى {url}\u200e: بالنسبة إلى الزوار، {host} هو حاسوبهم نفسه.',
  },
  localNetwork: {
    sentence: sentences.unreachable,
    advice: 'اكتب عنوانًا يمكن الوصول إليه من الإنترنت.',
    details: 'لا يمكن الوصول إلى {url}\u200e: {host} عنوان داخل شبكة محلية.',
  },
  silentHttps: {
    sentence: sentences.unreachable,
    advice: 'افتح {address} في تبويب بالمتصفح: إن ظهر تحذير فالسبب الشهادة، وإلا فالمنفذ أو الاسم.',
    details:
      '{url}\u200e: لا رد. السبب هو الشهادة (منتهية أو موقّعة ذاتيًا أو لاسم آخر)، أو المنفذ (مغلق، أو يحظره جدار ناري)، أو الاسم {host}؛ ولا تذكر المتصفحات أيها.',
  },
  silentHttp: {
    sentence: sentences.unreachable,
    advice:
      'إما أن المنفذ مغلق (لوحة التحكم لا تعمل، أو يحظره جدار ناري)، أو أن الاسم {host} خاطئ؛ ولا تذكر المتصفحات أيهما. افتح {address} في تبويب بالمتصفح لمعرفة السبب.',
    details: '{url}\u200e: لا رد.',
  },
  swallowed: {
    sentence: sentences.unreachable,
    advice: 'اسأل مزوّد الاستضافة هل المنفذ مفتوح للجميع.',
    details:
      '{url}\u200e: لا رد في الوقت المحدد. إما أن جدارًا ناريًا يُسقط الطلبات إلى هذا المنفذ، أو أن الخادم معلّق؛ ولا يستطيع المتصفح التمييز بينهما.',
  },
  slow: {
    sentence: 'يستغرق خادم محطتك وقتًا طويلًا للرد.',
    advice: 'تحقّق من سجل الخادم وقاعدة بياناته.',
    details:
      '{url}\u200e: لا رد في الوقت المحدد، مع أن الخادم على {address} يرد على طلبات أخرى. يستغرق تحميل هذه القائمة وقتًا طويلًا.',
  },
  gone: {
    sentence: sentences.unreachable,
    advice: 'سيعيد Onair المحاولة تلقائيًا. للبحث عن أسباب أخرى أضف ?onair-check إلى عنوان هذه الصفحة.',
    details: '{url}\u200e: لا رد، مع أنه كان يرد من قبل. لوحة التحكم أو الاتصال بها معطّل الآن.',
  },
  passing: {
    sentence: 'يبدو أن المشكلة قد حُلّت.',
    details: '{url}\u200e: فشل الطلب الأول ونجح الثاني.',
  },
  unknown: {
    sentence: sentences.inTrouble,
    details: 'فشل {url}\u200e لسبب غير معروف ({problem}).',
  },
};

/** Causes that only the command `onair-panel check` can find. */
export const terminalCauses: Translated<TerminalCauseWords> = {
  noSuchName: {
    sentence: sentences.unreachable,
    advice: 'تحقّق من صحة كتابة الاسم ومن وجود سجل DNS له.',
    details: '{url}\u200e: لا يوجد مضيف باسم {host} (DNS).',
  },
  portClosed: {
    sentence: sentences.unreachable,
    advice: 'لوحة التحكم لا تعمل، أو تستخدم منفذًا آخر، أو لا تقبل إلا الاتصالات المحلية.',
    details: '{url}\u200e: {host} موجود، لكن منفذه مغلق.',
  },
  noRoute: {
    sentence: sentences.unreachable,
    advice: 'إما أن العنوان خاطئ، أو أن الجهاز أو شبكته متوقف.',
    details: '{url}\u200e: لا يمكن الوصول إلى {host} من هنا.',
  },
  reset: {
    sentence: sentences.unreachable,
    advice: 'إما أن المنفذ يتوقع https وتلقّى http، أو أن جدارًا ناريًا قطع الاتصال.',
    details: '{url}\u200e: قبل {host} الاتصال ثم أغلقه دون رد.',
  },
  certificateEnded: {
    sentence: sentences.unreachable,
    advice: 'جدّدها، وتحقّق من سبب عدم تجديدها تلقائيًا.',
    details: '{url}\u200e: شهادة {host} منتهية أو ليست صالحة بعد.',
  },
  certificateOwn: {
    sentence: sentences.unreachable,
    advice: 'يحتاج الزوار إلى شهادة من جهة عامة، مثل Let’s Encrypt.',
    details: '{url}\u200e: شهادة {host} موقّعة ذاتيًا، أو من جهة لا تعرفها المتصفحات.',
  },
  certificateChain: {
    sentence: sentences.unreachable,
    advice: 'ثبّت السلسلة كاملة (fullchain.pem).',
    details: '{url}\u200e: يرسل الخادم شهادة {host} دون الشهادات الوسيطة.',
  },
  certificateName: {
    sentence: sentences.unreachable,
    advice: 'استخدم ذلك الاسم، أو احصل على شهادة لهذا الاسم.',
    details: '{url}\u200e: الشهادة لاسم غير {host}.',
  },
};

export const streams: Translated<StreamWords> = {
  playlist:
    '{url} قائمة تشغيل لا تستطيع هذه الصفحة قراءتها. استخدم العنوان الموجود داخل القائمة عنوانًا للبث.',
  notAudio: '{url} ليس بثًا: أعاد الخادم {type} بالحالة {status}.',
  format: '{url} يستجيب، لكن هذا المتصفح لا يستطيع تشغيله: التنسيق غير مدعوم أو البث لا يرسل صوتًا.',
  unreadable:
    'لا يمكن تشغيل {url}: العنوان خاطئ أو الخادم متوقف أو أنه ليس صوتًا. افتحه في علامة تبويب في المتصفح لمعرفة السبب.',
};

export const notices: Translated<NoticeWords> = {
  unknown: '{name} غير معروف.',
  didYouMean: 'هل تقصد {name}؟',
  available: 'المتاح: {names}.',
  notNumber: '{name} ليس رقمًا.',
  unclosed:
    'الوسم {name} غير مغلق، لذلك يعدّ المتصفح ما بعده داخل الوسم. يُبقيه Onair ظاهرًا. اكتب {end} بعد الوسم: في HTML لا تُغلق الشرطة المائلة في آخر الوسم ذلك الوسم.',
  ignoredScript:
    'في {name} السمة data-base-url، لكنه ليس سكربت Onair، لذلك تُهمل سماته. إن كان يحتوي على Onair فأضف إليه data-onair.',
};

export const checks: Translated<CheckWords> = {
  lines: {
    station: 'المحطة',
    kind: 'الخادم',
    onAir: 'على الهواء',
    attributes: 'السمات',
    data: 'البيانات',
    relay: 'الترحيل',
    reachable: 'إمكانية الوصول',
    v2: 'v2',
    servers: 'الخوادم',
    cors: 'CORS',
    jsonp: 'JSONP',
    certificate: 'الشهادة',
    mixed: 'المحتوى المختلط',
    clock: 'الساعة',
    caching: 'ترويسات التخزين المؤقت',
    streams: 'البث',
    covers: 'الأغلفة',
    feeds: 'الخلاصات',
    policy: 'السياسة',
  },
  says: {
    reachable: '{address} يستجيب.',
    v2: '\u200e{path}\u200e يعطي قائمة.',
    v2Unread: 'تتعذّر قراءة \u200e{path}\u200e: تستخدم الوسوم الواجهة الأقدم، عبر JSONP.',
    servers: '\u200e{servers}',
    serversUnlisted: 'لوحة التحكم لا تذكر خوادمها.',
    cors: 'يمكن لصفحات كل المواقع قراءة الردود.',
    corsHere: 'هذه الصفحة على موقع غير موقع لوحة التحكم، ويمكنها قراءة ردودها.',
    corsUnseen: 'هذه الصفحة على موقع لوحة التحكم نفسه، فلا تعرف ما يُسمح لصفحات المواقع الأخرى بقراءته.',
    corsMissing:
      'الترويسة Access-Control-Allow-Origin: * مفقودة: تقرأ الصفحات لوحة التحكم عبر JSONP، وهو أبطأ.',
    corsUnread:
      'الترويسة Access-Control-Allow-Origin: * مفقودة، أو لا يوجد v2: تقرأ الصفحات لوحة التحكم عبر JSONP، وهو أبطأ.',
    corsAbsent: 'الترويسة Access-Control-Allow-Origin: * مفقودة: لا تستطيع أي صفحة قراءة لوحة التحكم.',
    jsonp: 'يعمل، حتى للمتصفحات القديمة جدًا.',
    jsonpMissing: 'لا يعمل: المتصفحات القديمة جدًا لا تعرض شيئًا.',
    certificate: 'صالحة هنا، ويمكن لصفحات https عرض لوحة التحكم.',
    mixed: 'لوحة التحكم http: لا يمكن لصفحات https عرضها.',
    bothHttp: 'لوحة التحكم http، والموقع كذلك. إن صار الموقع https فلن يستطيع عرضها.',
    clock: 'مطابقة لساعة هذا الجهاز.',
    clockAhead: 'متقدمة {seconds} ث على ساعة هذا الجهاز.',
    clockBehind: 'متأخرة {seconds} ث عن ساعة هذا الجهاز.',
    clockEarly: 'أحدث مقطع يبدأ بعد {seconds} ث: ساعة لوحة التحكم متقدمة، أو ساعة هذا الجهاز متأخرة.',
    clockUnstamped: 'ليس في الردود Date.',
    clockUnseen: 'لا تستطيع الصفحة قراءة ساعة لوحة التحكم. الأمر {command} يستطيع.',
    cached: 'يمكن للمتصفحات والذاكرات المخبّأة التحقق من وجود بيانات جديدة.',
    cachedLong: 'يُسمح بحفظ السجل {seconds} ث: تصل العناوين متأخرة.',
    cachedUnseen:
      'لا تحفظ الذاكرات المخبّأة العناوين أطول مما يجب. لا تستطيع الصفحة معرفة وجود ETag. الأمر {command} يستطيع.',
    cachedWhole: 'لا يوجد ETag، لذلك يُرسل كل رد كاملًا.',
    none: 'لا يوجد ما يُختبر.',
    tried: 'اختُبر {tried} من {all}.',
    failed: 'يتعذّر تحميل {url}\u200e ({why}).',
    policy: '{policy}',
    otherServer: 'في {address}\u200e يوجد {kind}. يعمل Onair معه مباشرة.',
    kindUnseen: 'لا تستطيع الصفحة معرفة نوع الخادم لأنها لا تستطيع قراءة ردوده. الأمر {command} يستطيع.',
    title: '{title}',
    noTitle: 'لا يوجد عنوان الآن.',
    attributes: '\u200e{attributes}\u200e على الوسم؛ وعلى سكربت Onair يسبق data- كل اسم.',
    attributesOfOne:
      '\u200e{attributes}\u200e على الوسم؛ وعلى سكربت Onair يسبق data- كل اسم. من دون station تكون الأولى؛ المتاح: {stations}.',
    data: 'يوفّر: {things}. ولا يوفّر: {missing}.',
    relay:
      'لوحة تحكم تقرأ هذا الخادم تحفظ كل المقاطع وتعدّ الأصوات ويمكنها أخذ جدول البرامج من تقويم: \u200e{relay}',
    fetchHere: 'يحق لهذه الصفحة قراءة ردوده.',
    onlyJsonp: 'لا يحق لصفحات المواقع الأخرى قراءة ردوده مباشرةً: تقرؤها عبر JSONP، وهو أبطأ.',
    closed:
      'لا تستطيع أي صفحة من موقع آخر قراءته: الترويسة Access-Control-Allow-Origin: * مفقودة، ولا يوجد JSONP.',
    httpServer: 'هو http: لا يمكن لصفحات https عرضه.',
    streamFailed: 'يتعذّر تحميل {url}\u200e ({why}).',
  },
  whys: {
    timeout: 'لا رد خلال 10 ث',
    insecure: 'http، ولا يُسمح لصفحة https بتحميله',
    unplayable: 'هذا المتصفح لا يستطيع تشغيله',
    noPicture: 'ليس صورة',
    noFeed: 'ليس خلاصة',
    unread: 'غير موجود، أو لا يُسمح للصفحات بقراءته',
  },
  things: {
    titles: 'العنوان الحالي',
    plays: 'آخر المقاطع',
    starts: 'أوقات بدايتها',
    history: 'كل المقاطع',
    week: 'جدول البرامج',
    channels: 'البث',
    podcasts: 'البودكاست',
    votes: 'الأصوات',
  },
  cures: {
    corsUnseen: 'افتح هذا الفحص من موقع آخر، أو شغّل {command}.',
    corsMissing: 'اجعل لوحة التحكم ترسلها مع ردودها تحت /api/v2/\u200e.',
    corsAbsent: 'اجعل لوحة التحكم ترسلها مع ردودها تحت /api/v2/\u200e.',
    mixed: 'اطلب https من مزوّد الاستضافة.',
    clockAhead: 'اضبطها عبر NTP.',
    clockBehind: 'اضبطها عبر NTP.',
    clockEarly: 'اضبط الساعتين عبر NTP.',
    cachedLong: 'الصواب 1 أو 2.',
    failed: 'تحقّق من عنوانه في لوحة التحكم.',
    closed: 'اجعل الخادم أو الوكيل الذي أمامه يرسل هذه الترويسة، أو استخدم لوحة تحكم تقرؤه.',
    httpServer: 'فعّل https، أو استخدم لوحة تحكم لها https تقرأ هذا الخادم.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'فحص محطتك',
  lede: 'اعرف لماذا لا تظهر محطتك. يعمل الفحص كما تعمل الوسوم على موقعك، ولا يتصل إلا بهذا العنوان وبالعناوين الواردة في بياناته. ويتعرّف على لوحات التحكم وعلى {kinds}.',
  address: 'عنوان لوحة التحكم أو الخادم',
  site: 'موقعك',
  siteHttps: 'https، كمعظم المواقع',
  siteHttp: 'http',
  check: 'فحص',
  running: 'جارٍ فحص {address}. يستغرق ذلك حتى نصف دقيقة.',
  sound: 'لا مشكلات في {address}.',
  unsound: 'مشكلات في {address}: {what}.',
  noStation: 'لا تستطيع الوسوم عرض الخادم {server} من {address}.',
  otherServer: 'في {address}\u200e يوجد {kind}. لعرضه أضف \u200e{attribute}\u200e إلى الوسوم.',
  holds: 'سليم',
  fails: 'مشكلة',
  neither: 'ملاحظة',
  stations: 'محطات لوحة التحكم هذه',
  checkThat: 'فحص {address}',
  build: 'احصل على الشيفرة لموقعك',
  report: 'تقرير لمزوّد استضافة لوحة التحكم',
  terminal: 'يستطيع الأمر فحص أكثر مما تفحصه الصفحة: الشهادات وكل الترويسات وساعة لوحة التحكم.',
  policy: 'إن كانت لموقعك سياسة Content-Security-Policy فيجب أن تسمح بما يلي:',
  copyPolicy: 'نسخ السياسة',
  copyReport: 'نسخ التقرير',
  copyCommand: 'نسخ الأمر',
  copied: 'تم النسخ',
  notCopied: 'تم التحديد: اضغط Ctrl+C',
  language: 'اللغة',
};
