import '../../../elements/now-playing/define.js';
