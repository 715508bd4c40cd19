/**
 * What is said in the place of what a station's server does not tell, by language: in one file, which is loaded where such a server
 * lacks what a tag shows.
 */
import type { UntoldWords } from './words.js';

export const untold: Record<string, UntoldWords> = {
  en: {
    week: 'This station’s server does not tell its schedule.',
    channels: 'This station’s server does not tell where its streams are.',
    podcasts: 'This station’s server does not tell of podcasts.',
    votes: 'This station’s server does not take votes.',
    history: 'This station’s server does not keep a history that can be searched.',
    seen: 'This station’s server tells only what is on air. Seen here since {}.',
  },
  de: {
    week: 'Der Server dieses Senders nennt kein Programm.',
    channels: 'Der Server dieses Senders sagt nicht, wo seine Streams sind.',
    podcasts: 'Der Server dieses Senders nennt keine Podcasts.',
    votes: 'Der Server dieses Senders nimmt keine Stimmen an.',
    history: 'Der Server dieses Senders führt keinen Verlauf, der durchsucht werden kann.',
    seen: 'Der Server dieses Senders sagt nur, was gerade läuft. Diese Liste beginnt um {}.',
  },
  fr: {
    week: 'Le serveur de cette station n’indique pas sa grille.',
    channels: 'Le serveur de cette station n’indique pas ses flux.',
    podcasts: 'Le serveur de cette station n’indique pas de podcasts.',
    votes: 'Le serveur de cette station ne prend pas de votes.',
    history: 'Le serveur de cette station ne garde pas d’historique où chercher.',
    seen: 'Le serveur de cette station n’indique que le titre en cours. Vu ici depuis {}.',
  },
  es: {
    week: 'El servidor de esta emisora no indica su programación.',
    channels: 'El servidor de esta emisora no indica dónde están sus emisiones.',
    podcasts: 'El servidor de esta emisora no indica pódcasts.',
    votes: 'El servidor de esta emisora no admite votos.',
    history: 'El servidor de esta emisora no guarda un historial en el que buscar.',
    seen: 'El servidor de esta emisora solo indica lo que suena ahora. Visto aquí desde las {}.',
  },
  it: {
    week: 'Il server di questa radio non indica il palinsesto.',
    channels: 'Il server di questa radio non indica dove sono i suoi stream.',
    podcasts: 'Il server di questa radio non indica podcast.',
    votes: 'Il server di questa radio non accetta voti.',
    history: 'Il server di questa radio non conserva una cronologia in cui cercare.',
    seen: 'Il server di questa radio indica solo ciò che è in onda. Visto qui dalle {}.',
  },
  pt: {
    week: 'O servidor desta rádio não indica a programação.',
    channels: 'O servidor desta rádio não indica onde estão as suas emissões.',
    podcasts: 'O servidor desta rádio não indica podcasts.',
    votes: 'O servidor desta rádio não aceita votos.',
    history: 'O servidor desta rádio não guarda um histórico onde procurar.',
    seen: 'O servidor desta rádio só indica o que está no ar. Visto aqui desde as {}.',
  },
  nl: {
    week: 'De server van deze zender noemt geen programma.',
    channels: 'De server van deze zender zegt niet waar zijn streams zijn.',
    podcasts: 'De server van deze zender noemt geen podcasts.',
    votes: 'De server van deze zender neemt geen stemmen aan.',
    history: 'De server van deze zender bewaart geen geschiedenis om in te zoeken.',
    seen: 'De server van deze zender zegt alleen wat er nu speelt. Hier gezien sinds {}.',
  },
  pl: {
    week: 'Serwer tej stacji nie podaje ramówki.',
    channels: 'Serwer tej stacji nie podaje, gdzie są jej strumienie.',
    podcasts: 'Serwer tej stacji nie podaje podcastów.',
    votes: 'Serwer tej stacji nie przyjmuje głosów.',
    history: 'Serwer tej stacji nie ma historii, którą można przeszukać.',
    seen: 'Serwer tej stacji podaje tylko to, co jest na antenie. Widziane tutaj od {}.',
  },
  ru: {
    week: 'Сервер этой станции не сообщает программу.',
    channels: 'Сервер этой станции не сообщает, где её потоки.',
    podcasts: 'Сервер этой станции не сообщает о подкастах.',
    votes: 'Сервер этой станции не принимает голоса.',
    history: 'Сервер этой станции не хранит историю, в которой можно искать.',
    seen: 'Сервер этой станции сообщает только то, что в эфире. Здесь видно с {}.',
  },
  uk: {
    week: 'Сервер цієї станції не повідомляє програму.',
    channels: 'Сервер цієї станції не повідомляє, де її потоки.',
    podcasts: 'Сервер цієї станції не повідомляє про подкасти.',
    votes: 'Сервер цієї станції не приймає голоси.',
    history: 'Сервер цієї станції не зберігає історії, у якій можна шукати.',
    seen: 'Сервер цієї станції повідомляє лише те, що в ефірі. Тут видно з {}.',
  },
  tr: {
    week: 'Bu istasyonun sunucusu yayın akışını bildirmiyor.',
    channels: 'Bu istasyonun sunucusu akışlarının yerini bildirmiyor.',
    podcasts: 'Bu istasyonun sunucusu podcast bildirmiyor.',
    votes: 'Bu istasyonun sunucusu oy almıyor.',
    history: 'Bu istasyonun sunucusu aranabilecek bir geçmiş tutmuyor.',
    seen: 'Bu istasyonun sunucusu yalnızca yayında olanı bildiriyor. Burada {} saatinden beri görülüyor.',
  },
  ar: {
    week: 'خادم هذه المحطة لا يعلن برنامجها.',
    channels: 'خادم هذه المحطة لا يذكر أين يوجد بثها.',
    podcasts: 'خادم هذه المحطة لا يذكر أي بودكاست.',
    votes: 'خادم هذه المحطة لا يقبل الأصوات.',
    history: 'خادم هذه المحطة لا يحفظ سجلا يمكن البحث فيه.',
    seen: 'خادم هذه المحطة لا يذكر إلا ما يذاع الآن. المعروض هنا منذ {}.',
  },
};
