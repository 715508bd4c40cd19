/** Text for site owners, in Portuguese: causes of failures, and the check page. Visitors never load it. */
import type {
  CauseWords,
  CheckPageWords,
  CheckWords,
  NoticeWords,
  StreamWords,
  TerminalCauseWords,
} from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Verificar este servidor';
export const technicalDetails = 'Detalhes técnicos';

/** Sentences that several causes share. */
const sentences = {
  badAddress: 'O endereço do servidor da sua rádio não é válido.',
  policy: 'A Content-Security-Policy desta página bloqueia o servidor da sua rádio.',
  wrongAddress: 'O endereço do servidor da sua rádio está errado.',
  noServer: 'O painel da sua rádio não tem nenhum servidor {server}.',
  noStation: 'O servidor não tem nenhuma rádio {station}.',
  refuses: 'O servidor da sua rádio não deixa os visitantes lê-lo.',
  inTrouble: 'O servidor da sua rádio tem um problema.',
  unreadable: 'Esta página não consegue ler as respostas do servidor da sua rádio.',
  unreachable: 'Não é possível chegar ao servidor da sua rádio a partir desta página.',
};

const setAddress = 'Indique {address} em base-url.';
const setStation =
  'As rádios de {kind} têm esta forma: {example}. Indique a sua em data-station no script, ou em station na tag.';

export const causes: Translated<CauseWords> = {
  noAddress: {
    sentence: 'Esta página não indica nenhum painel.',
    advice:
      'Ponha o endereço do painel da sua rádio em data-base-url no script do Onair, ou em base-url na tag.',
  },
  badAddress: {
    sentence: sentences.badAddress,
    advice: 'Indique o endereço do painel com o protocolo e a porta, por exemplo https://panel.example:8080.',
    details: '«{url}» não é um endereço válido.',
  },
  mistypedAddress: {
    sentence: sentences.badAddress,
    advice: setAddress,
    details: '«{url}» não é um endereço válido.',
  },
  noStation: {
    sentence: 'Esta página não indica que rádio mostrar.',
    advice: setStation,
  },
  badStation: {
    sentence: 'O nome da sua rádio não é válido.',
    advice: 'Indique em station o nome curto, o ponto de montagem ou o número da sua rádio.',
    details: 'O nome da rádio não é válido, por isso {url} não foi pedido.',
  },
  badMap: {
    sentence: 'O Onair não entende uma entrada de map.',
    advice:
      'map precisa de title ou song, e cada entrada é um campo e um caminho, como title: current.song. Campos: {fields}.',
    details: 'O Onair não entende “{entry}” em map, por isso {url} não foi lido.',
  },
  noPath: {
    sentence: 'map indica um valor que a resposta não contém.',
    advice: 'Disponíveis: {known}.',
    details: 'map indica {path}, mas a resposta de {url} não tem nenhum valor aí.',
  },
  insecure: {
    sentence:
      'Esta página usa https, mas o servidor da sua rádio usa http, por isso os navegadores bloqueiam-no.',
    advice: 'Se o servidor suportar https, indique {address}. Se não, peça ao provedor que o ative.',
    details: 'Esta página usa https, por isso os navegadores bloqueiam {url}, que usa http.',
  },
  offline: {
    sentence: 'Este navegador está offline.',
    details: 'Este navegador está sem ligação, por isso {url} não foi pedido.',
  },
  part: {
    sentence: 'Um ficheiro do Onair não carregou.',
    advice:
      'O separador de rede do navegador mostra qual. A pasta parts tem de estar ao lado de onair.js, e todos os ficheiros têm de ser da mesma versão. Se estiverem noutro site, precisam do cabeçalho Access-Control-Allow-Origin: *.',
    details: 'Um ficheiro do Onair não carregou, por isso {url} não foi pedido.',
  },
  policyConnect: {
    sentence: sentences.policy,
    advice: 'Altere esta diretiva para: {line}',
    details: 'A Content-Security-Policy desta página bloqueia {url} ({directive}).',
  },
  policyJsonp: {
    sentence: sentences.policy,
    advice: 'Altere esta diretiva para: {line} (se a política tiver trusted-types, acrescente lá onair).',
    details: 'A Content-Security-Policy desta página bloqueia o script JSONP de {url}.',
  },
  policyNoCors: {
    sentence: sentences.policy,
    advice:
      'Faça o painel enviar o cabeçalho Access-Control-Allow-Origin, ou altere esta diretiva para: {line} (se a política tiver trusted-types, acrescente lá onair).',
    details:
      '{url} não tem o cabeçalho Access-Control-Allow-Origin, por isso as páginas não o podem ler diretamente, e a Content-Security-Policy desta página bloqueia a alternativa, JSONP.',
  },
  endsInApi: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} não existe: o endereço termina em {end}, que o Onair acrescenta automaticamente.',
  },
  wrongPath: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} não existe, mas em {address} responde um painel.',
  },
  website: {
    sentence: sentences.wrongAddress,
    advice: 'Indique em base-url o endereço do próprio painel; muitas vezes tem uma porta, como :8080.',
    details:
      '{url} deu uma página web (estado {status}): o que responde em {address} é um site ou um proxy, não um painel.',
  },
  noPanel: {
    sentence: sentences.wrongAddress,
    advice: 'Verifique o host, a porta e o caminho.',
    details: '{url} não existe (estado {status}), e em {address} não há nenhum painel.',
  },
  otherProgram: {
    sentence: sentences.wrongAddress,
    advice: 'Verifique se o host, a porta e o caminho são os do painel.',
    details: '{url} deu um JSON que não é a lista de um painel: em {address} responde outro programa.',
  },
  otherServer: {
    sentence: 'O servidor da sua rádio não é um painel, mas {kind}.',
    advice: 'Escreva {attributes} na tag; no script, cada nome com data- antes.',
    details: '{url} não existe: em {address} responde {kind}, e não um painel.',
  },
  otherMissing: {
    sentence: sentences.wrongAddress,
    advice: 'Verifique o host, a porta e o caminho, e se source está certo.',
    details: 'O Onair não consegue ler a resposta de {url} com {attribute}.',
  },
  listMissing: {
    sentence: 'O painel da sua rádio não fornece os dados desta tag.',
    advice:
      'Talvez seja demasiado antigo para esta tag, ou um proxy à frente dele não deixa passar este caminho.',
    details: 'O painel em {address} responde, mas não tem nada legível em {url} (estado {status}).',
  },
  legacyMissing: {
    sentence: 'O painel da sua rádio não suporta JSONP.',
    advice: 'Retire transport="legacy".',
    details: '{url} não é JSONP, embora o painel em {address} tenha a interface mais recente.',
  },
  wrongServer: {
    sentence: sentences.noServer,
    advice:
      'Existem estes: {servers}. Indique um destes números em data-server no script, ou em server na tag.',
    details: '{url}: o servidor {server} não existe.',
  },
  noSuchServer: {
    sentence: sentences.noServer,
    advice:
      'Peça ao provedor o número da sua rádio, e indique-o em data-server no script, ou em server na tag.',
    details: '{url}: o painel não tem o servidor {server}, e não diz quais tem.',
  },
  wrongStation: {
    sentence: sentences.noStation,
    advice: 'Existem estas: {stations}. Indique uma delas em data-station no script, ou em station na tag.',
    details: '{address}: a rádio {station} não existe.',
  },
  noSuchStation: {
    sentence: sentences.noStation,
    advice: setStation,
    details: '{address}: {kind} não tem nenhuma rádio {station}.',
  },
  redirected: {
    sentence: sentences.unreachable,
    advice: 'Indique em base-url o endereço final.',
    details: '{url} responde com um redirecionamento para outro endereço, que esta página não pode seguir.',
  },
  login: {
    sentence: sentences.refuses,
    advice:
      'O que as tags mostram tem de ser público: peça ao provedor do painel que abra a interface para leitura.',
    details: '{url} exige uma palavra-passe (estado 401).',
  },
  forbidden: {
    sentence: sentences.refuses,
    advice:
      'À frente do painel está uma firewall, uma proteção contra robôs ou uma lista de endereços permitidos: peça ao provedor que deixe os visitantes ler {address}/api/.',
    details: '{url} é proibido (estado 403).',
  },
  throttled: {
    sentence: 'O painel da sua rádio recebeu demasiados pedidos.',
    advice:
      'O Onair volta a tentar mais tarde. Se continuar assim, peça ao provedor do painel um limite mais alto, ou ponha uma cache à frente.',
    details: '{url} recebeu demasiados pedidos deste endereço (estado 429).',
  },
  crashed: {
    sentence: sentences.inTrouble,
    advice: 'O registo do painel indica o motivo. O Onair volta a tentar automaticamente.',
    details: '{url} causou um erro no servidor (estado {status}).',
  },
  gateway: {
    sentence: sentences.inTrouble,
    advice: 'O painel não está a funcionar, ou o proxy usa uma porta errada.',
    details: 'O proxy em {url} não recebe resposta do painel por trás dele (estado {status}).',
  },
  busy: {
    sentence: sentences.inTrouble,
    advice: 'O Onair volta a tentar automaticamente. Se continuar assim, contacte o provedor do painel.',
    details: '{url} não está disponível por agora (estado 503), por sobrecarga ou manutenção.',
  },
  refused: {
    sentence: sentences.inTrouble,
    advice: 'Contacte o provedor do painel.',
    details: '{url} falhou com o estado {status}, que o Onair não sabe explicar.',
  },
  otherTrouble: {
    sentence: sentences.inTrouble,
    advice: 'O Onair volta a tentar automaticamente. Se continuar assim, contacte o provedor do servidor.',
    details: '{url} falhou com o estado {status}.',
  },
  brokenJson: {
    sentence: sentences.unreadable,
    advice: 'Abra o endereço num navegador para ver qual dos casos é.',
    details:
      '{url} é um JSON defeituoso: o painel escreve algo nas suas respostas, ou um proxy à frente dele corta-as cedo demais ou comprime-as mal (gzip).',
  },
  cut: {
    sentence: sentences.unreadable,
    advice: 'Quase sempre é um proxy à frente do painel; desligue lá a compressão para ver se é isso.',
    details:
      '{url} começou a responder e interrompeu-se: a ligação acaba antes da resposta, ou a resposta não se consegue descomprimir.',
  },
  tooLarge: {
    sentence: sentences.unreadable,
    advice: 'Peça ao provedor que instale uma versão mais recente.',
    details: '{url} ultrapassa o máximo de 8 MB, porque o painel ignora o parâmetro limit.',
  },
  cached: {
    sentence: 'Esta página recebe dados antigos.',
    advice:
      'Provavelmente vem da cache de um service worker deste site, de uma CDN ou de um proxy. Exclua este endereço da cache.',
    details:
      '{url} devolve há minutos a mesma resposta antiga, embora a faixa que contém já devesse ter terminado.',
  },
  noCors: {
    sentence: sentences.unreadable,
    advice:
      'É um site em vez de um painel (então indique em base-url o endereço do próprio painel), ou um painel que tem de enviar o cabeçalho Access-Control-Allow-Origin.',
    details:
      '{url} responde, mas sem o cabeçalho Access-Control-Allow-Origin, pelo que esta página não o pode ler, e JSONP também não funciona lá.',
  },
  otherClosed: {
    sentence: sentences.unreadable,
    advice:
      'O servidor, ou o proxy à frente dele, tem de enviar esse cabeçalho. Ou use um painel que leia este servidor.',
    details:
      '{url} responde, mas sem o cabeçalho Access-Control-Allow-Origin, pelo que esta página não o pode ler.',
  },
  needsHttps: {
    sentence: sentences.unreachable,
    advice: setAddress,
    details: '{url}: por http nada responde, mas por https sim.',
  },
  noTls: {
    sentence: sentences.unreachable,
    advice:
      'Instale um certificado no servidor, ou ponha-o atrás de um proxy que tenha um. {address} só funciona em páginas que também usam http.',
    details: '{url}: esta porta responde por http, mas não por https.',
  },
  ownMachine: {
    sentence: sentences.unreachable,
    advice: 'Indique um endereço acessível a partir da internet.',
    details: '{url} não está acessível: para os visitantes, {host} é o seu próprio computador.',
  },
  localNetwork: {
    sentence: sentences.unreachable,
    advice: 'Indique um endereço acessível a partir da internet.',
    details: '{url} não está acessível: {host} é um endereço de uma rede local.',
  },
  silentHttps: {
    sentence: sentences.unreachable,
    advice:
      'Abra {address} num separador do navegador: se houver um aviso, é o certificado; se não, a porta ou o nome.',
    details:
      '{url}: sem resposta. A causa é o certificado (expirado, autoassinado ou para outro nome), a porta (fechada, ou bloqueada por uma firewall) ou o nome {host}; os navegadores não dizem qual.',
  },
  silentHttp: {
    sentence: sentences.unreachable,
    advice:
      'Ou a porta está fechada (o painel não está a funcionar, ou uma firewall bloqueia-a), ou o nome {host} está errado; os navegadores não dizem qual. Abra {address} num separador do navegador para descobrir.',
    details: '{url}: sem resposta.',
  },
  swallowed: {
    sentence: sentences.unreachable,
    advice: 'Pergunte ao provedor do servidor se a porta está aberta a todos.',
    details:
      '{url}: sem resposta a tempo. Ou uma firewall descarta os pedidos a esta porta, ou o servidor está bloqueado; um navegador não os consegue distinguir.',
  },
  slow: {
    sentence: 'O servidor da sua rádio demora demasiado a responder.',
    advice: 'Verifique o registo e a base de dados do servidor.',
    details:
      '{url}: sem resposta a tempo, embora o servidor em {address} responda a outros pedidos. Esta lista demora demasiado.',
  },
  gone: {
    sentence: sentences.unreachable,
    advice:
      'O Onair volta a tentar automaticamente. Para procurar outras causas, acrescente ?onair-check ao endereço desta página.',
    details:
      '{url}: sem resposta, embora antes respondesse. O painel ou a ligação a ele está em baixo por agora.',
  },
  passing: {
    sentence: 'O problema parece resolvido.',
    details: '{url}: o primeiro pedido falhou, mas o segundo não.',
  },
  unknown: {
    sentence: sentences.inTrouble,
    details: '{url} falhou por um motivo desconhecido ({problem}).',
  },
};

/** Causes that only the command `onair-panel check` can find. */
export const terminalCauses: Translated<TerminalCauseWords> = {
  noSuchName: {
    sentence: sentences.unreachable,
    advice: 'Verifique se está bem escrito e se tem um registo DNS.',
    details: '{url}: o host {host} não existe (DNS).',
  },
  portClosed: {
    sentence: sentences.unreachable,
    advice: 'O painel não está a funcionar, ou usa outra porta, ou só aceita ligações da própria máquina.',
    details: '{url}: {host} existe, mas a porta está fechada.',
  },
  noRoute: {
    sentence: sentences.unreachable,
    advice: 'Ou o endereço está errado, ou a máquina ou a sua rede está em baixo.',
    details: '{url}: não há rota daqui para {host}.',
  },
  reset: {
    sentence: sentences.unreachable,
    advice: 'Ou a porta espera https e recebeu http, ou uma firewall cortou a ligação.',
    details: '{url}: {host} aceitou a ligação e fechou-a sem responder.',
  },
  certificateEnded: {
    sentence: sentences.unreachable,
    advice: 'Renove-o, e verifique porque não foi renovado automaticamente.',
    details: '{url}: o certificado de {host} expirou ou ainda não é válido.',
  },
  certificateOwn: {
    sentence: sentences.unreachable,
    advice: 'É preciso um de uma autoridade pública, como a Let’s Encrypt.',
    details:
      '{url}: o certificado de {host} é autoassinado, ou assinado por uma autoridade que os navegadores não conhecem.',
  },
  certificateChain: {
    sentence: sentences.unreachable,
    advice: 'Instale a cadeia completa (fullchain.pem).',
    details: '{url}: o servidor envia o certificado de {host} sem os certificados intermédios.',
  },
  certificateName: {
    sentence: sentences.unreachable,
    advice: 'Use esse nome, ou obtenha um certificado para este.',
    details: '{url}: o certificado é para um nome diferente de {host}.',
  },
};

export const streams: Translated<StreamWords> = {
  playlist:
    '{url} é uma lista de reprodução que esta página não consegue ler. Use como endereço do stream o que está dentro da lista.',
  notAudio: '{url} não é um stream: o servidor devolveu {type} com o estado {status}.',
  format:
    '{url} responde, mas este navegador não consegue reproduzi-lo: o formato não é suportado ou o stream não envia áudio.',
  unreadable:
    'Não é possível reproduzir {url}: o endereço está errado, o servidor não funciona ou não é áudio. Abra-o num separador do navegador para descobrir.',
};

export const notices: Translated<NoticeWords> = {
  unknown: '{name} não existe.',
  didYouMean: 'Queria dizer {name}?',
  available: 'Disponíveis: {names}.',
  notNumber: '{name} não é um número.',
  unclosed:
    '{name} não está fechada, por isso, para o navegador, o que vem a seguir fica dentro da tag. O Onair mantém-no visível. Escreva {end} depois da tag: em HTML, uma barra no fim de uma tag não a fecha.',
  ignoredScript:
    '{name} tem data-base-url, mas não é o script do Onair, por isso os seus atributos são ignorados. Se contém o Onair, acrescente-lhe data-onair.',
};

export const checks: Translated<CheckWords> = {
  lines: {
    station: 'rádio',
    kind: 'servidor',
    onAir: 'no ar',
    attributes: 'atributos',
    data: 'dados',
    relay: 'retransmissão',
    reachable: 'acessível',
    v2: 'v2',
    servers: 'servidores',
    cors: 'CORS',
    jsonp: 'JSONP',
    certificate: 'certificado',
    mixed: 'conteúdo misto',
    clock: 'relógio',
    caching: 'cabeçalhos de cache',
    streams: 'streams',
    covers: 'capas',
    feeds: 'feeds',
    policy: 'política',
  },
  says: {
    reachable: '{address} responde.',
    v2: '{path} dá uma lista.',
    v2Unread: 'Não é possível ler {path}: as tags usam a interface mais antiga, por JSONP.',
    servers: '{servers}',
    serversUnlisted: 'O painel não dá a lista dos seus servidores.',
    cors: 'As páginas de todos os sites podem ler as respostas.',
    corsHere: 'Esta página está num site diferente do painel, e pode ler as suas respostas.',
    corsUnseen:
      'Esta página está no site do próprio painel, por isso não sabe o que as páginas de outros sites podem ler.',
    corsMissing:
      'Falta o cabeçalho Access-Control-Allow-Origin: *: as páginas leem o painel por JSONP, que é mais lento.',
    corsUnread:
      'Falta o cabeçalho Access-Control-Allow-Origin: *, ou não há v2: as páginas leem o painel por JSONP, que é mais lento.',
    corsAbsent: 'Falta o cabeçalho Access-Control-Allow-Origin: *: nenhuma página pode ler o painel.',
    jsonp: 'Funciona, também para navegadores muito antigos.',
    jsonpMissing: 'Não funciona: os navegadores muito antigos não mostram nada.',
    certificate: 'É válido aqui, e as páginas https podem mostrar o painel.',
    mixed: 'O painel é http: as páginas https não o podem mostrar.',
    bothHttp: 'O painel é http, tal como o site. Se o site passar a https, já não o poderá mostrar.',
    clock: 'Anda como o desta máquina.',
    clockAhead: 'Está {seconds} s adiantado em relação ao desta máquina.',
    clockBehind: 'Está {seconds} s atrasado em relação ao desta máquina.',
    clockEarly:
      'A faixa mais recente só começa daqui a {seconds} s: o relógio do painel está adiantado, ou o desta máquina atrasado.',
    clockUnstamped: 'As respostas não têm Date.',
    clockUnseen: 'Uma página não pode ler o relógio do painel. {command} pode.',
    cached: 'As caches e os navegadores podem verificar se há dados novos.',
    cachedLong: 'O histórico pode ser guardado {seconds} s: os títulos chegam tarde.',
    cachedUnseen:
      'As caches não guardam os títulos demasiado tempo. Uma página não pode ver se há um ETag. {command} pode.',
    cachedWhole: 'Não há ETag, por isso cada resposta é enviada por inteiro.',
    none: 'Não há nada para testar.',
    tried: '{tried} de {all} testados.',
    failed: 'Não é possível carregar {url} ({why}).',
    policy: '{policy}',
    otherServer: 'Em {address} está {kind}. O Onair funciona diretamente com ele.',
    kindUnseen:
      'Uma página não pode descobrir o tipo de servidor, porque não pode ler as suas respostas. {command} pode.',
    title: '{title}',
    noTitle: 'De momento não há nenhum título.',
    attributes: '{attributes} na tag; no script do Onair, cada nome com data- antes.',
    attributesOfOne:
      '{attributes} na tag; no script do Onair, cada nome com data- antes. Sem station é a primeira; há: {stations}.',
    data: 'Fornece: {things}. Não fornece: {missing}.',
    relay:
      'Um painel que lê este servidor guarda todas as músicas, conta os votos e pode obter a programação de um calendário: {relay}',
    fetchHere: 'Esta página pode ler as suas respostas.',
    onlyJsonp:
      'As páginas de outros sites não podem ler as suas respostas diretamente: leem-nas por JSONP, que é mais lento.',
    closed:
      'Nenhuma página de outro site o pode ler: falta o cabeçalho Access-Control-Allow-Origin: *, e não há JSONP.',
    httpServer: 'É http: as páginas https não o podem mostrar.',
    streamFailed: 'Não é possível carregar {url} ({why}).',
  },
  whys: {
    timeout: 'sem resposta em 10 s',
    insecure: 'http, que uma página https não pode carregar',
    unplayable: 'este navegador não o consegue reproduzir',
    noPicture: 'não é uma imagem',
    noFeed: 'não é um feed',
    unread: 'não existe, ou as páginas não o podem ler',
  },
  things: {
    titles: 'o título atual',
    plays: 'as últimas músicas',
    starts: 'a hora de início de cada uma',
    history: 'todas as músicas',
    week: 'a programação',
    channels: 'os streams',
    podcasts: 'os podcasts',
    votes: 'os votos',
  },
  cures: {
    corsUnseen: 'Abra esta verificação a partir de outro site, ou execute {command}.',
    corsMissing: 'Faça o painel enviá-lo com as respostas em /api/v2/.',
    corsAbsent: 'Faça o painel enviá-lo com as respostas em /api/v2/.',
    mixed: 'Peça https ao provedor.',
    clockAhead: 'Sincronize-o com NTP.',
    clockBehind: 'Sincronize-o com NTP.',
    clockEarly: 'Sincronize ambos com NTP.',
    cachedLong: 'O certo é 1 ou 2.',
    failed: 'Verifique o endereço no painel.',
    closed: 'Faça o servidor, ou o proxy à frente dele, enviar esse cabeçalho, ou use um painel que o leia.',
    httpServer: 'Ative https, ou use um painel com https que o leia.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'Verificar a sua rádio',
  lede: 'Descubra porque a sua rádio não aparece. A verificação funciona como as tags no seu site, e só contacta esse endereço e os que estão nos dados dele. Reconhece painéis, além de {kinds}.',
  address: 'Endereço do seu painel ou servidor',
  site: 'O seu site é',
  siteHttps: 'https, como a maioria',
  siteHttp: 'http',
  check: 'Verificar',
  running: 'A verificar {address}. Demora até meio minuto.',
  sound: 'Nenhum problema em {address}.',
  unsound: 'Problemas em {address}: {what}.',
  noStation: 'As tags não podem mostrar o servidor {server} de {address}.',
  otherServer: 'Em {address} está {kind}. Para o mostrar, acrescente {attribute} às tags.',
  holds: 'OK',
  fails: 'Problema',
  neither: 'Nota',
  stations: 'Rádios deste painel',
  checkThat: 'Verificar {address}',
  build: 'Obter o código para o seu site',
  report: 'Relatório para o provedor do painel',
  terminal:
    'Um comando pode verificar mais do que uma página: os certificados, todos os cabeçalhos e o relógio do painel.',
  policy: 'Se o seu site tiver uma Content-Security-Policy, ela tem de permitir:',
  copyPolicy: 'Copiar a política',
  copyReport: 'Copiar o relatório',
  copyCommand: 'Copiar o comando',
  copied: 'Copiado',
  notCopied: 'Selecionado: prima Ctrl+C',
  language: 'Idioma',
};
