import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  closeLiveQuestion,
  extendLiveQuestion,
  getLiveConsole,
  liveConsole,
  pushLiveQuestion,
  showLiveResults,
} from '#contract/live-console.ts'
import { getLivePageContentInfo, getPushQuestions } from '#contract/live-room.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { content } from '#server/db/schema/content.ts'
import { courseTeacher } from '#server/db/schema/course.ts'
import { liveRound } from '#server/db/schema/live-round.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { aLiveLesson } from '#tests/support/live-lesson.ts'

const STARTS = new Date('2026-03-02T11:00:00Z')

onEachEngine('two teachers of one live lesson', (harness) => {
  const at = (seconds: number) => harness().clock.set(new Date(STARTS.getTime() + seconds * 1000))

  /** A lesson in its first minute that `reviewer` presents and `teacher` teaches too; its first question waits. */
  const lesson = async () => {
    const { database, ask } = harness()
    const { db } = database
    at(0)
    const it = await aLiveLesson(db, STARTS)
    const idOf = async (name: string) => {
      const [user] = await db.select().from(appUser).where(eq(appUser.name, name))
      return user?.id ?? 0
    }
    const teachers = [await idOf('顾明德'), await idOf('沈雨桐')]
    await db
      .update(content)
      .set({ teacherId: teachers[0] ?? 0 })
      .where(eq(content.id, it.courseId))
    await db
      .insert(courseTeacher)
      .values(teachers.map((userId, sort) => ({ contentId: it.courseId, userId, sort })))
    await db.update(liveRound).set({ offsetSeconds: null }).where(eq(liveRound.id, it.rounds[0].id))
    at(60)
    const [first, second, pupil] = [
      await ask.tokenOf('reviewer'),
      await ask.tokenOf('teacher'),
      await ask.tokenOf('emptyMenus'),
    ]
    const { sectionId } = it
    const act = async (call: { path: string }, body: object, token: string) => {
      const { body: told } = await ask.post(call.path, { SectionId: sectionId, ...body }, token)
      expect(told.Code).toBe(200)
      return z.parse(liveConsole, told.Data)
    }
    const read = async (path: string, token: string) => (await ask.get(path, token)).body
    const readConsole = async (token: string) => read(`${getLiveConsole.path}?SectionId=${sectionId}`, token)
    const rounds = async (token: string) => {
      const { Data } = await read(`${getPushQuestions.path}?SectionId=${sectionId}`, token)
      return z.parse(getPushQuestions.data, Data).Rounds ?? []
    }
    const info = async (token: string) => {
      const { Data } = await read(`${getLivePageContentInfo.path}?Id=${sectionId}`, token)
      return z.parse(getLivePageContentInfo.data, Data)
    }
    return { sectionId, RoundId: it.rounds[0].id, first, second, pupil, act, readConsole, rounds, info }
  }

  test('both have its console, see what the other put, and are not among those who have not answered', async () => {
    const { RoundId, first, second, pupil, act, readConsole, rounds, info } = await lesson()
    expect([(await info(second)).IsTeacher, (await info(pupil)).IsTeacher]).toEqual([true, false])
    expect(await readConsole(pupil)).toMatchObject({ Code: 403 })
    await Promise.all([
      act(pushLiveQuestion, { RoundId, Seconds: 60 }, first),
      act(pushLiveQuestion, { RoundId, Seconds: 120 }, second),
    ])
    expect((await rounds(pupil)).map((round) => round.RoundId)).toEqual([RoundId])
    const seen = [await readConsole(first), await readConsole(second)].map(
      ({ Data }) => z.parse(liveConsole, Data).Put,
    )
    expect(seen[0]).toEqual(seen[1])
    await rounds(second)
    const [watched] = await rounds(first)
    expect(watched?.Unanswered?.map(({ Name }) => Name)).not.toEqual(
      expect.arrayContaining(['沈雨桐', '顾明德']),
    )
    expect(watched?.Unanswered).toHaveLength(1)
  })

  test('neither undoes what the other did at the same time', async () => {
    const { sectionId: SectionId, RoundId, first, second, pupil, act, readConsole, rounds } = await lesson()
    await act(pushLiveQuestion, { RoundId, Seconds: 60 }, first)
    at(70)
    const CloseTime = new Date(STARTS.getTime() + 180_000).toISOString()
    const { ask } = harness()
    await Promise.all([
      ask.post(closeLiveQuestion.path, { SectionId, RoundId }, first),
      ask.post(showLiveResults.path, { SectionId, RoundId, IsShown: true }, second),
      // Refused where it comes last: what one closed the other does not open again.
      ask.post(extendLiveQuestion.path, { SectionId, RoundId, CloseTime }, second),
    ])
    const { Put } = z.parse(liveConsole, (await readConsole(second)).Data)
    expect(Put?.find((round) => round.RoundId === RoundId)?.IsShown).toBe(true)
    at(71)
    expect((await rounds(pupil))[0]?.Status).toBe(2)
    expect((await rounds(first))[0]?.CloseTime).toBe(new Date(STARTS.getTime() + 70_000).toISOString())
  })
})
