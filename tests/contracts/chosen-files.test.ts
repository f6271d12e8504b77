import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, vi } from 'vitest'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { indexedDbChosenFiles } from '#infrastructure/session/chosen-file.indexed-db.ts'
import { memoryChosenFiles } from '#infrastructure/session/chosen-file.memory.ts'
import { chosenFileContract } from './chosen-file.contract.ts'

chosenFileContract('memory', () => {
  const browser = createMemoryBrowser()
  return () => memoryChosenFiles(browser)
})

describe('with a database', () => {
  afterEach(() => vi.unstubAllGlobals())
  chosenFileContract('IndexedDB', () => {
    const databases = new IDBFactory()
    vi.stubGlobal('indexedDB', databases)
    let now = 0
    return () =>
      indexedDbChosenFiles(databases, () => {
        now += 1
        return now
      })
  })
})
