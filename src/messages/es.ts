/** The words in Spanish. */
import type { FailureWords, HistoryWords, LegacyWords, OnAirWords, VoteWords } from './words.js';

export const onAir: OnAirWords = {
  onAir: 'En el aire',
  live: 'En directo',
  jingle: 'Jingle',
  lastPlayed: 'Último tema: {}',
  asOf: 'actualizado: {}',
  nothing: 'Todavía no hay nada en el aire',
  noAnswer: 'La emisora no responde. Volvemos a intentarlo.',
};

export const history: HistoryWords = {
  nothing: 'Todavía no ha sonado nada',
};

export const failures: FailureWords = {
  missing: 'Aquí falta la emisora: indica en base-url la dirección de tu panel.',
  address: 'La base-url indicada aquí no es una dirección.',
  insecure: 'Esta página es segura, la dirección del panel no: pide a tu proveedor la dirección https.',
  blocked: 'La Content-Security-Policy de esta página no permite el panel.',
  offline: 'No tienes conexión.',
  notFound: 'No hay ningún panel en esta dirección.',
  server: 'El panel no conoce este número de servidor.',
  refused: 'El panel se ha negado a responder ({}).',
  unreadable: 'No se entiende la respuesta del panel. Volvemos a intentarlo.',
};

export const legacy: LegacyWords = {
  tooOld: 'Este navegador es demasiado antiguo para mostrar la emisora.',
};

export const votes: VoteWords = {
  voteOn: 'Tu voto: {}',
  like: 'Me gusta',
  dislike: 'No me gusta',
  live: 'Los directos no se pueden votar.',
  jingle: 'Los jingles no se pueden votar.',
  nothing: 'No hay nada en el aire que votar.',
  counted: 'Gracias, tu voto cuenta.',
  sent: 'Tu voto se ha enviado.',
  repeated: 'Ya has votado este tema.',
  offline: 'Voto no enviado: no tienes conexión.',
  blocked: 'Voto no enviado: esta página no lo permite.',
  gone: 'Voto retirado: la emisora ya no tiene este tema.',
  refused: 'Voto retirado: la emisora lo ha rechazado.',
  likes: 'Lo que te gusta',
  noLikes: 'Lo que te guste se guarda aquí, solo en este navegador.',
  copy: 'Copiar',
  copied: 'Copiado.',
  selected: 'Seleccionado, listo para copiar.',
  save: 'Guardar como texto',
  clear: 'Vaciar',
  reallyClear: '¿Vaciar de verdad?',
};
