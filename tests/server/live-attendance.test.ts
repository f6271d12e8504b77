import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { homeIndex } from '#contract/catalogue.ts'
import { deleteRecords, editRecords, getLearningPageList } from '#contract/learning.ts'
import { getLivePageContentInfo, getPushQuestions } from '#contract/live-room.ts'
import { content } from '#server/db/schema/content.ts'
import { learningRecord } from '#server/db/schema/learning-record.ts'
import { liveSchedule } from '#server/db/schema/live-schedule.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { aLiveLesson, type LiveLesson } from '#tests/support/live-lesson.ts'

onEachEngine('sitting in a live lesson', (harness) => {
  const lesson = () => aLiveLesson(harness().database.db, new Date('2026-03-02T11:00:00Z'))
  /** So many seconds after the session began. */
  const at = ({ startsAt }: LiveLesson, seconds: number) => {
    const time = new Date(startsAt.getTime() + seconds * 1000)
    harness().clock.set(time)
    return time.toISOString()
  }
  const watch = async ({ sectionId }: LiveLesson, token: string) => {
    const { ask } = harness()
    await ask.get(`${getLivePageContentInfo.path}?Id=${sectionId}`, token)
    await ask.get(`${getPushQuestions.path}?SectionId=${sectionId}`, token)
  }
  const learned = async (token: string, courseId: number) => {
    const { body } = await harness().ask.post(getLearningPageList.path, { Type: 1, PageSize: 50 }, token)
    const items = z.parse(getLearningPageList.data, body.Data).Items ?? []
    return items.find(({ Content }) => Content?.Id === courseId)
  }
  const attended = async (token: string, courseId: number) => {
    const { Record, UpdateTime } = (await learned(token, courseId)) ?? {}
    return [UpdateTime, Record?.AttendTime, Record?.AttendTimes]
  }
  const tellReplay = async ({ courseId, sectionId }: LiveLesson, token: string, second: number) => {
    const { body } = await harness().ask.post(
      editRecords.path,
      {
        RecordSectionId: sectionId,
        RecordType: 1,
        RecordChapterId: 0,
        RecordNum: 0,
        Progress: second / 27,
        ProgressTime: second,
        ProgressTimes: 2700,
        CourseId: courseId,
        DetailsId: courseId,
        DetailsType: 2,
      },
      token,
    )
    return z.parse(editRecords.data, body.Data)
  }

  test('stands among what was learned, with its time; what somebody was away for does not count', async () => {
    const it = await lesson()
    at(it, -30)
    const token = await harness().ask.tokenOf('reviewer')
    await watch(it, token)
    expect(await learned(token, it.courseId)).toBe(undefined)
    for (let second = 0; second <= 180; second += 3) {
      at(it, second)
      await watch(it, token)
    }
    at(it, 1500)
    await watch(it, token)
    const last = at(it, 1530)
    await watch(it, token)
    const [, , seconds] = await attended(token, it.courseId)
    expect(await attended(token, it.courseId)).toEqual([last, last, seconds])
    expect(seconds).toBeGreaterThanOrEqual(200)
    expect(seconds).toBeLessThanOrEqual(210)
    expect(await learned(token, it.courseId)).toMatchObject({
      SectionName: '第一讲',
      IsFinished: false,
      Content: { Progress: 0 },
      Record: {
        RecordSectionId: it.sectionId,
        RecordNum: 0,
        Progress: 0,
        ProgressTime: 0,
        IsFinished: false,
      },
    })
    at(it, 2700 + 10)
    await watch(it, token)
    expect(await attended(token, it.courseId)).toEqual([last, last, seconds])
  })

  test('is nothing of its teacher’s, nor of a lesson that was called off', async () => {
    const it = await lesson()
    at(it, 60)
    const { ask, database } = harness()
    await database.db.update(content).set({ teacherId: 2 }).where(eq(content.id, it.courseId))
    const teacher = await ask.tokenOf('reviewer')
    await watch(it, teacher)
    expect(await learned(teacher, it.courseId)).toBe(undefined)
    await database.db
      .update(liveSchedule)
      .set({ cancelledAt: it.startsAt })
      .where(eq(liveSchedule.contentId, it.courseId))
    const token = await ask.tokenOf('teacher')
    await watch(it, token)
    expect(await learned(token, it.courseId)).toBe(undefined)
  })

  test('and how far one came in the replay know nothing of each other', async () => {
    const it = await lesson()
    at(it, 60)
    const token = await harness().ask.tokenOf('teacher')
    await watch(it, token)
    at(it, 90)
    await watch(it, token)
    const seen = at(it, 2 * 3600)
    expect(await tellReplay(it, token, 1350)).toMatchObject({
      Progress: 50,
      ProgressTime: 1350,
      AttendTimes: 30,
    })
    const again = at(it, it.periodSeconds + 60)
    await watch(it, token)
    expect((await learned(token, it.courseId))?.Record).toMatchObject({
      Progress: 50,
      ProgressTime: 1350,
      UpdateTime: seen,
      AttendTime: again,
      AttendTimes: 30,
    })
    expect((await learned(token, it.courseId))?.UpdateTime).toBe(again)
  })

  test('is nothing to go on with from home, and goes with what was learned', async () => {
    const it = await lesson()
    at(it, 60)
    const { ask, database } = harness()
    const token = await ask.tokenOf('reviewer')
    const goOn = async () => {
      const { body } = await ask.get(homeIndex.path, token)
      return (z.parse(homeIndex.data, body.Data).Continue ?? []).map(({ Id }) => Id)
    }
    await watch(it, token)
    expect(await goOn()).not.toContain(it.courseId)
    const line = await learned(token, it.courseId)
    await ask.post(deleteRecords.path, { RecordType: 1, Ids: [line?.Id] }, token)
    expect(await learned(token, it.courseId)).toBe(undefined)
    const left = await database.db
      .select()
      .from(learningRecord)
      .where(eq(learningRecord.contentId, it.courseId))
    expect(left).toEqual([])
    at(it, 2 * 3600)
    await tellReplay(it, token, 60)
    expect(await goOn()).toContain(it.courseId)
  })
})
