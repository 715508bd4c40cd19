import type { RequestWords } from '../request-words.js';
import type { Translated } from '../tag-words.js';

export const requests: Translated<RequestWords> = {
  search: 'Procurar uma música para pedir',
  request: 'Pedir',
  requested: 'Pedida',
  found: 'Músicas encontradas: {}',
  none: 'Nenhuma música encontrada.',
  more: 'Mostrar mais',
  own: 'Os seus pedidos',
  approved: 'Vai tocar em breve',
  pending: 'À espera da aprovação da rádio',
  played: 'Já tocou',
  gone: 'Não vai tocar',
  off: 'De momento não é possível pedir músicas.',
  offNext: 'De momento não é possível pedir músicas. Próxima vez: {}',
  full: 'A rádio já tem todos os pedidos que pode tocar. Tente mais tarde.',
  queued: 'Esta música já foi pedida.',
  soon: 'Esta música tocou ou foi pedida há pouco tempo. Tente outra.',
  limit: 'Por agora não pode pedir mais músicas. Tente mais tarde.',
  unknown: 'A rádio já não tem esta música.',
  unspecified:
    'A rádio não aceitou este pedido: pode ser cedo demais, a música já estar na fila ou o limite ter sido excedido.',
  lost: 'Sem resposta: o seu pedido pode não ter chegado. Tente de novo.',
  failed: 'Não é possível carregar as músicas agora. A tentar de novo…',
  unsupported: 'Esta rádio não aceita pedidos de músicas.',
};
