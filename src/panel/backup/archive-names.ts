/**
 * What archives are called: by when they were begun, by their kind, and, where one
 * file can't hold everything, by volume. An archive is there when its first volume is.
 */

export interface ArchiveName {
  /** When it was begun, as `2026-11-21T03-00-00-000Z`: in the order of time, and unlike any other. */
  stamp: string;
  quick: boolean;
  /** From 1. */
  volume: number;
}

/** Behind the name of what is not whole yet. */
export const PART = '.part';

export function archiveName({ stamp, quick, volume }: ArchiveName): string {
  return `${stamp}${quick ? '.quick' : ''}${volume === 1 ? '' : `.${volume}`}.zip`;
}

/** Null for a name that is none of ours; `isPart` for what is not whole. */
export function readArchiveName(name: string): (ArchiveName & { isPart: boolean }) | null {
  const [, stamp, quick, volume, part] =
    /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)(\.quick)?(?:\.(\d+))?\.zip(\.part)?$/.exec(name) ?? [];
  if (stamp === undefined) return null;
  return { stamp, quick: quick !== undefined, volume: Number(volume ?? 1), isPart: part !== undefined };
}

/** `moment` in milliseconds UTC. */
export function stampAt(moment: number): string {
  // Colons are no part of a name everywhere.
  return new Date(moment).toISOString().replace(/[:.]/g, '-');
}

/** Milliseconds UTC. */
export function archiveTime(stamp: string): number {
  return Date.parse(stamp.replace(/T(..)-(..)-(..)-(...)Z$/, 'T$1:$2:$3.$4Z'));
}
