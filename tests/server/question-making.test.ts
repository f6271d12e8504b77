import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getPublishingNotices, PUBLISHING_NOTICE } from '#contract/publishing-notice.ts'
import { questionsAnswer } from '#contract/question.ts'
import { getOwnFaults, reportQuestionFault } from '#contract/question-fault.ts'
import {
  fileQuestions,
  getMadeQuestion,
  getMadeQuestions,
  offerQuestions,
  saveMadeQuestion,
} from '#contract/question-making.ts'
import { getStadyReport } from '#contract/study-report.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { QUESTION_TYPE, question as questionTable } from '#server/db/schema/question.ts'
import { askBank } from '#tests/support/bank-client.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { savedQuestion, writtenPart } from '#tests/support/made-questions.ts'

type Who = 'teacher' | 'reviewer' | 'emptyMenus' | 'cloudSchool'

onEachEngine('questions as teachers make them', (harness) => {
  const { tokens, aSubject, add, data, idsOf, codeOf, db } = askBank(harness)
  beforeAll(async () => {
    for (const who of ['reviewer', 'emptyMenus', 'cloudSchool'] as const)
      tokens.set(who, await harness().ask.tokenOf(who))
  })
  const post = async (path: string, body: object, who: Who = 'teacher') =>
    (await harness().ask.post(path, body, tokens.get(who))).body
  const saved = async (body: object, who: Who = 'teacher') => {
    const answer = await post(saveMadeQuestion.path, body, who)
    expect([answer.Code, answer.Message]).toEqual([200, ''])
    return z.parse(saveMadeQuestion.data, answer.Data)
  }
  const refused = async (body: object, who: Who = 'teacher') => {
    const { Code, Message } = await post(saveMadeQuestion.path, body, who)
    return [Code, Message]
  }

  test('are written in all six kinds, stay with their school, and are found again', async () => {
    const subject = await aSubject()
    const single = await saved(savedQuestion(subject))
    expect(single).toMatchObject({ Version: 1, IsSchoolOnly: true, QuestionType: 1, Level: 18, Year: 2026 })
    expect(single.Edit).toMatchObject({ Stem: '2 + 2 等于几？', Answers: [['B']], Points: 3 })
    const others = [
      writtenPart({ Kind: 2, Answers: [['A', 'B']] }),
      writtenPart({ Kind: 3, Options: [], Answers: [['A']] }),
      writtenPart({
        Kind: 4,
        Stem: '____ 与 ____',
        Options: [],
        Answers: [['甲', '壹'], ['乙']],
        AnyOrder: true,
      }),
      writtenPart({ Kind: 5, Stem: '证明 $a^2=b$', Options: [], Answers: [['显然']] }),
      writtenPart({
        Kind: 6,
        Stem: '读下面的表：\n| 年 | 产量 |\n| --- | --- |\n| 2025 | 3 |',
        Options: [],
        Answers: [],
        Parts: [writtenPart(), writtenPart({ Kind: 5, Options: [], Answers: [['因为']] })],
      }),
    ]
    const types: unknown[] = []
    for (const other of others) types.push((await saved(savedQuestion(subject, other))).QuestionType)
    expect(types).toEqual([2, 3, 4, 5, 6])

    const mine = await data(getMadeQuestions, { SubjectId: subject.subjectId })
    expect([
      mine.TotalCount,
      mine.Items?.[0]?.QuestionType,
      mine.Items?.every(({ CanEdit }) => CanEdit),
    ]).toEqual([6, 6, true])
    expect((await data(getMadeQuestions, { SubjectId: subject.subjectId, questionType: 4 })).TotalCount).toBe(
      1,
    )
    expect(
      (await data(getMadeQuestions, { SubjectId: subject.subjectId, Whose: 2 }, 'reviewer')).TotalCount,
    ).toBe(6)
    expect(await codeOf(getMadeQuestions.path, { Whose: 2 })).toBe(403)
    expect(await codeOf(getMadeQuestions.path, { Whose: 3 })).toBe(400)
    const composite = await data(getMadeQuestion, { Id: mine.Items?.[0]?.Id ?? 0 })
    expect(composite.Pieces?.[0]?.Html).toBe(
      '<table><tbody><tr><th>年</th><th>产量</th></tr><tr><td>2025</td><td>3</td></tr></tbody></table>',
    )
    expect((await idsOf({ SubjectId: subject.subjectId })).length).toBe(6)
  })

  test('say what their pictures show, which is typed behind the sign and outlives corrections', async () => {
    const subject = await aSubject()
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const form = new FormData()
    form.append('upfile', new Blob([new Uint8Array(picture)]), '图.png')
    const request = new Request('http://page/', { method: 'POST', body: form })
    const sent = await harness().app.inject({
      method: 'POST',
      url: '/api/editor?action=uploadimage',
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${tokens.get('teacher')}`,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    const { url: Address } = z.parse(z.object({ url: z.string() }), sent.json())
    const shown = { Stem: '看 [图1：一个杠杆 "左重"]，选哪一个？' }
    const made = await saved(savedQuestion(subject, shown, { Pictures: [{ Sign: '图1', Address }] }))
    expect(made.Edit.Stem).toBe(shown.Stem)
    expect(made.Pieces?.[0]?.Html).toContain('alt="一个杠杆 &quot;左重&quot;"')
    const same = await saved(savedQuestion(subject, shown, { Id: made.Id, Seen: 1 }))
    expect([same.Version, same.Edit.Stem]).toEqual([1, shown.Stem])
    const other = { Stem: '看 [图1：一架天平]，选哪一个？' }
    const mended = await saved(savedQuestion(subject, other, { Id: made.Id, Seen: 1 }))
    expect([mended.Version, mended.Edit.Stem]).toEqual([2, other.Stem])
  })

  test('have tables that are typed on after they were saved; one of another make is kept by its sign', async () => {
    const subject = await aSubject()
    const typed = '看表：\n| 年 | 产量 |\n| --- | --- |\n| $x^2$ |  |\n| <sub>2</sub> | a < b |\n再答。'
    const made = await saved(savedQuestion(subject, { Stem: typed, Analysis: '| 甲 | 乙 |' }))
    expect([made.Edit.Stem, made.Edit.Analysis]).toEqual([typed, '| 甲 | 乙 |'])
    const same = await saved(savedQuestion(subject, { ...made.Edit }, { Id: made.Id, Seen: 1 }))
    expect(same.Version).toBe(1)
    const mended = typed.replace('a < b', '7')
    const again = await saved(savedQuestion(subject, { Stem: mended }, { Id: made.Id, Seen: 1 }))
    expect([again.Version, again.Edit.Stem]).toEqual([2, mended])

    const wide = '<table><tbody><tr><td colspan="2">合</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>'
    await db()
      .update(questionTable)
      .set({ stem: `<p>看表：</p>${wide}` })
      .where(eq(questionTable.id, made.Id))
    const other = await data(getMadeQuestion, { Id: made.Id })
    expect([other.Edit?.Stem, other.Pieces?.find(({ Sign }) => Sign === '表1')?.Html]).toEqual([
      '看表：\n[表1]',
      wide,
    ])
  })

  test('are saved once, and refused in words', async () => {
    const subject = await aSubject()
    const body = savedQuestion(subject)
    const first = await saved(body)
    const again = await saved(body)
    expect([again.Id, again.Version]).toEqual([first.Id, 1])
    const typedOn = await saved({ ...savedQuestion(subject, { Answers: [['C']] }), ClientId: body.ClientId })
    expect([typedOn.Id, typedOn.Version, typedOn.Edit?.Answers]).toEqual([first.Id, 2, [['C']]])
    expect(await refused(savedQuestion(subject, { Answers: [[]] }))).toEqual([400, '没有给出正确答案'])
    expect(await refused(savedQuestion(subject, { Stem: ' ' }))).toEqual([400, '题干是空的'])
    expect(await refused(savedQuestion(subject, { Kind: 4, Stem: '___ 和 ___', Answers: [['1']] }))).toEqual([
      400,
      '题干有 2 个空，答案有 1 个',
    ])
    expect((await refused(savedQuestion(subject, {}, { OrgId: 999_999 })))[0]).toBe(403)
    expect(
      (await refused(savedQuestion(subject, {}, { SubjectId: 0, ChapterId: 0, BookId: 0, VersionId: 0 })))[0],
    ).toBe(400)
    const foreign = [{ Sign: '图1', Address: '/api/file/1' }]
    expect((await refused(savedQuestion(subject, { Stem: '看 [图1]' }, { Pictures: foreign })))[0]).toBe(403)
  })

  test('keep what they were: a report shows what was answered, and who reported an error is told', async () => {
    const subject = await aSubject()
    const made = await saved(savedQuestion(subject, { Answers: [['C']] }))
    const answer = async (PracticeId: string, change: object = {}) => {
      harness().clock.forward(1)
      const Items = [{ QuestionId: made.Id, Answer: ['B'], ClientId: `answer-of-${PracticeId}`, ...change }]
      const body = { CourseId: 0, SectionId: 0, PracticeId, Items }
      return (await post(questionsAnswer.path, body, 'emptyMenus')).Data as { IsRight: boolean }[]
    }
    const report = (PracticeId: string) => data(getStadyReport, { PracticeId }, 'emptyMenus')
    expect((await answer('before-it-was-mended'))[0]?.IsRight).toBe(false)
    await post(
      reportQuestionFault.path,
      { QuestionId: made.Id, Kind: 3, Content: '答案应为 B', ClientId: 'fault-of-made-question' },
      'emptyMenus',
    )
    const known = await data(getMadeQuestion, { Id: made.Id })
    expect([known.OpenFaults, known.Faults?.[0]?.Content]).toEqual([1, '答案应为 B'])
    const reported = () => data(getMadeQuestions, { SubjectId: subject.subjectId, State: 3 })
    expect((await reported()).Items?.map(({ Id }) => Id)).toEqual([made.Id])
    const correction = savedQuestion(
      subject,
      {},
      {
        Id: made.Id,
        Seen: 1,
        Reason: '答案写错了',
        Faults: known.Faults?.map(({ Id }) => Id),
        Reply: '答案已改为 B，谢谢',
      },
    )
    const mended = await saved(correction)
    expect([mended.Version, mended.Versions?.map(({ Reason }) => Reason), mended.OpenFaults]).toEqual([
      2,
      ['答案写错了'],
      0,
    ])
    expect((await reported()).TotalCount).toBe(0)
    expect((await saved(correction)).Version).toBe(2)
    expect((await refused({ ...correction, ClientId: 'another-of-an-old-one' }))[0]).toBe(409)
    const [told] = await data(getOwnFaults, { QuestionId: made.Id }, 'emptyMenus')
    expect([told?.Status, told?.Reply]).toEqual([1, '答案已改为 B，谢谢'])
    // Once, although it was sent twice.
    const news = await data(getPublishingNotices, {}, 'emptyMenus')
    expect(news.map(({ Kind, ContentId, Reason }) => [Kind, ContentId, Reason])).toEqual([
      [PUBLISHING_NOTICE.faultResolved, made.ContentId, '答案已改为 B，谢谢'],
    ])

    const old = (await report('before-it-was-mended')).Wrong?.[0]
    expect([old?.Answer, old?.Version, old?.LatestVersion, old?.IsRight]).toEqual([['C'], 1, 2, false])
    expect((await answer('after-it-was-mended'))[0]?.IsRight).toBe(true)
    expect((await answer('shown-before-it-was-mended', { Version: 1 }))[0]?.IsRight).toBe(false)
    expect((await report('after-it-was-mended')).RightCount).toBe(1)

    const easier = await saved(savedQuestion(subject, {}, { Id: made.Id, Seen: 2, Level: 17 }))
    expect([easier.Level, easier.Version]).toEqual([17, 2])
  })

  test('written answers have scoring points, which answers keep as they were', async () => {
    const subject = await aSubject()
    const essay = (Rubric: object[], change: object = {}) => ({
      ...{ Kind: 5, Stem: '证明', Options: [], Answers: [['如图']], Points: null, Rubric },
      ...change,
    })
    const points = (...given: number[]) => given.map((Points) => ({ Text: `写出 $x_${Points}$`, Points }))
    const made = await saved(savedQuestion(subject, essay(points(2, 3))))
    expect([made.Score, made.Edit.Rubric]).toEqual([
      5,
      [
        { Text: '写出 $x_2$', Points: 2 },
        { Text: '写出 $x_3$', Points: 3 },
      ],
    ])
    expect(await refused(savedQuestion(subject, essay(points(2, 3), { Points: 6 })))).toEqual([
      400,
      '得分点一共 5 分，题目是 6 分',
    ])
    expect((await refused(savedQuestion(subject, essay([{ Text: ' ', Points: 1 }]))))[0]).toBe(400)

    const practise = async (PracticeId: string, change: object = {}) => {
      const sent = { QuestionId: made.Id, Answer: ['我证'], ClientId: `answer-of-${PracticeId}` }
      const Items = [{ ...sent, ...change }]
      const answer = await post(
        questionsAnswer.path,
        { CourseId: 0, SectionId: 0, PracticeId, Items },
        'emptyMenus',
      )
      return (answer.Data as { Rubric: { Points: number }[] }[])[0]?.Rubric.map(({ Points }) => Points)
    }
    expect(await practise('essay-before-it-changed')).toEqual([2, 3])
    const change = { Id: made.Id, Seen: 1 }
    const mended = await saved(savedQuestion(subject, essay(points(1, 4)), change))
    expect(mended.Version).toBe(2)
    const report = await data(getStadyReport, { PracticeId: 'essay-before-it-changed' }, 'emptyMenus')
    const shown = report.Ungraded?.[0]?.Rubric ?? []
    expect(shown.map(({ Points }) => Points)).toEqual([2, 3])
    expect(await practise('essay-after-it-changed')).toEqual([1, 4])
    // The learner marks by the scoring points of the answer, whatever has become of the question since.
    harness().clock.forward(1)
    const mark = { SelfScore: 3, Version: 1, ClientId: 'mark-of-essay-before' }
    expect(await practise('essay-before-it-changed', mark)).toEqual([2, 3])
    const markedReport = await data(getStadyReport, { PracticeId: 'essay-before-it-changed' }, 'emptyMenus')
    expect([markedReport.UngradedCount, markedReport.Score]).toEqual([0, 3])
  })

  test('with parts keep them, each with what was answered to it', async () => {
    const subject = await aSubject()
    const Parts = [writtenPart(), writtenPart({ Stem: '3 + 3 等于几？' })]
    const whole = { Kind: 6, Stem: '看图', Options: [], Answers: [], Parts }
    const made = await saved(savedQuestion(subject, whole))
    const change = { Id: made.Id, Seen: 1 }
    expect((await refused(savedQuestion(subject, { ...whole, Parts: Parts.slice(1) }, change)))[0]).toBe(409)
    expect((await refused(savedQuestion(subject, {}, change)))[0]).toBe(409)
    const mended = await saved(
      savedQuestion(subject, { ...whole, Parts: [writtenPart({ Stem: '改过' }), Parts[1]] }, change),
    )
    expect([mended.Version, mended.Edit.Parts?.map(({ Stem }) => Stem)]).toEqual([
      2,
      ['改过', '3 + 3 等于几？'],
    ])
  })

  test('that their maker took out are brought back by their maker, however long the log is kept', async () => {
    const { Id } = await saved(savedQuestion(await aSubject()))
    const offer = async (Offered: boolean, who: Who) =>
      (await post(offerQuestions.path, { Ids: [Id], Offered }, who)).Code
    const trim = () =>
      db()
        .delete(auditEntry)
        .where(eq(auditEntry.subject, `question:${Id}`))
    expect(await offer(false, 'teacher')).toBe(200)
    await trim()
    expect(await offer(true, 'teacher')).toBe(200)
    expect(await offer(false, 'reviewer')).toBe(200)
    await trim()
    expect(await offer(true, 'teacher')).toBe(403)
  })

  test('are taken out of the bank and brought back, and filed elsewhere, each act noted', async () => {
    const subject = await aSubject()
    const { Id } = await saved(savedQuestion(subject))
    const other = await add(subject)
    const offer = (Offered: boolean, who: Who, Ids = [Id]) => post(offerQuestions.path, { Ids, Offered }, who)
    expect((await offer(false, 'teacher', [Id, 999_999_999])).Code).toBe(404)
    expect((await offer(false, 'cloudSchool')).Code).toBe(403)
    expect(await offer(false, 'teacher')).toMatchObject({ Code: 200, Data: [{ Id, IsWithdrawn: true }] })
    expect(await idsOf({ SubjectId: subject.subjectId })).toEqual([other.id])
    expect((await data(getMadeQuestions, { SubjectId: subject.subjectId, State: 2 })).TotalCount).toBe(1)
    expect((await offer(true, 'teacher')).Code).toBe(200)
    expect((await offer(false, 'reviewer')).Code).toBe(200)
    // What a reviewer took down only a reviewer brings back.
    expect((await offer(true, 'teacher')).Code).toBe(403)
    expect((await offer(true, 'reviewer')).Code).toBe(200)

    const filing = {
      StageId: subject.stageId,
      SubjectId: subject.subjectId,
      VersionId: subject.versionId,
      BookId: subject.bookId,
      ChapterId: subject.otherChapterId,
      KnowId: subject.otherKnowId,
      Level: 20,
    }
    const file = (change: object, who: Who) =>
      post(fileQuestions.path, { Items: [Id].map((one) => ({ Id: one, ...filing, ...change })) }, who)
    expect((await file({}, 'cloudSchool')).Code).toBe(403)
    expect((await file({ KnowId: subject.chapterId }, 'reviewer')).Code).toBe(400)
    expect(await file({}, 'reviewer')).toMatchObject({
      Code: 200,
      Data: [{ ChapterId: subject.otherChapterId, KnowId: subject.otherKnowId, Level: 20, Version: 1 }],
    })
    expect(await idsOf({ ChapterId: subject.otherChapterId })).toEqual([Id])
    const acts = await db()
      .select({ act: auditEntry.act })
      .from(auditEntry)
      .where(eq(auditEntry.subject, `question:${Id}`))
      .orderBy(auditEntry.id)
    expect(acts.map(({ act }) => act.slice('question.'.length))).toEqual([
      'create',
      ...['withdraw', 'offer', 'withdraw', 'offer'],
      'file',
    ])
  })

  test('of all schools are corrected by those who settle their errors, not by their author', async () => {
    const subject = await aSubject()
    const open = await add(subject, { question: { questionType: QUESTION_TYPE.single } })
    expect(await codeOf(getMadeQuestion.path, { Id: open.id }, 'cloudSchool')).toBe(403)
    expect(await codeOf(getMadeQuestion.path, { Id: 999_999_999 }, 'reviewer')).toBe(404)
    expect((await saved(savedQuestion(subject, {}, { Id: open.id, Seen: 1 }), 'reviewer')).Version).toBe(2)
    expect((await refused(savedQuestion(subject, {}, { Id: open.id, Seen: 2 }), 'teacher'))[0]).toBe(403)
  })
})
