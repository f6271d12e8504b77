import { createHash } from 'node:crypto'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { hashBlob } from '#infrastructure/upload/hash-blob.ts'
import { indexedDbUploads } from '#infrastructure/upload/upload-store.indexed-db.ts'
import { anUpload } from '#tests/support/upload-files.ts'

describe('the hash of a file', () => {
  it('is its SHA-256, part by part', async () => {
    const bytes = Buffer.alloc(9 * 1024 * 1024, '知源')
    const told: number[] = []
    const hash = await hashBlob(
      new Blob([bytes]),
      (share) => told.push(share),
      () => false,
    )
    expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(told).toEqual([4 / 9, 8 / 9, 1])
  })

  it('is none for what cannot be read', async () => {
    const gone = { size: 1, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) }
    expect(
      await hashBlob(
        gone as unknown as Blob,
        () => undefined,
        () => false,
      ),
    ).toBe(null)
  })
})

describe('what is left of uploads', () => {
  it('stays with a tab that is still open', async () => {
    const databases = new IDBFactory()
    const held = new Set<string>()
    const locks = {
      request: (name: string, use: () => Promise<unknown>) => {
        held.add(name)
        return use()
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    } as unknown as LockManager
    const tab = indexedDbUploads({ databases, locks, makeId: () => 'one' })
    await tab.keep(anUpload())
    const other = indexedDbUploads({ databases, locks, makeId: () => 'other' })
    expect(await other.adopt(7)).toEqual([])
    expect(await tab.adopt(7)).toHaveLength(1)
  })

  it('is nothing where there is no database, and without foreign rows', async () => {
    const none = indexedDbUploads({ databases: undefined, locks: undefined, makeId: () => 'one' })
    await none.keep(anUpload())
    expect(await none.adopt(7)).toEqual([])
  })
})
