import '../../elements/vote/define.js';
