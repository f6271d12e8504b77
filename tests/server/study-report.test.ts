import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { questionsAnswer } from '#contract/question.ts'
import { getStadyReport } from '#contract/study-report.ts'
import { CONTENT_TYPE } from '#server/db/schema/content.ts'
import { courseChapter, courseSection, SECTION_TYPE } from '#server/db/schema/course.ts'
import { learningRecord, RECORD_TYPE } from '#server/db/schema/learning-record.ts'
import { QUESTION_TYPE, question } from '#server/db/schema/question.ts'
import { questionPoint } from '#server/db/schema/question-point.ts'
import { contentWriterRepository } from '#server/modules/content/content-writer.repository.ts'
import {
  addBankQuestion,
  type BankChange,
  newSubject,
  plainQuestion,
  type Subject,
} from '#tests/support/bank.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

const NOTHING = {
  TotalCount: 0,
  AnsweredCount: 0,
  RightCount: 0,
  PartlyCount: 0,
  UngradedCount: 0,
  Score: 0,
  FullScore: 0,
  UseTime: 0,
  Rank: 0,
  ByKnow: [],
  ByType: [],
  BySection: [],
  Wrong: [],
  Ungraded: [],
  Trend: [],
  WatchedTime: 0,
  FinishedSections: 0,
  SectionCount: 0,
}

const BLANKS = { questionType: QUESTION_TYPE.blanks, options: [], answers: [['1/2'], ['3']], score: 4 }
const ESSAY = { questionType: QUESTION_TYPE.essay, options: [], answers: [['<p>因为…</p>']], score: 6 }
const COMPOSITE = { questionType: QUESTION_TYPE.composite, options: [], answers: [], score: 6 }

let made = 0
const fresh = (what: string): string => `${what}-of-a-test-${++made}`

onEachEngine('practice and study report', (harness) => {
  const tokens = new Map<Persona, string>()

  beforeAll(async () => {
    for (const persona of ['teacher', 'reviewer', 'noOrganisation'] as const)
      tokens.set(persona, await harness().ask.tokenOf(persona))
  })

  const db = () => harness().database.db
  const aSubject = () => newSubject(db(), fresh('subject'))
  const add = (subject: Subject, change?: BankChange) => addBankQuestion(db(), subject, change)
  const item = (QuestionId: number, Answer: readonly string[], change: object = {}) => ({
    QuestionId,
    Answer,
    UseTime: 10,
    ClientId: fresh('answer'),
    ...change,
  })
  const send = (body: object, persona: Persona = 'teacher') =>
    harness().ask.post(questionsAnswer.path, { CourseId: 0, SectionId: 0, ...body }, tokens.get(persona))
  const answered = async (body: object, persona?: Persona) => {
    const answer = await send(body, persona)
    expect([answer.status, answer.body.Code, answer.body.Message]).toEqual([200, 200, ''])
    return z.parse(questionsAnswer.data, answer.body.Data)
  }
  const ask = (query: Readonly<Record<string, string>>, persona: Persona = 'teacher') =>
    harness().ask.get(`${getStadyReport.path}?${new URLSearchParams(query)}`, tokens.get(persona))
  const report = async (query: Readonly<Record<string, string>>, persona?: Persona) => {
    const { body } = await ask(query, persona)
    expect([body.Code, body.Message]).toEqual([200, ''])
    return z.parse(getStadyReport.data, body.Data)
  }

  test('a practice is marked, sent twice it counts once, and its report tells all of it', async () => {
    const subject = await aSubject()
    const { sectionId, otherChapterId, knowId, otherKnowId } = subject
    const elsewhere = { chapterId: otherChapterId, knowId: otherKnowId }
    const single = await add(subject)
    const blanks = await add(subject, { question: BLANKS })
    const essay = await add(subject, { content: elsewhere, question: ESSAY })
    const composite = await add(subject, { question: COMPOSITE, parts: [{}, {}] })
    const [firstPart = 0, secondPart = 0] = composite.partIds
    const PracticeId = fresh('practice')
    const Items = [
      item(single.id, ['B']),
      item(blanks.id, ['0.5', '4']),
      item(essay.id, ['<p>因为<script>x</script>所以</p>']),
      item(firstPart, ['B']),
      item(secondPart, ['C']),
    ]
    const results = await answered({ PracticeId, Items })
    expect(results.map(({ IsRight, Score }) => [IsRight, Score])).toEqual([
      [true, 3],
      [false, 2],
      [null, 0],
      [true, 3],
      [false, 0],
    ])
    expect(await answered({ PracticeId, Items })).toEqual(results)

    const today = new Date(harness().clock.read().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    const told = {
      TotalCount: 4,
      AnsweredCount: 4,
      RightCount: 1,
      // The blanks and the composite question have a part of their points.
      PartlyCount: 2,
      // Nobody marked the essay yet: its points are to be had.
      UngradedCount: 1,
      Score: 8,
      FullScore: 19,
      UseTime: 50,
      Rank: 0,
      // The composite question counts once here too: one of its parts is wrong.
      ByKnow: [{ Id: knowId, Name: '知识点甲', Right: 1, Total: 3 }],
      ByType: [
        { Id: 1, Name: '单选题', Right: 1, Total: 1 },
        { Id: 4, Name: '填空题', Right: 0, Total: 1 },
        { Id: 6, Name: '复合题', Right: 0, Total: 1 },
      ],
      BySection: [{ Id: sectionId, Name: '第一节', Right: 1, Total: 3 }],
      Trend: [{ Date: today, RightRate: 0.333 }],
      WatchedTime: 0,
      FinishedSections: 0,
      SectionCount: 0,
    }
    const before = await report({ PracticeId })
    const idsOf = (questions: typeof before.Wrong) => questions?.map(({ Id }) => Id)
    expect({ ...before, Wrong: idsOf(before.Wrong), Ungraded: idsOf(before.Ungraded) }).toEqual({
      ...told,
      Wrong: [blanks.id, composite.id],
      Ungraded: [essay.id],
    })
    // What was asked and not answered, each once; what there is not is nothing.
    const open = await add(subject)
    const Asked = [single.id, open.id, open.id, 999_999_999].join(',')
    const whole = await report({ PracticeId, Asked })
    expect({ ...whole, Wrong: [], Ungraded: [] }).toEqual({
      ...told,
      TotalCount: 5,
      FullScore: 22,
      Wrong: [],
      Ungraded: [],
    })
    expect(await report({ PracticeId: fresh('practice'), Asked })).toEqual(NOTHING)
    expect((await ask({ PracticeId, Asked: 'x' })).body.Code).toBe(400)
    expect(before.Wrong?.[0]).toMatchObject({
      MyAnswer: ['0.5', '4'],
      Answer: ['1/2', '3'],
      Analysis: '<p>数一数。</p>',
    })

    harness().clock.forward(1)
    const [self] = await answered({
      PracticeId,
      Items: [item(essay.id, ['<p>因为所以</p>'], { SelfScore: 6 })],
    })
    expect([self?.IsRight, self?.Score]).toEqual([true, 6])
    const after = await report({ PracticeId })
    expect({ ...after, Wrong: [] }).toEqual({
      ...told,
      RightCount: 2,
      UngradedCount: 0,
      Score: 14,
      FullScore: 19,
      ByKnow: [
        { Id: knowId, Name: '知识点甲', Right: 1, Total: 3 },
        { Id: otherKnowId, Name: '知识点乙', Right: 1, Total: 1 },
      ],
      ByType: [...told.ByType.slice(0, 2), { Id: 5, Name: '解答题', Right: 1, Total: 1 }, told.ByType[2]],
      BySection: [...told.BySection, { Id: otherChapterId, Name: '第二章', Right: 1, Total: 1 }],
      Trend: [{ Date: today, RightRate: 0.5 }],
      Wrong: [],
      Ungraded: [],
    })
    // Told to nobody else.
    expect(await report({ PracticeId }, 'reviewer')).toEqual(NOTHING)
  })

  test('points that a learner gives themselves are at most those of the essay, and count for nothing else', async () => {
    const subject = await aSubject()
    const [essay, single] = [await add(subject, { question: ESSAY }), await add(subject)]
    const results = await answered({
      PracticeId: fresh('practice'),
      Items: [
        item(essay.id, ['<p>因为</p>'], { SelfScore: 200 }),
        item(essay.id, ['<p>因为</p>'], { SelfScore: 2.5 }),
        item(single.id, ['A'], { SelfScore: 3 }),
      ],
    })
    expect(results.map(({ IsRight, Score }) => [IsRight, Score])).toEqual([
      [true, 6],
      [false, 2.5],
      [false, 0],
    ])
  })

  test('a part that is not answered leaves its question open; the trend goes day by day through all practices of the subject', async () => {
    const subject = await aSubject()
    const composite = await add(subject, { question: COMPOSITE, parts: [{}, {}] })
    const other = await add(await aSubject())
    const [firstPart = 0, secondPart = 0] = composite.partIds
    const start = new Date('2026-03-01T15:59:00Z')
    harness().clock.set(start)
    tokens.set('noMenus', await harness().ask.tokenOf('noMenus'))
    await answered({ PracticeId: fresh('practice'), Items: [item(firstPart, ['A'])] }, 'noMenus')
    harness().clock.forward(120)
    const PracticeId = fresh('practice')
    await answered({ PracticeId, Items: [item(firstPart, ['B'])] }, 'noMenus')
    await answered({ PracticeId: fresh('practice'), Items: [item(other.id, ['A'])] }, 'noMenus')
    const told = await report({ PracticeId }, 'noMenus')
    expect([
      told.TotalCount,
      told.AnsweredCount,
      told.RightCount,
      told.Score,
      told.FullScore,
      told.Wrong,
    ]).toEqual([1, 0, 0, 3, 6, []])
    expect(told.Trend).toEqual([{ Date: '2026-03-01', RightRate: 0 }])
    await answered({ PracticeId, Items: [item(secondPart, ['B'])] }, 'noMenus')
    const whole = await report({ PracticeId }, 'noMenus')
    expect([whole.RightCount, whole.Trend]).toEqual([
      1,
      [
        { Date: '2026-03-01', RightRate: 0 },
        { Date: '2026-03-02', RightRate: 1 },
      ],
    ])
    harness().clock.forward(40 * 86_400)
    tokens.set('noMenus', await harness().ask.tokenOf('noMenus'))
    expect((await report({ PracticeId }, 'noMenus')).Trend).toEqual([])
    harness().clock.set(new Date())
  })

  test('what was begun while it was offered may be finished; what is not in the bank is not practised', async () => {
    const subject = await aSubject()
    const gone = await add(subject, { content: { withdrawnAt: new Date() } })
    const own = await add(subject, { content: { schoolOnly: true, organisationId: 1 } })
    const [lesson] = await db().insert(question).values(plainQuestion({})).returning({ id: question.id })
    const PracticeId = fresh('practice')
    const codeOf = async (Items: object[], persona?: Persona) =>
      (await send({ PracticeId, Items }, persona)).body.Code
    expect(await codeOf([item(gone.id, ['B'])])).toBe(200)
    expect(await codeOf([item(own.id, ['B'])])).toBe(200)
    expect(await codeOf([item(own.id, ['B'])], 'noOrganisation')).toBe(404)
    expect(await codeOf([item(lesson?.id ?? 0, ['B'])])).toBe(404)
    expect(await codeOf([item(gone.id, ['B']), item(999_999, ['B'])])).toBe(404)
    expect((await send({ Items: [item(gone.id, ['B'])] })).body.Code).toBe(404)
    expect((await send({ PracticeId: 'short', Items: [item(gone.id, ['B'])] })).body.Code).toBe(400)
  })

  /** A course of two sections, the first of which asks two questions and the second one. */
  const aCourse = async () => {
    const { stageId, subjectId, knowId } = await aSubject()
    const now = new Date()
    const [contentId = 0] = await contentWriterRepository(db()).add([
      {
        content: {
          ...({ summary: '', introduction: '', coverUrl: '', suffix: '', fileSize: 0, gradeId: 7 } as const),
          type: CONTENT_TYPE.recorded,
          name: '一门课',
          stageId,
          subjectId,
          teacherId: 1,
          organisationId: 1,
          duration: 1200,
          sectionCount: 2,
          createdAt: now,
          updatedAt: now,
        },
        tagIds: [],
      },
    ])
    const [chapter] = await db()
      .insert(courseChapter)
      .values({ contentId, name: '第一章', sort: 1 })
      .returning()
    const sections = await db()
      .insert(courseSection)
      .values(
        [1, 2].map((sort) => ({
          chapterId: chapter?.id ?? 0,
          name: `第 ${sort} 节`,
          sectionType: SECTION_TYPE.video,
          duration: 600,
          sort,
        })),
      )
      .returning()
    const [first = 0, second = 0] = sections.map(({ id }) => id)
    const questions = await db()
      .insert(question)
      .values([
        plainQuestion({ knowId }),
        plainQuestion({ ...BLANKS, knowId }),
        plainQuestion({ ...ESSAY, knowId }),
      ])
      .returning()
    const [single = 0, blanks = 0, essay = 0] = questions.map(({ id }) => id)
    await db()
      .insert(questionPoint)
      .values(
        [single, blanks, essay].map((questionId, index) => ({
          sectionId: index < 2 ? first : second,
          questionId,
          second: 10 + index,
          required: false,
        })),
      )
    return { contentId, chapterId: chapter?.id ?? 0, first, second, single, blanks, essay, knowId }
  }

  test('a course is reported whole and by section, with what was watched and the place among all', async () => {
    const course = await aCourse()
    const { contentId, chapterId, first, second, single, blanks, essay, knowId } = course
    const CourseId = String(contentId)
    const untouched = { ...NOTHING, TotalCount: 3, FullScore: 13, SectionCount: 2 }
    expect(await report({ CourseId })).toEqual(untouched)

    const here = { CourseId: contentId, SectionId: first }
    await answered({ ...here, Items: [item(single, ['A']), item(blanks, ['½', '3'])] })
    await answered({ ...here, Items: [item(single, ['B'])] }, 'reviewer')
    harness().clock.forward(1)
    await answered({ ...here, SectionId: second, Items: [item(essay, ['<p>因为</p>'])] }, 'reviewer')
    const me = (await harness().ask.get('/api/user/users/current', tokens.get('teacher'))).body.Data as {
      Id: number
    }
    await db()
      .insert(learningRecord)
      .values(
        [first, second].map((sectionId, index) => ({
          userId: me.Id,
          recordType: RECORD_TYPE.learning,
          contentId,
          chapterId,
          sectionId,
          playCount: 1,
          progress: index === 0 ? 100 : 50,
          position: 0,
          duration: 600,
          isFinished: index === 0,
          updatedAt: new Date(),
        })),
      )
    const whole = await report({ CourseId })
    expect({
      ...whole,
      Wrong: whole.Wrong?.map(({ Id }) => Id),
      Trend: whole.Trend?.map(({ RightRate }) => RightRate),
    }).toEqual({
      TotalCount: 3,
      AnsweredCount: 2,
      RightCount: 1,
      PartlyCount: 0,
      UngradedCount: 0,
      Score: 4,
      FullScore: 13,
      UseTime: 20,
      Rank: 1,
      ByKnow: [{ Id: knowId, Name: '知识点甲', Right: 1, Total: 2 }],
      ByType: [
        { Id: 1, Name: '单选题', Right: 0, Total: 1 },
        { Id: 4, Name: '填空题', Right: 1, Total: 1 },
      ],
      BySection: [{ Id: first, Name: '第 1 节', Right: 1, Total: 2 }],
      Wrong: [single],
      Ungraded: [],
      Trend: [0.5],
      WatchedTime: 900,
      FinishedSections: 1,
      SectionCount: 2,
    })
    const others = await report({ CourseId }, 'reviewer')
    expect([others.Rank, others.Score, others.FullScore, others.AnsweredCount]).toEqual([2, 3, 13, 2])
    const section = await report({ CourseId, SectionId: String(second) })
    expect([section.TotalCount, section.Rank, section.WatchedTime, section.SectionCount]).toEqual([
      1, 0, 300, 1,
    ])
  })

  test('a report of nothing, and of what is not there', async () => {
    const { contentId, first } = await aCourse()
    const elsewhere = await aCourse()
    expect(await report({ PracticeId: 'never-begun' })).toEqual(NOTHING)
    const codeOf = async (query: Readonly<Record<string, string>>) => (await ask(query)).body.Code
    expect(await codeOf({ CourseId: '999999' })).toBe(404)
    expect(await codeOf({ CourseId: '-1' })).toBe(404)
    expect(await codeOf({})).toBe(404)
    expect(await codeOf({ CourseId: String(elsewhere.contentId), SectionId: String(first) })).toBe(404)
    expect(await codeOf({ CourseId: String(contentId), SectionId: '999999' })).toBe(404)
    const bankQuestion = await add(await aSubject())
    expect(await codeOf({ CourseId: String(bankQuestion.contentId) })).toBe(404)
    expect((await harness().ask.get(getStadyReport.path)).status).toBe(401)
  })
})
