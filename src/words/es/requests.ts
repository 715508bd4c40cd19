import type { RequestWords } from '../request-words.js';
import type { Translated } from '../tag-words.js';

export const requests: Translated<RequestWords> = {
  search: 'Buscar una canción para pedir',
  request: 'Pedir',
  requested: 'Pedida',
  found: 'Canciones encontradas: {}',
  none: 'No se encontraron canciones.',
  more: 'Mostrar más',
  own: 'Tus peticiones',
  approved: 'Sonará pronto',
  pending: 'Pendiente de aprobación de la emisora',
  played: 'Ya sonó',
  gone: 'No sonará',
  off: 'Ahora no se pueden pedir canciones.',
  offNext: 'Ahora no se pueden pedir canciones. Próxima vez: {}',
  full: 'La emisora ya tiene todas las peticiones que puede poner. Inténtalo más tarde.',
  queued: 'Esta canción ya se ha pedido.',
  soon: 'Esta canción ha sonado o se ha pedido hace poco. Prueba con otra.',
  limit: 'Por ahora no puedes pedir más canciones. Inténtalo más tarde.',
  unknown: 'La emisora ya no tiene esta canción.',
  unspecified:
    'La emisora no ha aceptado esta petición: puede que sea demasiado pronto, que la canción ya esté en cola o que se haya superado el límite.',
  lost: 'Sin respuesta: puede que tu petición no haya llegado. Inténtalo de nuevo.',
  failed: 'Las canciones no se pueden cargar ahora. Reintentando…',
  unsupported: 'Esta emisora no acepta peticiones de canciones.',
};
