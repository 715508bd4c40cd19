/** Text for visitors, in Portuguese. */
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
  onAir: 'No ar',
  live: 'Ao vivo',
  nowPlaying: 'A tocar agora: {}',
  time: 'Tempo',
  jingle: 'Vinheta',
  lastPlayed: 'Última música: {}',
  asOf: 'atualizado: {}',
  nothing: 'Ainda não há nada no ar',
  noAnswer: 'A rádio não responde. Nova tentativa em curso.',
};

export const history: Translated<HistoryWords> = {
  nothing: 'Ainda não tocou nada',
  justNow: 'agora mesmo',
};

export const shows: Translated<ShowWords> = {
  upNext: 'A seguir:',
  next: 'A seguir',
  until: 'até às {}',
  from: 'a partir das {}',
};

export const offAir: Translated<OffAirWords> = {
  title: 'Fora do ar',
  back: 'De volta às {} com {name}',
};

export const audience: Translated<AudienceWords> = {
  listeners: {
    one: '{} ouvinte',
    many: '{} ouvintes',
    other: '{} ouvintes',
  },
};

export const search: Translated<SearchWords> = {
  question: 'O que tocou às …?',
  date: 'Data',
  time: 'Hora',
  search: 'Procurar',
  searching: 'A procurar …',
  silent: 'Não havia nada no ar nesse momento.',
  future: 'Isso ainda está por vir.',
  tooEarly: 'O histórico não vai tão longe.',
  noAnswer: 'A estação não responde. Procure outra vez.',
  earlier: 'Anteriores',
  later: 'Seguintes',
  now: 'Ir para agora',
  link: 'Link direto',
};

export const votes: Translated<VoteWords> = {
  voteOn: 'O seu voto: {}',
  like: 'Gosto',
  dislike: 'Não gosto',
  live: 'Não se vota em emissões ao vivo.',
  unknown: 'A rádio não conhece este tema: não se pode votar.',
  jingle: 'Não se vota em vinhetas.',
  show: 'Não se vota em programas.',
  nothing: 'Não há nada no ar para votar.',
  counted: 'Obrigado, o seu voto conta.',
  sent: 'O seu voto foi enviado.',
  repeated: 'Esta música já tem o seu voto.',
  offline: 'Voto não enviado: sem ligação à internet.',
  blocked: 'Voto não enviado: esta página não permite.',
  gone: 'Voto retirado: a rádio já não tem esta música.',
  throttled: 'Voto retirado: demasiados votos a partir da sua rede. Tente de novo daqui a um minuto.',
  refused: 'Voto retirado: a rádio não o aceitou.',
  likes: 'As suas favoritas',
  noLikes: 'O que marcar com «Gosto» fica aqui, só neste navegador.',
  copy: 'Copiar',
  copied: 'Copiado.',
  selected: 'Selecionado, pronto para copiar.',
  save: 'Guardar como texto',
  clear: 'Limpar',
  reallyClear: 'Limpar mesmo?',
};

export const links: Translated<LinkWords> = {
  more: 'Mais sobre {}',
  find: 'Procurar em {}',
  copy: 'Copiar artista e título',
  copied: 'Copiado.',
  selected: 'Selecionado, pronto para copiar.',
  share: 'Partilhar',
  copyLink: 'Copiar link',
  close: 'Fechar',
};

export const player: Translated<PlayerWords> = {
  play: 'Ouvir',
  stop: 'Parar',
  quality: 'Qualidade do som',
  high: 'Alta',
  low: 'Baixa',
  bitrate: '{} kbit/s',
  mute: 'Sem som',
  volume: 'Volume',
  connecting: 'A ligar…',
  reconnecting: 'A ligar de novo…',
  nothing: 'Ainda não há emissão para ouvir',
  missing: 'A rádio não dá o endereço desta emissão.',
  insecure: 'Esta página é segura (https), esta emissão não (http): aqui não pode tocar.',
  unplayable: 'Esta emissão não toca.',
  chooseAnother: 'Esta emissão não toca. Escolha outra.',
  blocked: 'O navegador não a deixou tocar. Prima outra vez.',
  elsewhere: 'Parado: está a tocar outro leitor.',
  goOn: 'Continuar a ouvir',
  popup: 'Numa janela pequena',
  fold: 'Recolher',
  unfold: 'Mostrar o leitor',
  more: 'Mais',
};

export const podcasts: Translated<PodcastWords> = {
  count: {
    one: '{} episódio',
    many: '{} episódios',
    other: '{} episódios',
  },
  episodes: 'Episódios',
  follow: 'Seguir',
  page: 'Abrir',
  feed: 'Feed',
  app: 'App',
  inApp: 'Abre numa app de podcasts, se houver uma',
  more: 'Mostrar mais',
  nothing: 'Ainda não há podcasts',
  noEpisodes: 'Ainda não há episódios',
  unreadable: 'Não é possível mostrar aqui os episódios. As ligações levam a eles.',
  play: 'Reproduzir',
  pause: 'Pausar',
  position: 'Posição',
  unplayable: 'Este episódio não toca aqui.',
  back: 'Recuar',
  forward: 'Avançar',
  speed: 'Velocidade',
  played: 'Ouvido',
  chapters: 'Capítulos',
  transcript: 'Transcrição',
  absent: 'Não é possível mostrar aqui.',
};

export const schedule: Translated<ScheduleWords> = {
  previous: 'Semana anterior',
  following: 'Semana seguinte',
  thisWeek: 'Esta semana',
  days: 'Dias',
  zone: 'Horários',
  stationTime: 'Hora da estação ({})',
  yourTime: 'A sua hora ({})',
  now: 'Agora',
  until: 'até às {}',
  nothing: 'Nada previsto para esta semana.',
  nothingToday: 'Nada previsto para este dia.',
  more: 'e mais {}',
  onAirNow: 'No ar agora',
  close: 'Fechar',
  addShow: 'Adicionar ao calendário',
  addWeek: 'Adicionar esta semana ao calendário',
  subscribe: 'Seguir no calendário',
};

export const failures: Translated<FailureWords> = {
  missing: 'Falta aqui a rádio: indique em base-url o endereço do seu painel.',
  address: 'O base-url indicado aqui não é um endereço.',
  station: 'O nome de estação indicado aqui não é válido.',
  insecure: 'Esta página é segura, o endereço do painel não: peça ao seu provedor o endereço https.',
  blocked: 'A Content-Security-Policy desta página não permite o painel.',
  offline: 'Sem ligação à internet.',
  notFound: 'Não há nenhum painel neste endereço.',
  server: 'O painel não conhece este número de servidor.',
  refused: 'O painel recusou-se a responder ({}).',
  unreadable: 'Não foi possível ler a resposta do painel. Nova tentativa em curso.',
  part: 'Um ficheiro não carregou. Recarregue a página. A pasta «parts» está ao lado de onair.js?',
};

export const unsupported: Translated<UnsupportedWords> = {
  week: 'O servidor desta rádio não indica a programação.',
  channels: 'O servidor desta rádio não indica onde estão as suas emissões.',
  podcasts: 'O servidor desta rádio não indica podcasts.',
  history: 'O servidor desta rádio não guarda um histórico onde procurar.',
  seen: 'O servidor desta rádio só indica o que está no ar. Visto aqui desde as {}.',
};
