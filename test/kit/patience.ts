/** The time limit of every wait in tests. Only a hang reaches it. */
export const PATIENCE_MS = 120_000;
