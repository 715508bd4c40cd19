/** Text for site owners, in Portuguese: causes of failures, and the check page. Visitors never load it. */
import type { CauseWords, CheckPageWords, CheckWords, NoticeWords, StreamWords } from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Verificar este painel';

export const causes: Translated<CauseWords> = {
  noAddress:
    'Nada foi pedido: a página não indica nenhum painel. Indique o endereço do painel da sua rádio em data-base-url no script do Onair, ou em base-url na tag.',
  badAddress:
    'Nada foi pedido: «{url}» não é um endereço. Indique o endereço do painel com o protocolo e a porta, por exemplo https://panel.example:8080.',
  badStation:
    '{url} não foi consultado: station contém um nome que nenhuma estação pode ter. Indique o nome curto, o ponto de montagem ou o número da sua estação.',
  insecure:
    '{url} não foi pedido: esta página é https, e os navegadores proíbem-na de ler http. Indique {address} se o painel tiver https; se não tiver, peça-o ao provedor.',
  offline: '{url} não foi pedido: este navegador não tem rede.',
  part: 'Um ficheiro do Onair não carregou, por isso {url} não foi pedido. O separador de rede mostra-o a vermelho: a pasta parts tem de estar ao lado de onair.js, completa e da mesma versão, e, noutro site, com o cabeçalho Access-Control-Allow-Origin: *.',
  policyConnect:
    '{url} não foi pedido: a Content-Security-Policy desta página proíbe-o ({directive}). Onde ela é definida, esta diretiva tem de ser: {line}',
  policyJsonp:
    '{url} foi pedido por JSONP, e a Content-Security-Policy desta página proíbe esse script. Onde ela é definida, esta diretiva tem de ser: {line} (e se a política tiver trusted-types, acrescente lá onair).',
  policyNoCors:
    '{url} responde sem o cabeçalho Access-Control-Allow-Origin, pelo que as páginas não o podem ler, e a Content-Security-Policy desta página proíbe a outra via, JSONP. Faça o painel enviar esse cabeçalho, ou faça com que esta diretiva seja: {line} (e se a política tiver trusted-types, acrescente lá onair).',
  endsInApi:
    '{url} não existe: o endereço termina em {end}, que o Onair acrescenta por si. Indique {address} em base-url.',
  wrongPath:
    '{url} não existe, mas em {address} responde um painel: indique esse endereço em base-url, sem o caminho.',
  website:
    '{url} deu uma página web (estado {status}): o que responde em {address} é um site ou um proxy, não um painel. Indique em base-url o endereço do próprio painel; muitas vezes tem uma porta, como :8080.',
  noPanel:
    '{url} não existe (estado {status}), e {address} também não tem mais nada de um painel. Verifique o host, a porta e o caminho.',
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
  redirected:
    '{url} responde com um redirecionamento para outro endereço, que esta página não pode seguir. Indique em base-url o endereço final.',
  login:
    '{url} exige uma palavra-passe (estado 401). O que as tags mostram tem de ser público: peça ao provedor do painel que abra a interface para leitura.',
  forbidden:
    '{url} é proibido (estado 403). À frente do painel está uma firewall, uma proteção contra robôs ou uma lista de endereços permitidos: peça ao provedor que deixe os visitantes ler {address}/api/.',
  throttled:
    '{url} foi pedido demasiadas vezes a partir deste endereço (estado 429). Será pedido de novo mais tarde; se continuar assim, peça ao provedor do painel um limite mais alto, ou ponha uma cache à frente.',
  crashed:
    '{url} falhou ao responder (estado {status}). O registo do painel diz porquê; será pedido de novo automaticamente.',
  gateway:
    'A {url} responde um proxy que não recebe resposta do painel por trás dele (estado {status}). O painel não está a funcionar lá, ou o proxy procura-o numa porta errada.',
  busy: '{url} está fora de serviço por agora (estado 503): sobrecarga ou manutenção. Será pedido de novo automaticamente; se continuar assim, contacte o provedor do painel.',
  refused:
    '{url} foi recusado com o estado {status}, para o qual o Onair não tem explicação. Contacte o provedor do painel.',
  brokenJson:
    '{url} é um JSON defeituoso: o painel escreve algo nas suas respostas, ou um proxy à frente dele corta-as cedo demais ou comprime-as mal (gzip). Abra o endereço num navegador para ver qual dos casos é.',
  cut: '{url} começou a responder e interrompeu-se: a ligação acaba antes da resposta, ou a resposta não se consegue descomprimir. Quase sempre é um proxy à frente do painel; desligue lá a compressão para ver se é isso.',
  tooLarge:
    '{url} tem mais de 8 MB, e não se lê mais. O painel ignora o parâmetro limit: peça ao provedor uma versão mais recente.',
  cached:
    '{url} devolve há minutos a mesma resposta antiga, embora a faixa que contém já devesse ter terminado. Provavelmente vem da cache de um service worker deste site, de uma CDN ou de um proxy. Exclua este endereço da cache.',
  noCors:
    '{url} responde, mas sem o cabeçalho Access-Control-Allow-Origin, pelo que esta página não o pode ler, e JSONP também não funciona lá. É um site em vez de um painel (então indique em base-url o endereço do próprio painel), ou um painel que tem de enviar esse cabeçalho.',
  needsHttps: '{url}: por http nada responde, mas por https sim. Indique {address} em base-url.',
  noTls:
    '{url}: não há https nesta porta, mas http responde. Dê um certificado ao painel, ou ponha-o atrás de um proxy que o tenha; {address} serve para páginas que são elas próprias http.',
  ownMachine:
    '{url} foi pedido em vão: {host} é o computador de cada visitante. Indique um endereço do painel a que toda a internet chegue.',
  localNetwork:
    '{url} foi pedido em vão: {host} é um endereço de uma rede local, a que visitantes de outros lugares não chegam. Indique um endereço do painel a que toda a internet chegue.',
  silentHttps:
    '{url}: não veio nada. Um navegador não diz qual é a causa: o certificado (expirado, autoassinado, para outro nome), a porta (fechada, ou uma firewall) ou o nome {host}. Abra {address} num navegador: se houver um aviso, é o certificado; se não, a porta ou o nome.',
  silentHttp:
    '{url}: não veio nada. Um navegador não diz qual é a causa: a porta está fechada (o painel não está a funcionar, ou uma firewall), ou o nome {host} está errado. Abra {address} num navegador para ver.',
  swallowed:
    '{url}: sem resposta a tempo. Uma firewall engole o que vai para esta porta, ou o painel está bloqueado; um navegador não os consegue distinguir. Pergunte ao provedor do painel se a porta está aberta a todos.',
  slow: '{url}: sem resposta a tempo, embora o painel em {address} responda a outros pedidos. Esta lista demora-lhe demasiado: o registo ou a base de dados diz porquê.',
  gone: '{url}: não veio resposta, e antes veio. O painel ou o caminho até ele está em baixo por agora, e será pedido de novo automaticamente. Com ?onair-check no endereço desta página, o Onair procura outra causa.',
  passing: '{url}: não veio resposta, mas ao pedir de novo veio: já passou.',
  noSuchName:
    '{url}: o host {host} não existe (DNS). Verifique se o nome está bem escrito e se o registo existe.',
  portClosed:
    '{url}: {host} está lá, mas a porta está fechada. O painel não está a funcionar, ou escuta noutra porta ou só para a própria máquina.',
  noRoute:
    '{url}: daqui não há caminho até {host}. O endereço está errado, ou a máquina ou a sua rede está desligada.',
  reset:
    '{url}: {host} aceitou a ligação e fechou-a sem responder. A porta fala https e foi pedida por http, ou uma firewall cortou a ligação.',
  certificateEnded:
    '{url}: o certificado de {host} está fora das suas datas. Renove-o, e veja porque não se renovou sozinho.',
  certificateOwn:
    '{url}: o certificado de {host} é autoassinado, ou assinado por uma autoridade que os navegadores não conhecem. É preciso um de uma autoridade pública, como a Let’s Encrypt.',
  certificateChain:
    '{url}: o certificado de {host} vem sem os que há entre ele e a sua autoridade. Instale a cadeia completa (fullchain.pem).',
  certificateName:
    '{url}: o certificado é para um nome diferente de {host}. Indique aquele nome, ou obtenha um certificado para este.',
  unknown: '{url} falhou de uma forma para a qual o Onair não tem nome ({problem}).',
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
    attributes: 'a escrever',
    data: 'o que diz',
    relay: 'o resto',
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
    v2Unread: '{path} não se consegue ler: as tags usam a interface mais antiga, por JSONP.',
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
    clockUnseen: 'Uma página não vê o relógio do painel. {command} vê.',
    cached: 'Caches e navegadores podem perguntar se há algo de novo.',
    cachedLong: 'O histórico pode ser guardado {seconds} s: os títulos chegam tarde.',
    cachedUnseen: 'Nada guarda os títulos demasiado tempo. Se há um ETag, uma página não vê; {command} vê.',
    cachedWhole: 'Não há ETag: cada pedido custa uma resposta inteira.',
    none: 'Não há nada para experimentar.',
    tried: '{tried} de {all} experimentados.',
    failed: 'Não se consegue obter {url} ({why}).',
    policy: '{policy}',
    otherServer: 'Em {address} está {kind}. Não é um painel, e as tags mostram-no na mesma.',
    kindUnseen: 'Que tipo de servidor é, não o vê uma página que ali nada pode ler. {command} vê.',
    title: '{title}',
    noTitle: 'Agora não diz nenhum título.',
    attributes: '{attributes} na tag; no script do Onair, cada nome com data- antes.',
    attributesOfOne:
      '{attributes} na tag; no script do Onair, cada nome com data- antes. Sem station é a primeira; há: {stations}.',
    data: 'Diz: {things}. Não diz: {untold}.',
    relay:
      'Um painel que lê este servidor guarda todas as músicas, conta os votos e pode tirar a semana de um calendário: {relay}',
    fetchHere: 'Esta página pode ler as suas respostas.',
    onlyJsonp:
      'As páginas de outros sites não podem ler as suas respostas diretamente: leem-nas por JSONP, que é mais lento.',
    closed:
      'Nenhuma página de outro site o pode ler: falta o cabeçalho Access-Control-Allow-Origin: *, e não há JSONP.',
    httpServer: 'É http: as páginas https não o podem mostrar.',
    streamFailed: 'Não se consegue obter {url} ({why}).',
  },
  whys: {
    timeout: 'nada em 10 s',
    insecure: 'http, que uma página https não pode carregar',
    unplayable: 'este navegador não o consegue reproduzir',
    noPicture: 'não é uma imagem',
    noFeed: 'não é um feed',
    unread: 'não existe, ou as páginas não o podem ler',
  },
  things: {
    titles: 'o título no ar',
    plays: 'as últimas músicas',
    starts: 'quando começou cada uma',
    history: 'todas as músicas',
    week: 'a semana',
    channels: 'os streams',
    podcasts: 'os podcasts',
    votes: 'os votos',
  },
  cures: {
    corsUnseen: 'Abra esta verificação a partir de outro site, ou execute {command}.',
    corsMissing: 'Faça o painel enviá-lo com as respostas em /api/v2/.',
    corsAbsent: 'Faça o painel enviá-lo com as respostas em /api/v2/.',
    mixed: 'Peça https ao provedor.',
    clockAhead: 'Acerte-o por NTP.',
    clockBehind: 'Acerte-o por NTP.',
    clockEarly: 'Acerte ambos por NTP.',
    cachedLong: 'O certo é 1 ou 2.',
    failed: 'Verifique o endereço no painel.',
    closed: 'Faça o servidor, ou o proxy à frente dele, enviar esse cabeçalho, ou use um painel que o leia.',
    httpServer: 'Dê-lhe https, ou use um painel com https que o leia.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'Verificar um painel',
  lede: 'Experimenta o painel da sua rádio como fazem as tags no seu site, e diz o que está bem, o que não está e o que fazer. Só pede a esse painel e ao que os seus dados indicam, a mais ninguém. Também reconhece {kinds}.',
  address: 'Endereço do painel',
  site: 'O seu site é',
  siteHttps: 'https, como a maioria',
  siteHttp: 'http',
  check: 'Verificar',
  running: 'A verificar {address}. Demora até meio minuto.',
  sound: 'Está tudo bem em {address}.',
  unsound: 'A corrigir em {address}: {what}.',
  noStation: 'As tags não podem mostrar o servidor {server} de {address}.',
  otherServer: 'Em {address} está {kind}. As tags mostram-no com {attribute}.',
  holds: 'OK',
  fails: 'Erro',
  neither: 'Nota',
  stations: 'Rádios deste painel',
  checkThat: 'Verificar {address}',
  report: 'Relatório para o provedor do painel',
  terminal:
    'Um comando vê mais do que uma página: os certificados, todos os cabeçalhos e o relógio do painel.',
  policy: 'Para um site com uma Content-Security-Policy, que tem de permitir:',
  copyPolicy: 'Copiar a política',
  copyReport: 'Copiar o relatório',
  copyCommand: 'Copiar o comando',
  copied: 'Copiado',
  notCopied: 'Selecionado: prima Ctrl+C',
  language: 'Idioma',
};
