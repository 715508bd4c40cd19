/** The WAV format of a channel. Its bitrate is the one that is listed for the channel, but at most 320 kbit/s. */

export interface SoundFormat {
  samplesPerSecond: number;
  bytesPerSample: 1 | 2;
}

/**
 * Maximum bitrate in kbit/s. The API accepts up to 10,000 kbit/s, but rendering that would take seconds, and
 * each slow listener would use 37 MB.
 */
const MAX_KBITS = 320;

/**
 * Returns the format of mono PCM for a bitrate. For example, 128 kbit/s is 8 kHz with 16 bits, and 32 kbit/s is
 * 4 kHz with 8 bits.
 */
export function formatFor(listed: number): SoundFormat {
  const kilobitsPerSecond = Math.min(listed, MAX_KBITS);
  const bytesPerSample = kilobitsPerSecond < 64 ? 1 : 2;
  return { bytesPerSample, samplesPerSecond: (kilobitsPerSecond * 1000) / 8 / bytesPerSample };
}

/**
 * Returns a WAV header for a stream. It contains the maximum lengths, so that players play until the stream
 * ends.
 */
export function wavHeader({ samplesPerSecond, bytesPerSample }: SoundFormat): Uint8Array {
  const bytes = Buffer.alloc(44);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(0xffffffff, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(samplesPerSecond, 24);
  bytes.writeUInt32LE(samplesPerSecond * bytesPerSample, 28);
  bytes.writeUInt16LE(bytesPerSample, 32);
  bytes.writeUInt16LE(bytesPerSample * 8, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(0xffffffff, 40);
  return new Uint8Array(bytes);
}
