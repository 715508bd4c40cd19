/** Text for site owners, in Turkish: causes of failures, and the check page. Visitors never load it. */
import type {
  CauseWords,
  CheckPageWords,
  CheckWords,
  NoticeWords,
  StreamWords,
  TerminalCauseWords,
} from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Bu sunucuyu denetle';
export const technicalDetails = 'Teknik ayrıntılar';

/** Sentences that several causes share. */
const sentences = {
  badAddress: 'İstasyonunuzun sunucusunun adresi geçersiz.',
  policy: 'Bu sayfanın Content-Security-Policy ayarı istasyonunuzun sunucusunu engelliyor.',
  wrongAddress: 'İstasyonunuzun sunucusunun adresi yanlış.',
  noServer: 'İstasyonunuzun panelinde {server} numaralı sunucu yok.',
  noStation: 'Sunucuda {station} adlı istasyon yok.',
  refuses: 'İstasyonunuzun sunucusu ziyaretçilerin onu okumasına izin vermiyor.',
  inTrouble: 'İstasyonunuzun sunucusunda bir sorun var.',
  unreadable: 'Bu sayfa istasyonunuzun sunucusunun yanıtlarını okuyamıyor.',
  unreachable: 'Bu sayfadan istasyonunuzun sunucusuna ulaşılamıyor.',
};

const setAddress = 'base-url olarak {address} yazın.';
const setStation =
  '{kind} istasyonları şöyle görünür: {example}. Kendinizinkini betiğe data-station olarak ya da etikete station olarak yazın.';

export const causes: Translated<CauseWords> = {
  noAddress: {
    sentence: 'Bu sayfada bir panel belirtilmemiş.',
    advice:
      'İstasyonunuzun panelinin adresini Onair betiğinde data-base-url ya da etikette base-url olarak yazın.',
  },
  badAddress: {
    sentence: sentences.badAddress,
    advice: 'Panelin adresini protokolü ve bağlantı noktasıyla yazın, örneğin https://panel.example:8080.',
    details: '“{url}” geçerli bir adres değil.',
  },
  mistypedAddress: {
    sentence: sentences.badAddress,
    advice: setAddress,
    details: '“{url}” geçerli bir adres değil.',
  },
  noStation: {
    sentence: 'Bu sayfada hangi istasyonun gösterileceği belirtilmemiş.',
    advice: setStation,
  },
  badStation: {
    sentence: 'İstasyonunuzun adı geçersiz.',
    advice: 'station olarak istasyonunuzun kısa adını, mount adını veya numarasını yazın.',
    details: 'İstasyonun adı geçersiz, bu yüzden {url} için istek gönderilmedi.',
  },
  badMap: {
    sentence: 'Onair, map içindeki bir girdiyi anlamıyor.',
    advice:
      'map içinde title veya song olmalı; her girdi bir alan ve bir yoldur, örneğin title: current.song. Alanlar: {fields}.',
    details: 'Onair, map içindeki “{entry}” girdisini anlamıyor, bu yüzden {url} okunmadı.',
  },
  noPath: {
    sentence: 'map, yanıtta olmayan bir değeri belirtiyor.',
    advice: 'Mevcut olanlar: {known}.',
    details: 'map {path} yolunu belirtiyor, ancak {url} yanıtında orada bir değer yok.',
  },
  insecure: {
    sentence:
      'Bu sayfa https, istasyonunuzun sunucusu ise http kullanıyor, bu yüzden tarayıcılar onu engelliyor.',
    advice:
      'Sunucu https destekliyorsa {address} yazın. Desteklemiyorsa sağlayıcısından etkinleştirmesini isteyin.',
    details: 'Bu sayfa https kullanıyor, bu yüzden tarayıcılar http kullanan {url} adresini engelliyor.',
  },
  offline: {
    sentence: 'Bu tarayıcı çevrimdışı.',
    details: 'Bu tarayıcı çevrimdışı, bu yüzden {url} için istek gönderilmedi.',
  },
  part: {
    sentence: 'Onair’in bir dosyası yüklenmedi.',
    advice:
      'Hangisi olduğunu tarayıcının ağ sekmesi gösterir. parts klasörü onair.js dosyasının yanında olmalı ve bütün dosyalar aynı sürümden olmalı. Başka bir sitedeyseler Access-Control-Allow-Origin: * başlığı gerekir.',
    details: 'Onair’in bir dosyası yüklenmedi, bu yüzden {url} için istek gönderilmedi.',
  },
  policyConnect: {
    sentence: sentences.policy,
    advice: 'Bu yönergeyi şöyle değiştirin: {line}',
    details: 'Bu sayfanın Content-Security-Policy ayarı {url} adresini engelliyor ({directive}).',
  },
  policyJsonp: {
    sentence: sentences.policy,
    advice: 'Bu yönergeyi şöyle değiştirin: {line} (politikada trusted-types varsa oraya onair ekleyin).',
    details: 'Bu sayfanın Content-Security-Policy ayarı {url} adresindeki JSONP betiğini engelliyor.',
  },
  policyNoCors: {
    sentence: sentences.policy,
    advice:
      'Panelin Access-Control-Allow-Origin başlığını göndermesini sağlayın ya da bu yönergeyi şöyle değiştirin: {line} (politikada trusted-types varsa oraya onair ekleyin).',
    details:
      '{url} adresinde Access-Control-Allow-Origin başlığı yok, bu yüzden sayfalar onu doğrudan okuyamıyor; bu sayfanın Content-Security-Policy ayarı da öteki yol olan JSONP’yi engelliyor.',
  },
  endsInApi: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} yok: adres, Onair’in otomatik olarak eklediği {end} ile bitiyor.',
  },
  wrongPath: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} yok, ama {address} adresinde bir panel yanıt veriyor.',
  },
  website: {
    sentence: sentences.wrongAddress,
    advice:
      'base-url olarak panelin kendi adresini yazın; çoğu zaman :8080 gibi bir bağlantı noktası vardır.',
    details:
      '{url} bir web sayfası verdi (durum {status}): {address} adresinde yanıt veren bir site ya da vekil sunucu, panel değil.',
  },
  noPanel: {
    sentence: sentences.wrongAddress,
    advice: 'Ana makineyi, bağlantı noktasını ve yolu denetleyin.',
    details: '{url} yok (durum {status}) ve {address} adresinde bir panel yok.',
  },
  otherProgram: {
    sentence: sentences.wrongAddress,
    advice: 'Ana makinenin, bağlantı noktasının ve yolun panele ait olup olmadığına bakın.',
    details:
      '{url} bir panelin listesi olmayan bir JSON verdi: {address} adresinde başka bir program yanıt veriyor.',
  },
  otherServer: {
    sentence: 'İstasyonunuzun sunucusu bir panel değil, {kind}.',
    advice: 'Etikete {attributes} yazın; betikte her ad data- ile başlar.',
    details: '{url} yok: {address} adresinde bir panel değil, {kind} yanıt veriyor.',
  },
  otherMissing: {
    sentence: sentences.wrongAddress,
    advice: 'Ana makineyi, bağlantı noktasını, yolu ve source değerini denetleyin.',
    details: 'Onair {url} yanıtını {attribute} olarak okuyamıyor.',
  },
  listMissing: {
    sentence: 'İstasyonunuzun paneli bu etiketin verilerini sunmuyor.',
    advice: 'Bu etiket için fazla eski olabilir ya da önündeki bir vekil sunucu bu yolu geçirmiyor.',
    details:
      '{address} adresindeki panel yanıt veriyor, ama {url} adresinde okunabilir bir şey yok (durum {status}).',
  },
  legacyMissing: {
    sentence: 'İstasyonunuzun paneli JSONP desteklemiyor.',
    advice: 'transport="legacy" ayarını kaldırın.',
    details: '{url} JSONP değil, oysa {address} adresindeki panelde daha yeni arayüz var.',
  },
  wrongServer: {
    sentence: sentences.noServer,
    advice:
      'Olanlar şunlar: {servers}. Bu numaralardan birini betiğe data-server olarak ya da etikete server olarak yazın.',
    details: '{url}: {server} numaralı sunucu yok.',
  },
  noSuchServer: {
    sentence: sentences.noServer,
    advice:
      'Sağlayıcısından istasyonunuzun numarasını isteyin ve betiğe data-server olarak ya da etikete server olarak yazın.',
    details: '{url}: panelde {server} numaralı sunucu yok ve panel hangilerinin olduğunu söylemiyor.',
  },
  wrongStation: {
    sentence: sentences.noStation,
    advice:
      'Olanlar şunlar: {stations}. Bunlardan birini betiğe data-station olarak ya da etikete station olarak yazın.',
    details: '{address}: {station} adlı istasyon yok.',
  },
  noSuchStation: {
    sentence: sentences.noStation,
    advice: setStation,
    details: '{address}: {kind} içinde {station} adlı istasyon yok.',
  },
  redirected: {
    sentence: sentences.unreachable,
    advice: 'base-url olarak yönlendirmenin bittiği adresi yazın.',
    details: '{url} başka bir adrese yönlendirmeyle yanıt veriyor; bu sayfanın onu izlemesine izin yok.',
  },
  login: {
    sentence: sentences.refuses,
    advice:
      'Etiketlerin gösterdiği herkese açık olmalı: panelin sağlayıcısından arayüzü okumaya açmasını isteyin.',
    details: '{url} parola istiyor (durum 401).',
  },
  forbidden: {
    sentence: sentences.refuses,
    advice:
      'Panelin önünde bir güvenlik duvarı, robotlara karşı bir koruma ya da izinli adresler listesi var: sağlayıcısından ziyaretçilerin {address}/api/ adresini okumasına izin vermesini isteyin.',
    details: '{url} yasak (durum 403).',
  },
  throttled: {
    sentence: 'İstasyonunuzun paneli çok fazla istek aldı.',
    advice:
      'Onair daha sonra yeniden dener. Sürerse panelin sağlayıcısından daha yüksek bir sınır isteyin ya da önüne bir önbellek koyun.',
    details: '{url} bu adresten çok fazla istek aldı (durum 429).',
  },
  crashed: {
    sentence: sentences.inTrouble,
    advice: 'Nedeni panelin günlüğünde yazar. Onair otomatik olarak yeniden dener.',
    details: '{url} sunucuda bir hataya yol açtı (durum {status}).',
  },
  gateway: {
    sentence: sentences.inTrouble,
    advice: 'Panel çalışmıyor ya da vekil sunucu yanlış bağlantı noktasını kullanıyor.',
    details: '{url} adresindeki vekil sunucu, arkasındaki panelden yanıt alamıyor (durum {status}).',
  },
  busy: {
    sentence: sentences.inTrouble,
    advice: 'Onair otomatik olarak yeniden dener. Sürerse panelin sağlayıcısına sorun.',
    details: '{url} aşırı yük ya da bakım nedeniyle şu anda kullanılamıyor (durum 503).',
  },
  refused: {
    sentence: sentences.inTrouble,
    advice: 'Panelin sağlayıcısına sorun.',
    details: '{url}, Onair’in açıklayamadığı {status} durumuyla başarısız oldu.',
  },
  otherTrouble: {
    sentence: sentences.inTrouble,
    advice: 'Onair otomatik olarak yeniden dener. Sürerse sunucunun sağlayıcısına sorun.',
    details: '{url} isteği {status} durumuyla başarısız oldu.',
  },
  brokenJson: {
    sentence: sentences.unreadable,
    advice: 'Hangisi olduğunu görmek için adresi bir tarayıcıda açın.',
    details:
      '{url} bozuk bir JSON: panel yanıtlarına bir şey yazıyor ya da önündeki bir vekil sunucu onları erken bitiriyor veya yanlış sıkıştırıyor (gzip).',
  },
  cut: {
    sentence: sentences.unreadable,
    advice:
      'Çoğunlukla panelin önündeki bir vekil sunucudur; öyle mi diye görmek için oradaki sıkıştırmayı kapatın.',
    details: '{url} yanıt vermeye başladı ve kesildi: bağlantı yanıttan önce bitiyor ya da yanıt açılamıyor.',
  },
  tooLarge: {
    sentence: sentences.unreadable,
    advice: 'Sağlayıcısından daha yeni bir sürüm kurmasını isteyin.',
    details: 'Panel limit parametresini dikkate almadığı için {url} en fazla 8 MB olan sınırı aşıyor.',
  },
  cached: {
    sentence: 'Bu sayfa güncel olmayan veriler alıyor.',
    advice:
      'Yanıt büyük olasılıkla bu sitenin service worker’ının, bir CDN’nin veya bir vekil sunucunun önbelleğinden geliyor. Bu adresi önbelleğin dışında bırakın.',
    details: '{url} dakikalardır aynı eski yanıtı veriyor, oysa içindeki parçanın bitmiş olması gerekir.',
  },
  noCors: {
    sentence: sentences.unreadable,
    advice:
      'Ya panel yerine bir sitedir (o zaman base-url olarak panelin kendi adresini yazın) ya da Access-Control-Allow-Origin başlığını göndermesi gereken bir paneldir.',
    details:
      '{url} yanıt veriyor, ama Access-Control-Allow-Origin başlığı olmadan; bu yüzden bu sayfa onu okuyamıyor, orada JSONP de çalışmıyor.',
  },
  otherClosed: {
    sentence: sentences.unreadable,
    advice:
      'Sunucu ya da önündeki vekil sunucu bu başlığı göndermeli. Ya da bu sunucuyu okuyan bir panel kullanın.',
    details:
      '{url} yanıt veriyor, ama Access-Control-Allow-Origin başlığı olmadan; bu yüzden bu sayfa onu okuyamıyor.',
  },
  needsHttps: {
    sentence: sentences.unreachable,
    advice: setAddress,
    details: '{url}: http ile yanıt yok, ama https ile var.',
  },
  noTls: {
    sentence: sentences.unreachable,
    advice:
      'Sunucuya bir sertifika kurun ya da onu sertifikası olan bir vekil sunucunun arkasına koyun. {address} yalnızca kendileri http kullanan sayfalarda çalışır.',
    details: '{url}: bu bağlantı noktası http ile yanıt veriyor, ama https ile vermiyor.',
  },
  ownMachine: {
    sentence: sentences.unreachable,
    advice: 'İnternetten ulaşılabilen bir adres yazın.',
    details: '{url} adresine ulaşılamıyor: ziyaretçiler için {host} kendi bilgisayarlarıdır.',
  },
  localNetwork: {
    sentence: sentences.unreachable,
    advice: 'İnternetten ulaşılabilen bir adres yazın.',
    details: '{url} adresine ulaşılamıyor: {host}, yerel ağdaki bir adres.',
  },
  silentHttps: {
    sentence: sentences.unreachable,
    advice:
      '{address} adresini bir tarayıcı sekmesinde açın: uyarı çıkarsa sertifikadır, çıkmazsa bağlantı noktası ya da addır.',
    details:
      '{url}: yanıt yok. Neden sertifika (süresi dolmuş, kendinden imzalı ya da başka bir ad için), bağlantı noktası (kapalı ya da bir güvenlik duvarı engelliyor) veya {host} adı olabilir; tarayıcılar hangisi olduğunu söylemez.',
  },
  silentHttp: {
    sentence: sentences.unreachable,
    advice:
      'Ya bağlantı noktası kapalı (panel çalışmıyor ya da bir güvenlik duvarı engelliyor) ya da {host} adı yanlış; tarayıcılar hangisi olduğunu söylemez. Öğrenmek için {address} adresini bir tarayıcı sekmesinde açın.',
    details: '{url}: yanıt yok.',
  },
  swallowed: {
    sentence: sentences.unreachable,
    advice: 'Sunucunun sağlayıcısına bağlantı noktasının herkese açık olup olmadığını sorun.',
    details:
      '{url}: zamanında yanıt yok. Ya bir güvenlik duvarı bu bağlantı noktasına gelen istekleri düşürüyor ya da sunucu takılmış; tarayıcı bunları ayırt edemez.',
  },
  slow: {
    sentence: 'İstasyonunuzun sunucusu çok geç yanıt veriyor.',
    advice: 'Sunucunun günlüğünü ve veritabanını denetleyin.',
    details:
      '{url}: zamanında yanıt yok, oysa {address} adresindeki sunucu başka isteklere yanıt veriyor. Bu listenin yüklenmesi çok uzun sürüyor.',
  },
  gone: {
    sentence: sentences.unreachable,
    advice:
      'Onair otomatik olarak yeniden dener. Başka nedenler aramak için bu sayfanın adresine ?onair-check ekleyin.',
    details:
      '{url}: yanıt yok, oysa daha önce yanıt veriyordu. Panel ya da ona giden bağlantı şu anda çalışmıyor.',
  },
  passing: {
    sentence: 'Sorun çözülmüş görünüyor.',
    details: '{url}: ilk istek başarısız oldu, ikincisi başarılı oldu.',
  },
  unknown: {
    sentence: sentences.inTrouble,
    details: '{url} bilinmeyen bir nedenle başarısız oldu ({problem}).',
  },
};

/** Causes that only the command `onair-panel check` can find. */
export const terminalCauses: Translated<TerminalCauseWords> = {
  noSuchName: {
    sentence: sentences.unreachable,
    advice: 'Yazımını ve bir DNS kaydı olup olmadığını denetleyin.',
    details: '{url}: {host} adlı bir ana makine yok (DNS).',
  },
  portClosed: {
    sentence: sentences.unreachable,
    advice:
      'Panel çalışmıyor, başka bir bağlantı noktası kullanıyor ya da yalnızca yerel bağlantıları kabul ediyor.',
    details: '{url}: {host} var, ama bağlantı noktası kapalı.',
  },
  noRoute: {
    sentence: sentences.unreachable,
    advice: 'Ya adres yanlış ya da makine veya ağı çalışmıyor.',
    details: '{url}: buradan {host} adresine ulaşılamıyor.',
  },
  reset: {
    sentence: sentences.unreachable,
    advice: 'Ya bağlantı noktası https bekliyordu ve http aldı ya da bir güvenlik duvarı bağlantıyı kesti.',
    details: '{url}: {host} bağlantıyı kabul etti ve yanıt vermeden kapattı.',
  },
  certificateEnded: {
    sentence: sentences.unreachable,
    advice: 'Yenileyin ve neden otomatik olarak yenilenmediğini denetleyin.',
    details: '{url}: {host} sertifikasının süresi dolmuş ya da sertifika henüz geçerli değil.',
  },
  certificateOwn: {
    sentence: sentences.unreachable,
    advice: 'Ziyaretçilere Let’s Encrypt gibi herkese açık bir kurumun sertifikası gerekir.',
    details:
      '{url}: {host} sertifikası kendinden imzalı ya da tarayıcıların tanımadığı bir kurumca imzalanmış.',
  },
  certificateChain: {
    sentence: sentences.unreachable,
    advice: 'Zincirin tamamını kurun (fullchain.pem).',
    details: '{url}: sunucu, {host} sertifikasını ara sertifikalar olmadan gönderiyor.',
  },
  certificateName: {
    sentence: sentences.unreachable,
    advice: 'O adı kullanın ya da bu ad için bir sertifika alın.',
    details: '{url}: sertifika {host} dışında bir ad için.',
  },
};

export const streams: Translated<StreamWords> = {
  playlist:
    '{url}, bu sayfanın okuyamadığı bir çalma listesi. Yayın adresi olarak listenin içindeki adresi girin.',
  notAudio: '{url} bir yayın değil: sunucu {status} durumuyla {type} döndürdü.',
  format:
    '{url} yanıt veriyor, ancak bu tarayıcı onu çalamıyor: biçim desteklenmiyor veya yayın ses göndermiyor.',
  unreadable:
    '{url} çalınamıyor: adres yanlış, sunucu çalışmıyor veya bu bir ses değil. Nedenini öğrenmek için adresi bir tarayıcı sekmesinde açın.',
};

export const notices: Translated<NoticeWords> = {
  unknown: '{name} bilinmiyor.',
  didYouMean: 'Bunu mu demek istediniz: {name}?',
  available: 'Bulunanlar: {names}.',
  notNumber: '{name} bir sayı değil.',
  unclosed:
    '{name} kapatılmamış, bu yüzden tarayıcı için ardından gelen her şey etiketin içinde. Onair onu görünür bırakır. Etiketten sonra {end} yazın: HTML’de bir etiketin sonundaki eğik çizgi onu kapatmaz.',
  ignoredScript:
    '{name} data-base-url taşıyor, ama Onair’in betiği değil, bu yüzden öznitelikleri kullanılmaz. Onair’i içeriyorsa ona data-onair ekleyin.',
};

export const checks: Translated<CheckWords> = {
  lines: {
    station: 'istasyon',
    kind: 'sunucu',
    onAir: 'yayında',
    attributes: 'öznitelikler',
    data: 'veriler',
    relay: 'aktarıcı',
    reachable: 'erişilebilirlik',
    v2: 'v2',
    servers: 'sunucular',
    cors: 'CORS',
    jsonp: 'JSONP',
    certificate: 'sertifika',
    mixed: 'karışık içerik',
    clock: 'saat',
    caching: 'önbellek başlıkları',
    streams: 'yayın akışları',
    covers: 'kapaklar',
    feeds: 'podcast akışları',
    policy: 'politika',
  },
  says: {
    reachable: '{address} yanıt veriyor.',
    v2: '{path} bir liste veriyor.',
    v2Unread: '{path} okunamıyor: etiketler eski arayüzü JSONP ile kullanır.',
    servers: '{servers}',
    serversUnlisted: 'Panel sunucularını listelemiyor.',
    cors: 'Bütün sitelerin sayfaları yanıtları okuyabilir.',
    corsHere: 'Bu sayfa panelden başka bir sitede ve yanıtlarını okuyabiliyor.',
    corsUnseen:
      'Bu sayfa panelin kendi sitesinde, bu yüzden başka sitelerin sayfalarının neyi okuyabildiğini göremez.',
    corsMissing:
      'Access-Control-Allow-Origin: * başlığı eksik: sayfalar paneli daha yavaş olan JSONP ile okur.',
    corsUnread:
      'Access-Control-Allow-Origin: * başlığı eksik ya da v2 yok: sayfalar paneli daha yavaş olan JSONP ile okur.',
    corsAbsent: 'Access-Control-Allow-Origin: * başlığı eksik: hiçbir sayfa paneli okuyamaz.',
    jsonp: 'Çalışıyor, çok eski tarayıcılarda da.',
    jsonpMissing: 'Çalışmıyor: çok eski tarayıcılar hiçbir şey göstermez.',
    certificate: 'Burada geçerli ve https sayfaları paneli gösterebilir.',
    mixed: 'Panel http: https sayfaları onu gösteremez.',
    bothHttp: 'Panel http, site de öyle. Site https olursa onu artık gösteremez.',
    clock: 'Bu makinenin saatiyle aynı.',
    clockAhead: 'Bu makinenin saatinden {seconds} sn ileri.',
    clockBehind: 'Bu makinenin saatinden {seconds} sn geri.',
    clockEarly: 'En yeni parça {seconds} sn sonra başlıyor: panelin saati ileri ya da bu makineninki geri.',
    clockUnstamped: 'Yanıtlarda Date yok.',
    clockUnseen: 'Bir sayfa panelin saatini okuyamaz. {command} okuyabilir.',
    cached: 'Önbellekler ve tarayıcılar yeni veri olup olmadığını denetleyebilir.',
    cachedLong: 'Geçmiş {seconds} sn saklanabiliyor: parçalar geç geliyor.',
    cachedUnseen:
      'Önbellekler parça adlarını fazla uzun saklamıyor. Bir sayfa ETag olup olmadığını göremez. {command} görebilir.',
    cachedWhole: 'ETag yok, bu yüzden her yanıt bütünüyle gönderiliyor.',
    none: 'Denenecek bir şey yok.',
    tried: '{all} içinden {tried} denendi.',
    failed: '{url} yüklenemiyor ({why}).',
    policy: '{policy}',
    otherServer: '{address} adresinde {kind} var. Onair onunla doğrudan çalışır.',
    kindUnseen:
      'Bir sayfa, yanıtlarını okuyamadığı için sunucunun türünü belirleyemez. {command} belirleyebilir.',
    title: '{title}',
    noTitle: 'Şu anda bir parça adı yok.',
    attributes: 'Etikette {attributes}; Onair’in betiğinde her ad data- ile başlar.',
    attributesOfOne:
      'Etikette {attributes}; Onair’in betiğinde her ad data- ile başlar. station olmadan ilk istasyondur; şunlar var: {stations}.',
    data: 'Sunar: {things}. Sunmaz: {missing}.',
    relay:
      'Bu sunucuyu okuyan bir panel bütün parçaları saklar, oyları sayar ve yayın akışını bir takvimden alabilir: {relay}',
    fetchHere: 'Bu sayfa onun yanıtlarını okuyabilir.',
    onlyJsonp: 'Başka sitelerin sayfaları yanıtlarını doğrudan okuyamaz: daha yavaş olan JSONP ile okurlar.',
    closed:
      'Başka bir sitenin hiçbir sayfası onu okuyamaz: Access-Control-Allow-Origin: * başlığı eksik ve JSONP yok.',
    httpServer: 'Adresi http: https sayfaları onu gösteremez.',
    streamFailed: '{url} yüklenemiyor ({why}).',
  },
  whys: {
    timeout: '10 sn içinde yanıt yok',
    insecure: 'http, bir https sayfası onu yükleyemez',
    unplayable: 'bu tarayıcı onu çalamıyor',
    noPicture: 'resim değil',
    noFeed: 'akış değil',
    unread: 'yok ya da sayfalar onu okuyamaz',
  },
  things: {
    titles: 'geçerli parça',
    plays: 'son parçalar',
    starts: 'her birinin başlangıç zamanı',
    history: 'bütün parçalar',
    week: 'yayın akışı',
    channels: 'yayın akışları',
    podcasts: 'podcast’ler',
    votes: 'oylar',
  },
  cures: {
    corsUnseen: 'Bu denetimi başka bir siteden açın ya da {command} çalıştırın.',
    corsMissing: 'Panelin onu /api/v2/ altındaki yanıtlarıyla göndermesini sağlayın.',
    corsAbsent: 'Panelin onu /api/v2/ altındaki yanıtlarıyla göndermesini sağlayın.',
    mixed: 'Sağlayıcısından https isteyin.',
    clockAhead: 'NTP ile eşitleyin.',
    clockBehind: 'NTP ile eşitleyin.',
    clockEarly: 'İkisini de NTP ile eşitleyin.',
    cachedLong: 'Doğrusu 1 ya da 2’dir.',
    failed: 'Paneldeki adresini denetleyin.',
    closed:
      'Sunucunun ya da önündeki vekil sunucunun bu başlığı göndermesini sağlayın ya da onu okuyan bir panel kullanın.',
    httpServer: 'https’yi etkinleştirin ya da bu sunucuyu okuyan, https kullanan bir panel kullanın.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'İstasyonunuzu denetleyin',
  lede: 'İstasyonunuzun neden görünmediğini öğrenin. Denetim, sitenizdeki etiketler gibi çalışır ve yalnızca bu adrese ve verilerindeki adreslere bağlanır. Panellerin yanı sıra {kinds} de tanınır.',
  address: 'Panelinizin veya sunucunuzun adresi',
  site: 'Siteniz',
  siteHttps: 'https, çoğu gibi',
  siteHttp: 'http',
  check: 'Denetle',
  running: '{address} denetleniyor. Yarım dakika kadar sürebilir.',
  sound: '{address} adresinde sorun yok.',
  unsound: '{address} adresindeki sorunlar: {what}.',
  noStation: 'Etiketler {address} adresindeki {server} numaralı sunucuyu gösteremez.',
  otherServer: '{address} adresinde {kind} var. Göstermek için etiketlere {attribute} ekleyin.',
  holds: 'Tamam',
  fails: 'Sorun',
  neither: 'Not',
  stations: 'Bu paneldeki istasyonlar',
  checkThat: '{address} adresini denetle',
  build: 'Siteniz için kodu alın',
  report: 'Panelin sağlayıcısı için rapor',
  terminal:
    'Bir komut bir sayfadan fazlasını denetleyebilir: sertifikaları, bütün başlıkları ve panelin saatini.',
  policy: 'Sitenizin bir Content-Security-Policy ayarı varsa şunlara izin vermelidir:',
  copyPolicy: 'Politikayı kopyala',
  copyReport: 'Raporu kopyala',
  copyCommand: 'Komutu kopyala',
  copied: 'Kopyalandı',
  notCopied: 'Seçildi: Ctrl+C’ye basın',
  language: 'Dil',
};
