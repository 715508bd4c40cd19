import { printFirstText } from '/work/w-build/test/bench/first-text.ts';
await printFirstText();
