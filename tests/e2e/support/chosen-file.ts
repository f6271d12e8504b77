import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { test } from '@playwright/test'

/**
 * A file on the disk for the running test, as a user would choose it. What a test hands over as bytes passes the tools and the
 * browser piece by piece, which takes seconds for a film.
 * @returns where it lies
 */
export const onDisk = (name: string, bytes: Buffer): string => {
  const path = test.info().outputPath(name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  return path
}
