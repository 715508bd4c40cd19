import '../../elements/schedule/define.js';
