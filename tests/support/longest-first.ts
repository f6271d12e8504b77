import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest, by the time that they take. What begins last is waited for by every other worker: without a memory of earlier runs
 * Vitest goes by the size of a file, of which these say nothing.
 */
export const LONGEST: readonly string[] = [
  'tests/server/hostile-values.test.ts',
  'tests/server/process.test.ts',
  'tests/server/process-commands.test.ts',
  'tests/server/process-disk.test.ts',
  'tests/server/old-databases.test.ts',
  'tests/server/old-folders.test.ts',
  'tests/server/npm-commands.test.ts',
  'tests/server/backup.test.ts',
  'tests/server/world.test.ts',
  'tests/server/backup-bucket.test.ts',
  'tests/server/tracing-process.test.ts',
  'tests/server/jobs.test.ts',
  'tests/server/films.test.ts',
  'tests/server/search.test.ts',
  'tests/server/faulty-line.test.ts',
  'tests/server/intentions.test.ts',
  'tests/server/command-server.test.ts',
  'tests/server/embedded-database.test.ts',
  'tests/server/database-outage.test.ts',
  'tests/server/upload-kills.test.ts',
  'tests/server/file-sweep.test.ts',
  'tests/server/storage-use.test.ts',
  'tests/server/database.test.ts',
  'tests/server/list-counts.test.ts',
  'tests/server/school-isolation.test.ts',
  'tests/server/synced-files.test.ts',
  'tests/server/overload.test.ts',
  'tests/server/parse-in-worker.test.ts',
  'tests/contracts/axios.test.ts',
  'tests/contracts/axios-making.test.ts',
  'tests/contracts/axios-office.test.ts',
  'tests/contracts/memory.test.ts',
  'tests/contracts/axios-live.test.ts',
  'tests/contracts/video-player.test.ts',
  'tests/infrastructure/upload/object-store-upload.test.ts',
  'tests/ui/session/expiry-inputs.test.tsx',
  'tests/ui/pages/studio-parts.test.tsx',
  'tests/ui/pages/studio-conflicts.test.tsx',
  'tests/ui/routing/pages.test.tsx',
]

/** Takes the longest files first, and the others as Vitest does. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turnOf = ({ moduleId }: TestSpecification): number => {
      const turn = LONGEST.findIndex((name) => moduleId.endsWith(name))
      return turn === -1 ? LONGEST.length : turn
    }
    // A stable sort: those that are not named stay as they were.
    return (await super.sort(files)).sort((one, other) => turnOf(one) - turnOf(other))
  }
}
