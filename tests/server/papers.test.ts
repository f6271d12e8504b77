import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { configurationFile } from '#contract/configuration.ts'
import { deletePaper, getPaper, getPapers, getXkwAuthUrl, savePaper } from '#contract/paper.ts'
import { getQuestionBankDetails, getQuestionSolution } from '#contract/question-bank.ts'
import { content } from '#server/db/schema/content.ts'
import { question } from '#server/db/schema/question.ts'
import { questionVersion } from '#server/db/schema/question-version.ts'
import { addBankQuestion, newSubject } from '#tests/support/bank.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { buildTestApp, type Persona } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'

let made = 0
const fresh = (): string => `paper-of-a-test-${++made}`

onEachEngine('papers', (harness) => {
  const tokens = new Map<Persona, string>()

  beforeAll(async () => {
    for (const persona of ['teacher', 'reviewer', 'noOrganisation', 'cloudSchool'] as const)
      tokens.set(persona, await harness().ask.tokenOf(persona))
  })

  const get = (url: string, persona: Persona = 'teacher') => harness().ask.get(url, tokens.get(persona))
  const save = (change: object, persona: Persona = 'teacher') =>
    harness().ask.post(
      savePaper.path,
      {
        Id: 0,
        Name: '期中试卷',
        Kind: 1,
        Minutes: 90,
        Sections: [],
        RowVersion: 0,
        ClientId: fresh(),
        ...change,
      },
      tokens.get(persona),
    )
  const saved = async (change: object, persona?: Persona) => {
    const { body } = await save(change, persona)
    expect([body.Code, body.Message]).toEqual([200, ''])
    return z.parse(savePaper.data, body.Data)
  }
  const opened = async (id: number) => {
    const { body } = await get(`${getPaper.path}?Id=${id}`)
    expect(body.Code).toBe(200)
    return z.parse(getPaper.data, body.Data)
  }
  const list = async (query = '', persona?: Persona) => {
    const { body } = await get(`${getPapers.path}?${query}`, persona)
    return z.parse(getPapers.data, body.Data)
  }
  const questions = async (count: number) => {
    const subject = await newSubject(harness().database.db, fresh())
    const added = []
    for (let index = 0; index < count; index += 1)
      added.push(await addBankQuestion(harness().database.db, subject))
    return added
  }

  test('a paper is kept as it was composed, changed from its newest version, and deleted', async () => {
    const [first, second] = await questions(2)
    const sections = [
      { Name: '一、选择题', Items: [{ QuestionId: second?.id ?? 0, Score: 2.5, Version: 1 }] },
      { Name: '二、填空题', Items: [{ QuestionId: first?.id ?? 0, Score: 5, Version: 1 }] },
    ]
    const paper = await saved({ Name: ' 期中试卷 ', Sections: sections })
    const now = harness().clock.read().toISOString()
    expect(paper).toEqual({
      Id: expect.any(Number) as unknown,
      Name: '期中试卷',
      Kind: 1,
      QuestionCount: 2,
      TotalScore: 7.5,
      CreateTime: now,
      UpdateTime: now,
      Minutes: 90,
      Sections: sections,
      Frame: { Seal: false, ScoreBoxes: false, Notes: '' },
      RowVersion: 1,
    })
    expect(await opened(paper.Id)).toEqual(paper)
    harness().clock.forward(60)
    const change = {
      Id: paper.Id,
      Name: '期末试卷',
      Kind: 2,
      Minutes: 0,
      Sections: sections.slice(1),
      RowVersion: 1,
    }
    const changed = await saved(change)
    expect(changed).toMatchObject({
      Name: '期末试卷',
      Kind: 2,
      QuestionCount: 1,
      RowVersion: 2,
      CreateTime: now,
    })
    // The answer to it got lost, and it was sent again.
    expect(await saved(change)).toEqual(changed)
    expect((await save({ ...change, Name: '另一个名字' })).body.Code).toBe(409)
    expect(await opened(paper.Id)).toEqual(changed)
    const remove = () => harness().ask.post(deletePaper.path, { Id: paper.Id }, tokens.get('teacher'))
    expect([(await remove()).body, (await remove()).body]).toMatchObject([
      { Code: 200, Data: true },
      { Code: 200, Data: true },
    ])
    expect((await get(`${getPaper.path}?Id=${paper.Id}`)).body.Code).toBe(404)
    expect((await save({ ...change, RowVersion: 2 })).body.Code).toBe(404)
  })

  test('what a paper has around its questions is kept, and stays where a change leaves it out', async () => {
    const Frame = { Seal: true, ScoreBoxes: true, Notes: '保持卷面整洁' }
    const { Id } = await saved({ Frame })
    expect((await opened(Id)).Frame).toEqual(Frame)
    expect((await saved({ Id, Name: '改名', RowVersion: 1 })).Frame).toEqual(Frame)
    const plain = { Seal: false, ScoreBoxes: false, Notes: '' }
    const change = { Id, Frame: plain, RowVersion: 2 }
    expect((await saved(change)).Frame).toEqual(plain)
    expect((await saved(change)).RowVersion).toBe(3)
    expect(
      (await save({ Id, RowVersion: 3, Frame: { ...plain, Notes: '长'.repeat(1001) } })).body.Code,
    ).not.toBe(200)
  })

  test('a new paper that is sent twice is written once', async () => {
    const ClientId = fresh()
    const both = await Promise.all([saved({ ClientId }), saved({ ClientId }), saved({ ClientId })])
    expect(new Set(both.map(({ Id }) => Id)).size).toBe(1)
    const others = await saved({ ClientId }, 'reviewer')
    expect(others.Id).not.toBe(both[0]?.Id)
  })

  test('papers are listed latest first, to their owner alone', async () => {
    const ids: number[] = []
    for (const Name of ['甲', '乙', '丙']) {
      ids.unshift((await saved({ Name }, 'noOrganisation')).Id)
      harness().clock.forward(1)
    }
    const page = await list('PageSize=2', 'noOrganisation')
    expect([page.TotalCount, page.PageCount, page.Items?.map(({ Id }) => Id)]).toEqual([
      3,
      2,
      ids.slice(0, 2),
    ])
    expect((await list('PageSize=2&PageIndex=2', 'noOrganisation')).Items?.map(({ Name }) => Name)).toEqual([
      '甲',
    ])
    const [foreign] = ids
    expect((await get(`${getPaper.path}?Id=${foreign}`)).body.Code).toBe(404)
    expect((await save({ Id: foreign, RowVersion: 1 })).body.Code).toBe(404)
    await harness().ask.post(deletePaper.path, { Id: foreign }, tokens.get('teacher'))
    expect((await list('', 'noOrganisation')).TotalCount).toBe(3)
  })

  test('a paper keeps its questions as it took them, those that were withdrawn too', async () => {
    const [first, second, third] = await questions(3)
    const QuestionId = first?.id ?? 0
    const Items = [first, second].map((it) => ({ QuestionId: it?.id ?? 0, Score: 5 }))
    const { Id } = await saved({ Name: '有一题更新又下架', Sections: [{ Name: '', Items }] })
    const { db } = harness().database
    const [was] = await db.select().from(question).where(eq(question.id, QuestionId))
    await db.insert(questionVersion).values({
      ...{ questionId: QuestionId, version: 1, replacedAt: new Date(), replacedBy: 1, reason: '' },
      states: was === undefined ? [] : [was],
    })
    await db.update(question).set({ stem: '改过', version: 2 }).where(eq(question.id, QuestionId))
    await db
      .update(content)
      .set({ withdrawnAt: new Date() })
      .where(eq(content.id, first?.contentId ?? 0))
    expect((await opened(Id)).QuestionCount).toBe(2)
    const asked = async (query: string) =>
      (await get(`${getQuestionBankDetails.path}?Ids=${QuestionId},${third?.id}${query}`)).body.Data as {
        Items: { Id: number; Stem: string; Version: number; LatestVersion: number }[]
      }
    const [old, other] = (await asked(`&PaperId=${Id}`)).Items
    expect([old?.Stem, old?.Version, old?.LatestVersion, other?.Id]).toEqual([was?.stem, 1, 2, third?.id])
    // Who has no such paper finds what is offered.
    expect((await asked('&PaperId=999999')).Items.map((it) => it.Id)).toEqual([third?.id])
    const solved = await get(`${getQuestionSolution.path}?Id=${QuestionId}&PaperId=${Id}`)
    expect(solved.body.Data).toMatchObject({ Stem: was?.stem, Answer: was?.answers[0] })
    expect((await get(`${getQuestionSolution.path}?Id=${QuestionId}`)).body.Code).toBe(410)

    const change = { Id, RowVersion: 1, Name: '有一题更新又下架' }
    const kept = await saved({ ...change, Sections: [{ Name: '', Items }] })
    expect(kept.Sections?.[0]?.Items?.[0]?.Version).toBe(1)
    const [one, ...rest] = Items
    const newer = [{ Name: '', Items: [{ ...one, Version: 2 }, ...rest] }]
    expect(
      (await saved({ ...change, RowVersion: 2, Sections: newer })).Sections?.[0]?.Items?.[0]?.Version,
    ).toBe(2)
    expect((await asked(`&PaperId=${Id}`)).Items[0]?.Stem).toBe('改过')
  })

  test.each([
    { Name: '   ' },
    { Kind: 3 },
    { Minutes: 601 },
    { Sections: [{ Name: '', Items: [{ QuestionId: 1, Score: 201 }] }] },
    {
      Sections: [
        { Name: '', Items: [{ QuestionId: 1, Score: 1 }] },
        { Name: '', Items: [{ QuestionId: 1, Score: 1 }] },
      ],
    },
    { ClientId: 'short' },
  ])('%o is refused', async (change) => {
    expect((await save(change)).body.Code).toBe(400)
  })

  test('papers are composed at the configured address, else by the built-in composer, with the right to', async () => {
    const address = async (type: string, persona?: Persona) => {
      const { body } = await get(`${getXkwAuthUrl.path}${type}`, persona)
      return [body.Code, body.Data]
    }
    expect(await address('')).toEqual([200, '/paper'])
    expect(await address('?type=1')).toEqual([200, '/paper'])
    expect(await address('?type=2')).toEqual([200, '/paper?kind=electronic'])
    expect(await address('?type=3')).toEqual([400, null])
    expect(await address('?type=1', 'cloudSchool')).toEqual([403, null])
    const configured = await buildTestApp(harness().database, {
      clock: harness().clock.read,
      configuration: z.parse(configurationFile, { paperUrl: 'https://papers.example/compose' }),
    })
    const ask = clientOf(configured)
    const told = await Promise.all(
      ['1', '2'].map((type) => ask.get(`${getXkwAuthUrl.path}?type=${type}`, tokens.get('teacher'))),
    )
    expect(told.map(({ body }) => body.Data)).toEqual([
      'https://papers.example/compose',
      '/paper?kind=electronic',
    ])
    await configured.close()
  })
})
