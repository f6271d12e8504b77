import { expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { listOf } from '#domain/catalogue/list-query.ts'
import { sectionsOf } from '#domain/course/course-detail.ts'
import type { RejectionReason } from '#domain/kernel/failure.ts'
import type { PushRound } from '#domain/live/live-session.ts'
import { roundClientId } from '#domain/live/push-rounds.ts'
import { itemsOf } from '#domain/question/answer-sheet.ts'
import type { AnswerItem } from '#domain/question/question.ts'
import { type Backend, enter, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

/** A backend whose clock stands still until it is moved. */
export interface LiveBackend extends Backend {
  readonly clock: { now: number }
}

const TEACHER = '13900000001'
const REVIEWER = '13900000002'
const NAMES = { [TEACHER]: '沈雨桐', [REVIEWER]: '顾明德' } as const
const STEP_MS = 15_000
const SECOND = 1000

const refused = (reason: RejectionReason) => ({
  ok: false,
  failure: { kind: 'rejected', reason, message: expect.any(String) as unknown },
})

/** A live course of home in a state that the user does not give, by its first session in it. */
const sessionIn = async ({ ports }: LiveBackend, status: string) => {
  const lives = await valueOf(ports.homeLive.homeLives(50, noAbort()))
  for (const card of lives.filter(({ liveStatus }) => liveStatus === status)) {
    const course = await valueOf(ports.course.course({ id: card.id, type: CONTENT_TYPE.live }, noAbort()))
    const section = sectionsOf(course).find(({ liveStatus }) => liveStatus === status)
    if (section === undefined) continue
    const { teaching } = await valueOf(ports.liveSessions.session(section.id, noAbort()))
    if (!teaching) return { course, section }
  }
  throw new Error(`no session is ${status}`)
}

/** On to the moment at which the session puts a question. */
const untilPut = async ({ ports, clock }: LiveBackend, sectionId: number): Promise<PushRound> => {
  for (const end = clock.now + 3_600_000; clock.now < end; clock.now += STEP_MS) {
    const { rounds } = await valueOf(ports.liveSessions.rounds(sectionId, 0, noAbort()))
    const open = rounds.find((round) => round.open)
    if (open !== undefined) return open
  }
  throw new Error('no question is put')
}

/** The first option, or whatever else is an answer. */
const itemsFor = (round: PushRound, key = round.question.options[0]?.key ?? ''): readonly AnswerItem[] =>
  itemsOf(
    round.question,
    { [round.question.id]: { kind: 'keys', keys: [key] } },
    { pointId: 0, clientId: roundClientId(round), useTime: 6 },
  )

/** `LiveSessionPort`. Wire: getlivepagecontentinfo, getpushquestions, livepagecontent/questionsanswer. */
export const liveContract = (name: string, make: () => Promise<LiveBackend>): void => {
  let made: LiveBackend | undefined
  const remember = async () => {
    made = await make()
    return made
  }
  suiteOver(`${name}: live sessions`, remember, (fresh) => {
    const opened = async (account = TEACHER): Promise<LiveBackend> => {
      fresh()
      if (made === undefined) throw new Error('no backend')
      await enter(made, account)
      return made
    }

    it('are known in each of their states, with the times of their course and the server’s', async () => {
      const backend = await opened()
      for (const status of ['announced', 'running', 'ended', 'replay']) {
        const { course, section } = await sessionIn(backend, status)
        const session = await valueOf(backend.ports.liveSessions.session(section.id, noAbort()))
        expect(session).toMatchObject({
          status,
          startTime: section.startTime,
          endTime: section.endTime,
          cancelled: false,
          reserved: false,
          teaching: course.card.teacherName === NAMES[TEACHER],
          teacherName: course.card.teacherName,
          serverTime: new Date(backend.clock.now).toISOString(),
        })
        expect(session.lesson).toMatchObject({ courseId: course.card.id, sectionId: section.id })
        expect(session.onlineCount).toBeGreaterThan(0)
        expect(session.lesson.sources.length > 0).toBe(status === 'running' || status === 'replay')
        if (status === 'running') expect(session.lesson.sources[0]?.kind).toBe('hls')
      }
    })

    it('stand among what somebody learned who sits in them', async () => {
      const backend = await opened()
      const { course, section } = await sessionIn(backend, 'running')
      backend.clock.now += 20 * SECOND
      await valueOf(backend.ports.liveSessions.rounds(section.id, 0, noAbort()))
      const asked = { list: 'learning', filter: 'all', page: 1 } as const
      const { items } = await valueOf(backend.ports.learning.page(asked, noAbort()))
      expect(items[0]).toMatchObject({
        content: { id: course.card.id },
        sectionId: section.id,
        position: 0,
        progress: 0,
        attended: { at: new Date(backend.clock.now).toISOString() },
        updateTime: new Date(backend.clock.now).toISOString(),
      })
      expect(items[0]?.attended?.seconds).toBeGreaterThanOrEqual(20)
    })

    it('are reserved, which their cards tell', async () => {
      const backend = await opened()
      const { ports } = backend
      const { course, section } = await sessionIn(backend, 'announced')
      const content = { id: course.card.id, type: CONTENT_TYPE.live }
      const told = async () => {
        const strip = await valueOf(ports.homeLive.homeLives(50, noAbort()))
        const list = await valueOf(ports.list.page({ ...listOf(CONTENT_TYPE.live), view: 'row' }, noAbort()))
        const cards = [...strip, ...list.page.items.map((item) => item.content)]
        for (const { liveStatus, cancelled, reserved } of cards)
          if (liveStatus !== 'announced' || cancelled) expect(reserved).toBe(null)
        return cards.filter(({ id }) => id === content.id).map(({ reserved }) => reserved)
      }
      await valueOf(ports.userAction.record({ kind: 'cancelReservation', content }, noAbort()))
      expect(await told()).toEqual([false, false])
      await valueOf(ports.userAction.record({ kind: 'reserve', content }, noAbort()))
      expect(await told()).toEqual([true, true])
      const { reserved } = await valueOf(ports.liveSessions.session(section.id, noAbort()))
      expect(reserved).toBe(true)
    })

    it('put questions, which are answered once; late comers see them', async () => {
      const backend = await opened()
      const { liveSessions } = backend.ports
      const { section } = await sessionIn(backend, 'running')
      const round = await untilPut(backend, section.id)
      expect(round).toMatchObject({ open: true, answered: null, tally: [], unanswered: [] })
      expect(round.question.solution).toBeNull()
      const answers = { sectionId: section.id, roundId: round.id, items: itemsFor(round) }
      const [result] = await valueOf(liveSessions.answer(answers, noAbort()))
      const [item] = answers.items
      expect(result).toMatchObject({ questionId: item?.questionId, clientId: item?.clientId })
      expect(result?.solution.answer.length).toBeGreaterThan(0)
      // What got lost on the way back is answered alike.
      expect(await valueOf(liveSessions.answer(answers, noAbort()))).toEqual([result])
      const other = {
        ...answers,
        items: [{ ...item, clientId: 'another-one-00', answer: ['B'] } as AnswerItem],
      }
      expect(await liveSessions.answer(other, noAbort())).toEqual(refused('conflict'))

      const { rounds, endTime } = await valueOf(liveSessions.rounds(section.id, 0, noAbort()))
      expect(endTime).toBe(section.endTime)
      const after = rounds.find(({ id }) => id === round.id)
      expect(after).toMatchObject({ open: true, answered: item?.answer, answeredCount: 1, unanswered: [] })
      expect(after?.question.solution).toEqual(result?.solution)
      expect(after?.tally.map(({ key, count }) => [key, count])).toEqual(
        round.question.options.map(({ key }) => [key, item?.answer.includes(key) === true ? 1 : 0]),
      )

      await enter(backend, REVIEWER)
      const late = await valueOf(liveSessions.rounds(section.id, 0, noAbort()))
      expect(late.rounds.find(({ id }) => id === round.id)).toMatchObject({ open: true, answered: null })
    })

    it('close them for all on time, and tell the answer', async () => {
      const backend = await opened()
      const { liveSessions } = backend.ports
      const { section } = await sessionIn(backend, 'running')
      const round = await untilPut(backend, section.id)
      backend.clock.now = Date.parse(round.closeTime) + 10 * SECOND
      await enter(backend, REVIEWER)
      const late = { sectionId: section.id, roundId: round.id, items: itemsFor(round) }
      expect(await liveSessions.answer(late, noAbort())).toEqual(refused('conflict'))
      const { rounds } = await valueOf(liveSessions.rounds(section.id, 0, noAbort()))
      const after = rounds.find(({ id }) => id === round.id)
      expect(after).toMatchObject({ open: false, answered: null })
      expect(after?.question.solution).not.toBeNull()
      expect(after?.tally.length).toBe(round.question.options.length)
      const known = await valueOf(liveSessions.rounds(section.id, round.id, noAbort()))
      expect(known.rounds.map(({ id }) => id)).not.toContain(round.id)
    })

    it('tell who teaches them who watches and has not answered, and nobody else', async () => {
      const backend = await opened()
      const { liveSessions, homeLive, course } = backend.ports
      const lives = await valueOf(homeLive.homeLives(50, noAbort()))
      const taught = lives.find(
        ({ teacherName, liveStatus }) =>
          (liveStatus === 'running' || liveStatus === 'announced') &&
          Object.values(NAMES).some((known) => known === teacherName),
      )
      const teacher = taught?.teacherName === NAMES[TEACHER] ? TEACHER : REVIEWER
      const pupil = teacher === TEACHER ? REVIEWER : TEACHER
      if (taught?.liveStatus === 'announced') backend.clock.now = Date.parse(taught.startTime) + SECOND
      await enter(backend, pupil)
      const detail = await valueOf(course.course({ id: taught?.id ?? 0, type: CONTENT_TYPE.live }, noAbort()))
      const section = sectionsOf(detail).find(({ liveStatus }) => liveStatus === 'running')
      const sectionId = section?.id ?? 0
      const round = await untilPut(backend, sectionId)
      const find = async () => {
        const { rounds } = await valueOf(liveSessions.rounds(sectionId, 0, noAbort()))
        return rounds.find(({ id }) => id === round.id)
      }
      expect((await find())?.unanswered).toEqual([])
      await enter(backend, teacher)
      expect((await valueOf(liveSessions.session(sectionId, noAbort()))).teaching).toBe(true)
      const missing = { id: expect.any(Number) as number, name: NAMES[pupil] }
      expect((await find())?.unanswered).toContainEqual(missing)
      await enter(backend, pupil)
      const answers = { sectionId, roundId: round.id, items: itemsFor(round) }
      await valueOf(liveSessions.answer(answers, noAbort()))
      await enter(backend, teacher)
      expect((await find())?.unanswered).not.toContainEqual(missing)
    })

    it('that are not there are missing, and so are their questions', async () => {
      const { ports } = await opened()
      expect(await ports.liveSessions.session(999_999, noAbort())).toEqual(refused('missing'))
      expect(await ports.liveSessions.rounds(999_999, 0, noAbort())).toEqual(refused('missing'))
      const answers = { sectionId: 999_999, roundId: 1, items: [] }
      expect((await ports.liveSessions.answer(answers, noAbort())).ok).toBe(false)
    })
  })
}
