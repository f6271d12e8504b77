import { expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { sectionsOf } from '#domain/course/course-detail.ts'
import type { LearningMoment } from '#domain/learning/learning-moment.ts'
import { aMoment } from '#tests/support/learning.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

/** `LearningRecordPort`. Wire: editrecords. */
export const learningRecordContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: learning records`, make, (fresh) => {
    /** The course of the block at `index` as the signed-in person sees it. */
    const courseAt = async ({ ports }: Backend, index: number) => {
      const { blocks } = await valueOf(ports.home.content({ stageId: 0, subjectId: 0 }, noAbort()))
      const card = blocks.find(({ type }) => type === CONTENT_TYPE.recorded)?.items[index]
      if (card === undefined) throw new Error('there is no such course')
      const look = () => valueOf(ports.course.course({ id: card.id, type: CONTENT_TYPE.recorded }, noAbort()))
      const films = sectionsOf(await look()).filter(({ kind }) => kind === 'video')
      const film = films.at(-1)
      if (film === undefined) throw new Error('the course has no films')
      const moment = (change: Partial<LearningMoment>) =>
        aMoment({
          courseId: card.id,
          chapterId: film.chapterId,
          sectionId: film.id,
          duration: film.duration,
          at: Date.now(),
          ...change,
        })
      const note = (change: Partial<LearningMoment>) => ports.learningRecord.record(moment(change), noAbort())
      return { id: card.id, film, look, note }
    }

    it('answer what is known now: the greatest progress and the latest position', async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      const { note } = await courseAt(backend, 0)
      const now = Date.now() - 60_000
      const updatedAt = (at: number) => new Date(at).toISOString()
      expect(await valueOf(note({ position: 20.7, progress: 30, begins: true, at: now }))).toEqual({
        position: 20,
        progress: 30,
        finished: false,
        updatedAt: updatedAt(now),
      })
      const back = { position: 5, progress: 30, finished: false, updatedAt: updatedAt(now + 2000) }
      expect(await valueOf(note({ position: 5, progress: 4, at: now + 2000 }))).toEqual(back)
      const late = await valueOf(note({ position: 25, progress: 40, at: now + 1000 }))
      expect(late).toEqual({ ...back, progress: 40 })
      const done = await valueOf(note({ position: 30, progress: 90, at: now + 3000 }))
      expect([done.finished, done.position]).toEqual([true, 30])
      const again = await valueOf(note({ position: 0, progress: 1, at: now + 4000 }))
      expect([again.finished, again.progress, again.position]).toEqual([true, 90, 0])
    })

    it('are seen in the course and on top of what was learned', async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      const { id, film, look, note } = await courseAt(backend, 1)
      await valueOf(note({ position: 12, progress: 33 }))
      const course = await look()
      const section = sectionsOf(course).find((one) => one.id === film.id)
      expect([section?.progress, section?.position, section?.finished]).toEqual([33, 12, false])
      expect(course.lastPlace).toEqual({ sectionId: film.id, position: 12 })
      const asked = { list: 'learning', filter: 'all', page: 1 } as const
      const [top] = (await valueOf(backend.ports.learning.page(asked, noAbort()))).items
      expect([top?.content.id, top?.sectionId, top?.sectionName, top?.position, top?.progress]).toEqual([
        id,
        film.id,
        film.name,
        12,
        33,
      ])
    })

    it('are nobody else’s', async () => {
      const backend = fresh()
      await enter(backend, '13900000002')
      const { film, note } = await courseAt(backend, 2)
      await valueOf(note({ position: 7, progress: 60 }))
      await enter(backend, '13900000001')
      const own = await courseAt(backend, 2)
      const section = sectionsOf(await own.look()).find(({ id }) => id === film.id)
      expect(section?.progress).toBe(0)
    })

    it('of a section that is not there are refused', async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      const { note } = await courseAt(backend, 0)
      expect(await note({ sectionId: 99_999_999 })).toMatchObject({
        ok: false,
        failure: { kind: 'rejected', reason: 'missing' },
      })
    })
  })
