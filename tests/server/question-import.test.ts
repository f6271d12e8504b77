import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CORRECTIONS_FIELD, importCorrections } from '#contract/question-correction.ts'
import {
  exportQuestions,
  getImportProgress,
  importQuestions,
  MAX_QUESTION_FILE_BYTES,
  QUESTION_FILE_FIELD,
} from '#contract/question-import.ts'
import { MAX_FILE_BYTES } from '#domain/question/question-import.ts'
import { CONTENT_TYPE, content } from '#server/db/schema/content.ts'
import { curriculumNode } from '#server/db/schema/curriculum-node.ts'
import { question } from '#server/db/schema/question.ts'
import { findPlace as placeNamed } from '#server/import/questions/find-place.ts'
import { importPlaceRepository } from '#server/import/questions/import-place.repository.ts'
import { writeQuestions } from '#server/import/questions/question-format.ts'
import { addBankQuestion, newSubject, type Subject } from '#tests/support/bank.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { aDocx, anXlsx, wordParagraph, wordPicture, wordRun } from '#tests/support/office-files.ts'
import { PIXEL, QUESTIONS } from '#tests/support/question-files.ts'
import type { Persona } from '#tests/support/server.ts'

type Query = Readonly<Record<string, string | number>>

const GIFT = '::一::1+1=? {=2 ~3}\n\n::二::2+2=? {=4 ~5}\n\n::坏::没有答案 {~1 ~2}\n'

onEachEngine('importing questions', (harness) => {
  const tokens = new Map<Persona, string>()
  let subjects = 0
  beforeAll(async () => {
    for (const persona of ['teacher', 'reviewer'] as const)
      tokens.set(persona, await harness().ask.tokenOf(persona))
  })

  const aSubject = () => newSubject(harness().database.db, `导入 ${++subjects}`)
  const at = ({ stageId, subjectId }: Subject) => ({ StageId: stageId, SubjectId: subjectId })
  const addressOf = (path: string, query: Query) =>
    `${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`

  const send = async (
    query: Query,
    file: string | Uint8Array,
    {
      persona = 'reviewer',
      field = QUESTION_FILE_FIELD,
      corrections,
    }: { persona?: Persona; field?: string; corrections?: string } = {},
  ) => {
    const form = new FormData()
    if (corrections !== undefined) form.append(CORRECTIONS_FIELD, corrections)
    form.append(field, new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), '题.txt')
    const request = new Request('http://page/', { method: 'POST', body: form })
    const answer = await harness().app.inject({
      method: 'POST',
      url: addressOf(importQuestions.path, query),
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${tokens.get(persona)}`,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return {
      status: answer.statusCode,
      body: answer.json<{ Code: number; Data: unknown; Message: string }>(),
    }
  }
  const report = async (query: Query, file: string | Uint8Array) => {
    const { body } = await send(query, file)
    expect([body.Code, body.Message]).toEqual([200, ''])
    return z.parse(importQuestions.data, body.Data)
  }
  const reportOf = async (query: Query, file: string | Uint8Array, corrections: unknown) => {
    const { body } = await send(query, file, { corrections: JSON.stringify(corrections) })
    expect([body.Code, body.Message]).toEqual([200, ''])
    return z.parse(importQuestions.data, body.Data)
  }
  const outcomes = async (query: Query, file: string | Uint8Array) =>
    (await report(query, file)).Items?.map((item) => item.Outcome)
  const get = (path: string, query: Query, persona: Persona = 'reviewer') =>
    harness().ask.get(addressOf(path, query), tokens.get(persona))
  const inBank = async ({ subjectId }: Subject) => {
    const [found] = await harness()
      .database.db.select({ n: count() })
      .from(content)
      .where(and(eq(content.type, CONTENT_TYPE.question), eq(content.subjectId, subjectId)))
    return found?.n
  }

  /** Of each question of a subject in the order of their making, and of its parts. */
  const pointsIn = async ({
    stageId,
    subjectId,
  }: {
    readonly stageId: number
    readonly subjectId: number
  }) => {
    const { db } = harness().database
    const wholes = await db
      .select({ id: question.id, score: question.score })
      .from(question)
      .innerJoin(content, eq(content.id, question.contentId))
      .where(and(eq(content.stageId, stageId), eq(content.subjectId, subjectId), isNull(content.withdrawnAt)))
      .orderBy(question.id)
    const ids = wholes.map(({ id }) => id)
    const parts = await db
      .select({ parentId: question.parentId, score: question.score })
      .from(question)
      .where(inArray(question.parentId, ids))
      .orderBy(question.sort)
    return wholes.map(({ id, score }) => [
      score,
      parts.filter(({ parentId }) => parentId === id).map((part) => part.score),
    ])
  }

  test('a dry run tells of each item and writes nothing; an import does it, and again nothing', async () => {
    const subject = await aSubject()
    const dry = await report({ ...at(subject), DryRun: 1 }, GIFT)
    expect(dry.Format).toBe('GIFT')
    expect(dry.Items?.map(({ Outcome, Reason }) => [Outcome, Reason !== ''])).toEqual([
      [1, false],
      [1, false],
      [3, true],
    ])
    expect(await inBank(subject)).toBe(0)
    expect(await outcomes({ ...at(subject), Source: '校本' }, GIFT)).toEqual([1, 1, 3])
    expect(await inBank(subject)).toBe(2)
    expect(await outcomes({ ...at(subject), DryRun: 1 }, GIFT)).toEqual([2, 2, 3])
    expect(await outcomes(at(subject), GIFT)).toEqual([2, 2, 3])
    expect(await inBank(subject)).toBe(2)
  })

  test('shows each item as it will be, and takes it as somebody put it right, by the same rules', async () => {
    const subject = await aSubject()
    const dry = { ...at(subject), DryRun: 1 }
    const file = aDocx(
      [
        '一、选择题（每题 3 分）',
        wordParagraph(`${wordRun('1. 见图')}${wordPicture('p1')}${wordRun('（　）')}`),
        'A. 甲 B. 乙',
        '2. 第二题 x<2',
        'A. 丙 B. 丁',
        '【答案】A',
        '3. 第三题',
        'A. 戊 B. 己',
        '【答案】B',
      ],
      { media: { p1: ['a.png', PIXEL] } },
    )
    const first = await report(dry, file)
    const [one, two] = first.Items ?? []
    expect(first.Items?.map(({ Outcome, Reason }) => [Outcome, Reason])).toEqual([
      [3, '没有找到答案'],
      [1, ''],
      [1, ''],
    ])
    expect(one?.Edit).toMatchObject({
      Kind: 1,
      Stem: '见图[图1]（　）',
      Options: ['甲', '乙'],
      Answers: [[]],
      Points: 3,
    })
    expect(one?.Shown?.Stem).toMatch(/^见图<img src="data:image\/png;base64,[^"]+" alt="" [^>]*>（　）$/)
    expect([two?.Edit?.Stem, two?.Shown?.Stem]).toEqual(['第二题 x<2', '第二题 x&lt;2'])
    const corrections = [
      {
        Item: 1,
        Question: {
          ...one?.Edit,
          Answers: [['B']],
          Options: ['甲<sub>1</sub>', '乙'],
          Level: 20,
          Points: 5,
          Knowledge: '没有这个',
        },
      },
      { Item: 2, Question: { ...two?.Edit, Answers: [['C']] } },
      { Item: 3, Leave: true },
    ]
    const second = await reportOf(dry, file, corrections)
    expect(second.Mark).toBe(first.Mark)
    expect(second.Items?.map(({ Outcome, Reason, Lost }) => [Outcome, Reason, Lost])).toEqual([
      [1, '', ['目录里没有知识点“没有这个”，放在所选的位置']],
      [3, '没有给出正确答案', []],
      [4, '', []],
    ])
    expect(second.Items?.[0]?.Shown?.Options).toEqual(['甲<sub>1</sub>', '乙'])
    expect(second.Items?.[1]?.Edit?.Answers).toEqual([['C']])
    await reportOf(at(subject), file, corrections)
    const rows = await harness()
      .database.db.select()
      .from(question)
      .innerJoin(content, eq(content.id, question.contentId))
      .where(eq(content.subjectId, subject.subjectId))
    expect(rows.map((row) => row.question)).toMatchObject([
      {
        stem: expect.stringMatching(/^见图<img data-file="\d+"[^>]*>（　）$/) as unknown,
        answers: [['B']],
        score: 5,
        difficultyLevel: 20,
      },
    ])
    expect((await reportOf(dry, file, corrections)).Items?.map(({ Outcome }) => Outcome)).toEqual([2, 3, 4])
  })

  test('puts an item where it names a chapter or knowledge point of its own', async () => {
    const subject = await aSubject()
    const names = await harness()
      .database.db.select({ id: curriculumNode.id, name: curriculumNode.name })
      .from(curriculumNode)
      .where(inArray(curriculumNode.id, [subject.sectionId, subject.knowId]))
    const nameOf = (id: number) => names.find((it) => it.id === id)?.name ?? ''
    const file = anXlsx({
      表: [
        ['题干', '答案', '章节', '知识点'],
        ['为什么？', '因为。', nameOf(subject.sectionId), nameOf(subject.knowId)],
      ],
    })
    const { Items } = await report(at(subject), file)
    expect(Items?.map(({ Outcome, Lost }) => [Outcome, Lost])).toEqual([[1, []]])
    const [row] = await harness()
      .database.db.select()
      .from(content)
      .where(eq(content.subjectId, subject.subjectId))
    const { versionId, bookId, sectionId, knowId } = subject
    expect(row).toMatchObject({ versionId, bookId, chapterId: sectionId, knowId })
  })

  test('makes a question of what nobody could read; corrections that are none are refused', async () => {
    const subject = await aSubject()
    const dry = { ...at(subject), DryRun: 1 }
    const [bad] = (await report(dry, '1+1=? {~1 ~2}')).Items ?? []
    expect([bad?.Outcome, bad?.Edit?.Kind, bad?.Edit?.Stem]).toEqual([3, 5, '1+1=? {~1 ~2}'])
    const Question = {
      ...bad?.Edit,
      Kind: 4,
      Stem: '1+1=____，2+2=____',
      Answers: [['2', '二'], ['4']],
    }
    const { Items } = await reportOf(dry, '1+1=? {~1 ~2}', [{ Item: 1, Question }])
    expect(Items).toMatchObject([
      { Outcome: 1, Reason: '', Shown: { Stem: '1+1=___，2+2=___', Answers: [['2', '二'], ['4']] } },
    ])
    for (const wrong of ['{', '{}', '[{"Item":-1}]', '[{"Item":1,"Question":{"Kind":"x"}}]']) {
      const { body } = await send(dry, GIFT, { corrections: wrong })
      expect([body.Code, body.Message]).toEqual([400, '修改的内容读不出来，请刷新页面再试'])
    }
    const odd = [{ Item: 1, Question: { ...Question, Kind: 9 } }]
    expect((await reportOf(dry, GIFT, odd)).Items?.[0]).toMatchObject({ Outcome: 3, Reason: '题型不对' })
    expect(z.safeParse(importCorrections, odd).success).toBe(true)
  })

  test('comes to the place that is chosen, which must be one', async () => {
    const subject = await aSubject()
    const { versionId, bookId, chapterId, sectionId, knowId } = subject
    await report({ ...at(subject), ChapterId: sectionId, KnowId: knowId }, '{T}一定对。\n\n一定对。{T}')
    const [row] = await harness()
      .database.db.select()
      .from(content)
      .where(eq(content.subjectId, subject.subjectId))
    expect(row).toMatchObject({ versionId, bookId, chapterId: sectionId, knowId, schoolOnly: true })
    for (const wrong of [
      { StageId: 1 },
      { ChapterId: bookId },
      { KnowId: chapterId },
      { SubjectId: 0 },
      {},
    ]) {
      const { body } = await send({ ...(Object.keys(wrong).length > 0 ? at(subject) : {}), ...wrong }, GIFT)
      expect([body.Code, body.Data], JSON.stringify(wrong)).toEqual([400, null])
    }
    expect((await send({ ...at(subject), StageId: -1 }, GIFT)).body.Code).toBe(400)
  })

  test('is for those who may review', async () => {
    const subject = await aSubject()
    for (const query of [at(subject), { ...at(subject), DryRun: 1 }]) {
      const { status, body } = await send(query, GIFT, { persona: 'teacher' })
      expect([status, body.Code, body.Data]).toEqual([200, 403, null])
    }
    const taken = await get(exportQuestions.path, { ...at(subject), Format: 1 }, 'teacher')
    expect([taken.status, taken.body.Code]).toEqual([200, 403])
    expect(await inBank(subject)).toBe(0)
  })

  test('refuses in words what is no file of questions, what is too large, and what swells', async () => {
    const subject = await aSubject()
    const bomb = zipSync({ 'imsmanifest.xml': new Uint8Array(31 * 1024 * 1024) }, { level: 9 })
    const bad: readonly (readonly [string | Uint8Array, RegExp])[] = [
      ['', /空/],
      [new Uint8Array([0, 1, 2, 3]), /不是 Word、Excel、CSV、GIFT/],
      ['<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>', /./],
      [bomb, /太大/],
      [new Uint8Array(MAX_QUESTION_FILE_BYTES + 1).fill(32), /超过 20 MB/],
    ]
    for (const [file, words] of bad) {
      const { status, body } = await send(at(subject), file)
      expect([status, body.Code, body.Message]).toEqual([200, 400, expect.stringMatching(words)])
    }
    expect((await send(at(subject), GIFT, { field: 'other' })).body.Message).toBe('没有收到文件')
    const json = await harness().ask.post(
      addressOf(importQuestions.path, at(subject)),
      {},
      tokens.get('reviewer'),
    )
    expect([json.body.Code, json.body.Message]).toEqual([400, '没有收到文件'])
    expect(await inBank(subject)).toBe(0)
  })

  test('refuses an item with points that no column holds by itself, and takes the others', async () => {
    const item = (name: string, grade: string, tag: string) =>
      `<question type="numerical"><name><text>${name}</text></name><questiontext format="html"><text>${name}1+1=?</text></questiontext><defaultgrade>${grade}</defaultgrade><answer fraction="100"><text>2</text></answer><tags><tag><text>预计答错率:${tag}</text></tag></tags></question>`
    const items = [item('大', '1e300', '0.5'), item('小', '5e-324', '0.5'), item('微', '3', '1e-300')]
    const moodle = `<?xml version="1.0" encoding="UTF-8"?><quiz>${items.join('')}</quiz>`
    const { Items } = await report(at(await aSubject()), moodle)
    expect(Items?.map(({ Outcome, Reason }) => [Outcome, Reason])).toEqual([
      [3, '分值不在 0 至 1000 之间'],
      [1, ''],
      [1, ''],
    ])
  })

  test('goes one at a time for a user, and none is under way before and after', async () => {
    const subject = await aSubject()
    const progress = async (persona?: Persona) =>
      z.parse(getImportProgress.data, (await get(getImportProgress.path, {}, persona)).body.Data)
    expect(await progress()).toEqual({ Done: 0, Total: 0 })
    const many = Array.from({ length: 150 }, (_, index) => `第 ${index} 题是多少？ {=${index}}`).join('\n\n')
    const answers = await Promise.all([send(at(subject), many), send(at(subject), many)])
    expect(answers.map(({ body }) => body.Code).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await inBank(subject)).toBe(150)
    expect(await progress()).toEqual({ Done: 0, Total: 0 })
  })

  test('goes out in and below a place in each format, and comes back as what is known', async () => {
    const subject = await aSubject()
    await report({ ...at(subject), ChapterId: subject.sectionId }, writeQuestions(QUESTIONS, 'moodle').bytes)
    for (const Format of [1, 2, 3, 4]) {
      const { body } = await get(exportQuestions.path, {
        ...at(subject),
        ChapterId: subject.chapterId,
        Format,
      })
      const file = z.parse(exportQuestions.data, body.Data)
      expect(file.Name).toMatch(/^初中导入 \d+试题\.(?:gift\.txt|moodle\.xml|qti21\.zip|qti30\.zip)$/)
      const left = file.Items?.filter(({ Outcome }) => Outcome === 3) ?? []
      expect([file.Count, left.every(({ Reason }) => Reason !== '')]).toEqual([
        QUESTIONS.length - left.length,
        true,
      ])
      const back = await outcomes({ ...at(subject), DryRun: 1 }, Buffer.from(file.Content, 'base64'))
      expect(back).toEqual(Array.from({ length: file.Count ?? 0 }, () => 2))
    }
  })

  test.each([
    ['初中', '数学'],
    ['小学', '语文'],
    ['高中', '化学'],
  ])('questions of the bank that came by no file are known when they come back: %s%s', async (stage, subject) => {
    const { db } = harness().database
    const place = await placeNamed(importPlaceRepository(db), {
      stage,
      subject,
      version: '',
      book: '',
      chapter: '',
      know: '',
    })
    const { StageId, SubjectId } = { StageId: place.stageId, SubjectId: place.subjectId }
    for (const Format of [1, 2, 3, 4]) {
      const { body } = await get(exportQuestions.path, { StageId, SubjectId, Format })
      const file = z.parse(exportQuestions.data, body.Data)
      expect(file.Name.startsWith(`${stage}${subject}试题.`)).toBe(true)
      const back = await outcomes({ StageId, SubjectId, DryRun: 1 }, Buffer.from(file.Content, 'base64'))
      expect([Format, back?.filter((outcome) => outcome !== 2)]).toEqual([Format, []])
      expect(back?.length).toBeGreaterThan(30)
      if (Format !== 4) continue
      const elsewhere = await aSubject()
      await report(at(elsewhere), Buffer.from(file.Content, 'base64'))
      const { stageId, subjectId } = elsewhere
      expect(await pointsIn({ stageId, subjectId })).toEqual(
        await pointsIn({ stageId: StageId, subjectId: SubjectId }),
      )
    }
  })

  test('leaves out what another school keeps to itself; says when there is nothing, and no such format', async () => {
    const subject = await aSubject()
    const ask = async (Format: number) => (await get(exportQuestions.path, { ...at(subject), Format })).body
    expect((await ask(1)).Code).toBe(404)
    await addBankQuestion(harness().database.db, subject, {
      content: { schoolOnly: true, organisationId: 2 },
    })
    expect((await ask(1)).Code).toBe(404)
    await addBankQuestion(harness().database.db, subject)
    expect(z.parse(exportQuestions.data, (await ask(1)).Data).Count).toBe(1)
    for (const format of [0, 5, 1.5]) expect((await ask(format)).Code).toBe(400)
  })
})

test('the page and the server agree on what is too large', () => {
  expect(MAX_FILE_BYTES).toBe(MAX_QUESTION_FILE_BYTES)
})
