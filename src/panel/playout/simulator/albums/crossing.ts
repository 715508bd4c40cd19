/** The playlist "Crossing borders": songs in other languages and scripts, including right-to-left ones. */
import { albumsOf } from './album.js';

export const crossing = albumsOf('Crossing borders', [
  [
    'Σταμάτης Βερονίκης',
    'Μπλε ώρα',
    '2011',
    'Έντεχνο',
    'Θάλασσα',
    ['Το καΐκι', 'Γράμμα από την Ικαρία', 'Μπλε ώρα'],
  ],
  ['ليلى المنصوري', 'قمر المدينة', '2017', 'طرب', 'نجمة', ['قمر المدينة', 'رسالة إلى البحر', 'ليالي طنجة']],
  ['נועה ברקת', 'גג פתוח', '2020', 'פופ', 'עגבניה', ['גג פתוח', 'שיר לאופניים', 'בוקר של חמישי']],
  [
    '夜行列車',
    '終点の手前',
    '1983',
    'City pop',
    'みなとレコード',
    ['終点の手前', '窓ぎわの恋', '港町ラプソディー'],
  ],
  ['青木しずく', '雨の図書館', '2019', 'J-folk', 'しおり', ['雨の図書館', '紙の鳥', '春を待つ手紙']],
  [
    'Вера Полынина',
    'Северный вокзал',
    '2013',
    'Авторская песня',
    'Полустанок',
    ['Северный вокзал', 'Чай с мятой', 'Последний трамвай'],
  ],
  ['김하늘', '느린 우체통', '2021', 'K-indie', '달빛상점', ['느린 우체통', '골목의 끝', '여름밤 산책']],
  ['मीरा जोशी', 'आँगन', '2015', 'Ghazal', 'Sitara', ['आँगन में धूप', 'पुराना ख़त', 'सावन की बात']],
  [
    'Trío Los Faroles',
    'Esquina y bandoneón',
    '1956',
    'Tango',
    'Discos Riachuelo',
    ['El último farol', 'Milonga del zapatero', 'Esquina sin nombre'],
  ],
  [
    'Zeynep Karaca',
    'İki Kıta',
    '2018',
    'Anatolian psych',
    'Boğaz Plak',
    ['İki kıta arası', 'Güvercin', 'Işıklar sönünce'],
  ],
  [
    'Kalevi Suopursu',
    'Järvi ei vastaa',
    '2007',
    'Ambient',
    'Hiljaisuus',
    ['Järvi ei vastaa', 'Yöttömän yön jälkeen', 'Äänetön soutu'],
  ],
]);
