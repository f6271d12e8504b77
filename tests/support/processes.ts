/**
 * Tests that start whole programs, fill disks, stop databases, convert films, open data of older versions or send every hostile value: minutes of
 * two cores, of which nothing depends on what is drawn. A project of their own, left out of `npm test` while nothing that they look at has changed
 * (docs/decisions/0455, 0494). What is started and answers, and what refuses to, is seen by every `npm test` in process-database.test.ts and
 * secret-files.test.ts, requests that are none in hostile-requests.test.ts.
 */
export const PROCESSES: readonly string[] = [
  'tests/server/process.test.ts',
  'tests/server/process-commands.test.ts',
  'tests/server/process-disk.test.ts',
  'tests/server/process-disk-full.test.ts',
  'tests/server/tracing-process.test.ts',
  'tests/server/npm-commands.test.ts',
  'tests/server/command-server.test.ts',
  'tests/server/import-command.test.ts',
  'tests/server/upload-kills.test.ts',
  'tests/server/sandbox.test.ts',
  'tests/server/embedded-disk-full.test.ts',
  'tests/server/synced-files.test.ts',
  'tests/server/empty-database.test.ts',
  'tests/server/old-databases.test.ts',
  'tests/server/old-folders.test.ts',
  'tests/server/migrations.test.ts',
  'tests/server/hostile-values.test.ts',
  'tests/server/films.test.ts',
  'tests/server/database-away.test.ts',
  'tests/server/database-outage.test.ts',
  'tests/server/overload.test.ts',
]
