import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { savePaper } from '#contract/paper.ts'
import {
  dismissWrongQuestion,
  getPractices,
  getWrongQuestions,
  restoreWrongQuestion,
  savePractice,
} from '#contract/practice.ts'
import { questionsAnswer } from '#contract/question.ts'
import { getStadyReport } from '#contract/study-report.ts'
import { QUESTION_TYPE } from '#server/db/schema/question.ts'
import { addBankQuestion, newSubject } from '#tests/support/bank.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

const ESSAY = { questionType: QUESTION_TYPE.essay, options: [], answers: [['<p>因为…</p>']], score: 6 }
const COMPOSITE = { questionType: QUESTION_TYPE.composite, options: [], answers: [], score: 6 }

let made = 0
const fresh = (what: string): string => `${what}-of-records-${++made}`

onEachEngine('what was practised', (harness) => {
  const tokens = new Map<Persona, string>()

  beforeAll(async () => {
    for (const persona of ['teacher', 'reviewer', 'noMenus'] as const)
      tokens.set(persona, await harness().ask.tokenOf(persona))
  })

  const get = async <T extends z.ZodMiniType>(path: string, data: T, persona: Persona) => {
    const { body } = await harness().ask.get(path, tokens.get(persona))
    expect([body.Code, body.Message]).toEqual([200, ''])
    return z.parse(data, body.Data)
  }
  const post = (path: string, body: object, persona: Persona) =>
    harness().ask.post(path, body, tokens.get(persona))
  const item = (QuestionId: number, Answer: readonly string[], change: object = {}) => ({
    QuestionId,
    Answer,
    UseTime: 10,
    ClientId: fresh('answer'),
    ...change,
  })
  const answer = async (PracticeId: string, Items: readonly object[], persona: Persona) => {
    harness().clock.forward(1)
    const { body } = await post(
      questionsAnswer.path,
      { CourseId: 0, SectionId: 0, PracticeId, Items },
      persona,
    )
    expect([body.Code, body.Message]).toEqual([200, ''])
  }
  const save = (change: object, persona: Persona) =>
    post(savePractice.path, { Kind: 1, Name: '', PaperId: 0, UseTime: 95, Items: [], ...change }, persona)
  const records = (persona: Persona, query = '') =>
    get(`${getPractices.path}?${query}`, getPractices.data, persona)
  const wrong = async (persona: Persona) =>
    (await get(getWrongQuestions.path, getWrongQuestions.data, persona)).Items?.map(({ Id }) => Id)
  const report = (PracticeId: string, persona: Persona) =>
    get(`${getStadyReport.path}?PracticeId=${PracticeId}`, getStadyReport.data, persona)
  const add = async (change?: object, parts?: readonly object[]) => {
    const subject = fresh('subject')
    const place = await newSubject(harness().database.db, subject)
    const added = await addBankQuestion(harness().database.db, place, {
      ...(change && { question: change }),
      ...(parts && { parts }),
    })
    return { ...added, subject, place }
  }

  test('a paper that was sat and its report agree in every number, with the points of the paper', async () => {
    const [single, essay, open] = [await add(), await add(ESSAY), await add()]
    const composite = await add(COMPOSITE, [{}, {}])
    const [first = 0, second = 0] = composite.partIds
    const { body } = await post(
      savePaper.path,
      {
        Id: 0,
        Name: '期中试卷',
        Kind: 2,
        Minutes: 0,
        Sections: [],
        RowVersion: 0,
        ClientId: fresh('paper'),
      },
      'noMenus',
    )
    const paperId = z.parse(savePaper.data, body.Data).Id
    const PracticeId = fresh('sitting')
    await answer(
      PracticeId,
      [item(single.id, ['B']), item(essay.id, ['<p>因为</p>']), item(first, ['B']), item(second, ['A'])],
      'noMenus',
    )
    const Items = [
      { QuestionId: single.id, Score: 10 },
      { QuestionId: essay.id, Score: 60 },
      { QuestionId: composite.id, Score: 25 },
      { QuestionId: open.id, Score: 5 },
    ]
    const handed = { PracticeId, Kind: 3, Name: '期中试卷', PaperId: paperId, Items }
    expect((await save(handed, 'noMenus')).body.Data).toBe(true)
    expect((await save(handed, 'noMenus')).body.Data).toBe(true)
    const counted = {
      Score: 22.5,
      FullScore: 100,
      UseTime: 95,
      TotalCount: 4,
      AnsweredCount: 3,
      RightCount: 1,
    }
    expect(await report(PracticeId, 'noMenus')).toMatchObject({ ...counted, UngradedCount: 1 })
    const { Items: listed } = await records('noMenus')
    expect(listed).toEqual([
      {
        ...counted,
        PracticeId,
        Kind: 3,
        Name: '期中试卷',
        PaperId: paperId,
        FinishTime: harness().clock.read().toISOString(),
        WrongCount: 0,
        PartlyCount: 1,
        UngradedCount: 1,
      },
    ])
    await answer(PracticeId, [item(essay.id, ['<p>因为</p>'], { SelfScore: 4.5 })], 'noMenus')
    expect(await report(PracticeId, 'noMenus')).toMatchObject({
      Score: 67.5,
      FullScore: 100,
      UngradedCount: 0,
    })
    expect((await records('noMenus')).Items?.[0]).toMatchObject({
      Score: 67.5,
      UngradedCount: 0,
      WrongCount: 0,
      PartlyCount: 2,
    })
    const later = await report(PracticeId, 'noMenus')
    expect([later.PartlyCount, later.Wrong?.find(({ Id }) => Id === essay.id)]).toMatchObject([
      2,
      { IsRight: false, MyScore: 4.5, Score: 6 },
    ])
    expect(await wrong('noMenus')).toContain(essay.id)
    expect(await report(PracticeId, 'reviewer')).toMatchObject({ TotalCount: 0, Score: 0 })
  })

  test('practices are listed a page at a time, the latest first, also those that were not handed in', async () => {
    const question = await add()
    const ids = [fresh('practice'), fresh('practice'), fresh('practice')]
    for (const PracticeId of ids) await answer(PracticeId, [item(question.id, ['A'])], 'reviewer')
    const page = await records('reviewer', 'PageSize=2')
    expect([page.TotalCount, page.Items?.map(({ PracticeId }) => PracticeId)]).toEqual([3, [ids[2], ids[1]]])
    expect(page.Items?.[0]).toMatchObject({
      Name: '第一节',
      Kind: 1,
      TotalCount: 1,
      WrongCount: 1,
      UseTime: 10,
    })
    const chapterId = question.place.otherChapterId
    const inChapter = await addBankQuestion(harness().database.db, question.place, { content: { chapterId } })
    await answer(ids[2] ?? '', [item(inChapter.id, ['A'])], 'reviewer')
    expect((await records('reviewer', 'PageSize=1')).Items?.[0]?.Name).toBe(`初中${question.subject}`)
    const elsewhere = await add()
    await answer(ids[2] ?? '', [item(elsewhere.id, ['A'])], 'reviewer')
    expect((await records('reviewer', 'PageSize=1')).Items?.[0]?.Name).toBe(`初中${question.subject}等 2 科`)
    expect((await records('reviewer', 'PageSize=2&PageIndex=2')).Items?.map((it) => it.PracticeId)).toEqual([
      ids[0],
    ])
  })

  test('wrong questions stay until they are answered right, wherever', async () => {
    const [one, other] = [await add(), await add()]
    const composite = await add(COMPOSITE, [{}, {}])
    const [first = 0, second = 0] = composite.partIds
    await answer(fresh('practice'), [item(one.id, ['A'])], 'teacher')
    await answer(
      fresh('practice'),
      [item(other.id, ['B']), item(first, ['B']), item(second, ['A'])],
      'teacher',
    )
    expect((await wrong('teacher'))?.slice(0, 2)).toEqual([composite.id, one.id])
    expect(await wrong('teacher')).not.toContain(other.id)
    await answer(fresh('practice'), [item(one.id, ['B'])], 'teacher')
    expect(await wrong('teacher')).not.toContain(one.id)
  })

  test('wrong questions are shown by subject and can be taken out, of a question with parts as a whole', async () => {
    const one = await add()
    const composite = await add(COMPOSITE, [{}, {}])
    const [first = 0, second = 0] = composite.partIds
    await answer(fresh('practice'), [item(one.id, ['A']), item(first, ['A']), item(second, ['B'])], 'noMenus')
    const before = await get(getWrongQuestions.path, getWrongQuestions.data, 'noMenus')
    const subject = before.Subjects?.find(({ Name }) => Name === `初中${one.subject}`)
    expect(subject?.Count).toBe(1)
    const narrowed = await get(
      `${getWrongQuestions.path}?SubjectId=${subject?.Id}`,
      getWrongQuestions.data,
      'noMenus',
    )
    expect([narrowed.TotalCount, narrowed.Items?.map(({ Id }) => Id)]).toEqual([1, [one.id]])
    const dismiss = async (Id: number, persona: Persona) =>
      (await post(dismissWrongQuestion.path, { Id }, persona)).body.Code
    expect(await dismiss(composite.id, 'noMenus')).toBe(200)
    expect(await dismiss(composite.id, 'noMenus')).toBe(404)
    expect(await dismiss(first, 'noMenus')).toBe(404)
    expect(await dismiss(one.id, 'reviewer')).toBe(404)
    expect(await wrong('noMenus')).not.toContain(composite.id)
    await answer(fresh('practice'), [item(second, ['B'])], 'noMenus')
    expect(await wrong('noMenus')).not.toContain(composite.id)
    await answer(fresh('practice'), [item(second, ['A'])], 'noMenus')
    expect(await wrong('noMenus')).toContain(composite.id)
    expect(await dismiss(composite.id, 'noMenus')).toBe(200)
    expect((await post(restoreWrongQuestion.path, { Id: composite.id }, 'reviewer')).body.Code).toBe(200)
    expect(await wrong('noMenus')).not.toContain(composite.id)
    expect((await post(restoreWrongQuestion.path, { Id: composite.id }, 'noMenus')).body.Code).toBe(200)
    expect(await wrong('noMenus')).toContain(composite.id)
    const odd = await harness().ask.get(`${getWrongQuestions.path}?SubjectId=-1`, tokens.get('noMenus'))
    expect([odd.body.Code, odd.body.Message]).toEqual([400, '参数不正确：SubjectId'])
  })

  test('what does not fit is refused, and a paper or questions of somebody else tell nothing', async () => {
    const PracticeId = fresh('practice')
    expect((await save({ PracticeId, Kind: 4 }, 'teacher')).body.Code).toBe(400)
    expect((await save({ PracticeId: 'short' }, 'teacher')).body.Code).toBe(400)
    expect(
      (
        await save(
          { PracticeId, PaperId: 999_999_999, Items: [{ QuestionId: 999_999_999, Score: 1 }] },
          'teacher',
        )
      ).body.Data,
    ).toBe(true)
    const kept = (await records('teacher')).Items?.find((it) => it.PracticeId === PracticeId)
    expect(kept).toMatchObject({ PaperId: 0, TotalCount: 0, FullScore: 0 })
    expect((await harness().ask.get(getPractices.path)).status).toBe(401)
  })
})
