/** What visitors read, in English. */
import type {
  AudienceWords,
  FailureWords,
  HistoryWords,
  LinkWords,
  OnAirWords,
  PlayerWords,
  PodcastWords,
  ScheduleWords,
  SearchWords,
  ShowWords,
  UnsupportedWords,
  VoteWords,
} from '../tag-words.js';

export const onAir: OnAirWords = {
  onAir: 'On air',
  live: 'Live',
  nowPlaying: 'Now playing: {}',
  time: 'Time',
  jingle: 'Jingle',
  lastPlayed: 'Last played {}',
  asOf: 'as of {}',
  nothing: 'Nothing on air yet',
  noAnswer: 'The station does not answer. Trying again.',
};

export const history: HistoryWords = {
  nothing: 'Nothing played yet',
  justNow: 'just now',
};

export const shows: ShowWords = {
  next: 'Next',
  until: 'until {}',
  from: 'from {}',
};

export const audience: AudienceWords = {
  listeners: {
    one: '{} listener',
    two: '{} listeners',
    few: '{} listeners',
    many: '{} listeners',
    other: '{} listeners',
  },
};

export const search: SearchWords = {
  question: 'What played at …?',
  date: 'Date',
  time: 'Time',
  search: 'Search',
  searching: 'Searching …',
  silent: 'Nothing was on air then.',
  future: 'That is still to come.',
  tooEarly: 'The history does not go back that far.',
  noAnswer: 'The station does not answer. Please search again.',
  earlier: 'Earlier',
  later: 'Later',
  now: 'Now',
  link: 'Direct link',
};

export const votes: VoteWords = {
  voteOn: 'Your vote on {}',
  like: 'Like',
  dislike: 'Dislike',
  live: 'Live sets cannot be voted on.',
  unknown: 'The station does not know this track: no votes.',
  jingle: 'Jingles cannot be voted on.',
  show: 'Shows cannot be voted on.',
  nothing: 'Nothing on air to vote on.',
  counted: 'Thank you, your vote counts.',
  sent: 'Your vote is sent.',
  repeated: 'You have voted on this already.',
  offline: 'Not sent: you are offline.',
  blocked: 'Not sent: this page does not allow it.',
  gone: 'Taken back: the station no longer has this track.',
  throttled: 'Taken back: too many votes from your network. Try again in a minute.',
  refused: 'Taken back: the station refused it.',
  likes: 'Your likes',
  noLikes: 'What you like is kept here, in this browser alone.',
  copy: 'Copy',
  copied: 'Copied.',
  selected: 'Selected, to be copied.',
  save: 'Save as text',
  clear: 'Clear',
  reallyClear: 'Really clear?',
};

export const links: LinkWords = {
  more: 'More on {}',
  find: 'Find on {}',
  copy: 'Copy artist and title',
  copied: 'Copied.',
  selected: 'Selected, to be copied.',
  share: 'Share',
  copyLink: 'Copy link',
  close: 'Close',
};

export const player: PlayerWords = {
  play: 'Play',
  stop: 'Stop',
  stream: 'Stream',
  bitrate: '{} kbit/s',
  mute: 'Mute',
  volume: 'Volume',
  connecting: 'Connecting…',
  reconnecting: 'Reconnecting…',
  nothing: 'No stream to listen to yet',
  missing: 'This stream has no address.',
  insecure: 'This page is secure (https), this stream is not (http): it cannot play here.',
  unplayable: 'This stream does not play.',
  chooseAnother: 'This stream does not play. Choose another one.',
  blocked: 'The browser did not let it play. Press again.',
  elsewhere: 'Stopped: another player plays.',
  goOn: 'Go on listening',
  popup: 'In a small window',
  fold: 'Fold away',
  unfold: 'Show the player',
};

export const podcasts: PodcastWords = {
  count: {
    one: '{} episode',
    two: '{} episodes',
    few: '{} episodes',
    many: '{} episodes',
    other: '{} episodes',
  },
  episodes: 'Episodes',
  page: 'Open',
  feed: 'Feed',
  app: 'App',
  inApp: 'Opens in a podcast app, where there is one',
  more: 'Show more',
  nothing: 'No podcasts yet',
  noEpisodes: 'No episodes yet',
  unreadable: 'The episodes cannot be shown here. The links lead to them.',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  unplayable: 'This episode does not play here.',
  back: 'Back',
  forward: 'Forward',
  speed: 'Speed',
  played: 'Played',
  chapters: 'Chapters',
  transcript: 'Transcript',
  absent: 'This cannot be shown here.',
};

export const schedule: ScheduleWords = {
  previous: 'Previous week',
  following: 'Next week',
  thisWeek: 'This week',
  days: 'Days',
  zone: 'Times',
  stationTime: 'Station time ({})',
  yourTime: 'Your time ({})',
  now: 'Now',
  next: 'Next',
  later: 'Later',
  until: 'until {}',
  nothing: 'Nothing is planned in this week.',
  nothingToday: 'Nothing is planned on this day.',
  more: 'and {} more',
  onAirNow: 'On air now',
  close: 'Close',
  addShow: 'Add to calendar',
  addWeek: 'Add this week to calendar',
  subscribe: 'Subscribe to calendar',
};

export const failures: FailureWords = {
  missing: 'No station here yet: add base-url with the address of your panel.',
  address: 'The base-url given here is not an address.',
  station: 'The station given here can’t be the name of one.',
  insecure: "This page is secure, the panel's address is not: ask your host for the https address",
  blocked: "This page's Content-Security-Policy does not allow the panel.",
  offline: 'You are offline.',
  notFound: 'There is no panel at this address.',
  server: 'The panel does not know this server number.',
  refused: 'The panel refused to answer ({}).',
  unreadable: "The panel's answer cannot be read. Trying again.",
  part: 'A file could not be loaded. Reload the page. Is the folder “parts” beside onair.js?',
};

export const unsupported: UnsupportedWords = {
  week: 'This station’s server does not tell its schedule.',
  channels: 'This station’s server does not tell where its streams are.',
  podcasts: 'This station’s server does not tell of podcasts.',
  votes: 'This station’s server does not take votes.',
  history: 'This station’s server does not keep a history that can be searched.',
  seen: 'This station’s server tells only what is on air. Seen here since {}.',
};
