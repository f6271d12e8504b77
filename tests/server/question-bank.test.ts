import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { detailsHeadMenu, type TreeNode } from '#contract/curriculum.ts'
import { questionsAnswer } from '#contract/question.ts'
import {
  getBankQuestion,
  getQuestionBankDetails,
  getQuestionCatalogue,
  getQuestionSolution,
  getSimilarQuestions,
} from '#contract/question-bank.ts'
import { content } from '#server/db/schema/content.ts'
import { QUESTION_TYPE, question } from '#server/db/schema/question.ts'
import { plainQuestion } from '#tests/support/bank.ts'
import { askBank, type BankQuery } from '#tests/support/bank-client.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

onEachEngine('the question bank', (harness) => {
  const { db, tokens, aSubject, add, data, page, idsOf, codeOf } = askBank(harness)

  test('a page holds its questions whole, without answer and analysis', async () => {
    const subject = await aSubject()
    const { id, contentId } = await add(subject, {
      question: { year: 2025, areaName: '上海', sourceTitle: '知源题库·期中' },
    })
    const untold = {
      Id: id,
      QuestionType: 1,
      TypeName: '单选题',
      Name: '1 + 1 等于几？',
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
      ...{ Version: 1, LatestVersion: 1 },
      AreaName: '上海',
      SourceTitle: '知源题库·期中',
      CanAutoScore: true,
      IsFavorite: false,
      ContentId: contentId,
      ...{ MyAnswer: null, IsRight: null, MyScore: null },
      Answer: [],
      ...{ Analysis: '', Rubric: [] },
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

  test('what the user never answered comes first, or alone; nobody else’s answers count', async () => {
    const subject = await aSubject()
    const at = (minute: number) => ({ updatedAt: new Date(Date.UTC(2026, 0, 1, 0, minute)) })
    const oldest = await add(subject, { content: at(1) })
    const middle = await add(subject, {
      content: at(2),
      question: { questionType: QUESTION_TYPE.composite, options: [], answers: [] },
      parts: [{}],
    })
    const newest = await add(subject, { content: at(3) })
    const practise = async (id: number | undefined, persona: 'teacher' | 'noOrganisation') => {
      const Items = [{ QuestionId: id, Answer: ['B'], ClientId: `unanswered-${id}` }]
      const body = { CourseId: 0, SectionId: 0, PracticeId: 'practice-of-the-bank', Items }
      const answer = await harness().ask.post(questionsAnswer.path, body, tokens.get(persona))
      expect(answer.body.Code).toBe(200)
    }
    await practise(newest.id, 'teacher')
    await practise(middle.partIds[0], 'teacher')
    await practise(oldest.id, 'noOrganisation')
    const all = { SubjectId: subject.subjectId }
    expect(await idsOf({ ...all, Unanswered: 1 })).toEqual([oldest.id, newest.id, middle.id])
    expect(await page({ ...all, Unanswered: 2 })).toMatchObject({ TotalCount: 1, Items: [{ Id: oldest.id }] })
    expect(new Set(await idsOf({ ...all, Sort: 4 }))).toEqual(new Set([oldest.id, middle.id, newest.id]))
    expect(await codeOf(getQuestionBankDetails.path, { ...all, Unanswered: 3 })).toBe(400)
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

  test('a word finds what a question asks: its stem to the end, its options and its parts, also by pinyin; trees and rows count just these', async () => {
    const subject = await aSubject()
    const { stageId, subjectId, bookId } = subject
    const long = await add(subject, {
      content: { name: '读图，回答问题……' },
      question: {
        stem: `<p>读图，回答问题。</p><p>${'图中的河流自西向东。'.repeat(9)}它发源于<strong>唐古拉山</strong>。</p>`,
        year: 2024,
      },
    })
    const option = await add(subject, {
      question: {
        options: ['唐古拉山', '\\(\\frac{1}{2}x^2\\)', '丙', '丁'].map((text, index) => ({
          key: 'ABCD'.charAt(index),
          content: text,
        })),
        year: 2025,
      },
    })
    const composite = await add(subject, {
      content: { name: '唐古拉山和长江' },
      question: { questionType: QUESTION_TYPE.composite, options: [], answers: [], year: 2025 },
      parts: [{ stem: '<p>下列说法错误的是</p>', options: [{ key: 'A', content: '<p>冰川融水</p>' }] }],
    })
    await add(subject)
    const found = async (Keyword: string) =>
      (await idsOf({ SubjectId: subjectId, Keyword })).toSorted((a, b) => a - b)
    expect(await found('发源于唐古拉山')).toEqual([long.id])
    expect(await found('唐古拉山')).toEqual([long.id, option.id, composite.id])
    expect(await found('tanggulashan')).toEqual([long.id, option.id, composite.id])
    expect(await found('冰川融水')).toEqual([composite.id])
    expect(await found('1/2x²')).toEqual([option.id])
    expect(await found('唐古拉山 冰川')).toEqual([composite.id])
    expect(await found('昆仑山')).toEqual([])
    const at = { stageId, subjectId, bookId, keyword: '唐古拉山' }
    expect((await data(getQuestionCatalogue, at)).map(({ Count }) => Count)).toEqual([3, 0])
    const menu = await data(
      { path: `/api/user/xkw/detailsheadmenu/${stageId}/${subjectId}/4`, data: detailsHeadMenu.data },
      { keyword: '唐古拉山' },
    )
    expect(menu.find(({ Code }) => Code === 'Year')?.Tags?.map(({ TagId, Count }) => [TagId, Count])).toEqual(
      [
        [2025, 2],
        [2024, 1],
      ],
    )
  })

  test('under a word the nearest come first, or the latest', async () => {
    const subject = await aSubject()
    const asks = await add(subject, { content: { name: '雅鲁藏布江发源于哪里？' } })
    const offers = await add(subject, { question: { options: [{ key: 'A', content: '雅鲁藏布江' }] } })
    const found = (Keyword: string, Sort: number) => idsOf({ SubjectId: subject.subjectId, Keyword, Sort })
    expect(await found('雅鲁藏布江', 5)).toEqual([asks.id, offers.id])
    expect(await found('雅鲁藏布江', 0)).toEqual([offers.id, asks.id])
    expect(await found('', 5)).toEqual([offers.id, asks.id])
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
    const tree = (query: BankQuery) => data(getQuestionCatalogue, { stageId, subjectId, ...query })
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
    const total = async (query: BankQuery) => (await page({ SubjectId: subjectId, ...query })).TotalCount
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

  test('contents are asked for as the questions that they are, in their order, without what is gone or no question', async () => {
    const subject = await aSubject()
    const [one, two, three] = [await add(subject), await add(subject), await add(subject)]
    const [other] = await db().select({ id: content.id }).from(content).where(eq(content.type, 3)).limit(1)
    await db().update(content).set({ withdrawnAt: new Date() }).where(eq(content.id, two.contentId))
    const ContentIds = [three, two, one, three]
      .map(({ contentId }) => contentId)
      .concat(other?.id ?? 0)
      .join(',')
    expect(await idsOf({ ContentIds, PageSize: 20 })).toEqual([three.id, one.id])
    expect(await page({ ContentIds, PageSize: 1, PageIndex: 2 })).toMatchObject({
      TotalCount: 2,
      Items: [{ Id: one.id, ContentId: one.contentId }],
    })
    expect(await codeOf(getQuestionBankDetails.path, { ContentIds: '1,x' })).toBe(400)
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
    expect(await codeOf(getQuestionBankDetails.path, query as BankQuery)).toBe(400)
  })
})
