import { desc, eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as plan from '#contract/live-plan.ts'
import { publishCourseDraft, submitCourseDraft } from '#contract/studio-life.ts'
import { backgroundJob } from '#server/db/schema/background-job.ts'
import { CONTENT_TYPE, content } from '#server/db/schema/content.ts'
import { file } from '#server/db/schema/file.ts'
import { privateFile } from '#server/db/schema/private-file.ts'
import { unboxed } from '#server/runtime/sandbox.ts'
import { aChapter, aSection } from '#tests/support/a-course.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { sentId, studioOf } from '#tests/support/studio-client.ts'

const NOW = new Date('2026-03-02T08:00:00Z')
const START = new Date('2026-03-02T09:00:00Z')
const OVER = new Date('2026-03-02T11:00:00Z')
const STREAM = 'https://live.example.cn/one/index.m3u8'
const NAMES = ['第一段.mp4', '第二段.mp4'] as const

/** A server that can prepare films and does not listen: what it is asked for waits. */
const CAN_PREPARE = { filmTools: { ffmpeg: '', ffprobe: '', sandbox: unboxed } }

onEachEngine(
  'films of what is published',
  (harness) => {
    const { ask, get, create, open, write } = studioOf(harness)
    let place: { stageId: number; subjectId: number; versionId: 0; bookId: 0; chapterId: 0; knowId: 0 }
    let owners: readonly number[] = []
    let films: { fileId: number; name: string; duration: number }[] = []
    let seen = 0

    beforeAll(async () => {
      const { db } = harness().database
      const [course] = await db.select().from(content).where(eq(content.type, CONTENT_TYPE.recorded)).limit(1)
      const { stageId = 0, subjectId = 0 } = course ?? {}
      place = { stageId, subjectId, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 }
      const { Owner: teacher } = await open(await create())
      const { Owner: reviewer } = await open(await create('reviewer'), 'reviewer')
      owners = [teacher.Id, reviewer.Id]
      await db.execute(sql`create function zhiyuan.no_room_for_the_second() returns trigger language plpgsql as
        $$ begin raise exception 'the database went away'; end $$`)
    })

    beforeEach(async () => {
      const { db } = harness().database
      harness().clock.set(NOW)
      films = []
      for (const name of NAMES) {
        seen += 1
        const [made] = await db
          .insert(file)
          .values({
            store: 'data',
            path: `of-what-is-published-${seen}.mp4`,
            sha256: Buffer.alloc(32, seen),
            size: 1000,
            mime: 'video/mp4',
            suffix: 'mp4',
            isPublic: false,
          })
          .returning()
        const fileId = made?.id ?? 0
        films.push({ fileId, name, duration: 600 })
        for (const userId of owners)
          await db
            .insert(privateFile)
            .values({ userId, directoryId: null, name, fileId, createdAt: NOW, updatedAt: NOW })
      }
    })

    /** While the database takes on the job of the first film and no other. */
    const breakingOff = async <T>(work: () => Promise<T>): Promise<T> => {
      const { db } = harness().database
      await db.execute(sql`create trigger no_room_for_the_second before insert on zhiyuan.background_job
        for each row when (new.subject = ${sql.raw(`'${NAMES[1]}'`)}) execute function zhiyuan.no_room_for_the_second()`)
      try {
        return await work()
      } finally {
        await db.execute(sql`drop trigger no_room_for_the_second on zhiyuan.background_job`)
      }
    }

    const waiting = () => {
      const keys = films.map(({ fileId }) => String(fileId))
      return harness()
        .database.db.select({ name: backgroundJob.subject, school: backgroundJob.organisationId })
        .from(backgroundJob)
        .where(inArray(backgroundJob.key, keys))
        .orderBy(backgroundJob.key)
    }
    const ALL = NAMES.map((name) => ({ name, school: 1 }))

    test('a course whose films cannot all be asked for is not published, and sent again it is with all of them', async () => {
      const Id = await create()
      const sections = films.map((film, at) => aSection(`a${at}`, { file: film }))
      await write(Id, { place, chapters: [aChapter('a', sections)] })
      await get(submitCourseDraft, { Id, Revision: (await open(Id)).Revision })
      const { Revision } = await open(Id, 'reviewer')
      const publish = () => ask(publishCourseDraft, { Id, Revision }, 'reviewer')
      expect((await breakingOff(publish)).Code).toBe(500)
      expect([(await open(Id)).ContentId, await waiting()]).toEqual([0, []])
      expect(await publish()).toMatchObject({ Code: 200 })
      expect(await waiting()).toEqual(ALL)
    })

    /** A plan of lessons with or without their films. */
    const planned = async (withFilms: boolean) => {
      const asked = { OrgId: 1, Name: '函数专题', ClientId: sentId() }
      const { Id, Revision, Document } = await get(plan.createLivePlan, asked, 'reviewer')
      const sessions = films.map((film, at) => ({
        key: `session-${at}`,
        name: `第 ${at} 讲`,
        film: withFilms ? film : null,
        questionIds: [],
      }))
      const whole = { ...Document, place, startTime: START.toISOString(), streamUrl: STREAM, sessions }
      await get(plan.saveLivePlan, { Id, Revision, IntentId: sentId(), Document: whole }, 'reviewer')
      return Id
    }
    const openPlan = (Id: number) => get(plan.getLivePlan, { Id }, 'reviewer')

    test('so it is with a live course', async () => {
      const Id = await planned(true)
      const { Revision } = await openPlan(Id)
      const publish = () => ask(plan.publishLivePlan, { Id, Revision }, 'reviewer')
      expect((await breakingOff(publish)).Code).toBe(500)
      expect([(await openPlan(Id)).ContentId, await waiting()]).toEqual([0, []])
      expect(await publish()).toMatchObject({ Code: 200 })
      expect(await waiting()).toEqual(ALL)
    })

    test('and with a replay', async () => {
      const Id = await planned(false)
      const { Revision } = await openPlan(Id)
      await get(plan.publishLivePlan, { Id, Revision }, 'reviewer')
      harness().clock.set(OVER)
      const [second] = await harness()
        .database.db.select({ id: privateFile.id })
        .from(privateFile)
        .where(eq(privateFile.fileId, films[1]?.fileId ?? 0))
        .orderBy(desc(privateFile.id))
      const replay = { Id, Key: 'session-0', PrivateFileId: second?.id ?? 0 }
      const publish = () => ask(plan.publishReplay, replay, 'reviewer')
      expect((await breakingOff(publish)).Code).toBe(500)
      expect((await openPlan(Id)).Document.sessions[0]?.film).toBeNull()
      expect(await publish()).toMatchObject({ Code: 200 })
      expect(await waiting()).toEqual([ALL[1]])
    })
  },
  CAN_PREPARE,
)
