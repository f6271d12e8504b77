import { expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { LearningEntry } from '#domain/learning/learning-entry.ts'
import type { LearningListKind, LearningQuestion } from '#domain/learning/learning-question.ts'
import type { AskingPorts } from './support/asking-ports.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const DONE = { ok: true, value: true }

/** `UserActionPort`. Wire: addUserAction. */
export const userActionContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: user actions`, make, (fresh) => {
    const signedIn = async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      return backend.ports
    }

    it.each(['view', 'download', 'share', 'print'] as const)('notes a %s of a resource', async (kind) => {
      const { home, userAction } = await signedIn()
      const { blocks } = await valueOf(home.content({ stageId: 0, subjectId: 0 }, noAbort()))
      const resource = blocks.find(({ type }) => type === CONTENT_TYPE.resource)?.items[0]
      const content = { id: resource?.id ?? 0, type: CONTENT_TYPE.resource }
      expect(await userAction.record({ kind, content }, noAbort())).toEqual(DONE)
    })

    it('says that there is no such content', async () => {
      const { userAction } = await signedIn()
      const content = { id: 999_999, type: CONTENT_TYPE.resource }
      const answer = await userAction.record({ kind: 'view', content }, noAbort())
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'rejected', reason: 'missing' } })
    })

    it('reserves what is announced as often as one likes, and nothing else', async () => {
      const { homeLive, userAction } = await signedIn()
      const lives = await valueOf(homeLive.homeLives(50, noAbort()))
      const reserve = (id: number) =>
        userAction.record({ kind: 'reserve', content: { id, type: CONTENT_TYPE.live } }, noAbort())
      for (const status of ['announced', 'running', 'ended', 'replay'] as const) {
        const found = lives.find(({ liveStatus }) => liveStatus === status)
        // Just over is a lesson for two hours after it: at night there is none.
        if (found === undefined && status === 'ended') continue
        const id = found?.id ?? 0
        const answers = [await reserve(id), await reserve(id)]
        if (status === 'announced') expect(answers).toEqual([DONE, DONE])
        else
          expect(answers).toMatchObject(
            answers.map(() => ({ ok: false, failure: { kind: 'rejected', reason: 'conflict' } })),
          )
      }
    })
  })

const WEEK_MS = 7 * 24 * 3_600_000

/** `LearningPort`. Wire: GetLearningOrBrowOrCoursePageList; our own deleterecords and restorerecords. */
export const learningContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: learning`, make, (fresh) => {
    const signedIn = async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      return backend.ports
    }
    const first = (list: LearningListKind): LearningQuestion => ({ list, filter: 'all', page: 1 })
    const contentIds = (items: readonly LearningEntry[]) => items.map(({ content }) => content.id)

    const browse = async (ports: AskingPorts, count: number): Promise<readonly number[]> => {
      const { blocks } = await valueOf(ports.home.content({ stageId: 0, subjectId: 0 }, noAbort()))
      const some = blocks.flatMap(({ items }) => items).slice(0, count)
      for (const { id, type } of some)
        await valueOf(ports.userAction.record({ kind: 'view', content: { id, type } }, noAbort()))
      return some.map(({ id }) => id).reverse()
    }

    it('tells where a course was left, latest first', async () => {
      const { learning } = await signedIn()
      const page = await valueOf(learning.page(first('learning'), noAbort()))
      expect([page.index, page.size]).toEqual([1, 10])
      expect(page.items.length).toBe(Math.min(10, page.total))
      const times = page.items.map(({ updateTime }) => updateTime)
      expect(times).toEqual([...times].sort().reverse())
      expect(new Set(contentIds(page.items)).size).toBe(page.items.length)
      for (const { sectionId, sectionName, position, duration, progress } of page.items) {
        expect([sectionId, duration]).not.toContain(0)
        expect(sectionName).not.toBe('')
        expect(position).toBeLessThanOrEqual(duration)
        expect(progress).toBeGreaterThan(0)
      }
    })

    it('tells finished courses from unfinished ones', async () => {
      const { learning } = await signedIn()
      const read = (filter: LearningQuestion['filter']) =>
        valueOf(learning.page({ list: 'learning', filter, page: 1 }, noAbort()))
      const [all, open, done] = [await read('all'), await read('unfinished'), await read('finished')]
      expect(open.total + done.total).toBe(all.total)
      expect([...new Set(open.items.map(({ finished }) => finished))]).toEqual([false])
      for (const { finished } of done.items) expect(finished).toBe(true)
    })

    it('puts what was looked at on top of what was browsed, removes it and puts it back', async () => {
      const ports = await signedIn()
      const seen = await browse(ports, 3)
      const read = () => valueOf(ports.learning.page(first('browsing'), noAbort()))
      const before = await read()
      expect(contentIds(before.items).slice(0, 3)).toEqual(seen)
      const entry = before.items[1]
      if (entry === undefined) throw new Error('nothing was browsed')
      expect(await ports.learning.remove({ kind: 'one', list: 'browsing', entry }, noAbort())).toEqual(DONE)
      const without = await read()
      expect([without.total, contentIds(without.items).includes(entry.content.id)]).toEqual([
        before.total - 1,
        false,
      ])
      expect(await ports.learning.restore(entry, noAbort())).toEqual(DONE)
      expect(contentIds((await read()).items)).toEqual(contentIds(before.items))
    })

    it('removes what was browsed within a period, then all', async () => {
      const ports = await signedIn()
      await browse(ports, 3)
      const read = async () => (await valueOf(ports.learning.page(first('browsing'), noAbort()))).items
      const newest = (await read())[0]?.updateTime ?? ''
      const period = { from: newest, to: new Date(Date.parse(newest) + 1).toISOString() }
      await valueOf(ports.learning.remove({ kind: 'period', list: 'browsing', period }, noAbort()))
      const left = await read()
      expect(left.length).toBeGreaterThan(0)
      expect(left.every(({ updateTime }) => updateTime < newest)).toBe(true)
      await valueOf(ports.learning.remove({ kind: 'all', list: 'browsing' }, noAbort()))
      expect(await read()).toEqual([])
    })

    it('counts a reserved live among the courses, before those that are not live, and puts it into the timetable', async () => {
      const ports = await signedIn()
      const lives = await valueOf(ports.homeLive.homeLives(50, noAbort()))
      const live = lives.find(({ liveStatus }) => liveStatus === 'announced')
      if (live === undefined) throw new Error('no live is announced')
      const content = { id: live.id, type: live.type }
      await valueOf(ports.userAction.record({ kind: 'reserve', content }, noAbort()))
      const [top] = (await valueOf(ports.learning.page(first('courses'), noAbort()))).items
      const occurrence = top?.occurrence
      expect([top?.content.id, top?.sectionId, occurrence?.reserved, occurrence?.cancelled]).toEqual([
        live.id,
        0,
        true,
        false,
      ])
      const { startTime = '' } = occurrence ?? {}
      // The lives of a backend in memory move with its time.
      expect(Math.abs(Date.parse(startTime) - Date.parse(live.startTime))).toBeLessThan(1000)
      const period = {
        from: new Date(Date.parse(startTime) - 1000).toISOString(),
        to: new Date(Date.parse(startTime) + WEEK_MS).toISOString(),
      }
      const timetable = await valueOf(ports.learning.timetable(period, noAbort()))
      const line = timetable.find((one) => one.content.id === live.id)
      // The timetable names the session too.
      expect(line).toEqual({ ...occurrence, sessionName: line?.sessionName })
      const starts = timetable.map((one) => one.startTime)
      expect(starts).toEqual([...starts].sort())
      const later = { from: new Date(Date.parse(period.from) + 2000).toISOString(), to: period.to }
      const rest = await valueOf(ports.learning.timetable(later, noAbort()))
      expect(rest.some((one) => one.content.id === live.id && one.startTime === startTime)).toBe(false)
    })

    it('shows nobody what somebody else did', async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      await browse(backend.ports, 2)
      const entry = (await valueOf(backend.ports.learning.page(first('browsing'), noAbort()))).items[0]
      if (entry === undefined) throw new Error('nothing was browsed')
      const teacher = backend.token
      await enter(backend, '13900000004')
      await valueOf(backend.ports.learning.remove({ kind: 'one', list: 'browsing', entry }, noAbort()))
      backend.token = teacher
      const after = await valueOf(backend.ports.learning.page(first('browsing'), noAbort()))
      expect(after.items[0]).toEqual(entry)
    })
  })
