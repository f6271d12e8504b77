/**
 * Backups and worlds go through all of the server again and again, and take a quarter of its tests' time: a project of their own, left
 * out of `npm test` while nothing of the server has changed (docs/decisions/0433). What a backup reads and writes by itself, without a database,
 * is seen by every `npm test` in backup-parts.test.ts.
 */
export const ARCHIVES: readonly string[] = [
  'tests/server/backup.test.ts',
  'tests/server/backup-bucket.test.ts',
  'tests/server/backup-left-overs.test.ts',
  'tests/server/synced-restore.test.ts',
  'tests/server/world.test.ts',
  'tests/server/world-files.test.ts',
]
