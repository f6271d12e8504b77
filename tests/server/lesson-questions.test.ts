import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getStructurePageContentInfo } from '#contract/playback.ts'
import { getQuestionInfo, questionsAnswer } from '#contract/question.ts'
import { courseChapter, courseSection } from '#server/db/schema/course.ts'
import { question } from '#server/db/schema/question.ts'
import { questionAnswer } from '#server/db/schema/question-answer.ts'
import { questionPoint } from '#server/db/schema/question-point.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

const QUESTIONS = '/api/user/structurepagecontent/getquestioninfo'
const ANSWER = '/api/user/structurepagecontent/questionsanswer'
const INFO = '/api/user/structurepagecontent/getstructurepagecontentinfo'

type Row = typeof question.$inferSelect

let sent = 0
const newClientId = (): string => `answer-of-a-test-${++sent}`

onEachEngine('the questions of a lesson', (harness) => {
  const tokens = new Map<Persona, string>()

  beforeAll(async () => {
    for (const persona of ['teacher', 'reviewer'] as const)
      tokens.set(persona, await harness().ask.tokenOf(persona))
  })

  /** A question of this kind in a section of its own: as the lesson that asks it, else as one on 浮力. */
  const anAsked = async (stem: string) => {
    const { db } = harness().database
    const [row] = await db
      .select()
      .from(question)
      .where(
        sql`${question.stem} like ${`%${stem}%`} and ${question.parentId} is null and ${question.contentId} is null`,
      )
      .orderBy(question.id)
    if (!row) throw new Error(`nothing asks ${stem}`)
    const films = await db
      .select({
        section: courseSection,
        courseId: courseChapter.contentId,
        questionId: questionPoint.questionId,
      })
      .from(courseSection)
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .innerJoin(questionPoint, eq(questionPoint.sectionId, courseSection.id))
      .where(eq(courseSection.sectionType, 1))
      .orderBy(courseSection.id)
    const like =
      films.find(({ questionId }) => questionId === row.id) ??
      films.find(({ section }) => section.name === '浮力的大小跟哪些因素有关')
    if (!like) throw new Error('no film asks anything')
    const { id: before, ...copy } = like.section
    const [own] = await db
      .insert(courseSection)
      .values({ ...copy, sort: copy.sort + 100 })
      .returning()
    const sectionId = own?.id ?? 0
    const points = await db.select().from(questionPoint).where(eq(questionPoint.sectionId, before))
    const kept = points.map(({ questionId, second, required }) => ({
      sectionId,
      questionId,
      second,
      required,
    }))
    const added = kept.some(({ questionId }) => questionId === row.id)
      ? []
      : [{ sectionId, questionId: row.id, second: 2, required: false }]
    await db.insert(questionPoint).values([...kept, ...added])
    return { row, sectionId, courseId: like.courseId }
  }

  test('every section of kind 练习 asks questions of its subject', async () => {
    const { rows } = await harness().database.db.execute<{
      sections: number
      few: number
      strange: number
    }>(sql`
      with asked as (
        select section.id, count(point.id) as n, count(*) filter (where own.subject_id <> course.subject_id) as others
        from zhiyuan.course_section section
        join zhiyuan.course_chapter chapter on chapter.id = section.chapter_id
        join zhiyuan.content course on course.id = chapter.content_id
        left join zhiyuan.question_point point on point.section_id = section.id
        left join zhiyuan.question question on question.id = point.question_id
        left join zhiyuan.content own on own.id = question.content_id
        where section.section_type = 4
        group by section.id)
      select count(*)::int as sections, (count(*) filter (where n < 3))::int as few, sum(others)::int as strange
      from asked`)
    expect(rows).toEqual([{ sections: rows[0]?.sections, few: 0, strange: 0 }])
    expect(rows[0]?.sections).toBeGreaterThan(60)
  })

  const partsOf = (row: Row) =>
    harness().database.db.select().from(question).where(eq(question.parentId, row.id)).orderBy(question.sort)

  const listed = async (sectionId: number, questionId = 0, persona: Persona = 'teacher') => {
    const url = `${QUESTIONS}?SectionId=${sectionId}&QuestionId=${questionId}`
    const { body } = await harness().ask.get(url, tokens.get(persona))
    if (body.Code !== 200) throw new Error(JSON.stringify(body))
    return z.parse(getQuestionInfo.data, body.Data)
  }
  const post = (
    { courseId, sectionId }: { courseId: number; sectionId: number },
    items: readonly object[],
    persona: Persona = 'teacher',
  ) =>
    harness().ask.post(
      ANSWER,
      { CourseId: courseId, SectionId: sectionId, Items: items },
      tokens.get(persona),
    )
  const item = (questionId: number, answer: readonly string[], clientId = newClientId()) => ({
    QuestionId: questionId,
    PointId: 0,
    Answer: answer,
    UseTime: 12.4,
    ClientId: clientId,
  })
  const answered = async (...args: Parameters<typeof post>) => {
    const { body } = await post(...args)
    if (body.Code !== 200) throw new Error(JSON.stringify(body))
    return z.parse(questionsAnswer.data, body.Data)
  }
  const pointsOf = async (sectionId: number, persona: Persona = 'teacher') => {
    const { body } = await harness().ask.get(`${INFO}?Id=${sectionId}`, tokens.get(persona))
    return z.parse(getStructurePageContentInfo.data, body.Data).QuestionPoints ?? []
  }

  test('a question comes whole, without right answer and analysis until it is answered', async () => {
    const asked = await anAsked('浸没在水中后继续下沉')
    const [before] = await listed(asked.sectionId, asked.row.id)
    const untold = {
      Id: asked.row.id,
      QuestionType: 1,
      TypeName: '单选题',
      Name: '物体浸没在水中后继续下沉（没有碰到容器底），它受到的浮力怎样变化？',
      Stem: '<p>物体浸没在水中后继续下沉（没有碰到容器底），它受到的浮力怎样变化？</p>',
      Options: [
        { Key: 'A', Content: '先变大后变小' },
        { Key: 'B', Content: '变大' },
        { Key: 'C', Content: '变小' },
        { Key: 'D', Content: '不变' },
      ],
      BlankCount: 0,
      Score: 3,
      Difficulty: 0.25,
      DifficultyLevel: 18,
      Knows: [{ Id: expect.any(Number) as unknown, Name: expect.stringMatching(/\S/) as unknown }],
      Catalogs: [],
      Year: 0,
      AreaName: '',
      SourceTitle: '',
      CanAutoScore: true,
      IsFavorite: false,
      Version: 1,
      LatestVersion: 1,
      ContentId: 0,
      MyAnswer: null,
      IsRight: null,
      MyScore: null,
      Answer: [],
      Analysis: '',
      Rubric: [],
      Children: [],
    }
    expect(before).toEqual(untold)

    const clientId = newClientId()
    const results = await answered(asked, [item(asked.row.id, ['B'], clientId)])
    const analysis = '<p>浸没后排开水的体积不变，测力计示数不变，浮力与浸没后的深度无关。</p>'
    expect(results).toEqual([
      {
        QuestionId: asked.row.id,
        IsRight: false,
        Score: 0,
        RightAnswer: ['D'],
        Analysis: analysis,
        Rubric: [],
        AnswerTime: harness().clock.read().toISOString(),
        ClientId: clientId,
      },
    ])
    expect(await listed(asked.sectionId, asked.row.id)).toEqual([
      { ...untold, MyAnswer: ['B'], IsRight: false, MyScore: 0, Answer: ['D'], Analysis: analysis },
    ])
    // Told to nobody else.
    expect(await listed(asked.sectionId, asked.row.id, 'reviewer')).toEqual([untold])
  })

  test('all questions of a section stand in the order of their seconds, and their points know what is answered', async () => {
    const asked = await anAsked('浸没在水中后继续下沉')
    const points = await pointsOf(asked.sectionId)
    expect((await listed(asked.sectionId)).map(({ Id }) => Id)).toEqual(
      points.map(({ QuestionId }) => QuestionId),
    )
    await answered(asked, [item(asked.row.id, ['D'])])
    expect(
      (await pointsOf(asked.sectionId))
        .filter(({ IsAnswered }) => IsAnswered)
        .map((point) => point.QuestionId),
    ).toEqual([asked.row.id])
    expect((await pointsOf(asked.sectionId, 'reviewer')).some(({ IsAnswered }) => IsAnswered)).toBe(false)
  })

  test('what is sent twice is written once and answered alike, whatever it says the second time', async () => {
    const asked = await anAsked('浸没在水中后继续下沉')
    const clientId = newClientId()
    const first = await answered(asked, [item(asked.row.id, ['C'], clientId)])
    harness().clock.forward(60)
    expect(await answered(asked, [item(asked.row.id, ['A'], clientId)])).toEqual(first)
    const atOnce = newClientId()
    const both = await Promise.all(
      Array.from({ length: 5 }, () => answered(asked, [item(asked.row.id, ['B'], atOnce)])),
    )
    expect(new Set(both.map((results) => JSON.stringify(results))).size).toBe(1)
    const rows = await harness()
      .database.db.select({ useTime: questionAnswer.useTime })
      .from(questionAnswer)
      .where(sql`${questionAnswer.clientId} in (${clientId}, ${atOnce})`)
    expect(rows).toEqual([{ useTime: 12 }, { useTime: 12 }])
  })

  test('the last answer counts', async () => {
    const asked = await anAsked('浸没在水中后继续下沉')
    await answered(asked, [item(asked.row.id, ['A'])])
    harness().clock.forward(1)
    await answered(asked, [item(asked.row.id, ['D'])])
    const [now] = await listed(asked.sectionId, asked.row.id)
    expect([now?.MyAnswer, now?.IsRight]).toEqual([['D'], true])
  })

  test('several options are right in any order, and the right ones alone are half of it', async () => {
    const asked = await anAsked('浮力的大小跟哪些因素有关')
    const [half] = await answered(asked, [item(asked.row.id, ['B'])])
    const [all] = await answered(asked, [item(asked.row.id, ['B', 'A'])])
    expect([half?.IsRight, half?.Score, all?.IsRight, all?.Score]).toEqual([false, 2, true, 4])
  })

  test('blanks are right in every form that says the same, and in any order where that is allowed', async () => {
    const fractions = await anAsked('frac{3}{4}-')
    const [result] = await answered(fractions, [item(fractions.row.id, [' ５／６ ', '7/12'])])
    expect([result?.IsRight, result?.RightAnswer]).toEqual([true, ['5/6', '7/12']])
    const [open] = await listed(fractions.sectionId, fractions.row.id)
    expect([open?.BlankCount, open?.MyAnswer]).toEqual([2, ['５／６', '7/12']])
    const theme = await anAsked('当今时代的主题')
    const [turned] = await answered(theme, [item(theme.row.id, ['发展', '和平'])])
    expect(turned?.IsRight).toBe(true)
  })

  test('between the answers of one hand-in other requests are heard', async () => {
    const theme = await anAsked('当今时代的主题')
    const hostile = ['.'.repeat(199), '^'.repeat(199)]
    let turns = 0
    let isUnderWay = true
    const turn = () => {
      turns += 1
      if (isUnderWay) setImmediate(turn)
    }
    setImmediate(turn)
    await answered(
      theme,
      Array.from({ length: 200 }, () => item(theme.row.id, hostile)),
    )
    isUnderWay = false
    expect(turns).toBeGreaterThanOrEqual(200)
  })

  test('a judgement has its two options, and an essay is kept sanitised and never wrong', async () => {
    const judgement = await anAsked('用更大的力敲同一只音叉')
    const [row] = await listed(judgement.sectionId, judgement.row.id)
    expect(row?.Options).toEqual([
      { Key: 'A', Content: '正确' },
      { Key: 'B', Content: '错误' },
    ])
    const [right] = await answered(judgement, [item(judgement.row.id, ['B'])])
    expect(right?.IsRight).toBe(true)

    const essay = await anAsked('强磁铁在铜管中下落')
    const text = '<p onclick="x()">感应电流的磁场<b>阻碍</b>相对运动</p><script>alert(1)</script>'
    const [kept] = await answered(essay, [item(essay.row.id, [text])])
    expect([kept?.IsRight, kept?.Score, kept?.RightAnswer?.length]).toEqual([null, 0, 1])
    const [again] = await listed(essay.sectionId, essay.row.id)
    expect([again?.CanAutoScore, again?.MyAnswer, again?.IsRight]).toEqual([
      false,
      ['<p>感应电流的磁场<strong>阻碍</strong>相对运动</p>'],
      null,
    ])
  })

  test('a composite question is answered part by part, and is answered when all of them are', async () => {
    const asked = await anAsked('两条直角边分别为 5 和 12')
    const parts = await partsOf(asked.row)
    const [first, second, third] = parts.map(({ id }) => id)
    if (first === undefined || second === undefined || third === undefined) throw new Error('three parts')
    await answered(asked, [item(first, ['120']), item(second, ['50'])])
    const isAnswered = async () =>
      (await pointsOf(asked.sectionId)).find(({ QuestionId }) => QuestionId === asked.row.id)?.IsAnswered
    const [half] = await listed(asked.sectionId, asked.row.id)
    expect([half?.IsRight, half?.Analysis, half?.Children?.map(({ IsRight }) => IsRight)]).toEqual([
      false,
      '',
      [true, false, null],
    ])
    expect(await isAnswered()).toBe(false)
    harness().clock.forward(1)
    await answered(asked, [item(second, ['49']), item(third, ['B'])])
    const [whole] = await listed(asked.sectionId, asked.row.id)
    expect([whole?.IsRight, whole?.MyAnswer, whole?.Score, whole?.Analysis === '']).toEqual([
      true,
      null,
      11,
      false,
    ])
    expect(await isAnswered()).toBe(true)
    expect((await post(asked, [item(asked.row.id, ['A'])])).body.Code).toBe(404)
  })

  test('what does not fit is refused, and nothing of what came with it is written', async () => {
    const asked = await anAsked('浸没在水中后继续下沉')
    const blanks = await anAsked('当今时代的主题')
    const good = item(asked.row.id, ['C'])
    const refusals = [
      await post(asked, [good, item(asked.row.id, ['E'])]),
      await post(asked, [good, item(asked.row.id, ['A', 'B'])]),
      await post(asked, [good, item(asked.row.id, [])]),
      await post(blanks, [item(blanks.row.id, ['和平', '发展', '合作'])]),
      await post(blanks, [item(blanks.row.id, [' ', ''])]),
      await post(blanks, [item(blanks.row.id, ['\ufdfa'.repeat(20), ''])]),
      await post(asked, [good, item(blanks.row.id, ['和平'])]),
      await post({ ...asked, courseId: asked.courseId + 1 }, [good]),
      await post({ ...asked, sectionId: 999_999 }, [good]),
      await post(asked, []),
      await post(asked, [{ ...good, ClientId: 'short' }]),
    ]
    expect(refusals.map(({ status, body }) => [status, body.Code])).toEqual([
      [200, 400],
      [200, 400],
      [200, 400],
      [200, 400],
      [200, 400],
      [200, 400],
      [200, 404],
      [200, 404],
      [200, 404],
      [200, 400],
      [200, 400],
    ])
    const [untouched] = await listed(asked.sectionId, asked.row.id)
    expect(untouched?.MyAnswer).toBe(null)
  })

  test('a client id that another answer has is a conflict, and another user may have the same', async () => {
    const asked = await anAsked('浸没在水中后继续下沉')
    const others = (await listed(asked.sectionId)).find(
      ({ Id, QuestionType }) => Id !== asked.row.id && QuestionType === 2,
    )
    const clientId = newClientId()
    await answered(asked, [item(asked.row.id, ['D'], clientId)])
    expect((await post(asked, [item(others?.Id ?? 0, ['A'], clientId)])).body.Code).toBe(409)
    const [result] = await answered(asked, [item(asked.row.id, ['D'], clientId)], 'reviewer')
    expect(result?.IsRight).toBe(true)
  })

  test('nothing is told of a question that the section does not ask, nor to anybody without a session', async () => {
    const asked = await anAsked('浸没在水中后继续下沉')
    const elsewhere = await anAsked('当今时代的主题')
    const { body } = await harness().ask.get(
      `${QUESTIONS}?SectionId=${asked.sectionId}&QuestionId=${elsewhere.row.id}`,
      tokens.get('teacher'),
    )
    expect(body.Code).toBe(404)
    expect((await harness().ask.get(`${QUESTIONS}?SectionId=${asked.sectionId}`)).status).toBe(401)
  })
})
