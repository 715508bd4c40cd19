/** The words in Portuguese, of Portugal and Brazil alike. */
import type { FailureWords, HistoryWords, LegacyWords, OnAirWords, VoteWords } from './words.js';

export const onAir: OnAirWords = {
  onAir: 'No ar',
  live: 'Ao vivo',
  jingle: 'Vinheta',
  lastPlayed: 'Última música: {}',
  asOf: 'atualizado: {}',
  nothing: 'Ainda não há nada no ar',
  noAnswer: 'A rádio não responde. Nova tentativa em curso.',
};

export const history: HistoryWords = {
  nothing: 'Ainda não tocou nada',
};

export const failures: FailureWords = {
  missing: 'Falta aqui a rádio: indique em base-url o endereço do seu painel.',
  address: 'O base-url indicado aqui não é um endereço.',
  insecure: 'Esta página é segura, o endereço do painel não: peça ao seu provedor o endereço https.',
  blocked: 'A Content-Security-Policy desta página não permite o painel.',
  offline: 'Sem ligação à internet.',
  notFound: 'Não há nenhum painel neste endereço.',
  server: 'O painel não conhece este número de servidor.',
  refused: 'O painel recusou-se a responder ({}).',
  unreadable: 'Não foi possível ler a resposta do painel. Nova tentativa em curso.',
};

export const legacy: LegacyWords = {
  tooOld: 'Este navegador é antigo demais para mostrar a rádio.',
};

export const votes: VoteWords = {
  voteOn: 'O seu voto: {}',
  like: 'Gosto',
  dislike: 'Não gosto',
  live: 'Não se vota em emissões ao vivo.',
  jingle: 'Não se vota em vinhetas.',
  nothing: 'Não há nada no ar para votar.',
  counted: 'Obrigado, o seu voto conta.',
  sent: 'O seu voto foi enviado.',
  repeated: 'Esta música já tem o seu voto.',
  offline: 'Voto não enviado: sem ligação à internet.',
  blocked: 'Voto não enviado: esta página não permite.',
  gone: 'Voto retirado: a rádio já não tem esta música.',
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
