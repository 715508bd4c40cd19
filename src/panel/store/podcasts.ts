/** The podcasts of each station, their covers and their episodes. */
import type { Database } from './database.js';
import { keepRows, type Rows } from './rows.js';

export interface StoredPodcast {
  id: number;
  server: number;
  /** Folder on the panel's own disk, as a record shows it. */
  folder: string;
  title: string;
  description: string;
  /** False is a draft. */
  published: boolean;
}

export type Podcasts = Rows<StoredPodcast>;

export function keepPodcasts(db: Database): Podcasts {
  return keepRows<StoredPodcast>(
    db,
    'podcasts',
    ['server', 'folder', 'title', 'description', 'published'],
    ['published'],
  );
}
