/** The tables of the music library and its votes, as migration steps: see `../migrations.ts`. */

/** Step 1. */
export const musicTables = `
  CREATE TABLE music (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    author TEXT NOT NULL,
    title TEXT NOT NULL,
    album TEXT NOT NULL,
    composer TEXT,
    genre TEXT NOT NULL,
    isrc TEXT,
    label TEXT NOT NULL,
    year TEXT NOT NULL,
    playlist_title TEXT NOT NULL,
    length INTEGER NOT NULL,
    cover TEXT
  );

  CREATE TABLE jingles (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    title TEXT NOT NULL,
    length INTEGER NOT NULL
  );
`;

/** Step 2. */
export const voteTables = `
  CREATE TABLE votes (
    music INTEGER PRIMARY KEY REFERENCES music ON DELETE CASCADE,
    up INTEGER NOT NULL DEFAULT 0,
    down INTEGER NOT NULL DEFAULT 0
  );
`;
