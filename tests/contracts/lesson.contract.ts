import { expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { isPlayable, sectionsOf } from '#domain/course/course-detail.ts'
import type { LessonNote } from '#domain/playback/lesson-note.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const TEACHER = '13900000001'
const REVIEWER = '13900000002'

const MISSING = {
  ok: false,
  failure: { kind: 'rejected', reason: 'missing', message: expect.any(String) as unknown },
}

/** The first recorded course of home with its films. */
const filmsOf = async ({ ports }: Backend) => {
  const { blocks } = await valueOf(ports.home.content({ stageId: 0, subjectId: 0 }, noAbort()))
  const card = blocks.find(({ type }) => type === CONTENT_TYPE.recorded)?.items[0]
  if (card === undefined) throw new Error('there is no recorded course')
  const course = await valueOf(ports.course.course(card, noAbort()))
  return { course, films: sectionsOf(course).filter(isPlayable) }
}

/** `LessonPort`. Wire: getstructurepagecontentinfo. */
export const lessonContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: lessons`, make, (fresh) => {
    it('are the films of a course with a way to fetch them, each with the one before and after it', async () => {
      const backend = fresh()
      await enter(backend, TEACHER)
      const { course, films } = await filmsOf(backend)
      expect(films.length).toBeGreaterThan(0)
      for (const [at, film] of films.entries()) {
        const lesson = await valueOf(backend.ports.lesson.lesson(film.id, noAbort()))
        expect(lesson).toMatchObject({
          courseId: course.card.id,
          courseName: course.card.name,
          chapterId: film.chapterId,
          sectionId: film.id,
          name: film.name,
          duration: film.duration,
          previousId: films[at - 1]?.id ?? 0,
          nextId: films[at + 1]?.id ?? 0,
        })
        expect(lesson.finishRule).not.toBe('')
        expect(lesson.sources.length).toBeGreaterThan(0)
        for (const { url } of lesson.sources) expect(url).not.toBe('')
        const begins = lesson.chapters.map(({ second }) => second)
        expect(begins.length).toBeGreaterThan(1)
        expect(begins).toEqual(begins.toSorted((one, other) => one - other))
        expect(begins.at(-1)).toBeLessThan(film.duration)
        expect(lesson.chapters.map((chapter) => chapter.name)).not.toContain('')
        const seconds = lesson.points.map(({ second }) => second)
        expect(seconds).toEqual(seconds.toSorted((one, other) => one - other))
        expect({
          progress: lesson.record?.progress ?? 0,
          // What was watched to its end is finished when its required questions are answered (docs/decisions/0117).
          finished: (lesson.record?.finished ?? false) && film.requiredOpen === 0,
        }).toEqual({
          progress: film.progress,
          finished: film.finished,
        })
      }
    })

    it('that are not there, or are no films, are missing', async () => {
      const backend = fresh()
      await enter(backend, TEACHER)
      expect(await backend.ports.lesson.lesson(99_999_999, noAbort())).toEqual(MISSING)
    })
  })

let made = 0

/** `NotePort`. */
export const noteContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: notes`, make, (fresh) => {
    const opened = async () => {
      const backend = fresh()
      await enter(backend, TEACHER)
      const { films } = await filmsOf(backend)
      // A film for each test, so that none meets the notes of another.
      made += 1
      const sectionId = films[made % films.length]?.id ?? 0
      const draft = (text: string, second: number): LessonNote => {
        made += 1
        const clientId = `contract-note-${Date.now()}-${made}`
        return { id: 0, sectionId, second, text, clientId, updatedAt: '' }
      }
      const save = (note: LessonNote) => valueOf(backend.ports.notes.save(note, noAbort()))
      const list = () => valueOf(backend.ports.notes.notes(sectionId, noAbort()))
      const clear = async () => {
        for (const { id } of await list()) await valueOf(backend.ports.notes.remove(id, noAbort()))
      }
      await clear()
      return { backend, draft, save, list }
    }

    it('stand by second, each written once however often it is sent', async () => {
      const { draft, save, list } = await opened()
      const late = draft('公式在这里', 20)
      const saved = await save(late)
      expect(saved).toEqual({ ...late, id: saved.id, updatedAt: saved.updatedAt })
      expect([saved.id > 0, saved.updatedAt !== '']).toEqual([true, true])
      expect((await save(late)).id).toBe(saved.id)
      const early = await save(draft('导入', 3))
      expect(await list()).toEqual([early, saved])
    })

    it('are changed in place', async () => {
      const { draft, save, list } = await opened()
      const saved = await save(draft('浮力', 5))
      const changed = await save({ ...saved, text: '浮力的方向', second: 9 })
      expect(changed).toEqual({ ...saved, text: '浮力的方向', second: 9, updatedAt: changed.updatedAt })
      expect(await list()).toEqual([changed])
    })

    it('are removed once and for all, and removing again changes nothing', async () => {
      const { backend, draft, save, list } = await opened()
      const { id } = await save(draft('不要了', 5))
      expect(await valueOf(backend.ports.notes.remove(id, noAbort()))).toBe(true)
      expect(await valueOf(backend.ports.notes.remove(id, noAbort()))).toBe(true)
      expect(await list()).toEqual([])
    })

    it('are one’s own: nobody else reads or changes them', async () => {
      const { backend, draft, save, list } = await opened()
      const saved = await save(draft('我自己的', 5))
      await enter(backend, REVIEWER)
      expect(await list()).toEqual([])
      expect(await backend.ports.notes.save({ ...saved, text: '改' }, noAbort())).toEqual(MISSING)
      await valueOf(backend.ports.notes.remove(saved.id, noAbort()))
      await enter(backend, TEACHER)
      expect(await list()).toEqual([saved])
    })

    it('of a section that is not there are not written', async () => {
      const { backend, draft } = await opened()
      const astray = { ...draft('无处可写', 5), sectionId: 99_999_999 }
      expect(await backend.ports.notes.save(astray, noAbort())).toEqual(MISSING)
    })
  })
