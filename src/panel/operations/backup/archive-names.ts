/**
 * File names of archives. They contain the backup's start time, whether it is quick, and the volume number. An
 * archive is complete once its first volume has its final name.
 */

export interface ArchiveName {
  /** Start of the backup, such as `2026-11-21T03-00-00-000Z`. Stamps sort chronologically. */
  stamp: string;
  quick: boolean;
  /** Volume number, counted from 1. */
  volume: number;
}

/** Suffix of an incomplete volume. */
export const PART = '.part';

export function archiveName({ stamp, quick, volume }: ArchiveName): string {
  return `${stamp}${quick ? '.quick' : ''}${volume === 1 ? '' : `.${volume}`}.zip`;
}

/** Returns null if `name` isn't the name of an archive. `isPart` is true for an incomplete volume. */
export function readArchiveName(name: string): (ArchiveName & { isPart: boolean }) | null {
  const [, stamp, quick, volume, part] =
    /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)(\.quick)?(?:\.(\d+))?\.zip(\.part)?$/.exec(name) ?? [];
  if (stamp === undefined) return null;
  return { stamp, quick: quick !== undefined, volume: Number(volume ?? 1), isPart: part !== undefined };
}

/** Returns the stamp of a time in milliseconds UTC. */
export function stampAt(moment: number): string {
  // Windows doesn't allow colons in file names.
  return new Date(moment).toISOString().replace(/[:.]/g, '-');
}

/** Returns the time of a stamp in milliseconds UTC. */
export function archiveTime(stamp: string): number {
  return Date.parse(stamp.replace(/T(..)-(..)-(..)-(...)Z$/, 'T$1:$2:$3.$4Z'));
}
