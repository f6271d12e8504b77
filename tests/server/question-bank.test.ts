import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addComments } from '#contract/comment.ts'
import { detailsHeadMenu, type TreeNode } from '#contract/curriculum.ts'
import { addFavorite } from '#contract/favourite.ts'
import { addUserAction } from '#contract/learning.ts'
import {
  getBankQuestion,
  getQuestionBankDetails,
  getQuestionCatalogue,
  getQuestionSolution,
  getSimilarQuestions,
  reportQuestionFault,
} from '#contract/question-bank.ts'
import { getSearchList } from '#contract/search-list.ts'
import { content } from '#server/db/schema/content.ts'
import { QUESTION_TYPE, question } from '#server/db/schema/question.ts'
import { questionFault } from '#server/db/schema/question-fault.ts'
import {
  addBankQuestion,
  type BankChange,
  newSubject,
  plainQuestion,
  type Subject,
} from '#tests/support/bank.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

type Query = Readonly<Record<string, string | number>>

onEachEngine('the question bank', (harness) => {
  const tokens = new Map<Persona, string>()
  let subjects = 0

  beforeAll(async () => {
    for (const persona of ['teacher', 'noOrganisation'] as const)
      tokens.set(persona, await harness().ask.tokenOf(persona))
  })

  const db = () => harness().database.db
  const aSubject = () => newSubject(db(), `学科 ${++subjects}`)
  const add = (subject: Subject, change?: BankChange) => addBankQuestion(db(), subject, change)

  const get = (path: string, query: Query, persona: Persona = 'teacher') =>
    harness().ask.get(
      `${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
      tokens.get(persona),
    )
  const data = async <S extends z.ZodMiniType>(
    call: { path: string; data: S },
    query: Query,
    persona?: Persona,
  ) => {
    const { status, body } = await get(call.path, query, persona)
    expect([status, body.Code, body.Message], JSON.stringify(query)).toEqual([200, 200, ''])
    return z.parse(call.data, body.Data)
  }
  const page = (query: Query, persona?: Persona) => data(getQuestionBankDetails, query, persona)
  const idsOf = async (query: Query, persona?: Persona) =>
    (await page(query, persona)).Items?.map(({ Id }) => Id) ?? []
  const codeOf = async (path: string, query: Query, persona?: Persona) =>
    (await get(path, query, persona)).body.Code

  test('a page holds its questions whole, without answer and analysis', async () => {
    const subject = await aSubject()
    const { id, contentId } = await add(subject, {
      question: { year: 2025, areaName: '上海', sourceTitle: '知源题库·期中' },
    })
    const untold = {
      Id: id,
      QuestionType: 1,
      TypeName: '单选题',
      Stem: '<p>1 + 1 等于几？</p>',
      Options: [
        { Key: 'A', Content: '1' },
        { Key: 'B', Content: '2' },
        { Key: 'C', Content: '3' },
        { Key: 'D', Content: '4' },
      ],
      BlankCount: 0,
      Score: 3,
      Difficulty: expect.closeTo(0.3) as unknown,
      DifficultyLevel: 18,
      Knows: [{ Id: subject.knowId, Name: '知识点甲' }],
      Catalogs: [{ Id: subject.sectionId, Name: '第一节' }],
      Year: 2025,
      AreaName: '上海',
      SourceTitle: '知源题库·期中',
      CanAutoScore: true,
      IsFavorite: false,
      ContentId: contentId,
      MyAnswer: null,
      IsRight: null,
      Answer: [],
      Analysis: '',
      Children: [],
    }
    expect(await page({ SubjectId: subject.subjectId })).toEqual({
      PageIndex: 1,
      PageSize: 10,
      TotalCount: 1,
      PageCount: 1,
      Items: [untold],
    })
    expect(await data(getQuestionSolution, { Id: id })).toEqual({
      ...untold,
      Answer: ['B'],
      Analysis: '<p>数一数。</p>',
    })
    const single = await data(getBankQuestion, { Id: contentId })
    expect([single.Id, single.Type, single.Name, single.Question]).toEqual([
      contentId,
      4,
      '1 + 1 等于几？',
      untold,
    ])
  })

  test('a chapter holds what its sections hold, a field its knowledge points; filters join, pages follow one another', async () => {
    const subject = await aSubject()
    const { subjectId, chapterId, otherChapterId, fieldId, otherKnowId } = subject
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
    const made: number[] = []
    for (let index = 0; index < 12; index += 1) {
      const isOdd = index % 2 === 1
      const { id } = await add(subject, {
        content: {
          name: isOdd ? `勾股定理第 ${index} 题` : `分式第 ${index} 题`,
          updatedAt: at(index),
          viewCount: (index * 5) % 12,
          ...(index < 3 ? { chapterId: otherChapterId, knowId: otherKnowId } : {}),
        },
        question: {
          questionType: isOdd ? QUESTION_TYPE.judgement : QUESTION_TYPE.single,
          ...(isOdd ? { options: [], answers: [['A']] } : {}),
          difficulty: ((index * 7) % 12) / 12,
          difficultyLevel: index < 6 ? 17 : 21,
          year: 2020 + (index % 3),
          areaName: index < 4 ? '上海' : '江苏',
          sourceTitle: index === 5 ? '知源题库·月考' : '',
        },
      })
      made.push(id)
    }
    const all = { SubjectId: subjectId, PageSize: 100 }
    const newest = made.toReversed()
    const where = (keep: (index: number) => boolean) => newest.filter((id) => keep(made.indexOf(id)))
    expect(await idsOf(all)).toEqual(newest)
    expect(await idsOf({ ...all, ChapterId: chapterId })).toEqual(where((index) => index >= 3))
    expect(await idsOf({ ...all, ChapterId: otherChapterId })).toEqual(where((index) => index < 3))
    expect(await idsOf({ ...all, KnowId: otherKnowId })).toEqual(where((index) => index < 3))
    expect(await idsOf({ ...all, KnowId: fieldId })).toEqual(newest)
    expect(await idsOf({ ...all, questionType: 3 })).toEqual(where((index) => index % 2 === 1))
    expect(await idsOf({ ...all, difficultyLevel: 21, year: 2021 })).toEqual(
      where((index) => index >= 6 && index % 3 === 1),
    )
    expect(await idsOf({ ...all, area: '上海' })).toEqual(where((index) => index < 4))
    expect(await idsOf({ ...all, source: '知源题库·月考' })).toEqual(where((index) => index === 5))
    expect(await idsOf({ ...all, Keyword: '勾股定理', area: '江苏' })).toEqual(
      where((index) => index % 2 === 1 && index >= 4),
    )
    const byDifficulty = made.toSorted((a, b) => ((made.indexOf(a) * 7) % 12) - ((made.indexOf(b) * 7) % 12))
    expect(await idsOf({ ...all, Sort: 1 })).toEqual(byDifficulty)
    expect(await idsOf({ ...all, Sort: 2 })).toEqual(byDifficulty.toReversed())
    expect(await idsOf({ ...all, Sort: 3 })).toEqual(
      made.toSorted((a, b) => ((made.indexOf(b) * 5) % 12) - ((made.indexOf(a) * 5) % 12)),
    )
    const pages = await Promise.all(
      [1, 2, 3].map((PageIndex) => page({ SubjectId: subjectId, PageIndex, PageSize: 5 })),
    )
    expect(pages.map(({ TotalCount, PageCount }) => [TotalCount, PageCount])).toEqual([
      [12, 3],
      [12, 3],
      [12, 3],
    ])
    expect(pages.flatMap(({ Items }) => Items?.map(({ Id }) => Id) ?? [])).toEqual(newest)
    expect(await idsOf({ ...all, source: '没有的来源' })).toEqual([])
  })

  test('the trees count the bank alone, and a list of each node has as many', async () => {
    const subject = await aSubject()
    const { stageId, subjectId, versionId, bookId, chapterId, otherChapterId, otherKnowId } = subject
    await add(subject)
    await add(subject)
    await add(subject, { content: { chapterId: otherChapterId, knowId: otherKnowId } })
    await add(subject, { content: { chapterId: null, bookId: null, versionId: null, knowId: null } })
    const shortOf = (nodes: readonly TreeNode[] | null | undefined): unknown[] =>
      (nodes ?? []).map(({ Name, Count, Children }) => [Name, Count, shortOf(Children)])
    const chapters = [
      ['第一章', 2, [['第一节', 2, []]]],
      ['第二章', 1, []],
    ]
    const tree = (query: Query) => data(getQuestionCatalogue, { stageId, subjectId, ...query })
    expect(shortOf(await tree({ bookId, mode: 1 }))).toEqual(chapters)
    expect(shortOf(await tree({}))).toEqual([['校本版', 3, [['上册', 3, chapters]]]])
    expect(shortOf(await tree({ mode: 2 }))).toEqual([
      [
        '领域',
        3,
        [
          ['知识点甲', 2, []],
          ['知识点乙', 1, []],
        ],
      ],
    ])
    expect((await page({ SubjectId: subjectId, ChapterId: chapterId })).TotalCount).toBe(2)
    expect(
      await Promise.all([
        codeOf(getQuestionCatalogue.path, { stageId: 1, subjectId }),
        codeOf(getQuestionCatalogue.path, { stageId, subjectId: versionId }),
        codeOf(getQuestionCatalogue.path, { stageId, subjectId, bookId: chapterId }),
        codeOf(getQuestionCatalogue.path, { stageId, subjectId: (await aSubject()).subjectId, bookId }),
        codeOf(getQuestionCatalogue.path, { stageId, subjectId, mode: 3 }),
      ]),
    ).toEqual([404, 404, 404, 404, 400])
  })

  test('the rows above it tell questions apart, and a list of each tag has as many', async () => {
    const subject = await aSubject()
    const { subjectId } = subject
    const rows: [type: 1 | 4, level: number, year: number, area: string, source: string][] = [
      [1, 17, 2024, '上海', '知源题库·期中'],
      [1, 18, 2025, '江苏', '知源题库·期末'],
      [4, 18, 2025, '江苏', ''],
      [1, 18, 0, '', ''],
    ]
    for (const [questionType, difficultyLevel, year, areaName, sourceTitle] of rows)
      await add(subject, { question: { questionType, difficultyLevel, year, areaName, sourceTitle } })
    const menu = await data(
      { path: `/api/user/xkw/detailsheadmenu/2/${subjectId}/4`, data: detailsHeadMenu.data },
      {},
    )
    expect(
      menu.map(({ Code, Name, Multiple, Tags }) => [
        Code,
        Name,
        Multiple,
        Tags?.map((tag) => [tag.TagId, tag.Name, tag.Count]),
      ]),
    ).toEqual([
      [
        'QuestionType',
        '题型',
        false,
        [
          [1, '单选题', 3],
          [4, '填空题', 1],
        ],
      ],
      [
        'DifficultyLevel',
        '难度',
        false,
        [
          [17, '容易', 1],
          [18, '较易', 3],
        ],
      ],
      [
        'Year',
        '年份',
        false,
        [
          [2025, '2025年', 2],
          [2024, '2024年', 1],
        ],
      ],
      [
        'Area',
        '地区',
        false,
        [
          [1, '江苏', 2],
          [2, '上海', 1],
        ],
      ],
      [
        'Source',
        '来源',
        false,
        [
          [1, '知源题库·期末', 1],
          [2, '知源题库·期中', 1],
        ],
      ],
    ])
    const total = async (query: Query) => (await page({ SubjectId: subjectId, ...query })).TotalCount
    const queryOf = {
      QuestionType: 'questionType',
      DifficultyLevel: 'difficultyLevel',
      Year: 'year',
    } as const
    for (const { Code, Tags } of menu)
      for (const { TagId, Name, Count } of Tags ?? []) {
        const field = queryOf[Code as keyof typeof queryOf]
        expect(await total(field ? { [field]: TagId } : { [Code?.toLowerCase() ?? '']: Name })).toBe(Count)
      }
  })

  test('ids are answered in their order, without what is no longer offered', async () => {
    const subject = await aSubject()
    const [first, second, third] = [await add(subject), await add(subject), await add(subject)]
    const lesson = await db().insert(question).values(plainQuestion({})).returning({ id: question.id })
    await db().update(content).set({ withdrawnAt: new Date() }).where(eq(content.id, second.contentId))
    const Ids = [third.id, lesson[0]?.id ?? 0, second.id, first.id, third.id, 999_999].join(',')
    expect(await page({ Ids, PageSize: 100 })).toMatchObject({
      TotalCount: 2,
      Items: [{ Id: third.id }, { Id: first.id }],
    })
    expect(await idsOf({ Ids, PageSize: 1, PageIndex: 2 })).toEqual([first.id])
  })

  test('what one school keeps to itself is open to its members alone', async () => {
    const subject = await aSubject()
    const own = await add(subject, { content: { schoolOnly: true, organisationId: 1 } })
    const gone = await add(subject, { content: { withdrawnAt: new Date() } })
    const { subjectId } = subject
    expect(await idsOf({ SubjectId: subjectId })).toEqual([own.id])
    expect(await idsOf({ SubjectId: subjectId }, 'noOrganisation')).toEqual([])
    expect(await idsOf({ Ids: String(own.id) }, 'noOrganisation')).toEqual([])
    const [chapter] = await data(
      getQuestionCatalogue,
      { stageId: 2, subjectId, bookId: subject.bookId },
      'noOrganisation',
    )
    expect(chapter?.Count).toBe(0)
    for (const [path, Id] of [
      [getQuestionSolution.path, own.id],
      [getSimilarQuestions.path, own.id],
      [getBankQuestion.path, own.contentId],
    ] as const) {
      expect(await codeOf(path, { Id })).toBe(200)
      expect(await codeOf(path, { Id }, 'noOrganisation')).toBe(403)
    }
    expect(await codeOf(getQuestionSolution.path, { Id: gone.id })).toBe(410)
    expect(await codeOf(getBankQuestion.path, { Id: gone.contentId })).toBe(410)
  })

  test('no solution is told of a question that only a lesson asks', async () => {
    const [lesson] = await db().insert(question).values(plainQuestion({})).returning({ id: question.id })
    expect(await codeOf(getQuestionSolution.path, { Id: lesson?.id ?? 0 })).toBe(404)
    expect(await codeOf(getQuestionSolution.path, { Id: 0 })).toBe(404)
    expect(await codeOf(getSimilarQuestions.path, { Id: lesson?.id ?? 0 })).toBe(404)
  })

  test('the most alike come first, of the same kind, and none that is known already', async () => {
    const subject = await aSubject()
    const { otherChapterId, otherKnowId } = subject
    const elsewhere = { chapterId: otherChapterId, knowId: otherKnowId }
    const asked = await add(subject, { question: { difficulty: 0.5 } })
    const sameKnowFar = await add(subject, { question: { difficulty: 0.9 } })
    const sameKnowNear = await add(subject, { question: { difficulty: 0.55 } })
    const sameChapter = await add(subject, { content: { knowId: otherKnowId } })
    const sameSubject = await add(subject, { content: elsewhere })
    await add(subject, { question: { questionType: QUESTION_TYPE.multiple } })
    const similar = async (query: Query) =>
      (await data(getSimilarQuestions, { Id: asked.id, ...query })).map(({ Id, Analysis }) => [Id, Analysis])
    const order = [sameKnowNear, sameKnowFar, sameChapter, sameSubject].map(({ id }) => [id, ''])
    expect(await similar({})).toEqual(order)
    expect(await similar({ Count: 2 })).toEqual(order.slice(0, 2))
    expect(await similar({ Count: 1, Except: `${sameKnowNear.id},${sameChapter.id}` })).toEqual([
      [sameKnowFar.id, ''],
    ])
  })

  test('an error is told once however often it is sent, of a part too', async () => {
    const { id, partIds } = await add(await aSubject(), {
      question: { questionType: QUESTION_TYPE.composite, options: [], answers: [] },
      parts: [{}, {}],
    })
    const report = async (change: object) =>
      (
        await harness().ask.post(
          reportQuestionFault.path,
          { QuestionId: id, Kind: 3, Content: ' 答案应为 C ', ClientId: 'fault-of-a-test', ...change },
          tokens.get('teacher'),
        )
      ).body
    expect(await report({})).toMatchObject({ Code: 200, Data: true })
    expect(await report({ Content: '再说一遍' })).toMatchObject({ Code: 200, Data: true })
    expect(await report({ QuestionId: partIds[1], ClientId: 'another-fault' })).toMatchObject({ Code: 200 })
    expect(await report({ Content: '  ab  ', ClientId: 'a-third-fault' })).toMatchObject({ Code: 400 })
    expect(await report({ QuestionId: 999_999, ClientId: 'a-fourth-fault' })).toMatchObject({ Code: 404 })
    const told = await db()
      .select({ questionId: questionFault.questionId, kind: questionFault.kind, body: questionFault.body })
      .from(questionFault)
      .orderBy(questionFault.id)
    expect(told).toEqual([
      { questionId: id, kind: 3, body: '答案应为 C' },
      { questionId: partIds[1], kind: 3, body: '答案应为 C' },
    ])
  })

  test.each([
    [{ questionType: 7 }],
    [{ difficultyLevel: 16 }],
    [{ year: 99999 }],
    [{ SubjectId: -1 }],
    [{ PageIndex: 0 }],
    [{ PageSize: 101 }],
    [{ Ids: '1;2' }],
    [{ tagIds: 'x' }],
    [{ Ids: Array.from({ length: 201 }, () => 1).join(',') }],
  ])('%o is refused by name', async (query) => {
    expect(await codeOf(getQuestionBankDetails.path, query as Query)).toBe(400)
  })

  test('a question is kept, talked about, counted and found as any other content', async () => {
    const subject = await aSubject()
    const { id, contentId } = await add(subject, { content: { name: '鸡兔同笼共有三十五个头' } })
    const post = async (path: string, body: object) => {
      const answer = await harness().ask.post(path, body, tokens.get('teacher'))
      expect([answer.body.Code, answer.body.Message]).toEqual([200, ''])
      return answer.body.Data
    }
    const kept = await post(addFavorite.path, { Type: 4, ContentId: contentId, ParentId: 0, Name: '' })
    expect(kept).toMatchObject({ Type: 4, ContentId: contentId, Name: '鸡兔同笼共有三十五个头' })
    await post(addComments.path, {
      ObjectId: contentId,
      Type: 4,
      ParentId: 0,
      Content: '<p>画图更好懂</p>',
      Score: 5,
      ClientId: 'comment-on-a-question',
    })
    await post(addUserAction.path, { ActionType: 1, ObjectId: contentId, Type: 4 })
    const [one] = (await page({ Ids: String(id) })).Items ?? []
    expect(one?.IsFavorite).toBe(true)
    expect(await data(getBankQuestion, { Id: contentId })).toMatchObject({
      IsFavorite: true,
      FavoriteCount: 1,
      CommentCount: 1,
      ViewCount: 1,
      Question: { Id: id, IsFavorite: true },
    })
    const found = z.parse(
      getSearchList.data,
      await post(getSearchList.path, { Keyword: '鸡兔同笼共有', Type: 4 }),
    )
    expect(found.Items?.map((card) => [card.Id, card.Type])).toEqual([[contentId, 4]])
    expect(found.TypeCounts?.find(({ Type }) => Type === 4)?.Count).toBe(1)
  })

  test('pictures of a question have addresses that hold, and one that is gone is left out', async () => {
    const subject = await aSubject()
    const { id } = await add(subject, {
      question: {
        stem: '<p>如图 <img data-file="999999" alt="三角形" />，求 \\(x\\)</p><table><tbody><tr><td>1</td></tr></tbody></table>',
      },
    })
    const [one] = (await page({ Ids: String(id) })).Items ?? []
    expect(one?.Stem).toBe('<p>如图 ，求 \\(x\\)</p><table><tbody><tr><td>1</td></tr></tbody></table>')
  })
})
