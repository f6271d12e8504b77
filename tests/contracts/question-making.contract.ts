import { expect, it } from 'vitest'
import { NOWHERE, WHOLE_BANK } from '#domain/question/bank-query.ts'
import { ALL_MINE } from '#domain/question/made-question.ts'
import { draftOfMade, newQuestionDraft, type QuestionDraft } from '#domain/question/question-draft.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const REVIEWER = '13900000002'
const TEACHER = '13900000001'

/** `QuestionMakingPort` (ours: studio/questions, studio/question, studio/savequestion, studio/offerquestions, studio/filequestions). */
export const questionMakingContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: questions as teachers make them`, make, (fresh) => {
    const entered = async (account = TEACHER) => {
      const backend = fresh()
      await enter(backend, account)
      return backend
    }
    /** A subject that there is. */
    const aPlace = async ({ ports }: Backend) => {
      const [question] = (await valueOf(ports.questionBank.page(WHOLE_BANK, noAbort()))).items
      const found = await valueOf(ports.questionBank.content(question?.contentId ?? 0, noAbort()))
      return { ...NOWHERE, stage: found.card.place.stage.id, subject: found.card.place.subject.id }
    }
    const aDraft = async (backend: Backend, stem: string): Promise<QuestionDraft> => {
      const draft = newQuestionDraft(`contract-${stem}-${Date.now()}`, 1, await aPlace(backend))
      const question = { ...draft.question, stem, options: ['1', '2'], answers: [['B']] }
      return { ...draft, question: { ...question, level: 18, points: 4 } }
    }

    it('are saved once, found, corrected from the newest version, and tell what they were', async () => {
      const backend = await entered()
      const { questionMaking } = backend.ports
      const draft = await aDraft(backend, `合同测试题${Date.now()}`)
      const made = await valueOf(questionMaking.save({ id: 0, draft }, noAbort()))
      expect(made).toMatchObject({ kind: 'single', version: 1, schoolOnly: true, editable: true, score: 4 })
      expect((await valueOf(questionMaking.save({ id: 0, draft }, noAbort()))).id).toBe(made.id)
      const page = await valueOf(questionMaking.page(ALL_MINE, noAbort()))
      expect(page.items[0]).toMatchObject({ id: made.id, name: draft.question.stem })

      const again = draftOfMade(made, `${draft.clientId}-2`)
      const change = { ...again, question: { ...again.question, answers: [['A']] }, reason: '答案错了' }
      const mended = await valueOf(questionMaking.save({ id: made.id, draft: change }, noAbort()))
      expect([mended.version, mended.edit.answers, mended.versions.map(({ reason }) => reason)]).toEqual([
        2,
        [['A']],
        ['答案错了'],
      ])
      const late = { ...change, clientId: `${draft.clientId}-3` }
      expect(await questionMaking.save({ id: made.id, draft: late }, noAbort())).toMatchObject({
        ok: false,
        failure: { reason: 'conflict' },
      })
      expect((await valueOf(questionMaking.one(made.id, noAbort()))).version).toBe(2)
      expect(await questionMaking.one(2_000_000_000, noAbort())).toMatchObject({
        ok: false,
        failure: { reason: 'missing' },
      })
    })

    it('are saved again with what was typed while they were on their way, as the same question', async () => {
      const backend = await entered()
      const { questionMaking } = backend.ports
      const draft = await aDraft(backend, `边存边写${Date.now()}`)
      const made = await valueOf(questionMaking.save({ id: 0, draft }, noAbort()))
      const grown = { ...draft, question: { ...draft.question, answers: [['A']] } }
      const saved = await valueOf(questionMaking.save({ id: 0, draft: grown }, noAbort()))
      expect([saved.id, saved.version, saved.edit.answers]).toEqual([made.id, 2, [['A']]])
    })

    it('are refused in words while they are not whole', async () => {
      const backend = await entered()
      const draft = await aDraft(backend, `没有答案${Date.now()}`)
      const saving = { id: 0, draft: { ...draft, question: { ...draft.question, answers: [[]] } } }
      expect(await backend.ports.questionMaking.save(saving, noAbort())).toMatchObject({
        ok: false,
        failure: { reason: 'invalid', message: '没有给出正确答案' },
      })
    })

    it('are withdrawn, brought back and filed together', async () => {
      const backend = await entered()
      const { questionMaking } = backend.ports
      const draft = await aDraft(backend, `归类题${Date.now()}`)
      const { id, filing } = await valueOf(questionMaking.save({ id: 0, draft }, noAbort()))
      const offer = (offered: boolean) =>
        questionMaking.change({ kind: 'offer', ids: [id], offered }, noAbort())
      expect((await valueOf(offer(false)))[0]).toMatchObject({ id, withdrawn: true })
      const withdrawn = await valueOf(questionMaking.page({ ...ALL_MINE, state: 'withdrawn' }, noAbort()))
      expect(withdrawn.items.map((one) => one.id)).toContain(id)
      const reported = await valueOf(questionMaking.page({ ...ALL_MINE, state: 'reported' }, noAbort()))
      expect(reported.items.map((one) => one.id)).not.toContain(id)
      expect((await valueOf(offer(true)))[0]).toMatchObject({ id, withdrawn: false })
      const items = [{ id, filing: { ...filing, level: 21 } }]
      expect(
        (await valueOf(questionMaking.change({ kind: 'file', items }, noAbort())))[0]?.filing.level,
      ).toBe(21)
      expect(
        await questionMaking.change({ kind: 'offer', ids: [2_000_000_000], offered: false }, noAbort()),
      ).toMatchObject({ ok: false, failure: { reason: 'missing' } })
    })

    it('of a school are for its reviewers', async () => {
      const school = { ...ALL_MINE, whose: 'school' as const }
      const { ports } = await entered()
      expect(await ports.questionMaking.page(school, noAbort())).toMatchObject({
        ok: false,
        failure: { kind: 'forbidden' },
      })
      const reviewer = await entered(REVIEWER)
      expect((await reviewer.ports.questionMaking.page(school, noAbort())).ok).toBe(true)
    })
  })
