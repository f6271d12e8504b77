/**
 * Backups and worlds go through all of the server again and again, and take a quarter of its tests' time: a project of their own, left
 * out of `npm test` while nothing of the server has changed (docs/decisions/0433).
 */
export const ARCHIVES: readonly string[] = [
  'tests/server/backup.test.ts',
  'tests/server/world.test.ts',
  'tests/server/world-files.test.ts',
]
