/** Text for visitors, in English. */
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
  noAnswer: 'Can’t reach the station. Retrying…',
};

export const history: HistoryWords = {
  nothing: 'Nothing played yet',
  justNow: 'just now',
};

export const shows: ShowWords = {
  upNext: 'Up next:',
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
  question: 'Find a song by time',
  date: 'Date',
  time: 'Time',
  search: 'Search',
  searching: 'Searching …',
  silent: 'Nothing was on air then.',
  future: 'That time is in the future.',
  tooEarly: 'The history doesn’t go back that far.',
  noAnswer: 'Can’t reach the station. Please search again.',
  earlier: 'Earlier',
  later: 'Later',
  now: 'Now',
  link: 'Direct link',
};

export const votes: VoteWords = {
  voteOn: 'Your vote on {}',
  like: 'Like',
  dislike: 'Dislike',
  live: 'Voting isn’t available for live sets.',
  unknown: 'Voting isn’t available for this track.',
  jingle: 'Voting isn’t available for jingles.',
  show: 'Voting isn’t available for shows.',
  nothing: 'Nothing to vote on right now.',
  counted: 'Thanks for voting!',
  sent: 'Vote sent.',
  repeated: 'You have already voted on this track.',
  offline: 'Not sent: you are offline.',
  blocked: 'Not sent: this page doesn’t allow it.',
  gone: 'Your vote didn’t go through: the station no longer has this track.',
  throttled: 'Your vote didn’t go through: too many votes from your network. Try again in a minute.',
  refused: 'Your vote didn’t go through.',
  likes: 'Your likes',
  noLikes: 'Your likes are saved only in this browser.',
  copy: 'Copy',
  copied: 'Copied.',
  selected: 'Selected. Copy it now.',
  save: 'Save as text',
  clear: 'Clear',
  reallyClear: 'Clear all likes?',
};

export const links: LinkWords = {
  more: 'More on {}',
  find: 'Find on {}',
  copy: 'Copy artist and title',
  copied: 'Copied.',
  selected: 'Selected. Copy it now.',
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
  nothing: 'Nothing to listen to yet',
  missing: 'This stream has no address.',
  insecure: 'This page uses https and the stream uses http, so it can’t play here.',
  unplayable: 'This stream can’t be played.',
  chooseAnother: 'This stream can’t be played. Choose another one.',
  blocked: 'Your browser blocked playback. Press play again.',
  elsewhere: 'Playing in another player.',
  goOn: 'Keep listening',
  popup: 'Pop out',
  fold: 'Hide player',
  unfold: 'Show player',
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
  page: 'Website',
  feed: 'RSS',
  app: 'App',
  inApp: 'Opens in your podcast app',
  more: 'Show more',
  nothing: 'No podcasts yet',
  noEpisodes: 'No episodes yet',
  unreadable: 'The episodes can’t be shown here. Use the links instead.',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  unplayable: 'This episode can’t be played here.',
  back: 'Back',
  forward: 'Forward',
  speed: 'Speed',
  played: 'Played',
  chapters: 'Chapters',
  transcript: 'Transcript',
  absent: 'This can’t be shown here.',
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
  nothing: 'Nothing scheduled this week.',
  nothingToday: 'Nothing scheduled on this day.',
  more: 'and {} more',
  onAirNow: 'On air now',
  close: 'Close',
  addShow: 'Add to calendar',
  addWeek: 'Add this week to calendar',
  subscribe: 'Subscribe to calendar',
};

export const failures: FailureWords = {
  missing: 'No station yet: add base-url with the address of your panel.',
  address: 'The base-url isn’t a valid address.',
  station: 'This isn’t a valid station name.',
  insecure: 'This page uses https, but the panel’s address doesn’t. Ask your host for the https address.',
  blocked: 'This page’s Content-Security-Policy blocks the panel.',
  offline: 'You are offline.',
  notFound: 'There is no panel at this address.',
  server: 'The panel has no server with this number.',
  refused: 'The panel refused the request ({}).',
  unreadable: 'The panel’s response can’t be read. Retrying…',
  part: 'A file didn’t load. Reload the page. Is the folder “parts” next to onair.js?',
};

export const unsupported: UnsupportedWords = {
  week: 'This station’s server doesn’t provide a schedule.',
  channels: 'This station’s server doesn’t provide streams.',
  podcasts: 'This station’s server doesn’t provide podcasts.',
  votes: 'This station’s server doesn’t accept votes.',
  history: 'This station’s server doesn’t provide a history to search.',
  seen: 'This station’s server reports only the current track. History since {}.',
};
