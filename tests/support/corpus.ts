import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Names a folder of real and hostile files of many makers, which is no part of this tree. */
export const CORPUS_VARIABLE = 'TEST_CORPUS'

/** The folder of files from outside; null where none is named. Throws where the one that is named is not there. */
export const corpusFolder = (named: string | undefined = process.env[CORPUS_VARIABLE]): string | null => {
  if (!named) return null
  if (!existsSync(named)) throw new Error(`${CORPUS_VARIABLE} names no folder: ${named}`)
  return named
}

/** A file of it, or '' where there is no corpus: tests of it are skipped then. */
export const inCorpus = (file: string): string => {
  const folder = corpusFolder()
  return folder === null ? '' : join(folder, file)
}
