import { and, desc, eq } from 'drizzle-orm'
import { expect, test as onBothEngines } from 'vitest'
import { CODE } from '#contract/envelope.ts'
import { addFavorite } from '#contract/favourite.ts'
import { addPrivateFileContent, getPrivateFile } from '#contract/private-file.ts'
import { getPublishingNotices, PUBLISHING_NOTICE, seePublishingNotices } from '#contract/publishing-notice.ts'
import { askRelease, decideRelease, getPublished, getReleases } from '#contract/release.ts'
import { resourceContentInfo } from '#contract/resource.ts'
import {
  COVER_CHANGE,
  decideVersion,
  getResourceVersions,
  getVersionsToReview,
  offerResource,
  restoreResource,
  reviseResource,
  takeBackVersion,
  VERSION_STATUS,
  withdrawResource,
} from '#contract/resource-version.ts'
import { takeDownUserShare, undoVerifyUserShare } from '#contract/review.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { content } from '#server/db/schema/content.ts'
import { favourite } from '#server/db/schema/favourite.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'
import { OWN, sharingOf } from '#tests/support/sharing.ts'

onEachEngine('versions of resources', (harness, test) => {
  const { answer, data, code } = callsOf(harness)
  const { newFile, share, request, seen, verify, library, places } = sharingOf(harness)

  /** A file of the teacher that stands in the library: its own file, its request, its content. */
  const approved = async (name: string) => {
    const fileId = await newFile(name)
    const requestId = (await share([fileId])).Requests?.[0]?.Id ?? 0
    await verify([requestId], { Status: 2 })
    return { fileId, requestId, id: (await request(requestId)).ContentId ?? 0 }
  }
  const versions = (Id: number, persona: Persona = 'teacher') =>
    data(getResourceVersions, { query: { Id } }, persona)
  /** What the form sends when only this was changed. */
  const sent = async (Id: number, change: object = {}) => {
    const { Current, Number } = await versions(Id)
    return {
      Id,
      Number: Number ?? 0,
      Name: Current.Name ?? '',
      Summary: Current.Summary ?? '',
      Introduction: Current.Introduction ?? '',
      StageId: Current.StageId ?? 0,
      SubjectId: Current.SubjectId ?? 0,
      ChapterId: Current.ChapterId ?? 0,
      TagId: Current.TagId ?? 0,
      ...change,
    }
  }
  const revise = async (Id: number, change: object, persona: Persona = 'teacher') =>
    answer(reviseResource, { body: await sent(Id, change) }, persona)
  const waiting = async (Id: number) => {
    const found = (await versions(Id)).Versions?.find(({ Status }) => Status === VERSION_STATUS.waiting)
    if (found === undefined) throw new Error('nothing waits')
    return { VersionId: found.Id, RowVersion: found.RowVersion ?? 0 }
  }
  const decide = async (Id: number, Status: number, Reason = '', persona: Persona = 'reviewer') =>
    answer(decideVersion, { body: { ...(await waiting(Id)), Status, Reason } }, persona)
  const opened = (Id: number, persona: Persona = 'teacher') =>
    data(resourceContentInfo, { query: { Id } }, persona)
  const published = async (Id: number) =>
    (await data(getPublished, { body: { PageSize: 100 } }, 'teacher')).Items?.find((it) => it.Id === Id)
  const release = async (Id: number) => {
    await data(askRelease, { body: { Id } }, 'teacher')
    const { Items } = await data(getReleases, { body: { Status: 1, PageSize: 100 } }, 'secondReviewer')
    const asked = Items?.find(({ ContentId }) => ContentId === Id)
    const verdict = { Id: asked?.Id ?? 0, RowVersion: asked?.RowVersion ?? 0, Status: 2 }
    expect(await code(decideRelease, { body: verdict }, 'secondReviewer')).toBe(CODE.ok)
  }

  test('new words and a new file are seen once they are approved; what hangs on the resource stays', async () => {
    const { id } = await approved('第一版讲义')
    const FileId = await newFile('第二版的文件')
    const { db } = harness().database
    await data(addFavorite, { body: { ContentId: id, Type: 3 } }, 'teacher')
    await db.update(content).set({ viewCount: 41, downloadCount: 7 }).where(eq(content.id, id))
    const before = await opened(id)
    expect(await versions(id)).toMatchObject({ Number: 0, Versions: [], CanEdit: true, IsOpen: false })

    const change = { Name: '第二版讲义', Introduction: '改正了两处', FileId, Remark: '勘误' }
    expect(await revise(id, change)).toMatchObject({ Code: CODE.ok, Data: { IsWaiting: true } })
    expect(await opened(id)).toMatchObject({ Name: '第一版讲义', File: { Hash: before.File?.Hash } })
    expect(await published(id)).toMatchObject({ VersionStatus: VERSION_STATUS.waiting })
    expect(await versions(id)).toMatchObject({ Number: 1, CanEdit: false, CanTakeBack: true })
    expect((await revise(id, { Name: '第三版' })).Code).toBe(CODE.conflict)

    const queue = await data(getVersionsToReview, { body: { OrgId: OWN, PageSize: 100 } }, 'reviewer')
    const row = queue.Items?.find(({ ContentId }) => ContentId === id)
    expect(row).toMatchObject({
      IsOwn: false,
      Old: { Name: '第一版讲义', File: { Hash: before.File?.Hash } },
      New: { Name: '第二版讲义', Remark: '勘误', UserName: '沈雨桐' },
    })
    expect(row?.New.File?.Hash).not.toBe(before.File?.Hash)
    expect((await decide(id, VERSION_STATUS.published, '', 'teacher')).Code).toBe(CODE.noRight)
    expect((await decide(id, VERSION_STATUS.published)).Code).toBe(CODE.ok)

    const after = await opened(id)
    expect(after).toMatchObject({ Id: id, Name: '第二版讲义', Introduction: '改正了两处', IsFavorite: true })
    expect(after.File?.Hash).toBe(row?.New.File?.Hash)
    expect((await library(OWN, '第二版讲义', 'teacher')).map(({ Id }) => Id)).toEqual([id])
    expect(await library(OWN, '第一版讲义', 'teacher')).toEqual([])
    expect(await published(id)).toMatchObject({ ViewCount: 41, DownloadCount: 7, VersionStatus: 0 })
    expect(await db.select().from(favourite).where(eq(favourite.contentId, id))).toHaveLength(1)
    expect((await versions(id)).Versions).toMatchObject([
      { Number: 2, Name: '第二版讲义', UserName: '沈雨桐', DeciderName: '顾明德', Remark: '勘误' },
      { Number: 1, Name: '第一版讲义', UserName: '沈雨桐', DeciderName: '' },
    ])
    const acts = await db
      .select({ act: auditEntry.act })
      .from(auditEntry)
      .where(eq(auditEntry.subject, `content:${id}`))
      .orderBy(desc(auditEntry.id))
    expect(acts.map(({ act }) => act)).toEqual(['resource.approve', 'resource.submit'])

    const news = await data(getPublishingNotices, {}, 'teacher')
    const told = news.find(({ ContentId }) => ContentId === id)
    expect(told).toMatchObject({ Kind: PUBLISHING_NOTICE.versionPublished, Name: '第二版讲义' })
    await data(seePublishingNotices, { body: { Ids: [told?.Id ?? 0] } }, 'reviewer')
    expect((await data(getPublishingNotices, {}, 'teacher')).map(({ Id }) => Id)).toContain(told?.Id)
    await data(seePublishingNotices, { body: { Ids: [told?.Id ?? 0] } }, 'teacher')
    expect((await data(getPublishingNotices, {}, 'teacher')).map(({ Id }) => Id)).not.toContain(told?.Id)
  })

  test('another place and another kind are seen at once', async () => {
    const { id } = await approved('换个位置的讲义')
    const { one } = await places()
    expect(await revise(id, { ChapterId: one.id, TagId: 2 })).toMatchObject({
      Code: CODE.ok,
      Data: { IsWaiting: false },
    })
    expect(await versions(id)).toMatchObject({ Number: 2, Current: { ChapterId: one.id, TagId: 2 } })
    expect((await library(OWN, '换个位置的讲义', 'teacher'))[0]).toMatchObject({
      Id: id,
      ChapterId: one.id,
      TagId: 2,
    })
    expect((await revise(id, {})).Code).toBe(CODE.conflict)
  })

  onBothEngines('are returned with a reason or taken back; an earlier one is made the newest', async () => {
    const { id } = await approved('要退回的讲义')
    await revise(id, { Name: '改名的讲义' })
    expect((await decide(id, VERSION_STATUS.returned, '差')).Code).toBe(CODE.fieldError)
    expect((await decide(id, VERSION_STATUS.returned, '标题不通顺')).Code).toBe(CODE.ok)
    expect(await published(id)).toMatchObject({
      Name: '要退回的讲义',
      VersionStatus: VERSION_STATUS.returned,
      VersionReason: '标题不通顺',
    })
    const [returned] = (await versions(id)).Versions ?? []
    expect(returned).toMatchObject({ Number: 0, Reason: '标题不通顺' })

    await revise(id, { Name: '再改名的讲义' })
    const { VersionId, RowVersion } = await waiting(id)
    expect(await code(takeBackVersion, { body: { VersionId } }, 'reviewer')).toBe(CODE.notFound)
    expect(await code(takeBackVersion, { body: { VersionId } }, 'teacher')).toBe(CODE.ok)
    expect(await code(takeBackVersion, { body: { VersionId } }, 'teacher')).toBe(CODE.conflict)
    const late = { VersionId, RowVersion, Status: VERSION_STATUS.published }
    expect(await code(decideVersion, { body: late }, 'reviewer')).toBe(CODE.conflict)

    await revise(id, { Name: '第二个名字' })
    await decide(id, VERSION_STATUS.published)
    const { Versions, Number = 0 } = await versions(id)
    const first = Versions.find((it) => it.Number === 1)?.Id ?? 0
    const restore = { Id: id, Number: Number ?? 0, VersionId: first }
    expect(await code(restoreResource, { body: { ...restore, Number: 1 } }, 'teacher')).toBe(CODE.conflict)
    expect(await code(restoreResource, { body: { ...restore, VersionId: 2 ** 30 } }, 'teacher')).toBe(
      CODE.notFound,
    )
    expect(await code(restoreResource, { body: restore }, 'teacher')).toBe(CODE.ok)
    await decide(id, VERSION_STATUS.published)
    expect(await versions(id)).toMatchObject({ Number: 3, Current: { Name: '要退回的讲义' } })
  })

  test('what is open to all is reviewed again by the platform, and a request is about what was seen', async () => {
    const { id } = await approved('公开的讲义')
    await data(askRelease, { body: { Id: id } }, 'teacher')
    const asked = async () =>
      (await data(getReleases, { body: { Status: 1, PageSize: 100 } }, 'secondReviewer')).Items?.find(
        ({ ContentId }) => ContentId === id,
      )
    const before = await asked()
    await revise(id, { Summary: '审核期间改了简介' })
    await decide(id, VERSION_STATUS.published)
    const old = { Id: before?.Id ?? 0, RowVersion: before?.RowVersion ?? 0, Status: 2 }
    expect(await code(decideRelease, { body: old }, 'secondReviewer')).toBe(CODE.conflict)
    const now = await asked()
    expect(now?.Summary).toBe('审核期间改了简介')
    const again = { ...old, RowVersion: now?.RowVersion ?? 0 }
    expect(await code(decideRelease, { body: again }, 'secondReviewer')).toBe(CODE.ok)

    await revise(id, { Name: '公开后改名的讲义' })
    expect(await opened(id, 'emptyMenus')).toMatchObject({ Name: '公开的讲义' })
    const listed = async (OrgId: number, persona: Persona) =>
      (await data(getVersionsToReview, { body: { OrgId, PageSize: 100 } }, persona)).Items?.some(
        ({ ContentId }) => ContentId === id,
      )
    expect(await listed(OWN, 'reviewer')).toBe(false)
    expect(await listed(0, 'secondReviewer')).toBe(true)
    expect(await code(getVersionsToReview, { body: { OrgId: 0 } }, 'reviewer')).toBe(CODE.noRight)
    expect((await decide(id, VERSION_STATUS.published)).Code).toBe(CODE.noRight)
    expect((await decide(id, VERSION_STATUS.published, '', 'secondReviewer')).Code).toBe(CODE.ok)
    expect(await opened(id, 'emptyMenus')).toMatchObject({ Name: '公开后改名的讲义' })
  })

  test('rights, files and places are those of the server', async () => {
    const { id } = await approved('别人看不到版本的讲义')
    for (const persona of ['emptyMenus', 'cloudSchool'] as const) {
      expect(await code(getResourceVersions, { query: { Id: id } }, persona)).toBe(CODE.notFound)
      expect((await revise(id, { Name: '别人的' }, persona)).Code).toBe(CODE.notFound)
      expect(await code(withdrawResource, { body: { Id: id } }, persona)).toBe(CODE.notFound)
    }
    const foreign = await newFile('老师自己的文件')
    expect((await revise(id, { FileId: foreign }, 'reviewer')).Code).toBe(CODE.notFound)
    const notPicture = { Cover: COVER_CHANGE.picture, CoverFileId: foreign }
    expect((await revise(id, notPicture)).Code).toBe(CODE.fieldError)
    expect((await revise(id, { StageId: 0, SubjectId: 0, ChapterId: 0 })).Code).toBe(CODE.fieldError)
    expect((await revise(id, { Name: '旧的编号', Number: 7 })).Code).toBe(CODE.conflict)
    // A reviewer of the school corrects words, and another one decides on it.
    expect((await revise(id, { Name: '审核员改的' }, 'reviewer')).Code).toBe(CODE.ok)
    expect((await decide(id, VERSION_STATUS.published)).Code).toBe(CODE.noRight)
    expect((await decide(id, VERSION_STATUS.published, '', 'secondReviewer')).Code).toBe(CODE.ok)
  })

  onBothEngines('a teacher withdraws and offers again; what a reviewer took down stays so', async () => {
    const { id, requestId } = await approved('会撤下的讲义')
    expect(await published(id)).toMatchObject({ CanEdit: true, CanWithdraw: true, CanOffer: false })
    expect(await code(withdrawResource, { body: { Id: id } }, 'teacher')).toBe(CODE.ok)
    expect(await code(withdrawResource, { body: { Id: id } }, 'teacher')).toBe(CODE.conflict)
    expect(await code(resourceContentInfo, { query: { Id: id } }, 'teacher')).toBe(CODE.gone)
    expect(await published(id)).toMatchObject({ IsWithdrawn: true, IsOwnWithdrawal: true, CanOffer: true })
    expect((await revise(id, { Name: '撤下后改' })).Code).toBe(CODE.conflict)
    expect(await code(offerResource, { body: { Id: id } }, 'teacher')).toBe(CODE.ok)
    expect(await code(offerResource, { body: { Id: id } }, 'teacher')).toBe(CODE.conflict)
    expect((await library(OWN, '会撤下的讲义', 'teacher')).map(({ Id }) => Id)).toEqual([id])

    const Items = [await seen(requestId)]
    const down = { Items, Status: 5, ReasonCode: 5, Reason: '版权不明' }
    await data(takeDownUserShare, { params: { orgId: OWN }, body: down }, 'reviewer')
    expect(await code(offerResource, { body: { Id: id } }, 'teacher')).toBe(CODE.noRight)
    expect(await published(id)).toMatchObject({
      IsWithdrawn: true,
      IsOwnWithdrawal: false,
      WithdrawReason: '版权不明',
      CanOffer: false,
    })
    const [news] = await data(getPublishingNotices, {}, 'teacher')
    expect(news).toMatchObject({ Kind: PUBLISHING_NOTICE.takenDown, ContentId: id, Reason: '版权不明' })
  })

  /** The own file holds other bytes. */
  const exchange = async (fileId: number, name: string) => {
    await newFile(name)
    const { Files } = await data(getPrivateFile, { query: { Keyword: name } }, 'teacher')
    const Hash = Files?.Items?.[0]?.Hash ?? ''
    await data(addPrivateFileContent, { body: { Id: fileId, Hash } }, 'teacher')
    return Hash
  }

  onBothEngines('of a file that is shared anew are of one resource, until that is undone', async () => {
    const { id, fileId } = await approved('再次共享的讲义')
    const before = (await opened(id)).File?.Hash
    const Hash = await exchange(fileId, '再次共享的新内容')
    const again = (await share([fileId], { TagId: 2 })).Requests?.[0]?.Id ?? 0
    await verify([again], { Status: 2 })
    expect(await request(again)).toMatchObject({ ContentId: id })
    expect(await versions(id)).toMatchObject({ Number: 2, Current: { File: { Hash }, TagId: 2 } })

    const undo = { params: { orgId: OWN }, body: { Items: [await seen(again)] } }
    expect(await data(undoVerifyUserShare, undo, 'reviewer')).toMatchObject({ Succeeded: [again] })
    expect(await versions(id)).toMatchObject({ Number: 1, Current: { File: { Hash: before }, TagId: 1 } })
    expect((await library(OWN, '再次共享的讲义', 'teacher')).map(({ Id }) => Id)).toEqual([id])
  })

  test('an approval of the school alone does not change what is open to all', async () => {
    const { id, fileId } = await approved('公开后再共享')
    await release(id)
    const Hash = await exchange(fileId, '公开后再共享的新内容')
    const again = (await share([fileId])).Requests?.[0]?.Id ?? 0
    await verify([again], { Status: 2 })
    expect((await opened(id, 'emptyMenus')).File?.Hash).not.toBe(Hash)
    expect((await decide(id, VERSION_STATUS.published, '', 'secondReviewer')).Code).toBe(CODE.ok)
    expect((await opened(id, 'emptyMenus')).File?.Hash).toBe(Hash)
    const { db } = harness().database
    const [row] = await db
      .select({ releasedAt: content.releasedAt, schoolOnly: content.schoolOnly })
      .from(content)
      .where(and(eq(content.id, id)))
    expect(row?.schoolOnly).toBe(false)
    expect(row?.releasedAt).not.toBeNull()
  })
})
