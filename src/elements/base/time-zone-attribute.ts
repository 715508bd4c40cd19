import type { ComplexAttributeConverter } from 'lit';
import { warnUnknownValue } from './converters.js';

/** Keeps the text unchanged. Logs a warning for an unknown zone; times are then in the visitor's zone. */
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

/** Returns an empty list if the browser can't list zones (before Chrome 99 and Safari 15.4). */
function allTimeZones(): string[] {
  const intl = Intl as { supportedValuesOf?: (key: 'timeZone') => string[] };
  return intl.supportedValuesOf?.('timeZone') ?? [];
}
