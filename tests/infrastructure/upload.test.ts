import { createHash } from 'node:crypto'
import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import { wipeDatabasesAndCaches } from '#infrastructure/storage/databases-and-caches.ts'
import { makeUnkeptWork } from '#infrastructure/storage/unkept-work.ts'
import { hashBlob } from '#infrastructure/upload/hash-blob.ts'
import { indexedDbUploads } from '#infrastructure/upload/upload-store.indexed-db.ts'
import { REFUSED_LOCKS } from '#tests/support/refused-locks.ts'
import { openBrowser } from '#tests/support/upload-browser.ts'
import { aContent, anUpload } from '#tests/support/upload-files.ts'

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
    const { open } = openBrowser()
    const tab = open('one')
    await tab.keep([anUpload()])
    const other = open('other')
    expect(await other.adopt(7)).toEqual([])
    expect(await tab.adopt(7)).toHaveLength(1)
  })

  it('goes from a closed tab to one of the next, without writing its files again', async () => {
    const { open, close } = openBrowser()
    const tab = open('one')
    for (const key of ['a', 'b']) await tab.keep([anUpload({ key })])
    close('one')
    const written = vi.spyOn(IDBObjectStore.prototype, 'put')
    const next = open('next')
    const another = open('another')
    const found = await next.adopt(7)
    expect([found.map(({ key }) => key), written.mock.calls.length]).toEqual([['a', 'b'], 0])
    written.mockRestore()
    expect(await another.adopt(7)).toEqual([])

    await next.keep([anUpload({ key: 'a', sent: 60 })])
    await next.forget([anUpload({ key: 'b' })])
    expect((await next.adopt(7)).map(({ key, sent }) => [key, sent])).toEqual([['a', 60]])
    close('next', 'another')
    expect((await open('last').adopt(7)).map(({ key, sent }) => [key, sent])).toEqual([['a', 60]])
  })

  it('is known to be under way in another tab as long as that is open', async () => {
    const { open, close } = openBrowser()
    await open('one').keep([anUpload({ uploadId: 'u1', content: null })])
    const other = open('other')
    expect(await other.adopt(7)).toEqual([])
    expect((await other.onOtherPages(7)).map(({ uploadId }) => uploadId)).toEqual(['u1'])
    expect(await other.onOtherPages(8)).toEqual([])
    close('one')
    expect(await other.onOtherPages(7)).toEqual([])
  })

  it.each([
    'before',
    'after',
  ])('goes to an open tab when one is closed that began it %s, and to no second one', async (when) => {
    const { open, close, wishesFor } = openBrowser()
    const [one, other, third] = [open('one'), open('other'), open('third')]
    const begin = () => one.keep([anUpload()])
    if (when === 'before') await begin()
    const told: string[] = []
    other.watchLeft(7, () => void told.push('other'))
    third.watchLeft(7, () => void told.push('third'))
    if (when === 'after') await begin()
    await expect.poll(() => wishesFor('one')).toBe(3)
    expect(told).toEqual([])
    close('one')
    await expect.poll(() => told).toEqual(['other'])
    expect((await other.adopt(7)).map(({ content }) => content?.size)).toEqual([100])
    expect(await third.adopt(7)).toEqual([])
    close('other')
    await expect.poll(() => told.slice(1)).toContain('third')
    expect(await third.adopt(7)).toHaveLength(1)
  })

  it('goes to no tab that has stopped watching', async () => {
    const { open, close } = openBrowser()
    await open('one').keep([anUpload()])
    const told: string[] = []
    const other = open('other')
    other.watchLeft(7, () => void told.push('other'))()
    close('one')
    expect(await open('next').adopt(7)).toHaveLength(1)
    expect(told).toEqual([])
  })

  it('has its file written once, however often the rest changes, and again when another is chosen', async () => {
    const { open, close } = openBrowser()
    const tab = open('one')
    const written = vi.spyOn(IDBObjectStore.prototype, 'put')
    const content = aContent(100)
    await tab.keep([anUpload({ content })])
    await tab.keep([anUpload({ content, isPaused: true })])
    close('one')
    const next = open('next')
    const [found] = await next.adopt(7)
    await next.keep([anUpload({ content: found?.content ?? null, isPaused: false })])
    await next.keep([anUpload({ content: aContent(30), size: 30 })])
    const files = written.mock.calls
      .map(([value]) => value as unknown)
      .filter((value) => value instanceof Blob)
    expect(files.map(({ size }) => size)).toEqual([100, 30])
    expect((await next.adopt(7)).map((record) => record.content?.size)).toEqual([30])
    await next.keep([anUpload({ content: null })])
    expect((await next.adopt(7)).map((record) => record.content)).toEqual([null])
    written.mockRestore()
  })

  it('keeps its file when it takes over what another tab left, and then changes', async () => {
    const { open, close } = openBrowser()
    const [tab, other] = [open('one'), open('other')]
    const mine = anUpload({ key: 'mine', content: aContent(100) })
    await tab.keep([mine])
    await other.keep([anUpload({ key: 'theirs' })])
    close('other')
    expect(await tab.adopt(7)).toHaveLength(2)
    await tab.keep([{ ...mine, isPaused: true }])
    close('one')
    const found = await open('next').adopt(7)
    expect(found.map(({ key, content }) => [key, content?.size])).toEqual([
      ['mine', 100],
      ['theirs', 100],
    ])
  })

  it('is written in one transaction for all, before their files and between them', async () => {
    const { open } = openBrowser()
    const tab = open('one')
    await tab.adopt(7)
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const large = 12 * 1024 * 1024
    const all = ['a', 'b', 'c'].map((key) => anUpload({ key, size: large, content: aContent() }))
    const ended: string[] = []
    const adding = tab.keep(all).then(() => ended.push('added'))
    await tab.keep(all.map((one) => ({ ...one, isPaused: true }))).then(() => ended.push('paused'))
    expect(ended).toEqual(['paused'])
    await adding
    // All of them twice, and each file.
    expect(opened).toHaveBeenCalledTimes(5)
    opened.mockRestore()
  })

  it('holds no database that is to be deleted, and makes a new one', async () => {
    const { open, databases } = openBrowser()
    const tab = open('one')
    await tab.keep([anUpload()])
    await wipeDatabasesAndCaches({ databases, caches: undefined })
    expect(await databases.databases()).toEqual([])
    expect(await tab.adopt(7)).toEqual([])
    await tab.keep([anUpload({ key: 'b' })])
    expect((await tab.adopt(7)).map(({ key }) => key)).toEqual(['b'])
  })

  it('is nothing where there is no database, and without foreign rows', async () => {
    const none = indexedDbUploads({
      databases: undefined,
      locks: REFUSED_LOCKS,
      openChannel: () => undefined,
      makeId: () => 'one',
      unkept: makeUnkeptWork(),
      page: new EventTarget(),
    })
    await none.keep([anUpload()])
    expect(await none.adopt(7)).toEqual([])
  })
})
