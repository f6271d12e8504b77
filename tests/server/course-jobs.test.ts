import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelJob, JOB_KIND } from '#contract/job.ts'
import { DRAFT_STATUS } from '#contract/studio.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { courseDraft, courseDraftEditor, courseDraftFile } from '#server/db/schema/course-draft.ts'
import { file } from '#server/db/schema/file.ts'
import { aCourse } from '#tests/support/a-course.ts'
import { enginesOf } from '#tests/support/engines.ts'
import { forgetJobs, jobsSeen, openJobServers, testKind } from '#tests/support/jobs.ts'
import { accounts, type Persona } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'

const SCHOOL = 1
const FILM = testKind({ name: JOB_KIND.film })

describe.each(enginesOf('jobs on films of courses'))('jobs on films of courses on %s', (engine) => {
  let servers: Awaited<ReturnType<typeof openJobServers>>
  let app: FastifyInstance
  beforeAll(async () => {
    servers = await openJobServers(engine)
    app = await servers.serve(FILM, async () => null, { works: false })
  })
  afterAll(async () => {
    await servers.stop()
    await servers.close()
  })

  const idOf = async (persona: Persona): Promise<number> => {
    const { account } = accounts[persona]
    const [user] = await servers.database.db.select().from(appUser).where(eq(appUser.mobile, account))
    if (user === undefined) throw new Error(`nobody has the account ${account}`)
    return user.id
  }
  const fileIds = async (): Promise<readonly number[]> => {
    const files = await servers.database.db.select({ id: file.id }).from(file).orderBy(asc(file.id)).limit(2)
    return files.map(({ id }) => id)
  }
  /** A course of the teacher's that names the file, with these colleagues. */
  const courseWith = async (fileId: number, editors: readonly number[]): Promise<void> => {
    const { db } = servers.database
    const now = new Date()
    const [draft] = await db
      .insert(courseDraft)
      .values({
        ...{ organisationId: SCHOOL, ownerId: await idOf('teacher'), status: DRAFT_STATUS.draft },
        ...{ document: aCourse(), revision: 1, version: 0, reason: '', clientId: `course-${fileId}` },
        ...{ createdAt: now, updatedAt: now },
      })
      .returning({ id: courseDraft.id })
    const draftId = draft?.id ?? 0
    await db.insert(courseDraftFile).values({ draftId, fileId })
    for (const userId of editors) await db.insert(courseDraftEditor).values({ draftId, userId })
  }
  const prepare = (fileId: number, userId: number): Promise<string | null> =>
    servers.database.db.transaction((tx) =>
      app.jobs.enqueue(
        tx,
        FILM,
        { name: '浮力' },
        { userId, organisationId: SCHOOL, subject: '浮力', key: `${fileId}` },
      ),
    )
  const seenBy = async (persona: Persona) => jobsSeen(app, await clientOf(app).tokenOf(persona))

  test('are seen by who owns or edits the course, and changed by who asked', async () => {
    const [ofCourse = 0, elsewhere = 0] = await fileIds()
    const reviewer = await idOf('reviewer')
    const editor = await idOf('emptyMenus')
    await courseWith(ofCourse, [editor, reviewer])
    const asked = await prepare(ofCourse, editor)
    await prepare(elsewhere, editor)

    expect(await seenBy('teacher')).toMatchObject([{ Id: asked, Subject: '浮力', IsOwn: false }])
    expect(await seenBy('reviewer')).toMatchObject([{ Id: asked }])
    expect(await seenBy('emptyMenus')).toHaveLength(2)
    expect(await seenBy('cloudSchool')).toEqual([])

    const { post, tokenOf } = clientOf(app)
    const refused = await post(cancelJob.path, { Id: asked }, await tokenOf('teacher'))
    expect(refused.body.Code).toBe(404)
    const taken = await post(cancelJob.path, { Id: asked }, await tokenOf('emptyMenus'))
    expect(taken.body).toMatchObject({ Code: 200, Data: true })
    await forgetJobs(servers.database)
  })
})
