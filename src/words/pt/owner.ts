/** Text for site owners, in Portuguese: causes of failures, and the check page. Visitors never load it. */
import type { CauseWords, CheckPageWords, CheckWords, NoticeWords, StreamWords } from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Verificar este painel';

export const causes: Translated<CauseWords> = {
  noAddress:
    'Esta página não indica nenhum painel. Ponha o endereço do painel da sua rádio em data-base-url no script do Onair, ou em base-url na tag.',
  badAddress:
    '«{url}» não é um endereço válido. Indique o endereço do painel com o protocolo e a porta, por exemplo https://panel.example:8080.',
  badStation:
    'O nome da rádio não é válido, por isso {url} não foi pedido. Indique em station o nome curto, o ponto de montagem ou o número da sua rádio.',
  badMap:
    'O Onair não entende “{entry}” em map, por isso {url} não foi lido. map precisa de title ou song, e cada entrada é um campo e um caminho, como title: current.song. Campos: {fields}.',
  noPath: 'map indica {path}, mas a resposta de {url} não tem nenhum valor aí. Disponíveis: {known}.',
  insecure:
    'Esta página usa https, por isso os navegadores bloqueiam {url}, que usa http. Se o painel suportar https, indique {address}. Se não, peça ao provedor que o ative.',
  offline: 'Este navegador está sem ligação, por isso {url} não foi pedido.',
  part: 'Um ficheiro do Onair não carregou, por isso {url} não foi pedido. O separador de rede do navegador mostra qual. A pasta parts tem de estar ao lado de onair.js, e todos os ficheiros têm de ser da mesma versão. Se estiverem noutro site, precisam do cabeçalho Access-Control-Allow-Origin: *.',
  policyConnect:
    'A Content-Security-Policy desta página bloqueia {url} ({directive}). Altere esta diretiva para: {line}',
  policyJsonp:
    'A Content-Security-Policy desta página bloqueia o script JSONP de {url}. Altere esta diretiva para: {line} (se a política tiver trusted-types, acrescente lá onair).',
  policyNoCors:
    '{url} não tem o cabeçalho Access-Control-Allow-Origin, por isso as páginas não o podem ler diretamente, e a Content-Security-Policy desta página bloqueia a alternativa, JSONP. Faça o painel enviar esse cabeçalho, ou altere esta diretiva para: {line} (se a política tiver trusted-types, acrescente lá onair).',
  endsInApi:
    '{url} não existe: o endereço termina em {end}, que o Onair acrescenta automaticamente. Indique {address} em base-url.',
  wrongPath:
    '{url} não existe, mas em {address} responde um painel: indique esse endereço em base-url, sem o caminho.',
  website:
    '{url} deu uma página web (estado {status}): o que responde em {address} é um site ou um proxy, não um painel. Indique em base-url o endereço do próprio painel; muitas vezes tem uma porta, como :8080.',
  noPanel:
    '{url} não existe (estado {status}), e em {address} não há nenhum painel. Verifique o host, a porta e o caminho.',
  otherProgram:
    '{url} deu um JSON que não é a lista de um painel: em {address} responde outro programa. Verifique se o host, a porta e o caminho são os do painel.',
  otherServer:
    '{url} não existe: em {address} responde {kind}, e não um painel. Escreva {attributes} na tag; no script, cada nome com data- antes.',
  listMissing:
    'O painel em {address} responde, mas não tem nada legível em {url} (estado {status}). Talvez seja demasiado antigo para esta tag, ou um proxy à frente dele não deixa passar este caminho.',
  legacyMissing:
    '{url} não é JSONP, embora o painel em {address} tenha a interface mais recente: retire transport="legacy".',
  wrongServer:
    '{url}: o servidor {server} não existe. Existem estes: {servers}. Indique um destes números em data-server no script, ou em server na tag.',
  noSuchServer:
    '{url}: o painel não tem o servidor {server}, e não diz quais tem. Peça ao provedor o número da sua rádio, e indique-o em data-server no script, ou em server na tag.',
  wrongStation:
    '{address}: a rádio {station} não existe. Existem estas: {stations}. Indique uma delas em data-station no script, ou em station na tag.',
  redirected:
    '{url} responde com um redirecionamento para outro endereço, que esta página não pode seguir. Indique em base-url o endereço final.',
  login:
    '{url} exige uma palavra-passe (estado 401). O que as tags mostram tem de ser público: peça ao provedor do painel que abra a interface para leitura.',
  forbidden:
    '{url} é proibido (estado 403). À frente do painel está uma firewall, uma proteção contra robôs ou uma lista de endereços permitidos: peça ao provedor que deixe os visitantes ler {address}/api/.',
  throttled:
    '{url} recebeu demasiados pedidos deste endereço (estado 429). O Onair volta a tentar mais tarde. Se continuar assim, peça ao provedor do painel um limite mais alto, ou ponha uma cache à frente.',
  crashed:
    '{url} causou um erro no servidor (estado {status}). O registo do painel indica o motivo. O Onair volta a tentar automaticamente.',
  gateway:
    'O proxy em {url} não recebe resposta do painel por trás dele (estado {status}). O painel não está a funcionar, ou o proxy usa uma porta errada.',
  busy: '{url} não está disponível por agora (estado 503), por sobrecarga ou manutenção. O Onair volta a tentar automaticamente. Se continuar assim, contacte o provedor do painel.',
  refused:
    '{url} falhou com o estado {status}, que o Onair não sabe explicar. Contacte o provedor do painel.',
  brokenJson:
    '{url} é um JSON defeituoso: o painel escreve algo nas suas respostas, ou um proxy à frente dele corta-as cedo demais ou comprime-as mal (gzip). Abra o endereço num navegador para ver qual dos casos é.',
  cut: '{url} começou a responder e interrompeu-se: a ligação acaba antes da resposta, ou a resposta não se consegue descomprimir. Quase sempre é um proxy à frente do painel; desligue lá a compressão para ver se é isso.',
  tooLarge:
    '{url} ultrapassa o máximo de 8 MB, porque o painel ignora o parâmetro limit. Peça ao provedor que instale uma versão mais recente.',
  cached:
    '{url} devolve há minutos a mesma resposta antiga, embora a faixa que contém já devesse ter terminado. Provavelmente vem da cache de um service worker deste site, de uma CDN ou de um proxy. Exclua este endereço da cache.',
  noCors:
    '{url} responde, mas sem o cabeçalho Access-Control-Allow-Origin, pelo que esta página não o pode ler, e JSONP também não funciona lá. É um site em vez de um painel (então indique em base-url o endereço do próprio painel), ou um painel que tem de enviar esse cabeçalho.',
  needsHttps: '{url}: por http nada responde, mas por https sim. Indique {address} em base-url.',
  noTls:
    '{url}: esta porta responde por http, mas não por https. Instale um certificado no painel, ou ponha-o atrás de um proxy que tenha um. {address} só funciona em páginas que também usam http.',
  ownMachine:
    '{url} não está acessível: para os visitantes, {host} é o seu próprio computador. Indique um endereço acessível a partir da internet.',
  localNetwork:
    '{url} não está acessível: {host} é um endereço de uma rede local. Indique um endereço acessível a partir da internet.',
  silentHttps:
    '{url}: sem resposta. A causa é o certificado (expirado, autoassinado ou para outro nome), a porta (fechada, ou bloqueada por uma firewall) ou o nome {host}; os navegadores não dizem qual. Abra {address} num separador do navegador: se houver um aviso, é o certificado; se não, a porta ou o nome.',
  silentHttp:
    '{url}: sem resposta. Ou a porta está fechada (o painel não está a funcionar, ou uma firewall bloqueia-a), ou o nome {host} está errado; os navegadores não dizem qual. Abra {address} num separador do navegador para descobrir.',
  swallowed:
    '{url}: sem resposta a tempo. Ou uma firewall descarta os pedidos a esta porta, ou o painel está bloqueado; um navegador não os consegue distinguir. Pergunte ao provedor do painel se a porta está aberta a todos.',
  slow: '{url}: sem resposta a tempo, embora o painel em {address} responda a outros pedidos. Esta lista demora demasiado. Verifique o registo e a base de dados do painel.',
  gone: '{url}: sem resposta, embora antes respondesse. O painel ou a ligação a ele está em baixo por agora. O Onair volta a tentar automaticamente. Para procurar outras causas, acrescente ?onair-check ao endereço desta página.',
  passing: '{url}: o primeiro pedido falhou, mas o segundo não. O problema parece resolvido.',
  noSuchName: '{url}: o host {host} não existe (DNS). Verifique se está bem escrito e se tem um registo DNS.',
  portClosed:
    '{url}: {host} existe, mas a porta está fechada. O painel não está a funcionar, ou usa outra porta, ou só aceita ligações da própria máquina.',
  noRoute:
    '{url}: não há rota daqui para {host}. Ou o endereço está errado, ou a máquina ou a sua rede está em baixo.',
  reset:
    '{url}: {host} aceitou a ligação e fechou-a sem responder. Ou a porta espera https e recebeu http, ou uma firewall cortou a ligação.',
  certificateEnded:
    '{url}: o certificado de {host} expirou ou ainda não é válido. Renove-o, e verifique porque não foi renovado automaticamente.',
  certificateOwn:
    '{url}: o certificado de {host} é autoassinado, ou assinado por uma autoridade que os navegadores não conhecem. É preciso um de uma autoridade pública, como a Let’s Encrypt.',
  certificateChain:
    '{url}: o servidor envia o certificado de {host} sem os certificados intermédios. Instale a cadeia completa (fullchain.pem).',
  certificateName:
    '{url}: o certificado é para um nome diferente de {host}. Use esse nome, ou obtenha um certificado para este.',
  unknown: '{url} falhou por um motivo desconhecido ({problem}).',
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
    data: 'Fornece: {things}. Não fornece: {untold}.',
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
  title: 'Verificar um painel',
  lede: 'Descubra porque a sua rádio não aparece. A verificação funciona como as tags no seu site, e só contacta o seu painel e os endereços nos dados dele. Também reconhece {kinds}.',
  address: 'Endereço do painel',
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
