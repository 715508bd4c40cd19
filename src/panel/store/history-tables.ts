/** A migration (see `migrations.ts`). */
export const historyTables = `
  CREATE TABLE history (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    ts INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    all_music_id INTEGER,
    jingle_id INTEGER,
    album TEXT, author TEXT, author_other TEXT, comment TEXT, composer TEXT, genre TEXT, isrc TEXT,
    label TEXT, lyricist TEXT, performance_type TEXT, publisher TEXT, title TEXT, year TEXT,
    dj_name TEXT,
    img_fetched INTEGER,
    cover TEXT,
    length INTEGER,
    metadata TEXT,
    n_listeners INTEGER,
    playlist_title TEXT,
    given TEXT
  );
  CREATE INDEX history_by_time ON history (server, ts, id);
  CREATE INDEX history_by_end ON history (server, ends);
`;

/** Id of the list that contains the plays of all servers. No server has this id. */
export const ALL_SERVERS = 0;
/** `ts` of the first block in a list, which is earlier than any play. */
export const BEGINNING = -9e15;
/** Maximum number of plays in a block. */
export const MAX_BLOCK = 1024;

const blockOf = (list: string, play: string) => `
  list = ${list} AND (ts, id) = (
    SELECT ts, id FROM history_blocks
    WHERE list = ${list} AND (ts, id) <= (${play}.ts, ${play}.id) ORDER BY ts DESC, id DESC LIMIT 1)`;

const enter = `
  UPDATE history_counts SET n = n + 1 WHERE list IN (0, new.server);
  UPDATE history_blocks SET n = n + 1 WHERE ${blockOf('0', 'new')};
  UPDATE history_blocks SET n = n + 1 WHERE ${blockOf('new.server', 'new')};`;

const leave = `
  UPDATE history_counts SET n = n - 1 WHERE list IN (0, old.server);
  UPDATE history_blocks SET n = n - 1 WHERE ${blockOf('0', 'old')};
  UPDATE history_blocks SET n = n - 1 WHERE ${blockOf('old.server', 'old')};`;

const split = (name: string, which: string, plays: string) => `
  CREATE TRIGGER history_blocks_split_${name} AFTER UPDATE OF n ON history_blocks
  WHEN new.n > ${MAX_BLOCK} AND new.list ${which} BEGIN
    INSERT INTO history_blocks (list, ts, id, n)
      SELECT new.list, ts, id, new.n - ${MAX_BLOCK / 2} FROM history
      WHERE ${plays} (ts, id) >= (new.ts, new.id) ORDER BY ts, id LIMIT 1 OFFSET ${MAX_BLOCK / 2};
    UPDATE history_blocks SET n = ${MAX_BLOCK / 2} WHERE list = new.list AND ts = new.ts AND id = new.id;
  END;`;

/** A migration (see `migrations.ts`). */
export const historyBlockTables = `
  CREATE INDEX history_of_all ON history (ts, id);
  CREATE TABLE history_counts (
    list INTEGER PRIMARY KEY,
    n INTEGER NOT NULL
  );
  CREATE TABLE history_blocks (
    list INTEGER NOT NULL,
    ts INTEGER NOT NULL,
    id INTEGER NOT NULL,
    n INTEGER NOT NULL,
    PRIMARY KEY (list, ts, id)
  ) WITHOUT ROWID;
  INSERT INTO history_counts (list, n) SELECT 0, 0 UNION ALL SELECT id, 0 FROM servers;
  INSERT INTO history_blocks (list, ts, id, n) SELECT list, ${BEGINNING}, 0, 0 FROM history_counts;

  CREATE TRIGGER history_server_added AFTER INSERT ON servers BEGIN
    INSERT INTO history_counts (list, n) VALUES (new.id, 0);
    INSERT INTO history_blocks (list, ts, id, n) VALUES (new.id, ${BEGINNING}, 0, 0);
  END;
  CREATE TRIGGER history_server_removed AFTER DELETE ON servers BEGIN
    DELETE FROM history_counts WHERE list = old.id;
    DELETE FROM history_blocks WHERE list = old.id;
  END;
  CREATE TRIGGER history_added AFTER INSERT ON history BEGIN ${enter} END;
  CREATE TRIGGER history_moved AFTER UPDATE OF server, ts, id ON history BEGIN ${leave} ${enter} END;
  ${split('of_all', '= 0', '')}
  ${split('of_one', '<> 0', 'server = new.list AND')}
  CREATE TRIGGER history_block_emptied AFTER UPDATE OF n ON history_blocks
  WHEN new.n = 0 AND new.ts > ${BEGINNING} BEGIN
    DELETE FROM history_blocks WHERE list = new.list AND ts = new.ts AND id = new.id;
  END;


  CREATE TEMP TABLE uncounted AS SELECT * FROM history;
  DELETE FROM history;
  CREATE TRIGGER history_removed AFTER DELETE ON history BEGIN ${leave} END;
  INSERT INTO history SELECT * FROM uncounted ORDER BY ts, id;
  DROP TABLE uncounted;
`;
