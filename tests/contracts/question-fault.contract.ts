import { expect, it } from 'vitest'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const REVIEWER = '13900000002'
const TEACHER = '13900000001'
const OPEN = { settled: false, page: 1 }
const SETTLED = { settled: true, page: 1 }

/** `QuestionFaultPort` (ours: reportfault, myfaults, faults, settlefault). */
export const questionFaultContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: errors in questions`, make, (fresh) => {
    const entered = async (account = REVIEWER) => {
      const backend = fresh()
      await enter(backend, account)
      return backend
    }
    const aFault = (questionId: number) => ({
      questionId,
      kind: 'answer' as const,
      content: '答案和解析对不上',
      clientId: `contract-${questionId}-${Date.now()}`,
    })
    /** An error in a question of a school for which this user may review. */
    const reported = async ({ ports }: Backend) => {
      const { questionBank, questionFaults } = ports
      const before = await valueOf(questionFaults.openCount(noAbort()))
      for (const { id } of (await valueOf(questionBank.page(WHOLE_BANK, noAbort()))).items) {
        await valueOf(questionFaults.report(aFault(id), noAbort()))
        if ((await valueOf(questionFaults.openCount(noAbort()))) > before) return { questionId: id, before }
      }
      throw new Error('no question of this school')
    }
    const lastOpen = async ({ ports: { questionFaults } }: Backend) => {
      const { total, size } = await valueOf(questionFaults.page(OPEN, noAbort()))
      const page = Math.max(1, Math.ceil(total / size))
      return (await valueOf(questionFaults.page({ settled: false, page }, noAbort()))).items.at(-1)
    }

    it('are told once, and of no question not at all', async () => {
      const { ports } = await entered()
      const [question] = (await valueOf(ports.questionBank.page(WHOLE_BANK, noAbort()))).items
      const fault = aFault(question?.id ?? 0)
      expect(await ports.questionFaults.report(fault, noAbort())).toEqual({ ok: true, value: true })
      expect(await ports.questionFaults.report(fault, noAbort())).toEqual({ ok: true, value: true })
      const own = await valueOf(ports.questionFaults.own(fault.questionId, noAbort()))
      expect(own.filter(({ content }) => content === fault.content).length).toBe(1)
      expect(
        await ports.questionFaults.report({ ...fault, questionId: 2_000_000_000 }, noAbort()),
      ).toMatchObject({ ok: false, failure: { reason: 'missing' } })
    })

    it('are decided with a word to whoever reported them, opened again, and not twice at once', async () => {
      const backend = await entered()
      const { questionFaults } = backend.ports
      const { questionId, before } = await reported(backend)
      const listed = await lastOpen(backend)
      expect(listed).toMatchObject({ kind: 'answer', content: '答案和解析对不上', settlement: null })
      expect([listed?.question.id, listed?.question.solution === null]).toEqual([questionId, false])
      expect([listed?.reporter, listed?.school].includes('')).toBe(false)

      const id = listed?.id ?? 0
      const decision = { id, seen: 'open', becomes: 'notAFault', reply: '题目没有错' } as const
      const settled = await valueOf(questionFaults.decide(decision, noAbort()))
      expect(settled).toMatchObject({ id, settlement: { verdict: 'notAFault', reply: '题目没有错' } })
      expect(await questionFaults.decide({ ...decision, becomes: 'resolved' }, noAbort())).toMatchObject({
        ok: false,
        failure: { reason: 'conflict' },
      })
      expect(await valueOf(questionFaults.openCount(noAbort()))).toBe(before)
      const [first] = (await valueOf(questionFaults.page(SETTLED, noAbort()))).items
      expect([first?.id, first?.settlement]).toEqual([id, settled.settlement])
      const [own] = await valueOf(questionFaults.own(questionId, noAbort()))
      expect(own).toEqual(settled)

      const again = { id, seen: 'notAFault', becomes: 'open', reply: '' } as const
      expect(await valueOf(questionFaults.decide(again, noAbort()))).toMatchObject({ id, settlement: null })
      expect(await valueOf(questionFaults.openCount(noAbort()))).toBe(before + 1)
    })

    it('are told to whoever reported them once they are decided, and told anew when they are decided otherwise', async () => {
      const backend = await entered(TEACHER)
      const { questionBank, questionFaults, publishingNotices, announcements } = backend.ports
      const [question] = (await valueOf(questionBank.page(WHOLE_BANK, noAbort()))).items
      const told = async () =>
        (await valueOf(publishingNotices.notices(noAbort()))).filter(
          (notice) =>
            notice.name === question?.name && ['faultResolved', 'faultDismissed'].includes(notice.kind),
        )
      const unread = async () => (await valueOf(announcements.unread(noAbort()))).decisions
      const before = await unread()
      await valueOf(questionFaults.report(aFault(question?.id ?? 0), noAbort()))
      await enter(backend, REVIEWER)
      const id = (await lastOpen(backend))?.id ?? 0
      const decide = async (seen: 'open' | 'notAFault', becomes: 'open' | 'notAFault' | 'resolved') =>
        valueOf(questionFaults.decide({ id, seen, becomes, reply: '已核对' }, noAbort()))
      await decide('open', 'notAFault')
      await decide('notAFault', 'open')
      await decide('open', 'resolved')
      await enter(backend, TEACHER)
      expect(await told()).toMatchObject([{ kind: 'faultResolved', reason: '已核对' }])
      expect(await unread()).toBe(before + 1)
      await valueOf(
        publishingNotices.see(
          (await told()).map((one) => one.id),
          noAbort(),
        ),
      )
      expect([await told(), await unread()]).toEqual([[], before])
    })

    it('are no fault only for a reason', async () => {
      const backend = await entered()
      await reported(backend)
      const id = (await lastOpen(backend))?.id ?? 0
      const decision = { id, seen: 'open', becomes: 'notAFault', reply: ' ' } as const
      expect(await backend.ports.questionFaults.decide(decision, noAbort())).toMatchObject({
        ok: false,
        failure: { kind: 'rejected', reason: 'invalid' },
      })
      expect(
        await backend.ports.questionFaults.decide({ ...decision, id: 2_000_000_000 }, noAbort()),
      ).toMatchObject({ ok: false, failure: { reason: 'missing' } })
    })

    it('are for those who may review', async () => {
      const { ports } = await entered(TEACHER)
      for (const answer of [
        await ports.questionFaults.page(OPEN, noAbort()),
        await ports.questionFaults.openCount(noAbort()),
      ])
        expect(answer).toMatchObject({ ok: false, failure: { kind: 'forbidden' } })
    })
  })
