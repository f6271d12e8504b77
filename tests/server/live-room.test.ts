import { eq } from 'drizzle-orm'
import { expect, test as onBothEngines } from 'vitest'
import * as z from 'zod/mini'
import { addUserAction } from '#contract/learning.ts'
import { getLiveDetailsInfo } from '#contract/live-course.ts'
import { getLivePageContentInfo, getPushQuestions, liveQuestionsAnswer } from '#contract/live-room.ts'
import { restoreContent, takeDownContent } from '#contract/moderation.ts'
import { getQuestionInfo, questionsAnswer } from '#contract/question.ts'
import { content } from '#server/db/schema/content.ts'
import { courseSection } from '#server/db/schema/course.ts'
import { liveSchedule } from '#server/db/schema/live-schedule.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { aLiveLesson, type LiveLesson } from '#tests/support/live-lesson.ts'

const MINUTE = 60
const HOUR = 3600

onEachEngine('a live room', (harness, test) => {
  /** Begins in a minute. */
  const lesson = (): Promise<LiveLesson> => {
    const { clock, database } = harness()
    clock.set(new Date('2026-03-02T10:59:00Z'))
    return aLiveLesson(database.db, new Date('2026-03-02T11:00:00Z'))
  }
  const ask = () => harness().ask

  /** So many seconds after the session began. */
  const at = ({ startsAt }: LiveLesson, seconds: number) =>
    harness().clock.set(new Date(startsAt.getTime() + seconds * 1000))

  const info = async (sectionId: number, token: string) => {
    const { status, body } = await ask().get(`${getLivePageContentInfo.path}?Id=${sectionId}`, token)
    expect([status, body.Code]).toEqual([200, 200])
    return z.parse(getLivePageContentInfo.data, body.Data)
  }

  const pushed = async (sectionId: number, token: string, afterRound = 0) => {
    const query = `SectionId=${sectionId}&AfterRound=${afterRound}`
    const { body } = await ask().get(`${getPushQuestions.path}?${query}`, token)
    expect(body.Code).toBe(200)
    return z.parse(getPushQuestions.data, body.Data)
  }

  const answer = (sectionId: number, roundId: number, items: object[], token: string) =>
    ask().post(liveQuestionsAnswer.path, { SectionId: sectionId, RoundId: roundId, Items: items }, token)

  const item = (questionId: number, keys: readonly string[], clientId: string) => ({
    QuestionId: questionId,
    Answer: keys,
    UseTime: 5,
    ClientId: clientId,
  })

  test('goes through its four states by the clock of the server', async () => {
    const it = await lesson()
    const token = await ask().tokenOf('teacher')
    const seen = async (seconds: number) => {
      at(it, seconds)
      const { LiveStatus, PlayUrls, QuestionPoints, Duration, ServerTime } = await info(it.sectionId, token)
      expect(ServerTime).toBe(harness().clock.read().toISOString())
      return [LiveStatus, PlayUrls?.map(({ Label }) => Label), QuestionPoints?.length, Duration]
    }
    expect(await seen(-1)).toEqual([1, [], 0, 45 * MINUTE])
    expect(await seen(0)).toEqual([2, ['直播'], 0, 45 * MINUTE])
    expect(await seen(45 * MINUTE - 1)).toEqual([2, ['直播'], 0, 45 * MINUTE])
    expect(await seen(45 * MINUTE)).toEqual([3, [], 0, 45 * MINUTE])
    expect(await seen(45 * MINUTE + HOUR)).toEqual([4, ['自动', '原画'], 3, 36])
    // The introduction says the same of it, and the whole is the sum.
    const { body } = await ask().get(`${getLiveDetailsInfo.path}?Id=${it.courseId}`, token)
    const course = z.parse(getLiveDetailsInfo.data, body.Data)
    const sections = course.Chapters?.flatMap(({ Sections }) => Sections ?? []) ?? []
    expect([course.Duration, sections.map(({ Duration }) => Duration)]).toEqual([36, [36]])
    const { StartTime, EndTime, ReplayReadyTime, TeacherName, IsTeacher } = await info(it.sectionId, token)
    const after = (seconds: number) => new Date(it.startsAt.getTime() + seconds * 1000).toISOString()
    expect({ StartTime, EndTime, ReplayReadyTime, TeacherName, IsTeacher }).toEqual({
      StartTime: after(0),
      EndTime: after(45 * MINUTE),
      ReplayReadyTime: after(45 * MINUTE + HOUR),
      TeacherName: it.teacherName,
      IsTeacher: false,
    })
  })

  test('ends for whoever sits in it when its lessons are taken down, and is back with them', async () => {
    const it = await lesson()
    const token = await ask().tokenOf('teacher')
    at(it, 10 * MINUTE)
    const [source] = (await info(it.sectionId, token)).PlayUrls ?? []
    const master = source?.Url ?? ''
    const fetched = async (url: string) => {
      const { statusCode, body } = await harness().app.inject({ method: 'GET', url })
      return { statusCode, body }
    }
    const list = (await fetched(master.replace('master.m3u8', '360p/index.m3u8'))).body
    const part = list.split('\n').find((line) => line.startsWith('/api/stream/')) ?? ''
    const served = async () => [(await fetched(master)).statusCode, (await fetched(part)).statusCode]
    expect(await served()).toEqual([200, 200])
    const office = await ask().tokenOf('platformAdministrator')
    const Reason = '内容有误，先下架'
    expect((await ask().post(takeDownContent.path, { Id: it.courseId, Reason }, office)).body.Code).toBe(200)
    const room = await ask().get(`${getLivePageContentInfo.path}?Id=${it.sectionId}`, token)
    const rounds = await ask().get(`${getPushQuestions.path}?SectionId=${it.sectionId}&AfterRound=0`, token)
    expect([room.body.Code, rounds.body.Code]).toEqual([410, 410])
    expect(room.body.Message).toContain('下架')
    // What was looked up lately holds for seconds.
    harness().clock.forward(10)
    expect(await served()).toEqual([410, 410])
    expect((await ask().post(restoreContent.path, { Id: it.courseId }, office)).body.Code).toBe(200)
    expect(await served()).toEqual([200, 200])
    expect((await info(it.sectionId, token)).LiveStatus).toBe(2)
  })

  test('streams its film: the lists move on, and every part that they name is there', async () => {
    const it = await lesson()
    const token = await ask().tokenOf('teacher')
    at(it, 10 * MINUTE)
    const [source] = (await info(it.sectionId, token)).PlayUrls ?? []
    expect(source).toMatchObject({ Mime: 'application/vnd.apple.mpegurl', Height: 0, CloudVideoId: '' })
    const fetched = (url: string) => harness().app.inject({ method: 'GET', url })
    const master = await fetched(source?.Url ?? '')
    expect([master.statusCode, master.headers['content-type'], master.headers['cache-control']]).toEqual([
      200,
      'application/vnd.apple.mpegurl',
      'no-store',
    ])
    const renditions = master.body.split('\n').filter((line) => /^[^#]/.test(line))
    expect(renditions).toEqual(['360p/index.m3u8', '216p/index.m3u8'])
    const listed = async (name = '') => {
      const { body } = await fetched((source?.Url ?? '').replace('master.m3u8', name))
      return { body, parts: body.split('\n').filter((line) => /^[^#]/.test(line)) }
    }
    for (const name of renditions) {
      const { body, parts } = await listed(name)
      const [, map = ''] = /MAP:URI="([^"]+)"/.exec(body) ?? []
      for (const url of [map, ...parts]) expect([url, (await fetched(url)).statusCode]).toEqual([url, 200])
    }
    const before = await listed(renditions[0])
    harness().clock.forward(8)
    const after = await listed(renditions[0])
    expect(after.parts.length).toBeGreaterThanOrEqual(before.parts.length - 1)
    expect(after.body).not.toBe(before.body)
    expect(after.body).not.toContain('ENDLIST')
    at(it, 45 * MINUTE)
    expect((await listed(renditions[0])).body).toContain('ENDLIST')
    at(it, 5 * HOUR)
    expect((await fetched(source?.Url ?? '')).statusCode).toBe(410)
  })

  test('opens its stream to nobody without an address of its own, and not before it begins', async () => {
    const it = await lesson()
    const token = await ask().tokenOf('teacher')
    at(it, 10)
    const url = (await info(it.sectionId, token)).PlayUrls?.[0]?.Url ?? ''
    const status = async (changed: string) =>
      (await harness().app.inject({ method: 'GET', url: changed })).statusCode
    expect(await status(url.replace(/(\d)\/master/, (_, digit) => `${9 - Number(digit)}/master`))).toBe(404)
    expect(await status(url.replace(/-[\w-]{43}\//, `-${'A'.repeat(43)}/`))).toBe(404)
    expect(await status(url.replace('master.m3u8', '../../../secret.m3u8'))).toBe(404)
    expect(await status(url.replace('master.m3u8', '480p/index.m3u8'))).toBe(404)
    at(it, -1)
    expect(await status(url)).toBe(404)
  })

  test('shows the stream from elsewhere that its course names, and none when it is called off', async () => {
    const it = await lesson()
    const { db } = harness().database
    const token = await ask().tokenOf('teacher')
    const elsewhere = 'https://live.example.cn/lesson/index.m3u8'
    at(it, 60)
    await db.update(liveSchedule).set({ streamUrl: elsewhere }).where(eq(liveSchedule.contentId, it.courseId))
    expect((await info(it.sectionId, token)).PlayUrls?.map(({ Url }) => Url)).toEqual([elsewhere])
    await db
      .update(liveSchedule)
      .set({ cancelledAt: it.startsAt })
      .where(eq(liveSchedule.contentId, it.courseId))
    const { PlayUrls, IsCancelled } = await info(it.sectionId, token)
    expect([PlayUrls, IsCancelled]).toEqual([[], true])
    expect((await pushed(it.sectionId, token)).Rounds).toEqual([])
  })

  test('counts who is there, for a minute after they were last heard of', async () => {
    const it = await lesson()
    const [one, other] = [await ask().tokenOf('teacher'), await ask().tokenOf('reviewer')]
    at(it, 60)
    expect((await info(it.sectionId, one)).OnlineCount).toBe(1)
    expect((await pushed(it.sectionId, other)).OnlineCount).toBe(2)
    harness().clock.forward(40)
    expect((await pushed(it.sectionId, other)).OnlineCount).toBe(2)
    harness().clock.forward(40)
    expect((await pushed(it.sectionId, other)).OnlineCount).toBe(1)
  })

  test('puts its rounds one after the other, to who comes late too, and tells nobody the answer of an open one', async () => {
    const it = await lesson()
    const token = await ask().tokenOf('teacher')
    const [first, second] = it.rounds
    at(it, first.offset - 1)
    expect((await pushed(it.sectionId, token)).Rounds).toEqual([])
    at(it, first.offset + 30)
    const [open] = (await pushed(it.sectionId, token)).Rounds ?? []
    expect(open).toMatchObject({
      RoundId: first.id,
      Status: 1,
      OpenTime: new Date(it.startsAt.getTime() + first.offset * 1000).toISOString(),
      CloseTime: new Date(it.startsAt.getTime() + (first.offset + 120) * 1000).toISOString(),
      MyAnswer: null,
      Stats: [],
      AnsweredCount: 0,
      Unanswered: [],
    })
    expect([open?.Question.Answer, open?.Question.Analysis, open?.Question.Options?.length]).toEqual([
      [],
      '',
      4,
    ])
    at(it, first.offset + 120)
    const [closed] = (await pushed(it.sectionId, token)).Rounds ?? []
    expect([closed?.Status, closed?.Question.Answer, closed?.Question.Analysis]).toEqual([
      2,
      ['B'],
      '因为如此。',
    ])
    at(it, second.offset)
    const numbers = async (afterRound: number) =>
      (await pushed(it.sectionId, token, afterRound)).Rounds?.map(({ RoundId, Status }) => [RoundId, Status])
    expect(await numbers(0)).toEqual([
      [first.id, 2],
      [second.id, 1],
    ])
    expect(await numbers(first.id)).toEqual([[second.id, 1]])
    expect(await numbers(second.id)).toEqual([[second.id, 1]])
  })

  onBothEngines('takes one answer of each user, says its worth, and shows what all chose', async () => {
    const it = await lesson()
    const [one, other] = [await ask().tokenOf('teacher'), await ask().tokenOf('reviewer')]
    const [round] = it.rounds
    at(it, round.offset + 10)
    const given = await answer(it.sectionId, round.id, [item(round.questionId, ['B'], 'client-one')], one)
    expect(given.body.Data).toEqual([
      {
        QuestionId: round.questionId,
        IsRight: true,
        Score: 3,
        RightAnswer: ['B'],
        Analysis: '因为如此。',
        Rubric: [],
        AnswerTime: harness().clock.read().toISOString(),
        ClientId: 'client-one',
      },
    ])
    const again = await answer(it.sectionId, round.id, [item(round.questionId, ['C'], 'client-one')], one)
    expect(again.body.Data).toEqual(given.body.Data)
    const otherwise = await answer(it.sectionId, round.id, [item(round.questionId, ['C'], 'client-two')], one)
    expect([otherwise.status, otherwise.body.Code]).toEqual([200, 409])

    const [seen] = (await pushed(it.sectionId, one)).Rounds ?? []
    expect([seen?.MyAnswer, seen?.AnsweredCount, seen?.Stats]).toEqual([
      ['B'],
      1,
      [
        { Key: 'A', Count: 0 },
        { Key: 'B', Count: 1 },
        { Key: 'C', Count: 0 },
        { Key: 'D', Count: 0 },
      ],
    ])
    const [unseen] = (await pushed(it.sectionId, other)).Rounds ?? []
    expect([unseen?.MyAnswer, unseen?.AnsweredCount, unseen?.Stats]).toEqual([null, 1, []])
    await answer(it.sectionId, round.id, [item(round.questionId, ['D'], 'client-three')], other)
    const counted = (await pushed(it.sectionId, other)).Rounds?.[0]
    expect(counted?.Stats?.map(({ Count }) => Count)).toEqual([0, 1, 0, 1])
  })

  onBothEngines('counts each key of an answer to a question with several', async () => {
    const it = await lesson()
    const [one, other] = [await ask().tokenOf('teacher'), await ask().tokenOf('reviewer')]
    const [, round] = it.rounds
    at(it, round.offset + 10)
    await answer(it.sectionId, round.id, [item(round.questionId, ['A', 'C'], 'several-one')], one)
    await answer(it.sectionId, round.id, [item(round.questionId, ['C'], 'several-two')], other)
    const seen = (await pushed(it.sectionId, one)).Rounds?.find(({ RoundId }) => RoundId === round.id)
    expect([seen?.AnsweredCount, seen?.Stats?.map(({ Count }) => Count)]).toEqual([2, [1, 0, 2]])
  })

  test('is closed to answers with the round, but for one that was on its way, or was lost on its way back', async () => {
    const it = await lesson()
    const [one, other] = [await ask().tokenOf('teacher'), await ask().tokenOf('reviewer')]
    const [round] = it.rounds
    const send = async (keys: string[], clientId: string, token: string) =>
      (await answer(it.sectionId, round.id, [item(round.questionId, keys, clientId)], token)).body.Code
    at(it, round.offset - 1)
    expect(await send(['B'], 'too-early', one)).toBe(404)
    at(it, round.offset + 122)
    expect(await send(['B'], 'on-its-way', one)).toBe(200)
    at(it, round.offset + 124)
    expect(await send(['B'], 'too-late-', other)).toBe(409)
    expect(await send(['B'], 'on-its-way', one)).toBe(200)
    expect(
      (await answer(it.sectionId, 999_999, [item(round.questionId, ['B'], 'nowhere-')], one)).body.Code,
    ).toBe(404)
  })

  test('tells its teacher who has not answered, and what was chosen so far; nobody else', async () => {
    const it = await lesson()
    const [teacher, pupil] = [await ask().tokenOf('reviewer'), await ask().tokenOf('teacher')]
    const { db } = harness().database
    await db.update(content).set({ teacherId: 2 }).where(eq(content.id, it.courseId))
    const [round] = it.rounds
    at(it, round.offset + 5)
    expect((await info(it.sectionId, teacher)).IsTeacher).toBe(true)
    await info(it.sectionId, pupil)
    const missing = async (token: string) => {
      const seen = (await pushed(it.sectionId, token)).Rounds?.[0]
      return [seen?.Unanswered?.map(({ Name }) => Name), seen?.Stats?.length]
    }
    expect(await missing(pupil)).toEqual([[], 0])
    expect(await missing(teacher)).toEqual([['沈雨桐'], 4])
    await answer(it.sectionId, round.id, [item(round.questionId, ['A'], 'pupil-one')], pupil)
    expect(await missing(teacher)).toEqual([[], 4])
  })

  test('counts who was there when a question was put, before they are heard of again', async () => {
    const it = await lesson()
    const [teacher, pupil] = [await ask().tokenOf('reviewer'), await ask().tokenOf('teacher')]
    await harness().database.db.update(content).set({ teacherId: 2 }).where(eq(content.id, it.courseId))
    const [round] = it.rounds
    at(it, round.offset - 10)
    await info(it.sectionId, pupil)
    at(it, round.offset + 1)
    const [seen] = (await pushed(it.sectionId, teacher)).Rounds ?? []
    expect(seen?.Unanswered?.map(({ Name }) => Name)).toEqual(['沈雨桐'])
  })

  onBothEngines('begins every occurrence anew', async () => {
    const it = await lesson()
    const token = await ask().tokenOf('teacher')
    const [round] = it.rounds
    at(it, round.offset + 5)
    await answer(it.sectionId, round.id, [item(round.questionId, ['B'], 'first-time')], token)
    at(it, it.periodSeconds + round.offset + 5)
    const [again] = (await pushed(it.sectionId, token)).Rounds ?? []
    expect([again?.Status, again?.MyAnswer, again?.AnsweredCount]).toEqual([1, null, 0])
    const second = await answer(it.sectionId, round.id, [item(round.questionId, ['A'], 'second-time')], token)
    expect(second.body.Code).toBe(200)
  })

  test('after class makes its rounds the questions of the replay, answered where they were', async () => {
    const it = await lesson()
    const token = await ask().tokenOf('teacher')
    const [first, second, third] = it.rounds
    at(it, first.offset + 5)
    await answer(it.sectionId, first.id, [item(first.questionId, ['C'], 'in-class-')], token)
    const asked = async () => {
      const { body } = await ask().get(`${getQuestionInfo.path}?SectionId=${it.sectionId}`, token)
      return z.parse(getQuestionInfo.data, body.Data).map(({ Id, MyAnswer }) => [Id, MyAnswer])
    }
    expect(await asked()).toEqual([])
    at(it, 45 * MINUTE + HOUR)
    const { QuestionPoints } = await info(it.sectionId, token)
    // The film plays 36.2 seconds, over and over: 600 s is 20.8 s into it, 1200 s 5.4 s, 1800 s 26.2 s.
    expect(QuestionPoints).toEqual([
      { PointId: second.id, QuestionId: second.questionId, Second: 5, Required: false, IsAnswered: false },
      { PointId: first.id, QuestionId: first.questionId, Second: 20, Required: false, IsAnswered: true },
      { PointId: third.id, QuestionId: third.questionId, Second: 26, Required: false, IsAnswered: false },
    ])
    expect(await asked()).toEqual([
      [second.questionId, null],
      [first.questionId, ['C']],
      [third.questionId, null],
    ])
    const { body } = await ask().post(
      questionsAnswer.path,
      {
        CourseId: it.courseId,
        SectionId: it.sectionId,
        Items: [item(second.questionId, ['A', 'C'], 'in-replay')],
      },
      token,
    )
    expect(z.parse(questionsAnswer.data, body.Data)[0]?.IsRight).toBe(true)
  })

  test('is reserved before it begins, by who is in it; what runs is not', async () => {
    const it = await lesson()
    const token = await ask().tokenOf('teacher')
    const reserve = async (change: object = {}) => {
      const sent = { ActionType: 6, ObjectId: it.courseId, Type: 2, SectionId: it.sectionId, ...change }
      return (await ask().post(addUserAction.path, sent, token)).body.Code
    }
    expect((await info(it.sectionId, token)).IsReserved).toBe(false)
    expect([await reserve({ SectionId: 999_999 }), await reserve(), await reserve()]).toEqual([404, 200, 200])
    expect((await info(it.sectionId, token)).IsReserved).toBe(true)
    at(it, 1)
    expect(await reserve()).toBe(409)
  })

  test('refuses as its course does, and what is no session of a live course', async () => {
    const it = await lesson()
    const { db } = harness().database
    const token = await ask().tokenOf('teacher')
    const codes = async (sectionId: number) => [
      (await ask().get(`${getLivePageContentInfo.path}?Id=${sectionId}`, token)).body.Code,
      (await ask().get(`${getPushQuestions.path}?SectionId=${sectionId}`, token)).body.Code,
      (await answer(sectionId, it.rounds[0].id, [item(1, ['A'], 'whatever')], token)).body.Code,
    ]
    const [film] = await db.select().from(courseSection).where(eq(courseSection.sectionType, 1)).limit(1)
    expect(await codes(film?.id ?? 0)).toEqual([404, 404, 404])
    expect(await codes(0)).toEqual([404, 404, 404])
    await db.update(content).set({ withdrawnAt: it.startsAt }).where(eq(content.id, it.courseId))
    expect(await codes(it.sectionId)).toEqual([410, 410, 410])
    expect((await ask().get(`${getLivePageContentInfo.path}?Id=${it.sectionId}`)).status).toBe(401)
  })
})
