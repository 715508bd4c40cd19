/** Text for site owners, in Turkish: causes of failures, and the check page. Visitors never load it. */
import type { CauseWords, CheckPageWords, CheckWords, NoticeWords, StreamWords } from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Bu paneli denetle';

export const causes: Translated<CauseWords> = {
  noAddress:
    'Hiçbir şey sorulmadı: sayfa bir panel belirtmiyor. İstasyonunuzun panelinin adresini Onair betiğine data-base-url olarak ya da etikete base-url olarak yazın.',
  badAddress:
    'Hiçbir şey sorulmadı: “{url}” bir adres değil. Panelin adresini protokolü ve bağlantı noktasıyla yazın, örneğin https://panel.example:8080.',
  badStation:
    '{url} sorulmadı: station içinde hiçbir istasyonun taşıyamayacağı bir ad var. İstasyonunuzun kısa adını, mount adını veya numarasını yazın.',
  insecure:
    '{url} sorulmadı: bu sayfa https ve tarayıcılar onun http okumasını yasaklar. Panelde https varsa {address} yazın; yoksa sağlayıcısından isteyin.',
  offline: '{url} sorulmadı: bu tarayıcının ağ bağlantısı yok.',
  part: 'Onair’in bir dosyası yüklenmedi, bu yüzden {url} sorulmadı. Ağ sekmesi onu kırmızı gösterir: parts klasörü onair.js’nin yanında, eksiksiz ve aynı sürümden olmalı, başka bir sitedeyse Access-Control-Allow-Origin: * başlığıyla gelmelidir.',
  policyConnect:
    '{url} sorulmadı: bu sayfanın Content-Security-Policy ayarı bunu yasaklıyor ({directive}). Ayarlandığı yerde bu yönerge şöyle olmalı: {line}',
  policyJsonp:
    '{url} JSONP ile soruldu, bu sayfanın Content-Security-Policy ayarı ise bu betiği yasaklıyor. Ayarlandığı yerde bu yönerge şöyle olmalı: {line} (politikada trusted-types varsa oraya onair ekleyin).',
  policyNoCors:
    '{url} Access-Control-Allow-Origin başlığı olmadan yanıt veriyor, bu yüzden sayfalar onu okuyamıyor; öbür yolu, JSONP’yi, bu sayfanın Content-Security-Policy ayarı yasaklıyor. Panelin bu başlığı göndermesini sağlayın ya da bu yönergeyi şöyle yapın: {line} (politikada trusted-types varsa oraya onair ekleyin).',
  endsInApi:
    '{url} yok: adres, Onair’in kendiliğinden eklediği {end} ile bitiyor. base-url olarak {address} yazın.',
  wrongPath:
    '{url} yok, ama {address} adresinde bir panel yanıt veriyor: base-url olarak onu, yolu olmadan yazın.',
  website:
    '{url} bir web sayfası verdi (durum {status}): {address} adresinde yanıt veren bir site ya da vekil sunucu, panel değil. base-url olarak panelin kendi adresini yazın; çoğu zaman :8080 gibi bir bağlantı noktası vardır.',
  noPanel:
    '{url} yok (durum {status}) ve {address} adresinde panele benzer başka bir şey de yok. Ana makineyi, bağlantı noktasını ve yolu denetleyin.',
  otherProgram:
    '{url} bir panelin listesi olmayan bir JSON verdi: {address} adresinde başka bir program yanıt veriyor. Ana makinenin, bağlantı noktasının ve yolun panele ait olup olmadığına bakın.',
  otherServer:
    '{url} yok: {address} adresinde bir panel değil, {kind} yanıt veriyor. Etikete {attributes} yazın; betikte her ad data- ile başlar.',
  listMissing:
    '{address} adresindeki panel yanıt veriyor, ama {url} adresinde okunabilir bir şey yok (durum {status}). Bu etiket için fazla eski olabilir ya da önündeki bir vekil sunucu bu yolu geçirmiyor.',
  legacyMissing:
    '{url} JSONP değil, oysa {address} adresindeki panelde daha yeni arayüz var: transport="legacy" ayarını kaldırın.',
  wrongServer:
    '{url}: {server} numaralı sunucu yok. Olanlar şunlar: {servers}. Bu numaralardan birini betiğe data-server olarak ya da etikete server olarak yazın.',
  noSuchServer:
    '{url}: panelde {server} numaralı sunucu yok ve panel hangilerinin olduğunu söylemiyor. Sağlayıcısından istasyonunuzun numarasını isteyin ve betiğe data-server olarak ya da etikete server olarak yazın.',
  redirected:
    '{url} başka bir adrese yönlendirmeyle yanıt veriyor; bu sayfanın onu izlemesine izin yok. base-url olarak yönlendirmenin bittiği adresi yazın.',
  login:
    '{url} parola istiyor (durum 401). Etiketlerin gösterdiği herkese açık olmalı: panelin sağlayıcısından arayüzü okumaya açmasını isteyin.',
  forbidden:
    '{url} yasak (durum 403). Panelin önünde bir güvenlik duvarı, robotlara karşı bir koruma ya da izinli adresler listesi var: sağlayıcısından ziyaretçilerin {address}/api/ adresini okumasına izin vermesini isteyin.',
  throttled:
    '{url} bu adresten çok sık soruldu (durum 429). Daha sonra yeniden sorulacak; böyle kalırsa panelin sağlayıcısından daha yüksek bir sınır isteyin ya da önüne bir önbellek koyun.',
  crashed:
    '{url} yanıt verirken hataya düştü (durum {status}). Nedenini panelin günlüğü söyler; kendiliğinden yeniden sorulacak.',
  gateway:
    '{url} adresine, arkasındaki panelden yanıt alamayan bir vekil sunucu yanıt veriyor (durum {status}). Panel orada çalışmıyor ya da vekil sunucu onu yanlış bir bağlantı noktasında arıyor.',
  busy: '{url} şimdilik hizmet dışı (durum 503): aşırı yük ya da bakım. Kendiliğinden yeniden sorulacak; böyle kalırsa panelin sağlayıcısına sorun.',
  refused: '{url}, Onair’in açıklayamadığı {status} durumuyla reddedildi. Panelin sağlayıcısına sorun.',
  brokenJson:
    '{url} bozuk bir JSON: panel yanıtlarına bir şey yazıyor ya da önündeki bir vekil sunucu onları erken bitiriyor veya yanlış sıkıştırıyor (gzip). Hangisi olduğunu görmek için adresi bir tarayıcıda açın.',
  cut: '{url} yanıt vermeye başladı ve kesildi: bağlantı yanıttan önce bitiyor ya da yanıt açılamıyor. Çoğunlukla panelin önündeki bir vekil sunucudur; öyle mi diye görmek için oradaki sıkıştırmayı kapatın.',
  tooLarge:
    '{url} 8 MB’tan büyük ve fazlası okunmuyor. Panel limit parametresini dikkate almıyor: sağlayıcısından daha yeni bir sürüm isteyin.',
  cached:
    '{url} dakikalardır aynı eski yanıtı veriyor, oysa içindeki parçanın bitmiş olması gerekir. Yanıt büyük olasılıkla bu sitenin service worker’ının, bir CDN’nin veya bir vekil sunucunun önbelleğinden geliyor. Bu adresi önbelleğin dışında bırakın.',
  noCors:
    '{url} yanıt veriyor, ama Access-Control-Allow-Origin başlığı olmadan; bu yüzden bu sayfa onu okuyamıyor, orada JSONP de çalışmıyor. Ya panel yerine bir sitedir (o zaman base-url olarak panelin kendi adresini yazın) ya da bu başlığı göndermesi gereken bir paneldir.',
  needsHttps: '{url}: http ile yanıt yok, ama https ile var. base-url olarak {address} yazın.',
  noTls:
    '{url}: bu bağlantı noktasında https yok, ama http yanıt veriyor. Panele bir sertifika verin ya da onu sertifikası olan bir vekil sunucunun arkasına koyun; {address} kendisi http olan sayfalarda çalışır.',
  ownMachine:
    '{url} boşuna soruldu: {host}, ziyaretçinin başında oturduğu bilgisayarın kendisidir. Panelin bütün internetin ulaşabildiği bir adresini yazın.',
  localNetwork:
    '{url} boşuna soruldu: {host}, yerel ağdaki bir adres; başka yerdeki ziyaretçiler ona ulaşamaz. Panelin bütün internetin ulaşabildiği bir adresini yazın.',
  silentHttps:
    '{url}: hiçbir şey gelmedi. Tarayıcı nedenini söylemez: sertifika (süresi dolmuş, kendinden imzalı, başka bir ad için), bağlantı noktası (kapalı ya da bir güvenlik duvarı) veya {host} adı. {address} adresini bir tarayıcıda açın: uyarı çıkarsa sertifikadır, çıkmazsa bağlantı noktası ya da addır.',
  silentHttp:
    '{url}: hiçbir şey gelmedi. Tarayıcı nedenini söylemez: bağlantı noktası kapalı (panel çalışmıyor ya da bir güvenlik duvarı var) veya {host} adı yanlış. Görmek için {address} adresini bir tarayıcıda açın.',
  swallowed:
    '{url}: zamanında yanıt yok. Bir güvenlik duvarı bu bağlantı noktasına gideni yutuyor ya da oradaki panel takılmış; tarayıcı bunları ayırt edemez. Panelin sağlayıcısına bağlantı noktasının herkese açık olup olmadığını sorun.',
  slow: '{url}: zamanında yanıt yok, oysa {address} adresindeki panel başka sorulara yanıt veriyor. Bu liste ona fazla zaman alıyor: nedenini günlüğü ya da veritabanı söyler.',
  gone: '{url}: yanıt gelmedi, oysa daha önce gelmişti. Panel ya da ona giden yol şimdilik çalışmıyor; kendiliğinden yeniden sorulacak. Bu sayfanın adresinde ?onair-check varsa Onair başka bir neden arar.',
  passing: '{url}: yanıt gelmedi, ama yeniden sorulunca geldi: geçti.',
  noSuchName:
    '{url}: {host} adlı bir ana makine yok (DNS). Adın doğru yazıldığına ve kaydının bulunduğuna bakın.',
  portClosed:
    '{url}: {host} var, ama bağlantı noktası kapalı. Panel çalışmıyor ya da başka bir bağlantı noktasında veya yalnızca kendi makinesi için dinliyor.',
  noRoute: '{url}: buradan {host} adresine yol yok. Adres yanlış ya da makine veya ağı kapalı.',
  reset:
    '{url}: {host} bağlantıyı kabul etti ve yanıt vermeden kapattı. Bağlantı noktası https konuşuyor ve http ile soruldu ya da bir güvenlik duvarı bağlantıyı kesti.',
  certificateEnded:
    '{url}: {host} sertifikası geçerlilik tarihlerinin dışında. Yenileyin ve neden kendiliğinden yenilenmediğine bakın.',
  certificateOwn:
    '{url}: {host} sertifikası kendinden imzalı ya da tarayıcıların tanımadığı bir kurumca imzalanmış. Ziyaretçilere Let’s Encrypt gibi herkese açık bir kurumun sertifikası gerekir.',
  certificateChain:
    '{url}: {host} sertifikası, kendisiyle kurumu arasındakiler olmadan geliyor. Zincirin tamamını kurun (fullchain.pem).',
  certificateName:
    '{url}: sertifika {host} dışında bir ad için. O adı yazın ya da bu ad için bir sertifika alın.',
  unknown: '{url}, Onair’in adını bilmediği bir biçimde başarısız oldu ({problem}).',
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
    attributes: 'yazılacak',
    data: 'söyledikleri',
    relay: 'gerisi',
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
    clockUnseen: 'Bir sayfa panelin saatini göremez. {command} görür.',
    cached: 'Önbellekler ve tarayıcılar yeni bir şey olup olmadığını sorabilir.',
    cachedLong: 'Geçmiş {seconds} sn saklanabiliyor: parçalar geç geliyor.',
    cachedUnseen:
      'Hiçbir şey parçaları fazla uzun saklamıyor. ETag olup olmadığını bir sayfa göremez; {command} görür.',
    cachedWhole: 'ETag yok: her soru bütün bir yanıta mal olur.',
    none: 'Denenecek bir şey yok.',
    tried: '{all} içinden {tried} denendi.',
    failed: '{url} alınamıyor ({why}).',
    policy: '{policy}',
    otherServer: '{address} adresinde {kind} var. Bu bir panel değil, ama etiketler onu yine de gösterir.',
    kindUnseen:
      'Bunun ne tür bir sunucu olduğunu, orada hiçbir şey okuyamayan bir sayfa göremez. {command} görür.',
    title: '{title}',
    noTitle: 'Şu anda bir parça adı söylemiyor.',
    attributes: 'Etikette {attributes}; Onair’in betiğinde her ad data- ile başlar.',
    attributesOfOne:
      'Etikette {attributes}; Onair’in betiğinde her ad data- ile başlar. station olmadan ilk istasyondur; şunlar var: {stations}.',
    data: 'Söyledikleri: {things}. Söylemedikleri: {untold}.',
    relay:
      'Bu sunucuyu okuyan bir panel bütün parçaları saklar, oyları sayar ve haftayı bir takvimden alabilir: {relay}',
    fetchHere: 'Bu sayfa onun yanıtlarını okuyabilir.',
    onlyJsonp: 'Başka sitelerin sayfaları yanıtlarını doğrudan okuyamaz: daha yavaş olan JSONP ile okurlar.',
    closed:
      'Başka bir sitenin hiçbir sayfası onu okuyamaz: Access-Control-Allow-Origin: * başlığı eksik ve JSONP yok.',
    httpServer: 'Adresi http: https sayfaları onu gösteremez.',
    streamFailed: '{url} alınamıyor ({why}).',
  },
  whys: {
    timeout: '10 sn içinde hiçbir şey',
    insecure: 'http, bir https sayfası onu yükleyemez',
    unplayable: 'bu tarayıcı onu çalamıyor',
    noPicture: 'resim değil',
    noFeed: 'akış değil',
    unread: 'yok ya da sayfalar onu okuyamaz',
  },
  things: {
    titles: 'yayındaki parça',
    plays: 'son parçalar',
    starts: 'her birinin başlangıcı',
    history: 'bütün parçalar',
    week: 'hafta',
    channels: 'yayın akışları',
    podcasts: 'podcast’ler',
    votes: 'oylar',
  },
  cures: {
    corsUnseen: 'Bu denetimi başka bir siteden açın ya da {command} çalıştırın.',
    corsMissing: 'Panelin onu /api/v2/ altındaki yanıtlarıyla göndermesini sağlayın.',
    corsAbsent: 'Panelin onu /api/v2/ altındaki yanıtlarıyla göndermesini sağlayın.',
    mixed: 'Sağlayıcısından https isteyin.',
    clockAhead: 'NTP ile ayarlatın.',
    clockBehind: 'NTP ile ayarlatın.',
    clockEarly: 'İkisini de NTP ile ayarlatın.',
    cachedLong: 'Doğrusu 1 ya da 2’dir.',
    failed: 'Paneldeki adresini denetleyin.',
    closed:
      'Sunucunun ya da önündeki vekil sunucunun bu başlığı göndermesini sağlayın ya da onu okuyan bir panel kullanın.',
    httpServer: 'Ona https verin ya da onu okuyan, https olan bir panel kullanın.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'Bir paneli denetle',
  lede: 'İstasyonunuzun panelini sitenizdeki etiketler gibi dener; neyin doğru, neyin yanlış olduğunu ve ne yapılacağını söyler. Yalnızca o panele ve verilerinin belirttiği adreslere sorar, başka kimseye değil. {kinds} de tanınır.',
  address: 'Panelin adresi',
  site: 'Siteniz',
  siteHttps: 'https, çoğu gibi',
  siteHttp: 'http',
  check: 'Denetle',
  running: '{address} denetleniyor. Yarım dakika kadar sürebilir.',
  sound: '{address} adresinde her şey yolunda.',
  unsound: '{address} adresinde düzeltilecekler: {what}.',
  noStation: 'Etiketler {address} adresindeki {server} numaralı sunucuyu gösteremez.',
  otherServer: '{address} adresinde {kind} var. Etiketler onu {attribute} ile gösterir.',
  holds: 'Tamam',
  fails: 'Yanlış',
  neither: 'Not',
  stations: 'Bu paneldeki istasyonlar',
  checkThat: '{address} adresini denetle',
  report: 'Panelin sağlayıcısı için rapor',
  terminal: 'Bir komut bir sayfadan fazlasını görür: sertifikaları, bütün başlıkları ve panelin saatini.',
  policy: 'Content-Security-Policy kullanan bir site için; şunlara izin vermelidir:',
  copyPolicy: 'Politikayı kopyala',
  copyReport: 'Raporu kopyala',
  copyCommand: 'Komutu kopyala',
  copied: 'Kopyalandı',
  notCopied: 'Seçildi: Ctrl+C’ye basın',
  language: 'Dil',
};
