import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addUserAction, getLearningPageList } from '#contract/learning.ts'
import * as liveConsole from '#contract/live-console.ts'
import { getLiveDetailsInfo } from '#contract/live-course.ts'
import { getLiveNotices, LIVE_NOTICE_KIND } from '#contract/live-notice.ts'
import * as plan from '#contract/live-plan.ts'
import { getLivePageContentInfo, getPushQuestions, liveQuestionsAnswer } from '#contract/live-room.ts'
import { addPrivateFileContent } from '#contract/private-file.ts'
import { getQuestionInfo, questionsAnswer } from '#contract/question.ts'
import { saveMadeQuestion } from '#contract/question-making.ts'
import { inProject } from '#server/config/project-root.ts'
import { newSubject } from '#tests/support/bank.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { savedQuestion } from '#tests/support/made-questions.ts'
import type { Persona } from '#tests/support/server.ts'
import { sentId, studioOf } from '#tests/support/studio-client.ts'
import { uploaderOf } from '#tests/support/uploads.ts'

const NOW = new Date('2026-03-02T08:00:00Z')
const START = new Date('2026-03-02T09:00:00Z')
const WEEK_SECONDS = 7 * 86_400
const LEARNERS = ['reviewer', 'secondReviewer'] as const
const FILM = 'demo/files/lessons/physics-junior-buoyancy-video.mp4'

onEachEngine('a live lesson from its plan to its replay', (harness) => {
  const { ask, get, tokenOf } = studioOf(harness)
  const to = (seconds: number) => harness().clock.set(new Date(START.getTime() + seconds * 1000))

  /** Two weekly lessons of the teacher, planned, handed in and published; the first has a question of her own. */
  const published = async () => {
    harness().clock.set(NOW)
    const subject = await newSubject(harness().database.db, '直播的学科')
    const { Id: questionId } = await get(saveMadeQuestion, savedQuestion(subject))
    const { Id, Revision, Document } = await get(plan.createLivePlan, {
      OrgId: 1,
      Name: '浮力专题',
      ClientId: sentId(),
    })
    const { stageId, subjectId } = subject
    const saved = await get(plan.saveLivePlan, {
      Id,
      Revision,
      IntentId: sentId(),
      Document: {
        ...Document,
        place: { stageId, subjectId, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 },
        startTime: START.toISOString(),
        streamUrl: 'https://live.example.cn/one/index.m3u8',
        sessions: [
          { key: 'session-1', name: '浮力', film: null, questionIds: [questionId] },
          { key: 'session-2', name: '浮沉', film: null, questionIds: [] },
        ],
      },
    })
    const handed = await get(plan.submitLivePlan, { Id, Revision: saved.Revision })
    const done = await get(plan.publishLivePlan, { Id, Revision: handed.Revision }, 'reviewer')
    const [first = 0, second = 0] = (done.Occurrences ?? []).map(({ SectionId }) => SectionId)
    return { Id, questionId, contentId: done.ContentId, first, second }
  }

  const answered = async (call: typeof liveQuestionsAnswer, body: object, who: Persona) => {
    const [result] = await get(call, body, who)
    return result?.IsRight
  }

  test('is planned, reserved, held before two learners with two kinds of questions, ended, and asks them in its replay', async () => {
    const { Id, questionId, contentId, first: SectionId } = await published()
    for (const who of LEARNERS)
      await get(addUserAction, { ActionType: 6, ObjectId: contentId, Type: 2, SectionId }, who)
    const { Occurrences } = await get(plan.getLivePlan, { Id })
    expect(Occurrences?.map(({ ReserveCount }) => ReserveCount)).toEqual([2, 0])

    to(60)
    const [one, other] = LEARNERS
    const pushed = async (who: Persona) => (await get(getPushQuestions, { SectionId }, who)).Rounds ?? []
    for (const who of LEARNERS) expect(await pushed(who)).toEqual([])
    const before = await get(liveConsole.getLiveConsole, { SectionId })
    const RoundId = before.Prepared?.[0]?.RoundId ?? 0
    expect(before.Prepared?.map(({ Question }) => Question.Id)).toEqual([questionId])

    await get(liveConsole.pushLiveQuestion, { SectionId, RoundId, Seconds: 90 })
    expect((await pushed(one)).map(({ Status, Question }) => [Status, Question.Answer])).toEqual([[1, []]])
    const item = (QuestionId: number, key: string) => ({ QuestionId, Answer: [key], ClientId: sentId() })
    const given = { SectionId, RoundId, Items: [item(questionId, 'B')] }
    expect(await answered(liveQuestionsAnswer, given, one)).toBe(true)
    const missing = (await pushed('teacher'))[0]?.Unanswered?.map(({ Name }) => Name)
    expect(missing).toEqual(['闻书远'])
    await get(liveConsole.showLiveResults, { SectionId, RoundId, IsShown: true })
    expect((await pushed(other))[0]?.Stats?.find(({ Key }) => Key === 'B')?.Count).toBe(1)
    to(90)
    await get(liveConsole.closeLiveQuestion, { SectionId, RoundId })
    expect((await pushed(other)).map(({ Status, Question }) => [Status, Question.Answer])).toEqual([
      [2, ['B']],
    ])

    to(120)
    await get(liveConsole.askLiveQuestion, {
      SectionId,
      Form: liveConsole.AD_HOC_FORM.four,
      Seconds: 0,
      ClientId: sentId(),
    })
    const asked = (await pushed(other))[1]
    const adHoc = { RoundId: asked?.RoundId ?? 0, QuestionId: asked?.Question.Id ?? 0 }
    const options = { SectionId, RoundId: adHoc.RoundId, Items: [item(adHoc.QuestionId, 'C')] }
    expect(await answered(liveQuestionsAnswer, options, other)).toBe(null)
    await get(liveConsole.closeLiveQuestion, { SectionId, RoundId: adHoc.RoundId })
    await get(liveConsole.tellLiveAnswer, { SectionId, RoundId: adHoc.RoundId, Key: 'C' })
    expect((await pushed(other))[1]?.Question.IsRight).toBe(true)

    to(600)
    const endTime = async () => (await get(getPushQuestions, { SectionId }, one)).EndTime
    expect(await endTime()).toBe((await get(getLivePageContentInfo, { Id: SectionId }, one)).EndTime)
    await get(liveConsole.endLiveLesson, { SectionId })
    expect(await endTime()).toBe(new Date(START.getTime() + 600_000).toISOString())
    const room = (who: Persona) => get(getLivePageContentInfo, { Id: SectionId }, who)
    expect((await room(one)).LiveStatus).toBe(3)
    // The timetable of who reserved it ends it then too.
    const day = { From: NOW.toISOString(), To: new Date(NOW.getTime() + 86_400_000).toISOString() }
    const { Items } = await get(getLearningPageList, { PageIndex: 1, PageSize: 10, Type: 3, ...day }, one)
    const lessons = Items?.filter((it) => it.Id === contentId)
    expect(lessons?.map((it) => it.EndTime)).toEqual([new Date(START.getTime() + 600_000).toISOString()])
    expect(await ask(liveConsole.getLiveConsole, { SectionId })).toMatchObject({ Code: 409 })

    const film = readFileSync(inProject(FILM))
    const { upload } = uploaderOf(harness().app, await tokenOf('teacher'))
    const { File } = z.parse(
      addPrivateFileContent.data,
      (await upload({ name: '课堂录像', suffix: 'mp4', bytes: film })).Data,
    )
    await get(plan.publishReplay, { Id, Key: 'session-1', PrivateFileId: File?.Id ?? 0 })
    const replay = await room(one)
    expect(replay.LiveStatus).toBe(4)
    const points = new Map(
      replay.QuestionPoints?.map(({ PointId, IsAnswered }) => [PointId, IsAnswered] as const),
    )
    expect(points).toEqual(
      new Map([
        [RoundId, true],
        [adHoc.RoundId, false],
      ]),
    )
    const asks = await get(getQuestionInfo, { SectionId }, one)
    expect(new Set(asks.map((question) => question.Id))).toEqual(new Set([questionId, adHoc.QuestionId]))
    const late = { CourseId: contentId, SectionId, Items: [item(adHoc.QuestionId, 'D')] }
    const [result] = await get(questionsAnswer, late, one)
    expect([result?.IsRight, result?.RightAnswer]).toEqual([false, ['C']])
  })

  test('is called off, and who reserved it is told why, nobody else', async () => {
    const { Id, contentId, second: SectionId } = await published()
    const [one, other] = LEARNERS
    await get(addUserAction, { ActionType: 6, ObjectId: contentId, Type: 2, SectionId }, one)
    to(3600)
    await get(plan.cancelLive, { Id, Key: 'session-2', Reason: '老师身体不适' })
    expect(await get(getLiveNotices, {}, other)).toEqual([])
    expect(await get(getLiveNotices, {}, one)).toMatchObject([
      {
        Kind: LIVE_NOTICE_KIND.cancelled,
        SessionName: '浮沉',
        Reason: '老师身体不适',
        StartTime: new Date(START.getTime() + WEEK_SECONDS * 1000).toISOString(),
      },
    ])
    expect((await get(getLivePageContentInfo, { Id: SectionId }, one)).IsCancelled).toBe(true)
    const { Chapters } = await get(getLiveDetailsInfo, { Id: contentId }, one)
    const sections = Chapters?.flatMap((chapter) => chapter.Sections ?? []) ?? []
    expect(sections.map((section) => section.IsCancelled)).toEqual([false, true])
  })
})
