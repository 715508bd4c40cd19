/** The tables of podcasts, as migration steps: see `../migrations.ts`. */

/** Step 2. */
export const podcastTables = `
  CREATE TABLE podcasts (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    folder TEXT NOT NULL,
    title TEXT NOT NULL,
    description TEXT NOT NULL,
    published INTEGER NOT NULL,
    language TEXT NOT NULL,
    sleeve TEXT,
    changed INTEGER NOT NULL
  );
  CREATE INDEX podcasts_of_server ON podcasts (server, id);
  CREATE TABLE podcast_covers (
    podcast INTEGER PRIMARY KEY REFERENCES podcasts ON DELETE CASCADE,
    type TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    bytes BLOB NOT NULL
  );
  CREATE TABLE episodes (
    id INTEGER PRIMARY KEY,
    podcast INTEGER NOT NULL REFERENCES podcasts ON DELETE CASCADE,
    title TEXT NOT NULL,
    description TEXT NOT NULL,
    ts INTEGER NOT NULL,
    seconds INTEGER NOT NULL
  );
  CREATE INDEX episodes_of_podcast ON episodes (podcast, ts);
`;

/** Step 7. */
export const episodeTexts = `
  ALTER TABLE episodes ADD COLUMN chapters TEXT;
  ALTER TABLE episodes ADD COLUMN transcript TEXT;
`;
