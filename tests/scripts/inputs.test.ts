import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { hashOfFiles, importedBy, packagesOf } from '../../scripts/test/inputs.ts'
import {
  archivedInputs,
  outdated,
  processInputs,
  realStoreInputs,
  unlessUnchanged,
} from '../../scripts/test/stamps.ts'
import { NOTHING_RUN } from '../../scripts/test/step.ts'
import { FAILED, PASSED, type Tally } from '../../scripts/test/tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-inputs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string): string => {
  const file = join(folder, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
  return file
}

describe('the inputs of a check', () => {
  it('are what it imports, and what that imports, by path and by the name of a layer', () => {
    expect(importedBy(['tests/architecture/engines.test.ts'])).toEqual([
      'tests/architecture/engines.test.ts',
      'tests/support/engines.ts',
    ])
    expect(importedBy(['tests/domain/search/search-history.test.ts'])).toContain(
      'src/domain/search/search-history.ts',
    )
  })

  it('go in a circle where imports do', () => {
    const one = write('one.ts', "import { other } from './other.ts'")
    const other = write('other.ts', "export const other = () => import('./one.ts')")
    expect(importedBy([one])).toEqual([one, other].sort())
  })

  it('are packages too, each in the version that is installed', () => {
    const typed = write('typed.ts', "import { a } from 'left-out-package'\nexport * from './one.ts'")
    const using = write(
      'using.ts',
      "import { z } from 'zod'\nimport { test } from '@playwright/test/reporter'",
    )
    expect(packagesOf([typed, using, write('words.md', "from 'zod'")])).toEqual([
      expect.stringMatching(/^@playwright\/test@\d+\./),
      expect.stringMatching(/^zod@\d+\./),
    ])
  })

  it('of backups and worlds are all of the server, and what the checks import', () => {
    const inputs = archivedInputs()
    for (const file of [
      'tests/server/backup.test.ts',
      'tests/server/backup-bucket.test.ts',
      'tests/server/world.test.ts',
      'tests/support/backups.ts',
      'server/backup/restore.ts',
      'server/db/embedded-worker.ts',
      'server/db/migrations/meta/_journal.json',
      'contract/envelope.ts',
      'demo/seed/seed.ts',
    ])
      expect(inputs).toContain(file)
  })

  it('of programs that are started are what they are made of, how they are built and started, and old data', () => {
    const inputs = processInputs()
    for (const file of [
      'tests/server/process.test.ts',
      'tests/support/started.ts',
      'tests/support/upload-server.ts',
      'tests/support/kept-postgres.ts',
      'server/main.ts',
      'server/cli/import.ts',
      'server/db/migrations/meta/_journal.json',
      'demo/seed/seed.ts',
      'config/config.json',
      'scripts/run.mjs',
      'scripts/backup.mjs',
      'scripts/start/source-stamp.mjs',
      'src/infrastructure/upload/tus-upload.ts',
      'tests/server/old-databases/0047.folder.tar.br',
      'vite.server.config.ts',
      'vitest.config.ts',
      'package.json',
      'package-lock.json',
    ])
      expect(inputs).toContain(file)
  })

  it('of a real object store are both ends of an upload, and how the store is brought up and asked', () => {
    const inputs = realStoreInputs()
    for (const file of [
      'src/infrastructure/upload/object-store-upload.ts',
      'server/storage/s3-sts.ts',
      'server/modules/upload/fetch-direct-upload.ts',
      'tests/support/ceph/ceph.ts',
      'docs/object-store.md',
    ])
      expect(inputs).toContain(file)
  })

  it('have another hash when a file, its name or what comes besides changes', () => {
    const [one, two] = [write('a.txt', 'x'), write('b.txt', 'x')]
    const before = hashOfFiles([one], ['cut'])
    expect(hashOfFiles([one, one], ['cut'])).toBe(before)
    const others = [hashOfFiles([two], ['cut']), hashOfFiles([one, two], ['cut']), hashOfFiles([one], [])]
    write('a.txt', 'y')
    others.push(hashOfFiles([one], ['cut']))
    expect(new Set([before, ...others]).size).toBe(5)
  })
})

describe('a check that has passed', () => {
  const runs: string[] = []
  const stamps = join(folder, 'stamps.json')
  const check = (outcome: Tally, inputs: string) =>
    unlessUnchanged(
      {
        name: 'pictures',
        run: async () => {
          runs.push(inputs)
          return outcome
        },
      },
      { name: 'pictures', hash: () => inputs },
      stamps,
    ).run(() => {})

  it('is left out by name until its inputs change, and never while it fails', async () => {
    expect(await check(FAILED, 'a')).toEqual(FAILED)
    expect(await check(PASSED, 'a')).toEqual(PASSED)
    expect(await check(PASSED, 'a')).toMatchObject({
      passed: 0,
      failed: 0,
      notRun: [`pictures (unchanged since it passed: ${stamps})`],
    })
    expect(await check(PASSED, 'b')).toEqual(PASSED)
    expect(runs).toEqual(['a', 'a', 'b'])
  })

  it('runs again where tests of it were skipped, which another machine may not skip', async () => {
    const skipping = { ...PASSED, skipped: 1 }
    expect(await check(skipping, 'without a disk')).toEqual(skipping)
    expect(await check(PASSED, 'without a disk')).toEqual(PASSED)
    expect(await check(PASSED, 'without a disk')).toMatchObject({ passed: 0 })
  })

  it('runs again where nothing of it could run, on a machine that has what it takes', async () => {
    expect(await check(NOTHING_RUN, 'without a store')).toEqual(NOTHING_RUN)
    expect(await check(PASSED, 'without a store')).toEqual(PASSED)
  })

  it('is named until it has passed with what it looks at now', async () => {
    const pictures = (inputs: string) => [{ name: 'pictures', hash: () => inputs }]
    await check(PASSED, 'c')
    expect(outdated(pictures('c'), stamps)).toEqual([])
    expect(outdated(pictures('d'), stamps)).toEqual(['pictures (changed since it passed: npm run stamps)'])
  })

  it('runs where the file of the hashes cannot be read', async () => {
    writeFileSync(stamps, '<<<<<<< ours')
    expect(await check(PASSED, 'b')).toEqual(PASSED)
    expect(await check(PASSED, 'b')).toMatchObject({ passed: 0 })
  })
})
