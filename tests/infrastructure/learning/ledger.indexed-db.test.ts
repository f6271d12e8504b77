import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { lineOf } from '#domain/learning/ledger-line.ts'
import { indexedDbLedger } from '#infrastructure/learning/ledger.indexed-db.ts'
import { DEVICE_KEYS, inDatabase, LEDGER } from '#infrastructure/storage/database.ts'
import { makeUnkeptWork } from '#infrastructure/storage/unkept-work.ts'
import { aMoment } from '#tests/support/learning.ts'

const line = lineOf(7, aMoment())

/** The database as it was before there was a ledger. */
const openFirstVersion = (databases: IDBFactory): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = databases.open('zhiyuan', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(DEVICE_KEYS).put('key', 'credentials')
    opening.onerror = () => reject(opening.error ?? new Error('refused'))
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
  })

describe('the ledger in a browser', () => {
  it('takes its place in a database that was there before it', async () => {
    const databases = new IDBFactory()
    await openFirstVersion(databases)
    const ledger = indexedDbLedger(databases, makeUnkeptWork())
    await ledger.keep([line])
    expect(await ledger.read(7)).toEqual([line])
    const key: unknown = await inDatabase(databases, DEVICE_KEYS, (keys) => keys.get('credentials'))
    expect(key).toBe('key')
  })

  it('reads nothing from what it did not write, and clears it away', async () => {
    const databases = new IDBFactory()
    const ledger = indexedDbLedger(databases, makeUnkeptWork())
    await inDatabase(databases, LEDGER, async (rows) => {
      await rows.put('nonsense', [7, 10102])
      await rows.put({ ...line, moment: { ...line.moment, progress: 300 } }, [7, 3])
      await rows.put(line, 'nonsense')
    })
    expect(await ledger.read(7)).toEqual([line])
    await ledger.keepOnlyOf(7)
    await ledger.keep([line])
    await ledger.crossOut([line])
    expect(await ledger.read(7)).toEqual([])
  })

  it.each([
    ['that has no databases', undefined],
    [
      'that refuses them',
      {
        open: () => {
          throw new DOMException('no', 'SecurityError')
        },
      } as unknown as IDBFactory,
    ],
  ])('%s keeps nothing and says nothing', async (_, databases) => {
    const ledger = indexedDbLedger(databases, makeUnkeptWork())
    await ledger.keep([line])
    await ledger.crossOut([line])
    await ledger.keepOnlyOf(7)
    expect(await ledger.read(7)).toEqual([])
  })
})
