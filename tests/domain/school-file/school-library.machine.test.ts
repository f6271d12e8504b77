import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import {
  isLibraryNarrowed,
  type LibraryQuery,
  narrowedLibrary,
  wholeLibrary,
  widerLibrary,
  withoutLibraryFilters,
} from '#domain/school-file/library-query.ts'
import type { FilePack, SchoolFile } from '#domain/school-file/school-file.ts'
import {
  type PackWanted,
  type SchoolLibraryEmitted,
  schoolLibraryMachine,
} from '#domain/school-file/school-library.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aSchoolFile } from '#tests/support/school-files.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'
import { libraryAddress, readLibraryQuery } from '#ui/routing/library-codec.ts'

const log = transitionLog()

type Answer = Result<Page<SchoolFile>, Failure>

const UNREACHABLE = failed<Failure>({ kind: 'unreachable' })
const LIBRARY = wholeLibrary(1)

const aPage = (ids: readonly number[], change: Partial<Page<SchoolFile>> = {}): Answer =>
  success({ index: 1, size: 20, total: ids.length, items: ids.map((id) => aSchoolFile({ id })), ...change })

const start = (before: readonly number[] = []) => {
  const load = deferred<Answer>()
  const pack = deferred<Result<FilePack, Failure>>()
  const keep = deferred<Result<{ name: string }, Failure>>()
  const asked: LibraryQuery[] = []
  const packed: PackWanted[] = []
  const kept: (FileItem | undefined)[] = []
  const left: LibraryQuery[] = []
  const said: SchoolLibraryEmitted[] = []
  const actor = createActor(
    schoolLibraryMachine.provide({
      actors: {
        load: fromPromise(({ input, signal }) => {
          asked.push(input)
          signal.addEventListener('abort', () => left.push(input))
          return load.ask()
        }),
        pack: fromPromise(({ input }) => {
          packed.push(input)
          return pack.ask()
        }),
        keep: fromPromise(({ input }) => {
          kept.push(input)
          return keep.ask()
        }),
      },
    }),
    { input: { query: LIBRARY, left: before }, inspect: log.inspect },
  )
  actor.on('*', (emitted) => said.push(emitted))
  actor.start()
  const list = () => actor.getSnapshot().value.list
  const selected = () => [...actor.getSnapshot().context.selection.selected]
  const context = () => actor.getSnapshot().context
  return { actor, load, pack, keep, asked, packed, kept, left, said, list, selected, context }
}

describe('a page of a school’s library', () => {
  it('is asked for as the address says, and stays until something newer has come', async () => {
    const { actor, load, asked, list, context } = start()
    expect(list()).toEqual({ fetching: 'loading' })
    load.answer(aPage([1, 2]))
    await settle()
    expect(list()).toBe('ready')
    const next = { ...LIBRARY, tag: 3 }
    actor.send({ type: 'library.show', query: next })
    expect([list(), context().page.items.map(({ id }) => id)]).toEqual([{ fetching: 'refetching' }, [1, 2]])
    load.answer(aPage([3]))
    await settle()
    expect([asked, context().page.items.map(({ id }) => id)]).toEqual([[LIBRARY, next], [3]])
  })

  it('is not waited for any more when another is wanted, or the school is left', async () => {
    const { actor, left } = start()
    const next = { ...LIBRARY, page: 2 }
    actor.send({ type: 'library.show', query: next })
    expect(left).toEqual([LIBRARY])
    actor.stop()
    await settle()
    expect(left).toEqual([LIBRARY, next])
  })

  it('begins with what was selected before a reload, as far as it is there once it can be read', async () => {
    const { actor, load, selected } = start([2, 3])
    load.answer(UNREACHABLE)
    await settle()
    actor.send({ type: 'library.retry' })
    load.answer(aPage([1, 2]))
    await settle()
    expect(selected()).toEqual([2])
  })

  it('may be empty', async () => {
    const { load, list } = start()
    load.answer(aPage([]))
    await settle()
    expect(list()).toBe('empty')
  })

  it('says why it could not be read, and is asked for again', async () => {
    const { actor, load, list, context } = start()
    load.answer(UNREACHABLE)
    await settle()
    expect([list(), context().failure]).toEqual(['failed', { kind: 'unreachable' }])
    actor.send({ type: 'library.retry' })
    load.answer(aPage([1]))
    await settle()
    expect([list(), context().failure]).toEqual(['ready', null])
  })
})

describe('what is selected', () => {
  it('is one by one, a range, all, or none, and goes with the page', async () => {
    const { actor, load, selected } = start()
    load.answer(aPage([1, 2, 3, 4]))
    await settle()
    const select = (id: number, range = false) => actor.send({ type: 'library.select', id, range })
    select(2)
    select(4, true)
    expect(selected()).toEqual([2, 3, 4])
    select(3)
    expect(selected()).toEqual([2, 4])
    actor.send({ type: 'library.selectAll' })
    expect(selected()).toEqual([1, 2, 3, 4])
    actor.send({ type: 'library.outdated' })
    load.answer(aPage([1, 5]))
    await settle()
    expect(selected()).toEqual([1])
    actor.send({ type: 'library.clearSelection' })
    expect(selected()).toEqual([])
    actor.send({ type: 'library.selectAll' })
    actor.send({ type: 'library.show', query: { ...LIBRARY, page: 2 } })
    expect(selected()).toEqual([])
  })

  it('is packed once at a time', async () => {
    const { actor, load, pack, packed, said } = start()
    load.answer(aPage([1, 2]))
    await settle()
    actor.send({ type: 'library.pack' })
    expect(packed).toEqual([])
    actor.send({ type: 'library.selectAll' })
    actor.send({ type: 'library.pack' })
    actor.send({ type: 'library.pack' })
    expect(packed).toEqual([{ organisationId: 1, ids: [1, 2] }])
    const zip = { url: '/z', name: '青禾.zip', count: 2, size: 3 }
    pack.answer(success(zip))
    await settle()
    actor.send({ type: 'library.pack' })
    pack.answer(UNREACHABLE)
    await settle()
    expect(said).toEqual([
      { type: 'library.packed', pack: zip },
      { type: 'library.packFailed', failure: { kind: 'unreachable' } },
    ])
  })
})

describe('copies into one’s own files', () => {
  it('are made one after the other, each once', async () => {
    const { actor, load, keep, kept, said, context } = start()
    load.answer(aPage([1, 2]))
    await settle()
    const [one, two] = context().page.items.map(({ file }) => file)
    if (one === undefined || two === undefined) throw new Error('two files')
    for (const file of [one, two, one]) actor.send({ type: 'library.keep', file })
    expect(kept).toEqual([one])
    keep.answer(success({ name: one.name }))
    await settle()
    expect(kept).toEqual([one, two])
    keep.answer(UNREACHABLE)
    await settle()
    expect([said, context().toKeep]).toEqual([
      [
        { type: 'library.kept', name: one.name },
        { type: 'library.keepFailed', failure: { kind: 'unreachable' } },
      ],
      [],
    ])
  })
})

describe('a bug', () => {
  const at = { list: 'defect', packing: 'resting', keeping: 'resting' }

  it('of reading or packing is a defect, and the page is read again', async () => {
    const { actor, load, pack, asked, list } = start()
    load.fail(new Error('a bug'))
    await settle()
    expect(actor.getSnapshot().value).toEqual(at)
    actor.send({ type: 'library.retry' })
    load.answer(aPage([1]))
    await settle()
    actor.send({ type: 'library.selectAll' })
    actor.send({ type: 'library.pack' })
    pack.fail(new Error('a bug'))
    await settle()
    expect([actor.getSnapshot().value, asked]).toEqual([at, [LIBRARY, LIBRARY]])
    actor.send({ type: 'library.retry' })
    load.answer(aPage([1]))
    await settle()
    expect(list()).toBe('ready')
  })

  it('of a copy is not met again by itself: the file is given up', async () => {
    const { actor, load, keep, kept, context } = start()
    load.answer(aPage([1]))
    await settle()
    const file = aSchoolFile({ id: 1 }).file
    actor.send({ type: 'library.keep', file })
    keep.fail(new Error('a bug'))
    await settle()
    expect([actor.getSnapshot().value, context().toKeep, kept]).toEqual([at, [], [file]])
  })
})

describe('the address of a library', () => {
  const EVERYTHING: LibraryQuery = {
    organisationId: 2,
    stage: 2,
    subject: 5,
    version: 6,
    book: 7,
    chapter: 8,
    tag: 3,
    format: 'slides',
    uploader: 9,
    keyword: '浮力',
    sort: 'largest',
    page: 3,
  }
  const read = (address: string, organisationId = 1) =>
    readLibraryQuery(organisationId, new URL(address, 'http://here').searchParams)

  it('says everything that shapes a page, and always whose it is', () => {
    expect(libraryAddress(LIBRARY)).toBe('/school-local/school-local-database?orgId=1')
    expect(read(libraryAddress(EVERYTHING), 2)).toEqual(EVERYTHING)
    expect(libraryAddress({ organisationId: 1, chapter: 8 })).toBe(
      '/school-local/school-local-database?orgId=1&node=8',
    )
  })

  it.each([
    '/x?stage=-1&subject=1e3&node=k7',
    '/x?format=exe&sort=best&page=0&tag=99999999999&uploader=a',
  ])('says nothing where it cannot be understood: %s', (address) => expect(read(address)).toEqual(LIBRARY))

  it('goes to the first page with every change, and one level up at a time', () => {
    expect(narrowedLibrary(EVERYTHING, { tag: 0 })).toEqual({ ...EVERYTHING, tag: 0, page: 1 })
    expect(isLibraryNarrowed(withoutLibraryFilters(EVERYTHING))).toBe(false)
    const book = { ...EVERYTHING, chapter: 0, page: 1 }
    const subject = { ...book, version: 0, book: 0 }
    const school = { ...subject, stage: 0, subject: 0 }
    expect([
      widerLibrary(EVERYTHING),
      widerLibrary(book),
      widerLibrary(subject),
      widerLibrary(school),
    ]).toEqual([book, subject, school, null])
  })
})

it('takes every transition that is declared', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(schoolLibraryMachine))
})
