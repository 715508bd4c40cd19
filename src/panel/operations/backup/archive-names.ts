/**
 * File names of archives: when the backup began, its kind, and the number of the volume.
 * An archive is complete when its first volume has its final name.
 */

export interface ArchiveName {
  /** When the backup began, as `2026-11-21T03-00-00-000Z`. Sorting stamps sorts by time. */
  stamp: string;
  quick: boolean;
  /** From 1. */
  volume: number;
}

/** Suffix of a volume that is being written. */
export const PART = '.part';

export function archiveName({ stamp, quick, volume }: ArchiveName): string {
  return `${stamp}${quick ? '.quick' : ''}${volume === 1 ? '' : `.${volume}`}.zip`;
}

/** Null for a name that is no archive's; `isPart` for a volume that is being written. */
export function readArchiveName(name: string): (ArchiveName & { isPart: boolean }) | null {
  const [, stamp, quick, volume, part] =
    /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)(\.quick)?(?:\.(\d+))?\.zip(\.part)?$/.exec(name) ?? [];
  if (stamp === undefined) return null;
  return { stamp, quick: quick !== undefined, volume: Number(volume ?? 1), isPart: part !== undefined };
}

/** `moment` in milliseconds UTC. */
export function stampAt(moment: number): string {
  // Windows does not allow colons in file names.
  return new Date(moment).toISOString().replace(/[:.]/g, '-');
}

/** Milliseconds UTC. */
export function archiveTime(stamp: string): number {
  return Date.parse(stamp.replace(/T(..)-(..)-(..)-(...)Z$/, 'T$1:$2:$3.$4Z'));
}
