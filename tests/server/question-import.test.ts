import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  exportQuestions,
  getImportProgress,
  importQuestions,
  MOST_QUESTION_FILE_BYTES,
  QUESTION_FILE_FIELD,
} from '#contract/question-import.ts'
import { MOST_FILE_BYTES } from '#domain/question/question-import.ts'
import { CONTENT_TYPE, content } from '#server/db/schema/content.ts'
import { question } from '#server/db/schema/question.ts'
import { findPlace as placeNamed } from '#server/import/questions/find-place.ts'
import { writeQuestions } from '#server/import/questions/question-format.ts'
import { addBankQuestion, newSubject, type Subject } from '#tests/support/bank.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { QUESTIONS } from '#tests/support/question-files.ts'
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
    { persona = 'reviewer', field = QUESTION_FILE_FIELD }: { persona?: Persona; field?: string } = {},
  ) => {
    const form = new FormData()
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
      [new Uint8Array([0, 1, 2, 3]), /不是 Word、Excel、GIFT/],
      ['<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>', /./],
      [bomb, /太大/],
      [new Uint8Array(MOST_QUESTION_FILE_BYTES + 1).fill(32), /超过 20 MB/],
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
    const place = await placeNamed(db, { stage, subject, version: '', book: '', chapter: '', know: '' })
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
  expect(MOST_FILE_BYTES).toBe(MOST_QUESTION_FILE_BYTES)
})
