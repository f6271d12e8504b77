import { expect, it } from 'vitest'
import type { PracticeStore } from '#application/question/practice.port.ts'
import { answerStateOf } from '#domain/question/answer-state.ts'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import { finishedOf, withGiven, workOn } from '#domain/question/practice.ts'
import type { HandedInPractice } from '#domain/question/practice-record.ts'
import { DEFAULT_PLAN, type PracticePlan } from '#domain/question/practice-scope.ts'
import type { AnswerItem, QuestionKind } from '#domain/question/question.ts'
import { stamped } from '#domain/question/shared-practice.ts'
import type { WrongQuestionQuery } from '#domain/question/wrong-question.ts'
import { aPractice, keys } from '#tests/support/practices.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const TEACHER = '13900000001'
const all = (kind: QuestionKind, plan: Partial<PracticePlan> = {}) => ({
  kind: 'bank' as const,
  query: { ...WHOLE_BANK, kind },
  plan: { ...DEFAULT_PLAN, ...plan },
})
const singles = all('single')
const essays = all('essay')

let made = 0
const itemFor = (
  questionId: number,
  answer: readonly string[],
  change: Partial<AnswerItem> = {},
): AnswerItem => {
  made += 1
  return {
    questionId,
    pointId: 0,
    answer,
    useTime: 3,
    clientId: `practice-contract-${Date.now()}-${made}`,
    ...change,
  }
}

/** `PracticeQuestionPort`, `StudyReportPort`, and answers of a practice. Wire: questionbankdetails, questionsanswer, getstadyreport. */
export const practiceContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: practice of the question bank`, make, (fresh) => {
    const opened = async () => {
      const backend = fresh()
      await enter(backend, TEACHER)
      const { practiceQuestions, lessonQuestions, studyReports, practiceRecords } = backend.ports
      const practiceId = `contract-${Date.now()}-${(made += 1)}`
      return {
        questions: (scope: Parameters<typeof practiceQuestions.questions>[0]) =>
          practiceQuestions.questions(scope, noAbort()),
        answer: (items: readonly AnswerItem[]) =>
          valueOf(lessonQuestions.answer({ courseId: 0, sectionId: 0, practiceId, items }, noAbort())),
        report: (asked: readonly number[] = []) =>
          valueOf(studyReports.report({ kind: 'practice', practiceId, asked }, noAbort())),
        handIn: (practice: Omit<HandedInPractice, 'practiceId'>) =>
          valueOf(practiceRecords.save({ practiceId, ...practice }, noAbort())),
        record: async () => {
          const { items } = await valueOf(practiceRecords.records(1, noAbort()))
          return items.find((one) => one.practiceId === practiceId)
        },
        dismiss: (id: number) => practiceRecords.dismiss(id, noAbort()),
        restore: (id: number) => practiceRecords.restore(id, noAbort()),
        wrong: (query: Partial<WrongQuestionQuery> = {}) =>
          valueOf(practiceRecords.wrong({ subject: 0, page: 1, ...query }, noAbort())),
      }
    }

    it('asks what it is of, as much as is done in one go, and tells no answers', async () => {
      const { questions } = await opened()
      const asked = await valueOf(questions(singles))
      expect([asked.length > 1, asked.length <= DEFAULT_PLAN.size]).toEqual([true, true])
      expect(asked.map(({ kind, solution }) => [kind, solution])).toEqual(asked.map(() => ['single', null]))
      const ids = asked.slice(0, 2).map(({ id }) => id)
      const again = await valueOf(questions({ kind: 'questions', ids: [...ids].reverse() }))
      expect(again.map(({ id }) => id)).toEqual([...ids].reverse())
      // More than a page of the wire holds; those that there are not are left out.
      const strange = Array.from({ length: 120 }, (_, at) => 900_000_000 + at)
      const many = await valueOf(questions({ kind: 'questions', ids: [...strange, ...ids] }))
      expect(many.map(({ id }) => id)).toEqual(ids)
      expect(await questions({ kind: 'section', courseId: 1, sectionId: 999_999_999 })).toMatchObject({
        failure: { kind: 'rejected', reason: 'missing' },
      })
    })

    it('takes as many as are wanted in the order that is wanted, and goes on with what was not answered yet', async () => {
      const { questions, answer } = await opened()
      const wanted = async (plan: Partial<PracticePlan>) =>
        (await valueOf(questions(all('judgement', plan)))).map(({ id }) => id)
      const first = await wanted({ size: 10, choice: 'any' })
      expect(await wanted({ size: 10, order: 'random', choice: 'any' })).not.toEqual(first)
      const levels = (await valueOf(questions(all('judgement', { order: 'hardest' })))).map(
        ({ difficulty }) => difficulty,
      )
      expect(levels).toEqual(levels.toSorted((one, other) => other - one))
      const open = await wanted({ size: 10 })
      const [done] = open
      if (done === undefined) throw new Error('everything is answered')
      await answer([itemFor(done, ['A'])])
      expect(await wanted({ size: 10, choice: 'any' })).toEqual(first)
      expect((await wanted({ size: 10 })).slice(0, open.length - 1)).toEqual(open.slice(1))
      expect(await wanted({ size: 50, choice: 'freshOnly' })).not.toContain(done)
    })

    it('is reported on: what was right, and what was wrong with its answer', async () => {
      const { questions, answer, report } = await opened()
      expect(await report()).toMatchObject({ answered: 0, total: 0, wrong: [], trend: [] })
      const [one, two] = await valueOf(questions(singles))
      if (one === undefined || two === undefined) throw new Error('there is nothing to practise')
      const [first] = await answer([itemFor(one.id, ['A'])])
      const right = first?.solution.answer[0] ?? ''
      await answer([itemFor(one.id, [right])])
      const [second] = await answer([itemFor(two.id, ['A'])])
      const wrongKey = two.options.map(({ key }) => key).find((key) => !second?.solution.answer.includes(key))
      await answer([itemFor(two.id, [wrongKey ?? ''])])
      const other = (await valueOf(questions(essays)))[0]
      if (other === undefined) throw new Error('there is nothing to practise')
      const whole = await report([one.id, two.id, other.id, 999_999_999])
      expect([whole.total, whole.answered, whole.right, whole.fullScore]).toEqual([
        3,
        2,
        1,
        one.score + two.score + other.score,
      ])
      expect([whole.ungraded, whole.unmarked]).toEqual([0, []])
      const told = await report()
      expect([told.answered, told.right, told.score, told.fullScore]).toEqual([
        2,
        1,
        one.score,
        one.score + two.score,
      ])
      expect(told.wrong.map(({ id, answered, right: isRight }) => [id, answered, isRight])).toEqual([
        [two.id, [wrongKey], false],
      ])
      expect(told.wrong[0]?.solution).toEqual(second?.solution)
      expect(told.byKind.map((kind) => [kind.right, kind.total])).toEqual([[1, 2]])
    })

    it('is recorded with its own points and time: record and report agree in every number', async () => {
      const { questions, answer, report, handIn, record, wrong } = await opened()
      const [essay] = await valueOf(questions(essays))
      const [one, two] = await valueOf(questions(singles))
      if (essay === undefined || one === undefined || two === undefined)
        throw new Error('nothing to practise')
      const [result] = await answer([itemFor(one.id, ['A']), itemFor(essay.id, ['<p>因为</p>'])])
      const right = result?.solution.answer[0] ?? ''
      const wrongKey = one.options.map(({ key }) => key).find((key) => key !== right) ?? ''
      await answer([itemFor(one.id, [wrongKey])])
      const items = [one, two, essay].map(({ id }, at) => ({ questionId: id, score: [10, 30, 60][at] ?? 0 }))
      await handIn({ kind: 'questions', name: '单元练习', paperId: 0, useTime: 245, items })
      const agreed = { total: 3, answered: 2, right: 0, ungraded: 1, score: 0, fullScore: 100, useTime: 245 }
      expect(await report()).toMatchObject(agreed)
      expect(await record()).toMatchObject({ ...agreed, kind: 'questions', name: '单元练习', wrong: 1 })
      expect((await report()).unmarked.map(({ id, answered }) => [id, answered])).toEqual([
        [essay.id, ['<p>因为</p>']],
      ])
      expect((await wrong()).items.map(({ id }) => id)).toContain(one.id)
      await answer([itemFor(one.id, [right])])
      await answer([itemFor(essay.id, ['<p>因为</p>'], { selfScore: essay.score / 2 })])
      const later = { right: 1, partly: 1, ungraded: 0, score: 40, fullScore: 100, useTime: 245 }
      expect(await report()).toMatchObject(later)
      expect(await record()).toMatchObject({ ...later, wrong: 0 })
      const [half] = (await report()).wrong
      expect([half?.id, half?.won, half && answerStateOf(half)]).toEqual([
        essay.id,
        essay.score / 2,
        'partly',
      ])
      expect((await wrong()).items.map(({ id }) => id)).toContain(essay.id)
      expect((await wrong()).items.map(({ id }) => id)).not.toContain(one.id)
    })

    it('is handed in whole, also one with more answers than one call takes', async () => {
      const { questions, answer, handIn, report } = await opened()
      const [one, two] = await valueOf(questions(singles))
      if (one === undefined || two === undefined) throw new Error('there is nothing to practise')
      const ids = [...Array.from({ length: 210 }, () => one.id), two.id]
      const items = ids.map((id) => itemFor(id, ['A']))
      const results = await answer(items)
      expect(results.map(({ clientId }) => clientId)).toEqual(items.map(({ clientId }) => clientId))
      const gone = Array.from({ length: 210 }, (_, at) => ({ questionId: 900_000_000 + at, score: 1 }))
      const asked = [{ questionId: one.id, score: 40 }, ...gone, { questionId: two.id, score: 60 }]
      await handIn({ kind: 'questions', name: '长卷', paperId: 0, useTime: 9, items: asked })
      expect(await report()).toMatchObject({ answered: 2, fullScore: 100 })
    })

    it('shows wrong questions by subject, and takes them out until they are answered wrong again', async () => {
      const { questions, answer, wrong, dismiss, restore } = await opened()
      const [one] = await valueOf(questions(singles))
      if (one === undefined) throw new Error('there is nothing to practise')
      const [result] = await answer([itemFor(one.id, ['A'])])
      const wrongKey = one.options.map(({ key }) => key).find((key) => !result?.solution.answer.includes(key))
      const ids = async (query: Partial<WrongQuestionQuery> = {}) =>
        (await wrong(query)).items.map(({ id }) => id)
      await answer([itemFor(one.id, [wrongKey ?? ''])])
      const { total, subjects } = await wrong()
      expect(subjects.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      const counted = await Promise.all(subjects.map(async ({ id }) => (await wrong({ subject: id })).total))
      expect(counted).toEqual(subjects.map(({ count }) => count))
      expect(subjects.every((subject) => /^(小学|初中|高中)./.test(subject.name))).toBe(true)
      expect((await wrong({ subject: 999_999_999 })).total).toBe(0)
      expect(await valueOf(dismiss(one.id))).toBe(true)
      expect(await ids()).not.toContain(one.id)
      expect((await wrong()).total).toBe(total - 1)
      expect(await dismiss(one.id)).toMatchObject({ failure: { kind: 'rejected', reason: 'missing' } })
      expect(await valueOf(restore(one.id))).toBe(true)
      expect(await ids()).toContain(one.id)
      await valueOf(dismiss(one.id))
      await answer([itemFor(one.id, [wrongKey ?? ''])])
      expect(await ids()).toContain(one.id)
    })

    it('takes the points that a learner gives an essay, and nothing like them for what is marked', async () => {
      const { questions, answer, report } = await opened()
      const [essay] = await valueOf(questions(essays))
      const [single] = await valueOf(questions(singles))
      if (essay === undefined || single === undefined) throw new Error('there is nothing to practise')
      expect((await answer([itemFor(essay.id, ['<p>因为</p>'])]))[0]).toMatchObject({ right: null, score: 0 })
      const half = { selfScore: essay.score / 2 }
      expect((await answer([itemFor(essay.id, ['<p>因为</p>'], half)]))[0]).toMatchObject({
        right: false,
        score: essay.score / 2,
      })
      const full = { selfScore: essay.score }
      expect((await answer([itemFor(essay.id, ['<p>因为</p>'], full)]))[0]).toMatchObject({
        right: true,
        score: essay.score,
      })
      const [marked] = await answer([itemFor(single.id, ['A'], { selfScore: single.score })])
      expect(marked?.right).toBe(marked?.solution.answer[0] === 'A')
      expect((await report()).answered).toBe(2)
    })
  })

/** Practices that were left. R-session-5. */
export const practiceStoreContract = (name: string, make: () => PracticeStore): void => {
  it(`${name}: practices are found as they were left, the latest first, by nobody else`, () => {
    const store = make()
    const [one, two, others] = [
      aPractice(),
      aPractice({ id: 'practice-two', at: 2 }),
      aPractice({ id: 'practice-of-others', userId: 8 }),
    ]
    for (const practice of [one, others, two]) store.keep(practice)
    expect(store.of(7)).toEqual([two, one])
    const further = {
      ...one,
      at: 1,
      works: {
        1: {
          draft: { sheet: {}, clientId: 'practice-one-q1', tried: false },
          seconds: 3,
          flagged: true,
          waiting: [],
          changedAt: 0,
        },
      },
    }
    store.keep(further)
    expect(store.of(7)).toEqual([further, two])
  })
}

export interface TwoPracticeTabs {
  readonly tab: PracticeStore
  readonly other: PracticeStore
}

/** Two tabs of one browser. R-tabs-3. */
export const sharedPracticeContract = (name: string, make: () => TwoPracticeTabs): void => {
  const given = (questionId: number, key: string, at: number, before = aPractice()) =>
    stamped(before, withGiven(before, { questionId, partId: questionId, given: keys(key) }), at)

  it(`${name}: what two tabs answered is one practice, with the latest answer to each question and its time`, () => {
    const { tab, other } = make()
    tab.keep(aPractice())
    const [here, there] = [given(1, 'A', 10), given(1, 'B', 20, given(2, 'B', 15))]
    const timed = { ...there, seconds: 9, works: { ...there.works, 1: { ...workOn(there, 1), seconds: 4 } } }
    other.keep(timed)
    tab.keep({ ...here, seconds: 12 })
    expect(tab.of(7)).toEqual([{ ...timed, seconds: 12 }])
    // An idle tab knows nothing of it.
    other.keep(aPractice({ seconds: 11 }))
    expect(other.of(7)).toEqual([{ ...timed, seconds: 12 }])
  })

  it(`${name}: what was handed in stays so, also where the other tab wrote later under the same id`, () => {
    const { tab, other } = make()
    const written = given(1, 'A', 10)
    const sent = stamped(written, finishedOf(written), 20)
    tab.keep(sent)
    other.keep(given(1, 'B', 30))
    expect(other.of(7)).toEqual([sent])
  })

  it(`${name}: a tab is told what another one kept of its practice, and nothing else, until it stops listening`, () => {
    const { tab, other } = make()
    const heard: unknown[] = []
    const stop = tab.watch(aPractice(), (there) => heard.push(there))
    other.keep(aPractice({ id: 'practice-two' }))
    other.keep(given(1, 'A', 10))
    tab.keep(given(2, 'B', 20))
    stop()
    other.keep(given(1, 'C', 30))
    expect(heard).toEqual([given(1, 'A', 10)])
  })
}
