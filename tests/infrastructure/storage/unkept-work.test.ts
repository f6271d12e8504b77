import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { lineOf } from '#domain/learning/ledger-line.ts'
import { indexedDbLedger } from '#infrastructure/learning/ledger.indexed-db.ts'
import { localStorageSessionStore } from '#infrastructure/session/session-store.local-storage.ts'
import { localJson, localWork } from '#infrastructure/storage/storage-key.ts'
import { indexedDbUploads } from '#infrastructure/upload/upload-store.indexed-db.ts'
import { fullBrowser } from '#tests/support/full-browser.ts'
import { aMoment } from '#tests/support/learning.ts'
import { REFUSED_LOCKS } from '#tests/support/refused-locks.ts'
import { anUpload } from '#tests/support/upload-files.ts'

const words = () => z.array(z.string())
const WORK = localWork('work', words, [])
const OTHER_WORK = localWork('otherWork', words, [])
const SETTING = localJson('setting', words, [])

const open = () => {
  const browser = fullBrowser()
  const told: boolean[] = []
  browser.storage.unkept.watch((isAny) => told.push(isAny))
  return { ...browser, told, unkept: browser.storage.unkept }
}

it('work that a full store does not take is told, once, and so is that all of it is taken', () => {
  const { storage, told, kept, fill, empty } = open()
  fill()
  storage.write(WORK, ['one'])
  storage.write(OTHER_WORK, ['two'])
  empty()
  storage.write(WORK, ['one', 'three'])
  expect(told).toEqual([false, true])
  storage.write(OTHER_WORK, ['four'])
  expect(told).toEqual([false, true, false])
  expect([...kept]).toEqual([
    ['work', '["one","three"]'],
    ['otherWork', '["four"]'],
  ])
})

it('work that nobody wants any more is not missed', () => {
  const { storage, told, fill } = open()
  fill()
  storage.write(WORK, ['one'])
  storage.write(WORK, [])
  expect(told).toEqual([false, true, false])
})

it('a setting that is not taken is no work', () => {
  const { storage, told, fill } = open()
  fill()
  storage.write(SETTING, ['large'])
  expect(told).toEqual([false])
})

it('all of it is tried again, as it was written last, and what is refused again stays', () => {
  const { storage, unkept, told, kept, fill, empty } = open()
  fill()
  storage.write(WORK, ['one'])
  storage.write(WORK, ['one', 'two'])
  unkept.retry()
  expect([told, [...kept]]).toEqual([[false, true], []])
  empty()
  unkept.retry()
  expect([told, [...kept]]).toEqual([[false, true, false], [['work', '["one","two"]']]])
})

it('what is left of work without that of others is told too where it is not taken, and theirs does not stay', () => {
  const { storage, told, kept, fill, empty, unkept } = open()
  storage.write(WORK, ['theirs', 'own'])
  fill()
  storage.rewrite(() => '["own"]')
  expect([storage.read(WORK), told, [...kept]]).toEqual([['own'], [false, true], []])
  empty()
  unkept.retry()
  expect([told, [...kept]]).toEqual([[false, true, false], [['work', '["own"]']]])
})

it('a log-out lets go of it, of whatever tab', async () => {
  const { storage, unkept, told, kept, fill, empty } = open()
  const tabs = new EventTarget()
  const session = localStorageSessionStore({
    storage,
    tabs,
    databases: undefined,
    caches: undefined,
  })
  session.keepToken('of-a-test')
  session.watch(() => undefined)
  fill()
  storage.write(WORK, ['one'])
  kept.clear()
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: null, oldValue: null }))
  empty()
  unkept.retry()
  expect([told, [...kept]]).toEqual([[false, true, false], []])
  fill()
  storage.write(WORK, ['two'])
  await session.wipe()
  empty()
  unkept.retry()
  expect([told, [...kept]]).toEqual([[false, true, false, true, false], []])
})

/** A database that has no room until there is some. */
const fullDatabases = () => {
  const databases = new IDBFactory()
  let isFull = true
  return {
    empty: () => {
      isFull = false
    },
    databases: {
      open: (name: string, version?: number) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        return databases.open(name, version)
      },
    } as unknown as IDBFactory,
  }
}

/** Waits until no task of the database is under way. */
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}

it('learning that the database does not take is told, and written down with what comes later', async () => {
  const { unkept, told } = open()
  const { databases, empty } = fullDatabases()
  const ledger = indexedDbLedger(databases, unkept)
  const [one, two] = [lineOf(7, aMoment()), lineOf(7, aMoment({ sectionId: 10_103 }))]
  await ledger.keep([one])
  expect(told).toEqual([false, true])
  empty()
  await ledger.keep([two])
  expect([told, await ledger.read(7)]).toEqual([
    [false, true, false],
    [one, two],
  ])
})

it('learning that was sent meanwhile is not missed, and that of another is let go of', async () => {
  const { unkept, told } = open()
  const ledger = indexedDbLedger(fullDatabases().databases, unkept)
  await ledger.keep([lineOf(7, aMoment())])
  await ledger.crossOut([lineOf(7, aMoment())])
  expect(told).toEqual([false, true, false])
  await ledger.keep([lineOf(7, aMoment())])
  await ledger.keepOnlyOf(8)
  expect(told).toEqual([false, true, false, true, false])
})

it('learning is tried again by itself, and not after a log-out', async () => {
  const { storage, unkept, told } = open()
  const { databases, empty } = fullDatabases()
  const ledger = indexedDbLedger(databases, unkept)
  await ledger.keep([lineOf(7, aMoment())])
  storage.clear()
  empty()
  await ledger.keep([lineOf(8, aMoment())])
  expect([await ledger.read(7), await ledger.read(8)]).toEqual([[], [lineOf(8, aMoment())]])
  const full = fullDatabases()
  const other = indexedDbLedger(full.databases, unkept)
  await other.keep([lineOf(7, aMoment())])
  full.empty()
  unkept.retry()
  await until(() => !unkept.isAny())
  expect([await other.read(7), told]).toEqual([[lineOf(7, aMoment())], [false, true, false, true, false]])
})

it('an upload of which nothing could be written down is told, and written down once there is room', async () => {
  const { unkept, told } = open()
  const { databases, empty } = fullDatabases()
  const uploads = indexedDbUploads({
    databases,
    locks: REFUSED_LOCKS,
    openChannel: () => undefined,
    makeId: () => 'one',
    page: new EventTarget(),
    unkept,
  })
  await uploads.keep([anUpload({ userId: 7, key: 'one' }), anUpload({ userId: 7, key: 'two' })])
  await uploads.forget([anUpload({ userId: 7, key: 'two' })])
  expect(told).toEqual([false, true])
  empty()
  unkept.retry()
  await until(() => !unkept.isAny())
  expect((await uploads.adopt(7)).map(({ key }) => key)).toEqual(['one'])
  expect(told).toEqual([false, true, false])
})
