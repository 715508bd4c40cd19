import '../../elements/podcasts/define.js';
