/** Numbers, not checks: each row says what was measured, and what is to be reached. */
import { printPlan } from './plan.js';

console.log('\nThe polling plan over 400 station hours (to reach without cuts: 60 requests, mean 3.5 s;');
console.log('with cuts: 140 requests, worst 65 s; a fixed beat of 15 s costs 240 requests, mean 9 s):');
printPlan();
