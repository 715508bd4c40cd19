import '../../elements/player/define.js';
