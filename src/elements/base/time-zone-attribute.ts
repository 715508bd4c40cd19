/** In: the text of `time-zone`. Out: the same; one that no platform knows counts as the visitor's zone, with one warning in the console. */
import type { ComplexAttributeConverter } from 'lit';
import { warnUnknownValue } from './converters.js';

export const timeZoneAttribute: ComplexAttributeConverter<string | null> = {
  fromAttribute(text) {
    if (text && text !== 'station' && text !== 'local' && !isTimeZone(text)) {
      warnUnknownValue('time-zone', text, ['station', 'local', ...allTimeZones()]);
    }
    return text;
  },
};

function isTimeZone(name: string): boolean {
  try {
    return !!new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
}

/** None in browsers that can't list them: before Chrome 99, Safari 15.4. */
function allTimeZones(): string[] {
  const intl = Intl as { supportedValuesOf?: (key: 'timeZone') => string[] };
  return intl.supportedValuesOf?.('timeZone') ?? [];
}
