import { expect, it } from 'vitest'
import { CONTENT_TYPE, type ContentType } from '#domain/catalogue/category.ts'
import { sectionsOf } from '#domain/course/course-detail.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const ANY = { stageId: 0, subjectId: 0 }

const cardsOf = async ({ ports }: Backend, type: ContentType) => {
  const { blocks } = await valueOf(ports.home.content(ANY, noAbort()))
  return blocks.find((block) => block.type === type)?.items ?? []
}

const MISSING = {
  ok: false,
  failure: { kind: 'rejected', reason: 'missing', message: expect.any(String) as unknown },
}

/** `CoursePort`. Wire: getcoursedetailsinfo. */
export const courseContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: courses`, make, (fresh) => {
    it('have chapters of sections, a teacher, and others like them', async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      const [card] = await cardsOf(backend, CONTENT_TYPE.recorded)
      const wanted = { id: card?.id ?? 0, type: CONTENT_TYPE.recorded }
      const course = await valueOf(backend.ports.course.course(wanted, noAbort()))
      expect(course.card).toEqual(card)
      expect(course.live).toBeNull()
      const sections = sectionsOf(course)
      expect(sections.length).toBe(course.card.sectionCount)
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
      for (const { id, sections: own } of course.chapters)
        expect(own.map(({ chapterId }) => chapterId)).toEqual(own.map(() => id))
      for (const { kind, duration, recording, name: title } of sections)
        expect([title !== '', duration > 0]).toEqual([true, kind === 'video' && !recording])
      expect(course.teachers[0]?.name).toBe(course.card.teacherName)
      expect(course.introduction.length).toBeGreaterThan(0)
      expect(course.related.map(({ id }) => id)).not.toContain(wanted.id)
    })

    it('that are live say what comes next, and a reservation is seen at the next look', async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      const lives = await cardsOf(backend, CONTENT_TYPE.live)
      // Another suite reserves the first.
      const announced = lives.findLast(({ liveStatus }) => liveStatus === 'announced')
      const content = { id: announced?.id ?? 0, type: CONTENT_TYPE.live }
      const before = await valueOf(backend.ports.course.course(content, noAbort()))
      expect(before.live).toEqual({ reserved: false, reserveCount: 0, cancelled: false, teaching: false })
      expect(sectionsOf(before).every(({ kind, startTime }) => kind === 'live' && startTime !== '')).toBe(
        true,
      )
      await valueOf(backend.ports.userAction.record({ kind: 'reserve', content }, noAbort()))
      const after = await valueOf(backend.ports.course.course(content, noAbort()))
      expect(after.live).toEqual({ reserved: true, reserveCount: 1, cancelled: false, teaching: false })
      const takeBack = () =>
        backend.ports.userAction.record({ kind: 'cancelReservation', content }, noAbort())
      await valueOf(takeBack())
      await valueOf(takeBack())
      const again = await valueOf(backend.ports.course.course(content, noAbort()))
      expect(again.live).toEqual(before.live)
    })

    it('that are not there, or of another kind, are missing', async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      const [card] = await cardsOf(backend, CONTENT_TYPE.recorded)
      for (const wanted of [
        { id: 999_999, type: CONTENT_TYPE.recorded },
        { id: card?.id ?? 0, type: CONTENT_TYPE.live },
      ])
        expect(await backend.ports.course.course(wanted, noAbort())).toEqual(MISSING)
    })
  })

/** `ResourcePort`, and `PrivateFilePort` as far as a copy goes. */
export const resourceContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: resources`, make, (fresh) => {
    const opened = async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      const [card] = await cardsOf(backend, CONTENT_TYPE.resource)
      const resource = await valueOf(backend.ports.resource.resource(card?.id ?? 0, noAbort()))
      return { backend, card, resource }
    }

    it('have a file with its suffix and size, and neighbours that are others', async () => {
      const { backend, card, resource } = await opened()
      expect(resource.card).toEqual(card)
      const [file] = resource.files
      expect(await valueOf(backend.ports.resource.file(card?.id ?? 0, noAbort()))).toMatchObject({
        id: file?.id,
        name: file?.name,
        hash: file?.hash,
      })
      expect(file).toMatchObject({ suffix: card?.suffix, size: card?.fileSize })
      expect(file?.name.endsWith(`.${card?.suffix}`)).toBe(true)
      const others = [...resource.sameChapter, ...resource.related].map(({ id }) => id)
      expect(new Set([...others, card?.id]).size).toBe(others.length + 1)
    })

    it('lead to the one before and back again', async () => {
      const { backend, card } = await opened()
      const besideOf = (id: number) => valueOf(backend.ports.resource.beside(id, noAbort()))
      const { previousId, nextId } = await besideOf(card?.id ?? 0)
      if (nextId !== 0) expect((await besideOf(nextId)).previousId).toBe(card?.id)
      if (previousId !== 0) expect((await besideOf(previousId)).nextId).toBe(card?.id)
    })

    it('that are not there are missing, for their explanations too', async () => {
      const { backend } = await opened()
      expect(await backend.ports.resource.resource(999_999, noAbort())).toEqual(MISSING)
      expect(await backend.ports.resource.file(999_999, noAbort())).toEqual(MISSING)
      expect(await backend.ports.resource.explanations(999_999, noAbort())).toEqual(MISSING)
    })

    it('are kept among one’s own once, under their name', async () => {
      const { backend, resource } = await opened()
      const [file] = resource.files
      if (file === undefined) throw new Error('no file')
      const first = await valueOf(backend.ports.privateFile.keep(file, noAbort()))
      const again = await valueOf(backend.ports.privateFile.keep(file, noAbort()))
      expect([first.name, first.size]).toEqual([file.name, file.size])
      expect(again.id).toBe(first.id)
    })

    it('of which one knows no more than a hash are not', async () => {
      const { backend, resource } = await opened()
      const [file] = resource.files
      if (file === undefined) throw new Error('no file')
      expect(await backend.ports.privateFile.keep({ ...file, hash: 'e'.repeat(64) }, noAbort())).toEqual(
        MISSING,
      )
    })
  })
