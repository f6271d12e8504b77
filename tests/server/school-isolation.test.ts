import { and, eq, isNull, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import * as cloudSchool from '#contract/cloud-school.ts'
import { addComments, getCommentsList } from '#contract/comment.ts'
import { addFavorite } from '#contract/favourite.ts'
import * as privateFile from '#contract/private-file.ts'
import { getResourceDetailsInfo, resourceContentInfo, resourceContentList } from '#contract/resource.ts'
import * as review from '#contract/review.ts'
import * as schoolFile from '#contract/school-file.ts'
import { getSearchList } from '#contract/search-list.ts'
import * as share from '#contract/share.ts'
import { PERSONAS } from '#demo/seed/people.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { content } from '#server/db/schema/content.ts'
import { file } from '#server/db/schema/file.ts'
import { membership } from '#server/db/schema/membership.ts'
import * as own from '#server/db/schema/private-file.ts'
import { SHARE_STATUS, shareRequest } from '#server/db/schema/share-request.ts'
import { type Answered, addressOf, callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

/** Ids that are somebody else's, as one persona sees it. */
interface Foreign {
  readonly orgId: number
  /** Of the persona's own schools one; 0 for a persona without. */
  readonly ownOrgId: number
  /** Of a school that the persona does not belong to. */
  readonly contentId: number
  readonly fileId: number
  readonly directoryId: number
  readonly requestId: number
}

interface Parts {
  readonly params?: Readonly<Record<string, number>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: object
}

const isRefused = ({ Code, Data }: Answered): boolean => (Code === 403 || Code === 404) && Data === null

/** Each by itself: nothing was done, and each is said not to be there. */
const isAllFailed = ({ Code, Data }: Answered): boolean => {
  const { Succeeded = [], Requests = [], Failed = [] } = (Data ?? {}) as Record<string, { Code?: number }[]>
  const none = Succeeded.length + Requests.length === 0 && Failed.length > 0
  return Code === 200 && none && Failed.every((it) => it.Code === 404)
}

const HASH = 'a'.repeat(64)

/** Every call of the school part, with what is somebody else's in every place that can name something. */
type Step = readonly [Call, (foreign: Foreign) => readonly Parts[]]

const WALK: readonly Step[] = [
  [schoolFile.getUserSchoolContent, ({ orgId }) => [{ body: { OrgId: orgId } }]],
  [
    schoolFile.getSchoolFileInfo,
    ({ orgId, ownOrgId, contentId }) => [
      { query: { orgId, Id: contentId } },
      ...(ownOrgId === 0 ? [] : [{ query: { orgId: ownOrgId, Id: contentId } }]),
    ],
  ],
  [schoolFile.getSchoolSubjectMenu, ({ orgId }) => [{ query: { orgId } }]],
  [schoolFile.getVersionBooks, ({ orgId }) => [{ params: { orgId, stageId: 1, subjectId: 4 } }]],
  [schoolFile.getContentTags, ({ orgId }) => [{ query: { orgId } }]],
  [schoolFile.getSchoolUploaders, ({ orgId }) => [{ query: { orgId } }]],
  [schoolFile.getBookCatalog, ({ orgId }) => [{ query: { orgId, bookId: 6 } }]],
  [
    schoolFile.packSchoolFiles,
    ({ orgId, ownOrgId, contentId }) => [
      { body: { OrgId: orgId, Ids: [contentId] } },
      ...(ownOrgId === 0 ? [] : [{ body: { OrgId: ownOrgId, Ids: [contentId] } }]),
    ],
  ],
  [
    review.verifyUserShare,
    ({ orgId, requestId }) => [
      { params: { orgId }, body: { Items: [{ Id: requestId, RowVersion: 1 }], Status: 2 } },
    ],
  ],
  [
    review.takeDownUserShare,
    ({ orgId, requestId }) => [
      { params: { orgId }, body: { Items: [{ Id: requestId, RowVersion: 1 }], Status: 5, ReasonCode: 1 } },
    ],
  ],
  [
    review.undoVerifyUserShare,
    ({ orgId, requestId }) => [{ params: { orgId }, body: { Items: [{ Id: requestId, RowVersion: 2 }] } }],
  ],
  [
    review.getVerifyUserShare,
    ({ orgId }) => [{ body: { OrgId: orgId, View: 1 } }, { body: { OrgId: orgId, View: 2 } }],
  ],
  [share.getShareRequest, ({ requestId }) => [{ query: { Id: requestId } }]],
  [share.getShareHistory, ({ requestId }) => [{ query: { Id: requestId } }]],
  [review.getSimilarSchoolFiles, ({ requestId }) => [{ query: { Id: requestId } }]],
  [share.withdrawShare, ({ requestId }) => [{ body: { Id: requestId, RowVersion: 1 } }]],
  [
    share.askTakeDown,
    ({ requestId }) => [{ body: { Id: requestId, RowVersion: 1, Reason: '请移出资源库' } }],
  ],
  [
    share.shareFileToSchool,
    ({ orgId, fileId }) => [{ body: { OrgId: orgId, FileIds: [fileId], StageId: 1, SubjectId: 4 } }],
  ],
  [cloudSchool.getCloudSchool, ({ orgId }) => [{ query: { orgId, code: 'yxsy' } }]],
  [cloudSchool.getSchoolNotices, ({ orgId }) => [{ query: { orgId } }]],
  [cloudSchool.getSchoolCourses, ({ orgId }) => [{ query: { orgId, Type: 1 } }]],
  [privateFile.getPrivateFile, ({ directoryId }) => [{ query: { parentId: directoryId } }]],
  [
    privateFile.addPrivateDirectory,
    ({ directoryId }) => [
      { body: { Id: directoryId, Name: '抢来的' } },
      { body: { ParentId: directoryId, Name: '塞进去的' } },
    ],
  ],
  [
    privateFile.addPrivateFileContent,
    ({ fileId, directoryId }) => [
      { body: { Id: fileId, Name: '抢来的' } },
      { body: { Id: fileId, DirectoryId: directoryId } },
      { body: { DirectoryId: directoryId, Name: '塞进去的', Hash: HASH } },
    ],
  ],
  ...[privateFile.deletePrivateFiles, privateFile.restorePrivateFiles, privateFile.purgePrivateFiles].map(
    (call): Step => [
      call,
      ({ fileId, directoryId }) => [
        { body: { FileIds: [fileId] } },
        { body: { DirectoryIds: [directoryId], FileIds: [] } },
      ],
    ],
  ),
  ...[privateFile.movePrivateFiles, privateFile.copyPrivateFiles, privateFile.packPrivateFiles].map(
    (call): Step => [
      call,
      ({ fileId, directoryId }) => [
        { body: { FileIds: [fileId] } },
        { body: { DirectoryIds: [directoryId] } },
      ],
    ],
  ),
  [resourceContentInfo, ({ contentId }) => [{ query: { Id: contentId } }]],
  [getResourceDetailsInfo, ({ contentId }) => [{ query: { Id: contentId } }]],
  [addFavorite, ({ contentId }) => [{ body: { Type: 3, ContentId: contentId } }]],
  [getCommentsList, ({ contentId }) => [{ body: { ObjectId: contentId, Type: 3 } }]],
  [
    addComments,
    ({ contentId }) => [
      { body: { ObjectId: contentId, Type: 3, Content: '好', Score: 0, ClientId: 'isolation-1' } },
    ],
  ],
]

/** Calls that name nothing but the asking user, or the curriculum that all schools share. */
const NAMES_NOTHING: readonly Call[] = [
  schoolFile.getCurrentUserOrgList,
  schoolFile.getBookVersion,
  schoolFile.getBook,
  share.getLastShare,
  privateFile.getPrivateDirectoryTree,
]

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value

test('every call of the school part is walked', () => {
  const calls = [cloudSchool, privateFile, review, schoolFile, share].flatMap((module) =>
    Object.values(module).filter(isCall),
  )
  const walked = new Set<Call>([...WALK.map(([call]) => call), ...NAMES_NOTHING])
  expect(calls.filter((call) => !walked.has(call)).map(({ path }) => path)).toEqual([])
})

onEachEngine('what is another school’s or another teacher’s', (harness) => {
  const { answer, data } = callsOf(harness)
  const ask = (call: Call, parts: Parts, persona: (typeof PERSONAS)[number]['key']) =>
    answer(call, parts as never, persona)

  /** For each persona each school that is not its own, with what lies there. */
  const foreignOf = async (userId: number): Promise<Foreign[]> => {
    const { db } = harness().database
    const schools = await db.select().from(membership).where(eq(membership.userId, userId))
    const ownIds = schools.map(({ organisationId }) => organisationId)
    const reviewed = schools.filter(({ canVerify }) => canVerify).map(({ organisationId }) => organisationId)
    const contents = await db.select().from(content).where(eq(content.schoolOnly, true))
    const files = await db
      .select()
      .from(own.privateFile)
      .where(and(ne(own.privateFile.userId, userId), isNull(own.privateFile.deletedAt)))
    const directories = await db
      .select()
      .from(own.privateDirectory)
      .where(ne(own.privateDirectory.userId, userId))
    const requests = await db.select().from(shareRequest).where(ne(shareRequest.userId, userId))
    const unseen = requests.filter(
      ({ organisationId, status }) => !reviewed.includes(organisationId) || status === SHARE_STATUS.withdrawn,
    )
    // One in each state of each school.
    const hidden = unseen.filter(
      (it, index) =>
        unseen.findIndex(
          ({ status, organisationId }) => status === it.status && organisationId === it.organisationId,
        ) === index,
    )
    const foreign = contents.filter(({ organisationId }) => !ownIds.includes(organisationId))
    return [1, 2, 999]
      .filter((orgId) => !ownIds.includes(orgId))
      .flatMap((orgId) =>
        hidden.map((request, index) => ({
          orgId,
          ownOrgId: ownIds[0] ?? 0,
          contentId: foreign[index % Math.max(1, foreign.length)]?.id ?? 999_999,
          fileId: files[index % files.length]?.id ?? 999_999,
          directoryId: directories[index % Math.max(1, directories.length)]?.id ?? 999_999,
          requestId: request.id,
        })),
      )
  }

  test('is refused to every persona by every call, and nothing of it changes', async () => {
    const { db } = harness().database
    const snapshot = async () => ({
      files: await db.select().from(own.privateFile).orderBy(own.privateFile.id),
      directories: await db.select().from(own.privateDirectory).orderBy(own.privateDirectory.id),
      requests: await db.select().from(shareRequest).orderBy(shareRequest.id),
    })
    const before = await snapshot()
    const open: string[] = []
    // What does not name all of what is foreign comes out the same for several.
    const walked = new Set<string>()
    let asked = 0
    const walkAs = async ({ key, mobile }: (typeof PERSONAS)[number]): Promise<void> => {
      const [user] = await db.select({ id: appUser.id }).from(appUser).where(eq(appUser.mobile, mobile))
      for (const foreign of await foreignOf(user?.id ?? 0)) {
        for (const [call, attempts] of WALK) {
          for (const parts of attempts(foreign)) {
            const address = `${key}: ${addressOf(call, parts)} ${JSON.stringify(parts.body)}`
            if (walked.has(address)) continue
            walked.add(address)
            const answered = await ask(call, parts, key)
            asked += 1
            if (!isRefused(answered)) open.push(`${address} ${answered.Code}`)
          }
        }
      }
    }
    await Promise.all(PERSONAS.map(walkAs))
    expect(open).toEqual([])
    expect(asked).toBeGreaterThan(1000)
    expect(await snapshot()).toEqual(before)
  })

  test('is no part of what a member of another school may do with several at once', async () => {
    const body = { OrgId: 1, FileIds: [1], StageId: 1, SubjectId: 4 }
    expect(isAllFailed(await ask(share.shareFileToSchool, { body }, 'reviewer'))).toBe(true)
    const { db } = harness().database
    const [elsewhere] = await db.select().from(shareRequest).where(eq(shareRequest.organisationId, 2))
    const verdict = {
      params: { orgId: 1 },
      body: { Items: [{ Id: elsewhere?.id, RowVersion: 1 }], Status: 2 },
    }
    expect(isAllFailed(await ask(review.verifyUserShare, verdict, 'reviewer'))).toBe(true)
    const removal = { ...verdict, body: { ...verdict.body, Status: 5, ReasonCode: 1 } }
    expect(isAllFailed(await ask(review.takeDownUserShare, removal, 'reviewer'))).toBe(true)
  })

  test('is found by no list, no search, no hash and no address', async () => {
    const { db } = harness().database
    const held = await db
      .select()
      .from(content)
      .where(and(eq(content.schoolOnly, true), eq(content.organisationId, 1), eq(content.type, 3)))
    for (const { id, name } of held.slice(0, 12)) {
      for (const persona of ['cloudSchool', 'noMenus', 'noOrganisation'] as const) {
        const found = await data(getSearchList, { body: { Keyword: name, PageSize: 50 } }, persona)
        const query = { Keyword: name, Type: 3, PageSize: 50 }
        const listed = await data(resourceContentList, { query }, persona)
        const all = [...(found.Items ?? []), ...(listed.Items ?? [])]
        expect(all.filter(({ Id }) => Id === id)).toEqual([])
      }
    }

    // Bytes that nothing else has.
    const sha256 = Buffer.alloc(32, 'only this school')
    const [alone] = await db
      .insert(file)
      .values({
        sha256,
        size: 1,
        mime: 'application/pdf',
        suffix: 'pdf',
        store: 'seed',
        path: 'resources/none.pdf',
        isPublic: false,
      })
      .returning()
    await db
      .update(content)
      .set({ fileId: alone?.id ?? 0 })
      .where(eq(content.id, held[0]?.id ?? 0))
    const keep = { body: { Name: '按指纹存', Hash: sha256.toString('hex') } }
    for (const persona of ['cloudSchool', 'noMenus', 'noOrganisation'] as const)
      expect((await ask(privateFile.addPrivateFileContent, keep, persona)).Code, persona).toBe(404)
    expect((await ask(privateFile.addPrivateFileContent, keep, 'reviewer')).Code).toBe(200)

    const [shown] =
      (await data(schoolFile.getUserSchoolContent, { body: { OrgId: 1 } }, 'reviewer')).Items ?? []
    const address = shown?.Url ?? ''
    const { app } = harness()
    expect((await app.inject({ method: 'GET', url: address })).statusCode).toBe(200)
    const other = address.replace(/\/api\/file\/\d+/, '/api/file/1')
    expect((await app.inject({ method: 'GET', url: other })).statusCode).toBe(404)
    expect(
      (await app.inject({ method: 'GET', url: address.replace(/signature=.*/, 'signature=') })).statusCode,
    ).toBe(404)
  })
})
