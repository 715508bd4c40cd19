/** What the relay knows beside the records that everybody reads, as migration steps: see `../migrations.ts`. */

/** Step 8. */
export const relayTables = `
  CREATE TABLE relayed_servers (
    server INTEGER PRIMARY KEY REFERENCES servers ON DELETE CASCADE,
    source TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    silent INTEGER NOT NULL
  );
  CREATE TABLE relayed_plays (
    play INTEGER PRIMARY KEY REFERENCES history ON DELETE CASCADE,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    told_id INTEGER NOT NULL,
    told_ts INTEGER NOT NULL,
    UNIQUE (server, told_id)
  );
  CREATE TABLE relayed_tracks (
    music INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    track TEXT NOT NULL,
    UNIQUE (server, track)
  );
  CREATE TABLE relayed_records (
    list TEXT NOT NULL,
    id INTEGER NOT NULL,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    told_key TEXT NOT NULL,
    fields TEXT NOT NULL,
    PRIMARY KEY (list, id),
    UNIQUE (list, server, told_key)
  );
`;

/** Step 9: tracks that are in no play any more are removed, and their ids are not used again (see `store/next-id.ts`). */
export const removableTracks = `
  CREATE INDEX history_by_track ON history (all_music_id) WHERE all_music_id IS NOT NULL;
  CREATE TRIGGER relayed_track_gone AFTER DELETE ON relayed_tracks BEGIN
    INSERT INTO ids_given VALUES ('track', old.music)
      ON CONFLICT (kind) DO UPDATE SET highest = max(highest, excluded.highest);
  END;
`;
