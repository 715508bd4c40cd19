import { setFonts } from '../fonts.js';
import { setUp } from './fixture.js';
import { testTextSizes } from './text-size.js';

describe('<onair-schedule> at 200 % text size', () => {
  setUp();
  setFonts();
  testTextSizes({ inAllEngines: true });
});
