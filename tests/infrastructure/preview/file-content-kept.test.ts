import { expect, test } from 'vitest'
import type { KeptStore } from '#application/connection/kept-store.port.ts'
import type { FileContentPort } from '#application/preview/file-content.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { memoryKept } from '#infrastructure/connection/kept-store.memory.ts'
import { keptFileContent } from '#infrastructure/preview/file-content.kept.ts'
import { settle } from '#tests/support/deferred.ts'
import { diagnosisCopy } from '#ui/copy/diagnosis-copy.ts'

const MEGABYTE = 1024 * 1024
const ANY = 500 * MEGABYTE
const signal = new AbortController().signal
const UNREACHABLE = { ok: false, failure: 'unreachable' }

/** A teacher and a document of so many bytes; the line can be cut. */
const reading = (bytes: number, store: KeptStore = memoryKept()) => {
  let now: 'there' | 'cut' | 'gone' = 'there'
  let who: string | null = '1'
  const document = new Uint8Array(bytes).fill(7)
  const answer = async () => {
    if (now === 'there') return success(document)
    return failed(now === 'cut' ? ('unreachable' as const) : ('missing' as const))
  }
  const files: FileContentPort = { start: answer, whole: answer }
  const content = keptFileContent(files, { store, owner: () => who })
  return {
    document,
    whole: (address: string, maxBytes = ANY) => content.whole(address, maxBytes, signal),
    start: (address: string, maxBytes: number) => content.start(address, maxBytes, signal),
    set: (line: typeof now) => {
      now = line
    },
    is: (person: string | null) => {
      who = person
    },
  }
}

test('a document that was opened is read without a network, under whatever signature', async () => {
  const { document, whole, start, set } = reading(10)
  await whole('/files/3?expires=1&sign=a')
  set('cut')
  expect(await whole('/files/3?expires=2&sign=b')).toEqual(success(document))
  expect(await start('/files/3', 4)).toEqual(success(document.subarray(0, 4)))
  expect(await whole('/files/4')).toEqual(UNREACHABLE)
  // The file itself is not the PDF that is made of it.
  expect(await whole('/files/3?use=pdf')).toEqual(UNREACHABLE)
})

test('it is kept up to 20 MB and not beyond, as 帮助与诊断 says', async () => {
  const limit = Number(/文档每个不超过 (\d+) MB/.exec(diagnosisCopy.limits)?.[1]) * MEGABYTE
  expect(limit).toBe(20 * MEGABYTE)
  for (const [bytes, isKept] of [
    [limit, true],
    [limit + 1, false],
  ] as const) {
    const { whole, set } = reading(bytes)
    expect((await whole('/files/3')).ok).toBe(true)
    await settle()
    set('cut')
    expect((await whole('/files/3')).ok).toBe(isKept)
  }
})

test('a view that takes less gets no more than that', async () => {
  const { whole, set } = reading(10)
  await whole('/files/3')
  set('cut')
  expect(await whole('/files/3', 9)).toEqual(UNREACHABLE)
})

test('whoever is reached knows better, and another user reads nothing', async () => {
  const { whole, set, is } = reading(10)
  await whole('/files/3')
  set('gone')
  expect(await whole('/files/3')).toEqual({ ok: false, failure: 'missing' })
  set('cut')
  is('2')
  expect(await whole('/files/3')).toEqual(UNREACHABLE)
  is(null)
  expect(await whole('/files/3')).toEqual(UNREACHABLE)
})
