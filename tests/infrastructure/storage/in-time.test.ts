import { AxiosError } from 'axios'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getNotes } from '#contract/note.ts'
import { lineOf } from '#domain/learning/ledger-line.ts'
import { indexedDbKept } from '#infrastructure/connection/kept-store.indexed-db.ts'
import { webStorageWork } from '#infrastructure/connection/stored-work.web-storage.ts'
import { createHttp } from '#infrastructure/http/http.ts'
import { keptReads } from '#infrastructure/http/kept-reads.ts'
import { withMemory } from '#infrastructure/http/memory.ts'
import { indexedDbLedger } from '#infrastructure/learning/ledger.indexed-db.ts'
import { indexedDbChosenFiles } from '#infrastructure/session/chosen-file.indexed-db.ts'
import { DEVICE_KEYS, inDatabase } from '#infrastructure/storage/database.ts'
import { openedInTime } from '#infrastructure/storage/in-time.ts'
import { makeUnkeptWork } from '#infrastructure/storage/unkept-work.ts'
import { indexedDbUploads } from '#infrastructure/upload/upload-store.indexed-db.ts'
import { aMoment } from '#tests/support/learning.ts'
import { REFUSED_LOCKS } from '#tests/support/refused-locks.ts'
import { anUpload } from '#tests/support/upload-files.ts'
import { browserStores } from './web-stores.ts'

/** A browser whose databases are asked for and never open. */
const silent = { open: () => new IDBOpenDBRequest() } as unknown as IDBFactory

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', silent)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What it came to by then; `waiting` where it did not. */
const after = async (milliseconds: number, asked: Promise<unknown>): Promise<unknown> => {
  let came: unknown = 'waiting'
  void asked.then(
    (answer) => {
      came = answer
    },
    (error: unknown) => {
      came = (error as Error).name
    },
  )
  await vi.advanceTimersByTimeAsync(milliseconds)
  return came
}

const TOKEN = 'of-a-test'

const readWith = (load: () => Promise<ReturnType<typeof keptReads>>) => {
  const http = createHttp({
    baseUrl: '',
    token: () => TOKEN,
    expired: () => undefined,
    adapter: async (config) => {
      throw new AxiosError('no way', 'ERR_NETWORK', config)
    },
  })
  const { call } = withMemory(http, { token: () => TOKEN, load })
  return call(getNotes, { query: { SectionId: 3 } }, new AbortController().signal)
}

const UNREACHED = { ok: false, failure: { kind: 'unreachable' } }

it('a failure reaches its page within two seconds where the memory of what was opened never opens', async () => {
  const reads = keptReads({
    store: indexedDbKept(silent),
    token: () => TOKEN,
    owner: () => '7',
    idle: () => Promise.resolve(),
    tell: () => undefined,
  })
  expect(
    await after(
      2000,
      readWith(async () => reads),
    ),
  ).toEqual(UNREACHED)
})

it('and where the code of that memory never comes', async () => {
  expect(
    await after(
      2000,
      readWith(() => new Promise(() => undefined)),
    ),
  ).toEqual(UNREACHED)
})

it('a database that never opens is given up after two seconds, and asked for again the next time', async () => {
  const opened = vi.spyOn(silent, 'open')
  const asked = inDatabase(silent, DEVICE_KEYS, (keys) => keys.get('credentials'))
  expect(await after(1999, asked)).toBe('waiting')
  expect(await after(1, asked)).toBe('TimeoutError')
  const uploads = indexedDbUploads({
    databases: silent,
    locks: REFUSED_LOCKS,
    openChannel: () => undefined,
    makeId: () => 'one',
    page: new EventTarget(),
    unkept: makeUnkeptWork(),
  })
  opened.mockClear()
  expect(await after(4000, uploads.adopt(7))).toEqual([])
  expect(opened).toHaveBeenCalledTimes(2)
})

it('what such a browser cannot write down is told', async () => {
  const unkept = makeUnkeptWork()
  await after(2000, indexedDbLedger(silent, unkept).keep([lineOf(7, aMoment())]))
  expect(unkept.has('ledger')).toBe(true)
  const uploads = indexedDbUploads({
    databases: silent,
    locks: REFUSED_LOCKS,
    openChannel: () => undefined,
    makeId: () => 'one',
    page: new EventTarget(),
    unkept,
  })
  void uploads.keep([anUpload({ userId: 7, key: 'one' })])
  await vi.advanceTimersByTimeAsync(2000)
  expect(unkept.has('uploads')).toBe(true)
})

it('files that were chosen, and what lies here, are answered as nothing', async () => {
  const files = indexedDbChosenFiles(silent)
  expect(await after(2000, files.read({ userId: 7, id: 'one' }))).toBeNull()
  const work = webStorageWork(browserStores().storage, silent)
  expect(await after(2000, work.count(7))).toMatchObject({ uploads: 0 })
})

it('a database that opens later is closed', async () => {
  let open: (database: { close: () => void }) => void = () => undefined
  const opening = new Promise<{ close: () => void }>((resolve) => {
    open = resolve
  })
  expect(await after(2000, openedInTime(opening))).toBe('TimeoutError')
  const close = vi.fn()
  open({ close })
  await vi.advanceTimersByTimeAsync(0)
  expect(close).toHaveBeenCalledOnce()
})
