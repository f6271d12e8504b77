import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountIdOf } from '#domain/session/account-id.ts'
import { overLimits } from '#infrastructure/connection/kept-limits.ts'
import { indexedDbKept } from '#infrastructure/connection/kept-store.indexed-db.ts'
import { memoryKept } from '#infrastructure/connection/kept-store.memory.ts'
import { wipeDatabasesAndCaches } from '#infrastructure/storage/databases-and-caches.ts'

const a = (owner: string, name: string) => ({ owner, name, value: { name }, size: 10 })

describe.each(['memory', 'IndexedDB'] as const)('what was opened lately, in %s', (where) => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  const make = () => (where === 'memory' ? memoryKept() : indexedDbKept(indexedDB))

  it('is read by its owner, as it was the last time', async () => {
    const store = make()
    await store.keep(a('1', 'list'))
    await store.keep({ ...a('1', 'list'), value: 'newer' })
    expect([
      await store.read('1', 'list'),
      await store.read('1', 'other'),
      await store.read('2', 'list'),
    ]).toEqual(['newer', undefined, undefined])
  })

  it('goes with the sign-in of another', async () => {
    const store = make()
    await store.keep(a('1', 'list'))
    await store.keep(a('2', 'list'))
    await store.keepOnlyOf('2')
    expect([await store.read('1', 'list'), await store.read('2', 'list')]).toEqual([
      undefined,
      { name: 'list' },
    ])
  })

  it('stays where an id that could not be read may be its owner’s', async () => {
    const store = make()
    await store.keep(a('1', 'list'))
    await store.keepOnlyOf(String(accountIdOf('13900000001')))
    expect(await store.read('1', 'list')).toEqual({ name: 'list' })
    await store.keepOnlyOf('')
    expect(await store.read('1', 'list')).toBe(undefined)
  })
})

it('a log-out leaves nothing of it, also where the browser cannot list its databases', async () => {
  const databases = new IDBFactory()
  vi.stubGlobal('indexedDB', databases)
  const store = indexedDbKept(databases)
  await store.keep(a('1', 'list'))
  const all = await databases.databases()
  expect(all.map(({ name }) => name)).toEqual(['zhiyuan-kept'])
  vi.spyOn(databases, 'databases').mockResolvedValue([])
  await wipeDatabasesAndCaches({ databases, caches: undefined })
  vi.restoreAllMocks()
  expect(await databases.databases()).toEqual([])
  vi.unstubAllGlobals()
})

it('works where there is no database', async () => {
  const store = indexedDbKept(undefined)
  await store.keep(a('1', 'list'))
  expect(await store.read('1', 'list')).toBe(undefined)
})

it('the oldest go beyond four hundred things or a hundred megabytes', () => {
  const entry = (at: number, size: number) => ({ key: `k${at}`, owner: '1', size, at })
  expect(overLimits(Array.from({ length: 402 }, (_, at) => entry(at, 1)))).toEqual(['k1', 'k0'])
  const mega = 1024 * 1024
  expect(overLimits([entry(1, 20 * mega), entry(3, 60 * mega), entry(2, 40 * mega)])).toEqual(['k1'])
})
