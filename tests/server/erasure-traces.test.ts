import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addComments, deleteComment } from '#contract/comment.ts'
import { reportComment } from '#contract/comment-report.ts'
import { addFavorite } from '#contract/favourite.ts'
import { createLivePlan } from '#contract/live-plan.ts'
import { saveNote } from '#contract/note.ts'
import { savePaper } from '#contract/paper.ts'
import { erasePersonalData } from '#contract/personal-data.ts'
import { addPrivateDirectory, addPrivateFileContent } from '#contract/private-file.ts'
import { questionsAnswer } from '#contract/question.ts'
import { reportQuestionFault } from '#contract/question-fault.ts'
import { verifyUserShare } from '#contract/review.ts'
import { compareRoster, ROSTER_FILE_FIELD } from '#contract/roster.ts'
import { askTakeDown, getShareRequest, shareFileToSchool } from '#contract/share.ts'
import { createCourseDraft } from '#contract/studio.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { comment } from '#server/db/schema/comment.ts'
import { content } from '#server/db/schema/content.ts'
import { NOBODY } from '#server/modules/personal-data/erasure.repository.ts'
import { makePersonalData } from '#server/modules/personal-data/personal-export.ts'
import { fileSweepRepository } from '#server/modules/sweep/file-sweep.repository.ts'
import { fileSweepService } from '#server/modules/sweep/file-sweep.service.ts'
import { directUploads } from '#server/modules/upload/direct-uploads.ts'
import { staging } from '#server/modules/upload/staging.ts'
import { uploadRepository } from '#server/modules/upload/upload.repository.ts'
import { uploadReceiver } from '#server/modules/upload/upload-receiver.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { ERASURE_WAIT_DAYS, eraseDue } from '#tests/support/erase-due.ts'
import { accounts } from '#tests/support/server.ts'
import { sharingOf } from '#tests/support/sharing.ts'
import { thingsToName } from '#tests/support/things-to-name.ts'
import { aFilmOf, uploaderOf } from '#tests/support/uploads.ts'

const TEACHER = 1
const DAY = 86_400
/** Stands in whatever the person writes that is nobody else's. */
const SECRET = '只有我知道的话'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-traces-'))
const storage = folderStorage({ seed: seedFilesFolder(), data: folder })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const filesIn = (directory: string): readonly string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isFile())

onEachEngine(
  'traces of who was erased',
  (harness) => {
    const calls = callsOf(harness)
    const sharing = sharingOf(harness)
    const mine = <C extends Parameters<typeof calls.data>[0]>(
      call: C,
      request: Parameters<typeof calls.data<C>>[1],
    ) => calls.data(call, request, 'teacher')
    const uploader = async () => uploaderOf(harness().app, await harness().ask.tokenOf('teacher'))

    /** Where one of these words stands, in whatever can hold words, of all schemas. */
    const whereStand = async (words: readonly string[]): Promise<readonly string[]> => {
      const { db } = harness().database
      const { rows } = await db.execute<{ s: string; t: string; c: string }>(sql`
        select n.nspname as s, c.relname as t, a.attname as c
        from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
        join pg_type y on y.oid = a.atttypid
        where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
          and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
          and (y.typcategory in ('S', 'A') or y.typname in ('json', 'jsonb', 'tsvector', 'bytea', 'xml'))`)
      const found: string[] = []
      for (const { s, t, c } of rows) {
        const text = sql`case when pg_typeof(${sql.identifier(c)})::text = 'bytea'
          then encode(${sql.identifier(c)}::text::bytea, 'escape') else ${sql.identifier(c)}::text end`
        for (const word of words) {
          const held = await db.execute<{ n: number }>(sql`
            select count(*)::int as n from ${sql.identifier(s)}.${sql.identifier(t)} where strpos(${text}, ${word}) > 0`)
          if ((held.rows[0]?.n ?? 0) > 0) found.push(`${t}.${c}: ${word}`)
        }
      }
      expect(rows.length).toBeGreaterThan(150)
      return found
    }
    const inFolder = (bytes: Buffer): readonly string[] =>
      filesIn(folder).filter((path) => readFileSync(path).includes(bytes))

    test('are nowhere in a table or a file, but for what was published under no name', async () => {
      const { database, app, clock } = harness()
      const { db } = database
      const known = await thingsToName(db, TEACHER)
      const of = (call: Parameters<typeof known>[0], name: string) => Number(known(call)[name])
      const said = (more: string) => `${SECRET}${more}`

      // Files: one of one's own, one that is half brought in, and one that a school took.
      const [own, half, taken] = [aFilmOf(4000), aFilmOf(5000), aFilmOf(6000)]
      const up = await uploader()
      const brought = await up.upload({ name: said('的录像'), suffix: 'mp4', bytes: own })
      expect(brought).toMatchObject({ Code: 200 })
      const begun = z.parse(
        addPrivateFileContent.data,
        (await up.begin({ name: said('的一半'), suffix: 'mp4', bytes: half })).Data,
      )
      await up.send(begun.UploadId ?? '', 0, half.subarray(0, 2500))
      const shared = z.parse(
        addPrivateFileContent.data,
        (await up.upload({ name: '公开的录像', suffix: 'mp4', bytes: taken })).Data,
      )
      expect([inFolder(own).length, inFolder(half.subarray(0, 2500)).length]).toEqual([1, 1])
      await mine(addPrivateDirectory, { body: { Id: 0, ParentId: 0, Name: said('夹') } })

      // A share that was taken, one that was declined, and the wish that the first be taken down.
      const { stage, subject } = await sharing.places()
      const asked = { OrgId: 1, StageId: stage, SubjectId: subject, TagId: 1, Remark: said('，请审核') }
      const share = async (fileId: number, Remark = asked.Remark) => {
        const { Requests } = await mine(shareFileToSchool, { body: { ...asked, Remark, FileIds: [fileId] } })
        const Id = Requests?.[0]?.Id ?? 0
        return { Id, RowVersion: (await mine(getShareRequest, { query: { Id } })).RowVersion ?? 0 }
      }
      const verify = (item: object, verdict: object) =>
        calls.data(
          verifyUserShare,
          { params: { orgId: 1 }, body: { Items: [item], ...verdict } } as never,
          'reviewer',
        )
      // The words of what is taken become those of the content, which stays.
      const accepted = await share(shared.File?.Id ?? 0, '整本书阅读的录像')
      await verify(accepted, { Status: 2 })
      const { RowVersion } = await mine(getShareRequest, { query: { Id: accepted.Id } })
      await mine(askTakeDown, {
        body: { Id: accepted.Id, RowVersion: RowVersion ?? 0, Reason: said('，请下架') },
      })
      const declined = await share(await sharing.newFile(said('的稿')))
      await verify(declined, { Status: 3, ReasonCode: 1, Reason: '请补充年级' })

      // What was learned, written, kept and asked.
      await mine(saveNote, {
        body: {
          Id: 0,
          SectionId: of(saveNote, 'SectionId'),
          Second: 1,
          Content: said('笔记'),
          ClientId: randomUUID(),
        },
      })
      await mine(savePaper, {
        body: {
          Id: 0,
          Name: said('卷'),
          Kind: 1,
          Minutes: 0,
          Sections: [],
          RowVersion: 0,
          ClientId: randomUUID(),
        },
      })
      await mine(addFavorite, { body: { Type: 0, Name: said('收藏夹'), ParentId: 0 } })
      await mine(createCourseDraft, { body: { OrgId: 1, Name: said('课'), ClientId: randomUUID() } })
      await mine(createLivePlan, { body: { OrgId: 1, Name: said('直播'), ClientId: randomUUID() } })
      const QuestionId = of(reportQuestionFault, 'QuestionId')
      await mine(reportQuestionFault, {
        body: { QuestionId, Kind: 1, Content: said('题错了'), ClientId: randomUUID() },
      })
      await mine(questionsAnswer, {
        body: {
          CourseId: 0,
          SectionId: 0,
          PracticeId: randomUUID(),
          Items: [{ QuestionId, Answer: [said('答')], UseTime: 5, ClientId: randomUUID() }],
        },
      })
      const words = (Content: string) => ({
        body: { ObjectId: of(addComments, 'ObjectId'), Type: 3, Content, ClientId: randomUUID() },
      })
      const stands = await mine(addComments, words('<p>讲得清楚</p>'))
      const gone = await mine(addComments, words(`<p>${said('评论')}</p>`))
      await mine(deleteComment, { body: { Id: gone.Id } })
      const others = await calls.data(addComments, words('<p>广告</p>'), 'reviewer')
      await mine(reportComment, { body: { Id: others.Id, Category: 1, Words: said('举报') } })
      // What others know of the person: a roster on the desk of an administrator, with a namesake in it.
      const form = new FormData()
      const roster = `姓名,手机号\n${accounts.noOrganisation.name},${accounts.teacher.account}\n`
      form.append(ROSTER_FILE_FIELD, new Blob([roster]), '名册.csv')
      const request = new Request('http://page/', { method: 'POST', body: form })
      const compared = await app.inject({
        method: 'POST',
        url: compareRoster.path,
        headers: {
          'content-type': request.headers.get('content-type') ?? '',
          authorization: `Bearer ${await harness().ask.tokenOf('schoolAdministrator')}`,
        },
        payload: Buffer.from(await request.arrayBuffer()),
      })
      expect(compared.json()).toMatchObject({ Code: 200 })
      // The file with all of it.
      await makePersonalData({ db, storage, clock: clock.read, fileDays: 7 })({
        payload: { userId: TEACHER },
        signal: new AbortController().signal,
        log: app.log,
        progress: () => undefined,
      })

      const traces = [SECRET, accounts.teacher.name, accounts.teacher.account]
      expect((await whereStand(traces)).length).toBeGreaterThan(15)
      await mine(erasePersonalData, { body: { UserId: 0, Password: accounts.teacher.wirePassword } })
      clock.forward(ERASURE_WAIT_DAYS * DAY + 60)
      // As an earlier version wrote it.
      await db
        .update(auditEntry)
        .set({ detail: { reason: said('，请审核') } })
        .where(and(eq(auditEntry.act, 'review.applied'), eq(auditEntry.userId, TEACHER)))
      expect(await eraseDue(harness())).toBe(1)
      expect(await whereStand(traces)).toEqual([])

      const uploads = uploadReceiver({
        uploads: uploadRepository(db),
        staging: staging(storage),
        sentThere: directUploads(storage),
        clock: clock.read,
      })
      const sweep = async () => {
        await uploads.sweep()
        await fileSweepService({ sweeps: fileSweepRepository(db), storage, clock: clock.read }).sweep()
      }
      await sweep()
      clock.forward(DAY + 60)
      await sweep()
      expect([inFolder(own), inFolder(half.subarray(0, 2500))]).toEqual([[], []])
      expect(filesIn(folder).filter((path) => path.includes('incoming'))).toEqual([])

      // What stays, under no name.
      expect(inFolder(taken)).toHaveLength(1)
      const [shell] = await db.select().from(appUser).where(eq(appUser.id, TEACHER))
      expect(shell?.name).toBe(NOBODY)
      const [kept] = await db.select().from(comment).where(eq(comment.id, stands.Id))
      expect([kept?.body, kept?.userId]).toEqual(['<p>讲得清楚</p>', TEACHER])
      expect(await db.$count(content, eq(content.teacherId, TEACHER))).toBeGreaterThan(0)
    })
  },
  { storage },
)
