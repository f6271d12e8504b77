import { expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { sectionsOf } from '#domain/course/course-detail.ts'
import type { ConsoleAct } from '#domain/live/live-console.ts'
import { roundClientId } from '#domain/live/push-rounds.ts'
import type { LiveBackend } from './live.contract.ts'
import { enter, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const ACCOUNTS = { 沈雨桐: '13900000001', 顾明德: '13900000002' } as const
const SECOND = 1000

const nameOf = (account: string): string =>
  Object.entries(ACCOUNTS).find(([, known]) => known === account)?.[0] ?? ''

/** `LiveConsolePort`. Wire: liveconsole. */
export const liveConsoleContract = (name: string, make: () => Promise<LiveBackend>): void => {
  let made: LiveBackend | undefined
  const remember = async () => {
    made = await make()
    return made
  }
  suiteOver(`${name}: the console of a live lesson`, remember, (fresh) => {
    /** The teacher of a lesson that runs has come in; the other one is a pupil. */
    const opened = async () => {
      fresh()
      if (made === undefined) throw new Error('no backend')
      const backend = made
      const { ports, clock } = backend
      await enter(backend, ACCOUNTS.沈雨桐)
      const lives = await valueOf(ports.homeLive.homeLives(50, noAbort()))
      const taught = lives.find(
        ({ teacherName, liveStatus }) =>
          teacherName in ACCOUNTS && (liveStatus === 'running' || liveStatus === 'announced'),
      )
      if (taught === undefined) throw new Error('nobody teaches a lesson')
      if (taught.liveStatus === 'announced') clock.now = Date.parse(taught.startTime) + SECOND
      const [teacher, pupil] =
        taught.teacherName === '沈雨桐'
          ? [ACCOUNTS.沈雨桐, ACCOUNTS.顾明德]
          : [ACCOUNTS.顾明德, ACCOUNTS.沈雨桐]
      await enter(backend, teacher)
      const content = { id: taught.id, type: CONTENT_TYPE.live }
      const course = await valueOf(ports.course.course(content, noAbort()))
      const sectionId = sectionsOf(course).find(({ liveStatus }) => liveStatus === 'running')?.id ?? 0
      let acts = 0
      const perform = (act: ConsoleAct, id = `intent-${clock.now}-${(acts += 1)}`) =>
        ports.liveConsoles.perform({ sectionId, id, act }, noAbort())
      const rounds = async () => (await valueOf(ports.liveSessions.rounds(sectionId, 0, noAbort()))).rounds
      const console = () => ports.liveConsoles.console(sectionId, noAbort())
      return { ...backend, backend, teacher, pupil, sectionId, perform, rounds, console }
    }

    it('puts a prepared question once, and closes it', async () => {
      const { console, perform, rounds, clock } = await opened()
      const [first] = (await valueOf(console())).prepared
      const roundId = first?.roundId ?? 0
      expect(first?.question.solution?.answer.length).toBeGreaterThan(0)
      const push = { kind: 'push', roundId, seconds: 120 } as const
      await valueOf(perform(push))
      clock.now += SECOND
      const after = await valueOf(perform(push))
      expect(after.prepared.map((one) => one.roundId)).not.toContain(roundId)
      expect(after.put).toContainEqual({ roundId, adHoc: false, shown: false })
      const put = (await rounds()).find(({ id }) => id === roundId)
      expect(put).toMatchObject({
        open: true,
        openEnd: false,
        openTime: new Date(clock.now - SECOND).toISOString(),
      })
      const closeTime = new Date(Date.parse(put?.closeTime ?? '') + 60 * SECOND).toISOString()
      await valueOf(perform({ kind: 'extend', roundId, closeTime }))
      expect((await rounds()).find(({ id }) => id === roundId)?.closeTime).toBe(closeTime)
      const { put: shown } = await valueOf(perform({ kind: 'show', roundId, shown: true }))
      expect(shown).toContainEqual({ roundId, adHoc: false, shown: true })
      await valueOf(perform({ kind: 'close', roundId }))
      clock.now += 10 * SECOND
      expect((await rounds()).find(({ id }) => id === roundId)?.open).toBe(false)
      expect(await perform({ kind: 'extend', roundId, closeTime })).toMatchObject({
        ok: false,
        failure: { kind: 'rejected', reason: 'conflict' },
      })
    })

    it('asks off the cuff once under one id, and marks by the answer that is told', async () => {
      const { backend, teacher, pupil, ports, sectionId, perform, rounds } = await opened()
      const before = (await rounds()).length
      const ask = { kind: 'ask', form: 'four', seconds: 0 } as const
      await valueOf(perform(ask, 'the-same-intent'))
      const { put } = await valueOf(perform(ask, 'the-same-intent'))
      expect(await rounds()).toHaveLength(before + 1)
      const roundId = put.find(({ adHoc }) => adHoc)?.roundId ?? 0
      expect(put).toContainEqual({ roundId, adHoc: true, shown: false })

      await enter(backend, pupil)
      const round = (await rounds()).find(({ id }) => id === roundId)
      if (round === undefined) throw new Error('nothing was asked')
      expect(round.openEnd).toBe(true)
      expect(round.question.options.map(({ key }) => key)).toEqual(['A', 'B', 'C', 'D'])
      const item = {
        questionId: round.question.id,
        pointId: 0,
        answer: ['C'],
        useTime: 3,
        clientId: roundClientId(round),
      }
      const [result] = await valueOf(
        ports.liveSessions.answer({ sectionId, roundId, items: [item] }, noAbort()),
      )
      expect(result).toMatchObject({ right: null, solution: { answer: [] } })
      await enter(backend, teacher)
      expect(await perform({ kind: 'tell', roundId, key: 'F' })).toMatchObject({
        ok: false,
        failure: { kind: 'rejected', reason: 'invalid' },
      })
      await valueOf(perform({ kind: 'tell', roundId, key: 'C' }))
      await enter(backend, pupil)
      const marked = (await rounds()).find(({ id }) => id === roundId)
      expect(marked?.question).toMatchObject({ right: true, solution: { answer: ['C'] } })

      await enter(backend, teacher)
      const all = await valueOf(ports.liveConsoles.answers(sectionId, noAbort()))
      expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1))
      expect(all.map((one) => one.roundId)).toEqual((await rounds()).map(({ id }) => id))
      const told = all.find((one) => one.roundId === roundId)
      const questionId = round.question.id
      expect(told?.questions).toMatchObject([{ id: questionId, kind: 'single' }])
      expect(told?.answers).toMatchObject([
        { questionId, userName: nameOf(pupil), answer: ['C'], right: true, score: 1 },
      ])
      expect(Date.parse(told?.answers[0]?.time ?? '')).toBeGreaterThan(0)
      expect(told?.unanswered.map((person) => person.name)).not.toContain(nameOf(pupil))
    })

    it('is for the teacher alone, of what there is', async () => {
      const { backend, pupil, ports, sectionId, console, perform } = await opened()
      const forbidden = { ok: false, failure: { kind: 'forbidden' } }
      const missing = { ok: false, failure: { kind: 'rejected', reason: 'missing' } }
      expect(await perform({ kind: 'close', roundId: 999_999 })).toMatchObject(missing)
      expect(await ports.liveConsoles.console(999_999, noAbort())).toMatchObject(missing)
      expect(await ports.liveConsoles.answers(999_999, noAbort())).toMatchObject(missing)
      await enter(backend, pupil)
      expect(await console()).toMatchObject(forbidden)
      expect(await ports.liveConsoles.answers(sectionId, noAbort())).toMatchObject(forbidden)
      expect(await perform({ kind: 'ask', form: 'six', seconds: 30 })).toMatchObject(forbidden)
    })

    // The last of them: its lesson is over for the others too.
    it('ends the lesson for all, once', async () => {
      const { backend, pupil, teacher, ports, sectionId, console, perform, clock } = await opened()
      clock.now += 60 * SECOND
      await enter(backend, pupil)
      expect(await perform({ kind: 'end' })).toMatchObject({ ok: false, failure: { kind: 'forbidden' } })
      await enter(backend, teacher)
      const endTime = new Date(clock.now).toISOString()
      await valueOf(perform({ kind: 'end' }))
      await valueOf(perform({ kind: 'end' }))
      expect(await console()).toMatchObject({ ok: false, failure: { kind: 'rejected', reason: 'conflict' } })
      expect((await valueOf(ports.liveConsoles.answers(sectionId, noAbort()))).length).toBeGreaterThan(0)
      await enter(backend, pupil)
      const after = await valueOf(ports.liveSessions.session(sectionId, noAbort()))
      expect(after.status).not.toBe('running')
      expect(after.endTime).toBe(endTime)
    })
  })
}
