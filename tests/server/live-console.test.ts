import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  askLiveQuestion,
  closeLiveQuestion,
  extendLiveQuestion,
  getLiveAnswers,
  getLiveConsole,
  liveConsole,
  pushLiveQuestion,
  showLiveResults,
  tellLiveAnswer,
} from '#contract/live-console.ts'
import { getLivePageContentInfo, getPushQuestions, liveQuestionsAnswer } from '#contract/live-room.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { content } from '#server/db/schema/content.ts'
import { liveRound } from '#server/db/schema/live-round.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { aLiveLesson } from '#tests/support/live-lesson.ts'

const MINUTE = 60
const CONFLICT = { Code: 409 }

onEachEngine('the console of a live lesson', (harness) => {
  const ask = () => harness().ask

  /** A lesson in its fifth minute, taught by who asks with `teacher`; its first question waits for her. */
  const lesson = async () => {
    const { clock, database } = harness()
    const { db } = database
    const startsAt = new Date('2026-03-02T11:00:00Z')
    clock.set(startsAt)
    const it = await aLiveLesson(db, startsAt)
    const teacher = await ask().tokenOf('reviewer')
    const [pupil, other] = [await ask().tokenOf('teacher'), await ask().tokenOf('emptyMenus')]
    const [user] = await db.select().from(appUser).where(eq(appUser.name, '顾明德'))
    await db
      .update(content)
      .set({ teacherId: user?.id ?? 0 })
      .where(eq(content.id, it.courseId))
    await db.update(liveRound).set({ offsetSeconds: null }).where(eq(liveRound.id, it.rounds[0].id))
    at(startsAt, 5 * MINUTE)
    const { sectionId } = it
    const act = (call: { path: string }, body: object, token = teacher) =>
      ask().post(call.path, { SectionId: sectionId, ...body }, token)
    const done = async (call: { path: string }, body: object) => {
      const { body: answer } = await act(call, body)
      expect(answer.Code).toBe(200)
      return z.parse(liveConsole, answer.Data)
    }
    const readConsole = async (token = teacher) =>
      (await ask().get(`${getLiveConsole.path}?SectionId=${sectionId}`, token)).body
    const pushed = async (token: string, afterRound = 0) => {
      const query = `SectionId=${sectionId}&AfterRound=${afterRound}`
      const { body } = await ask().get(`${getPushQuestions.path}?${query}`, token)
      return z.parse(getPushQuestions.data, body.Data).Rounds ?? []
    }
    const answer = (roundId: number, questionId: number, keys: readonly string[], token: string) => {
      const Items = [
        { QuestionId: questionId, Answer: keys, UseTime: 5, ClientId: `of-${roundId}-${keys.join('')}` },
      ]
      return ask().post(liveQuestionsAnswer.path, { SectionId: sectionId, RoundId: roundId, Items }, token)
    }
    return { ...it, teacher, pupil, other, act, done, readConsole, pushed, answer }
  }

  const at = (startsAt: Date, seconds: number) =>
    harness().clock.set(new Date(startsAt.getTime() + seconds * 1000))
  const after = (startsAt: Date, seconds: number) =>
    new Date(startsAt.getTime() + seconds * 1000).toISOString()

  test('is for who teaches the lesson, while it runs', async () => {
    const it = await lesson()
    expect(await it.readConsole(it.pupil)).toMatchObject({ Code: 403 })
    const body = { RoundId: it.rounds[0].id, Seconds: 60 }
    expect((await it.act(pushLiveQuestion, body, it.pupil)).body).toMatchObject({ Code: 403 })
    expect(await it.pushed(it.pupil)).toEqual([])
    at(it.startsAt, -1)
    expect(await it.readConsole()).toMatchObject(CONFLICT)
    at(it.startsAt, 45 * MINUTE)
    expect((await it.act(pushLiveQuestion, body)).body).toMatchObject(CONFLICT)
  })

  test('tells its teacher what everybody answered, and who did not, while it runs and afterwards', async () => {
    const it = await lesson()
    const [round] = it.rounds
    const read = async (token = it.teacher) =>
      (await ask().get(`${getLiveAnswers.path}?SectionId=${it.sectionId}`, token)).body
    expect(await read(it.pupil)).toMatchObject({ Code: 403 })
    expect(await read()).toMatchObject({ Code: 200, Data: [] })
    await it.done(pushLiveQuestion, { RoundId: round.id, Seconds: 60 })
    for (const token of [it.pupil, it.other]) await it.pushed(token)
    expect((await it.answer(round.id, round.questionId, ['B'], it.pupil)).body.Code).toBe(200)
    const told = z.parse(getLiveAnswers.data, (await read()).Data)
    expect(told).toMatchObject([
      {
        RoundId: round.id,
        Number: 1,
        Questions: [{ QuestionId: round.questionId, QuestionType: 1, Name: '选哪一个？' }],
        Answers: [
          {
            QuestionId: round.questionId,
            UserName: '沈雨桐',
            Answer: ['B'],
            IsRight: true,
            Score: 3,
            AnswerTime: after(it.startsAt, 5 * MINUTE),
          },
        ],
      },
    ])
    expect(told[0]?.Unanswered).toHaveLength(1)
    at(it.startsAt, 50 * MINUTE)
    const later = z.parse(getLiveAnswers.data, (await read()).Data)
    expect(later[0]).toEqual(told[0])
    expect(later.map(({ Number: number }) => number)).toEqual([1, 2, 3])
  })

  test('puts a question that waited for its teacher, once, for as long as she says', async () => {
    const it = await lesson()
    const [waiting, timed] = it.rounds
    const { Data } = await it.readConsole()
    expect(z.parse(liveConsole, Data).Prepared?.map(({ RoundId, PutTime }) => [RoundId, PutTime])).toEqual([
      [timed.id, after(it.startsAt, timed.offset)],
      [it.rounds[2].id, after(it.startsAt, it.rounds[2].offset)],
      [waiting.id, ''],
    ])
    await it.done(pushLiveQuestion, { RoundId: waiting.id, Seconds: 90 })
    at(it.startsAt, 5 * MINUTE + 1)
    const { Prepared, Put } = await it.done(pushLiveQuestion, { RoundId: waiting.id, Seconds: 600 })
    expect(Prepared?.map(({ RoundId }) => RoundId)).toEqual([timed.id, it.rounds[2].id])
    expect(Put).toEqual([{ RoundId: waiting.id, IsAdHoc: false, IsShown: false }])
    const [round, ...others] = await it.pushed(it.pupil)
    expect(others).toEqual([])
    expect(round).toMatchObject({
      RoundId: waiting.id,
      Status: 1,
      OpenTime: after(it.startsAt, 5 * MINUTE),
      CloseTime: after(it.startsAt, 5 * MINUTE + 90),
      Stats: [],
    })
    // One that would come by itself is put early, and not again at its time.
    await it.done(pushLiveQuestion, { RoundId: timed.id, Seconds: 0 })
    at(it.startsAt, timed.offset + 1)
    const rounds = await it.pushed(it.pupil)
    expect(rounds.map(({ RoundId, Status }) => [RoundId, Status])).toEqual([
      [waiting.id, 2],
      [timed.id, 1],
    ])
    expect(rounds[1]?.CloseTime).toBe(after(it.startsAt, 45 * MINUTE))
    expect(rounds.map(({ IsOpenEnd }) => IsOpenEnd)).toEqual([false, true])
    expect((await it.act(pushLiveQuestion, { RoundId: 999_999, Seconds: 30 })).body.Code).toBe(404)
  })

  test('closes a question early, extends an open one, and shows results before its end', async () => {
    const it = await lesson()
    const [round] = it.rounds
    await it.done(pushLiveQuestion, { RoundId: round.id, Seconds: 60 })
    const until = after(it.startsAt, 7 * MINUTE)
    await it.done(extendLiveQuestion, { RoundId: round.id, CloseTime: until })
    // Lost on the way back and sent again, or an earlier end: it stays.
    await it.done(extendLiveQuestion, { RoundId: round.id, CloseTime: until })
    await it.done(extendLiveQuestion, { RoundId: round.id, CloseTime: after(it.startsAt, 360) })
    expect((await it.pushed(it.pupil))[0]?.CloseTime).toBe(until)
    await it.pushed(it.other)
    expect((await it.answer(round.id, round.questionId, ['B'], it.pupil)).body.Code).toBe(200)
    const { Put } = await it.done(showLiveResults, { RoundId: round.id, IsShown: true })
    expect(Put?.[0]?.IsShown).toBe(true)
    const [shown] = await it.pushed(it.other)
    expect(shown?.Stats?.find(({ Key }) => Key === 'B')?.Count).toBe(1)
    expect(shown?.Question.Answer).toEqual([])
    const [watched] = await it.pushed(it.teacher)
    expect(watched?.Unanswered).toHaveLength(1)
    at(it.startsAt, 6 * MINUTE)
    await it.done(closeLiveQuestion, { RoundId: round.id })
    at(it.startsAt, 6 * MINUTE + 10)
    await it.done(closeLiveQuestion, { RoundId: round.id })
    expect((await it.pushed(it.pupil))[0]).toMatchObject({
      Status: 2,
      CloseTime: after(it.startsAt, 6 * MINUTE),
    })
    expect((await it.answer(round.id, round.questionId, ['A'], it.other)).body.Code).toBe(409)
    const late = { RoundId: round.id, CloseTime: after(it.startsAt, 9 * MINUTE) }
    expect((await it.act(extendLiveQuestion, late)).body).toMatchObject(CONFLICT)
  })

  test('closes early what was put by its own time, in this occurrence alone', async () => {
    const it = await lesson()
    const [, round] = it.rounds
    at(it.startsAt, round.offset + 30)
    await it.done(closeLiveQuestion, { RoundId: round.id })
    expect((await it.pushed(it.pupil))[0]).toMatchObject({
      Status: 2,
      OpenTime: after(it.startsAt, round.offset),
      CloseTime: after(it.startsAt, round.offset + 30),
    })
    at(it.startsAt, it.periodSeconds + round.offset + 31)
    expect((await it.pushed(it.pupil))[0]).toMatchObject({ RoundId: round.id, Status: 1 })
  })

  test('asks off the cuff once however often it is sent; the answer told later marks', async () => {
    const it = await lesson()
    const asked = { Form: 1, Seconds: 60, ClientId: 'intent-0001' }
    const twice = await Promise.all([it.act(askLiveQuestion, asked), it.act(askLiveQuestion, asked)])
    expect(twice.map(({ body }) => body.Code)).toEqual([200, 200])
    const rounds = await it.pushed(it.pupil)
    expect(rounds).toHaveLength(1)
    const [round] = rounds
    const roundId = round?.RoundId ?? 0
    expect(round?.Question.Options?.map(({ Key }) => Key)).toEqual(['A', 'B', 'C', 'D'])
    const questionId = round?.Question.Id ?? 0
    for (const [key, token] of [
      ['C', it.pupil],
      ['D', it.other],
    ] as const) {
      const { body } = await it.answer(roundId, questionId, [key], token)
      expect(body).toMatchObject({ Code: 200, Data: [{ IsRight: null, Score: 0, RightAnswer: [] }] })
    }
    await it.done(closeLiveQuestion, { RoundId: roundId })
    expect((await it.act(tellLiveAnswer, { RoundId: roundId, Key: 'E' })).body.Code).toBe(400)
    expect((await it.act(tellLiveAnswer, { RoundId: it.rounds[0].id, Key: 'A' })).body.Code).toBe(404)
    at(it.startsAt, 8 * MINUTE)
    await it.done(tellLiveAnswer, { RoundId: roundId, Key: 'C' })
    // Who knew that it is closed hears of it too.
    const marks = []
    for (const token of [it.pupil, it.other]) marks.push((await it.pushed(token, roundId))[0]?.Question)
    expect(marks.map((question) => [question?.IsRight, question?.Answer])).toEqual([
      [true, ['C']],
      [false, ['C']],
    ])
  })

  test('leaves to the replay the questions at the seconds at which they were put', async () => {
    const it = await lesson()
    const [waiting, timed, later] = it.rounds
    await it.done(pushLiveQuestion, { RoundId: timed.id, Seconds: 60 })
    at(it.startsAt, 5 * MINUTE + 10)
    await it.done(askLiveQuestion, { Form: 3, Seconds: 30, ClientId: 'intent-0002' })
    at(it.startsAt, 2 * 3600)
    const { body } = await ask().get(`${getLivePageContentInfo.path}?Id=${it.sectionId}`, it.pupil)
    const { QuestionPoints, Duration } = z.parse(getLivePageContentInfo.data, body.Data)
    const seconds = new Map(QuestionPoints?.map(({ PointId, Second }) => [PointId, Second]))
    expect(Duration).toBe(36)
    expect([...seconds.keys()]).toHaveLength(3)
    expect(seconds.has(waiting.id)).toBe(false)
    expect(seconds.has(later.id)).toBe(true)
    // A film of 36.2 seconds, shown again and again.
    expect(seconds.get(timed.id)).toBe(Math.floor(300 % 36.2))
    expect([...seconds.values()]).toContain(Math.floor(310 % 36.2))
  })
})
