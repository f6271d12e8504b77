import { and, eq, isNull, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  addPrivateFileContent,
  deletePrivateFiles,
  getPrivateFile,
  ON_CLASH,
} from '#contract/private-file.ts'
import {
  getSimilarSchoolFiles,
  getVerifyUserShare,
  REJECT_REASON,
  SHARE_SORT,
  SHARE_VIEW,
  undoVerifyUserShare,
  verifyUserShare,
} from '#contract/review.ts'
import { getSchoolFileInfo, getUserSchoolContent } from '#contract/school-file.ts'
import {
  getLastShare,
  getShareHistory,
  getShareRequest,
  SHARE_EVENT,
  SHARE_STATUS,
  shareFileToSchool,
  withdrawShare,
} from '#contract/share.ts'
import { content } from '#server/db/schema/content.ts'
import { file } from '#server/db/schema/file.ts'
import { membership } from '#server/db/schema/membership.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { OWN, sharingOf } from '#tests/support/sharing.ts'

const OTHER = 2
const TEACHER = 1

onEachEngine('sharing with a school', (harness) => {
  const { answer, data, code } = callsOf(harness)

  const { places, newFile, share, request, seen, verify, library } = sharingOf(harness)

  test('three files: one is approved, one corrected and approved, one rejected and handed in again; another school sees none', async () => {
    const { stage, subject, version, book, one, other } = await places()
    const ids = [await newFile('三校联备甲稿'), await newFile('三校联备乙稿'), await newFile('三校联备丙稿')]
    const { Requests, Failed } = await share(ids, { ChapterId: one.id })
    expect(Failed).toEqual([])
    const [first, second, third] = (Requests ?? []).map(({ Id }) => Id)
    if (!first || !second || !third) throw new Error('not all files were shared')

    const queue = await data(
      getVerifyUserShare,
      { body: { OrgId: OWN, View: SHARE_VIEW.review, Status: 1, Keyword: '三校联备' } },
      'reviewer',
    )
    expect(queue.StatusCounts?.find(({ Status }) => Status === 1)?.Count).toBe(3)
    expect(queue.Items?.map(({ Id }) => Id)).toEqual([first, second, third])
    expect(queue.Items?.[0]).toMatchObject({
      OrgName: '青禾实验学校',
      ApplyUserName: '沈雨桐',
      Remark: '请审核',
      StageId: stage,
      SubjectId: subject,
      VersionId: version.id,
      BookId: book.id,
      ChapterId: one.id,
      ChapterName: one.name,
      TagName: '课件',
      File: { Id: ids[0] },
      Attempt: 0,
    })

    expect(await verify([first], { Status: 2 })).toMatchObject({
      Code: 200,
      Data: { Succeeded: [first], Failed: [], Items: [{ Id: first, RowVersion: 2 }] },
    })
    const patch = { Patch: { ChapterId: other.id, TagId: 2 } }
    expect(await verify([second], { Status: 2, ...patch })).toMatchObject({ Data: { Succeeded: [second] } })
    const rejection = { Status: 3, ReasonCode: REJECT_REASON.mismatch, Reason: '标题和内容不一致' }
    expect(await verify([third], rejection)).toMatchObject({ Data: { Succeeded: [third] } })

    const taken = await library(OWN, '三校联备', 'teacher')
    expect(
      new Map(taken.map(({ Name, ChapterId, TagName }) => [Name.slice(0, 6), [ChapterId, TagName]])),
    ).toEqual(
      new Map([
        ['三校联备乙稿', [other.id, '教案']],
        ['三校联备甲稿', [one.id, '课件']],
      ]),
    )
    expect(taken[0]).toMatchObject({ OrgId: OWN, UserId: TEACHER, UserName: '沈雨桐' })

    // Who shared sees the result and the reason.
    const mine = await data(getPrivateFile, { query: { Keyword: '三校联备丙稿' } }, 'teacher')
    expect(mine.Files?.Items?.[0]?.Shares).toMatchObject([
      { RequestId: third, Status: 3, Reason: '标题和内容不一致', ReasonCode: 2, VerifyUserName: '顾明德' },
    ])
    const again = await share([ids[2] ?? 0], { ChapterId: one.id, Remark: '标题已改' })
    const [resubmitted] = again.Requests ?? []
    expect(await request(resubmitted?.Id ?? 0)).toMatchObject({ Attempt: 1, Status: SHARE_STATUS.pending })
    const history = await data(getShareHistory, { query: { Id: resubmitted?.Id ?? 0 } }, 'reviewer')
    expect(history.map(({ Kind, UserName, Detail }) => [Kind, UserName, Detail])).toEqual([
      [SHARE_EVENT.applied, '沈雨桐', '请审核'],
      [SHARE_EVENT.rejected, '顾明德', '标题和内容不一致'],
      [SHARE_EVENT.applied, '沈雨桐', '标题已改'],
    ])
    const corrected = await data(getShareHistory, { query: { Id: second } }, 'teacher')
    expect(corrected.map(({ Kind, Detail }) => [Kind, Detail])).toEqual([
      [SHARE_EVENT.applied, '请审核'],
      [SHARE_EVENT.corrected, `章节：${one.name} → ${other.name}；标签`],
      [SHARE_EVENT.approved, ''],
    ])

    expect(await library(OTHER, '三校联备', 'teacher')).toEqual([])
    expect(await library(OTHER, '三校联备', 'cloudSchool')).toEqual([])
    expect(await data(getLastShare, {}, 'teacher')).toMatchObject({
      HasLast: true,
      OrgId: OWN,
      ChapterId: one.id,
      TagId: 1,
    })
  })

  test('what fails is named and the rest is done; who was quicker is named too', async () => {
    const { db } = harness().database
    await db.update(membership).set({ canVerify: true }).where(eq(membership.userId, 4))
    const { Requests } = await share([await newFile('抢先一'), await newFile('抢先二')])
    const [one, two] = (Requests ?? []).map(({ Id }) => Id)
    if (!one || !two) throw new Error('not all files were shared')
    const Items = [await seen(one), await seen(two)]
    const quick = {
      params: { orgId: OWN },
      body: { Items: [Items[0] ?? { Id: 0, RowVersion: 0 }], Status: 2 },
    }
    expect(await code(verifyUserShare, quick, 'emptyMenus')).toBe(200)
    const late = await data(
      verifyUserShare,
      {
        params: { orgId: OWN },
        body: { Items: [...Items, { Id: 999_999, RowVersion: 1 }], Status: 3, ReasonCode: 1 },
      },
      'reviewer',
    )
    expect(late).toMatchObject({
      Succeeded: [two],
      Failed: [
        { Id: one, Code: 409, Message: '已由 韩星野 审核', VerifyUserName: '韩星野' },
        { Id: 999_999, Code: 404, VerifyUserName: '' },
      ],
    })
    expect(await request(two)).toMatchObject({ Status: 3, Reason: '内容质量差' })
    await db.update(membership).set({ canVerify: false }).where(eq(membership.userId, 4))
    expect(await code(verifyUserShare, quick, 'emptyMenus')).toBe(403)
  })

  test('nobody decides on what they shared themselves; another reviewer does', async () => {
    const { db } = harness().database
    const { Requests } = await share([await newFile('自己审自己')])
    const Id = Requests?.[0]?.Id ?? 0
    await db.update(membership).set({ canVerify: true }).where(eq(membership.userId, TEACHER))
    const body = { Items: [await seen(Id)], Status: 2 }
    for (const verdict of [body, { ...body, Status: 3, ReasonCode: 1 }])
      expect(await data(verifyUserShare, { params: { orgId: OWN }, body: verdict }, 'teacher')).toMatchObject(
        {
          Succeeded: [],
          Failed: [{ Id, Code: 403, Message: '自己提交的资料由其他审核人审核' }],
        },
      )
    expect((await request(Id)).Status).toBe(SHARE_STATUS.pending)
    await db.update(membership).set({ canVerify: false }).where(eq(membership.userId, TEACHER))
    expect(await verify([Id], { Status: 3, ReasonCode: 1 })).toMatchObject({ Data: { Succeeded: [Id] } })
  })

  test('a decision can be taken back for ten seconds, by who made it', async () => {
    const { clock } = harness()
    const { Requests } = await share([await newFile('手滑了')])
    const Id = Requests?.[0]?.Id ?? 0
    expect((await verify([Id], { Status: 2 })).Code).toBe(200)
    const [taken] = await library(OWN, '手滑了', 'teacher')
    expect(taken?.Id).toBe((await request(Id)).ContentId)
    const undo = async () =>
      data(undoVerifyUserShare, { params: { orgId: OWN }, body: { Items: [await seen(Id)] } }, 'reviewer')
    clock.forward(9)
    expect(await undo()).toMatchObject({ Succeeded: [Id], Failed: [] })
    expect(await library(OWN, '手滑了', 'teacher')).toEqual([])
    expect(await request(Id)).toMatchObject({ Status: 1, ContentId: 0, VerifyUserName: '', VerifyTime: '' })
    await verify([Id], { Status: 3, ReasonCode: 7, Reason: '请补充教学目标' })
    clock.forward(13)
    expect(await undo()).toMatchObject({ Succeeded: [], Failed: [{ Id, Code: 409 }] })
    expect(await request(Id)).toMatchObject({ Status: 3, Reason: '请补充教学目标' })
    const twice = await data(
      verifyUserShare,
      { params: { orgId: OWN }, body: { Items: [await seen(Id)], Status: 2 } },
      'reviewer',
    )
    expect(twice.Failed).toEqual([{ Id, Code: 409, Message: '已由 顾明德 审核', VerifyUserName: '顾明德' }])
  })

  test('what is approved is what was shared, and a newer version takes its place', async () => {
    const Id = await newFile('年年修订')
    const { Requests } = await share([Id])
    const first = Requests?.[0]?.Id ?? 0
    const again = await share([Id])
    expect(again).toMatchObject({ Requests: [], Failed: [{ FileId: Id, Code: 409 }] })
    expect(await code(deletePrivateFiles, { body: { FileIds: [Id] } }, 'teacher')).toBe(409)
    await verify([first], { Status: 2 })
    const [old] = await library(OWN, '年年修订', 'teacher')
    const pinned = (await request(first)).File.Hash
    expect(old?.Hash).toBe(pinned)
    expect(await share([Id])).toMatchObject({ Failed: [{ FileId: Id, Code: 409 }] })

    // Other bytes: the library keeps what was approved until the new version is.
    const other = await newFile('别的内容')
    const { Files } = await data(getPrivateFile, { query: { Keyword: '别的内容' } }, 'teacher')
    const Hash = Files?.Items?.find((it) => it.Id === other)?.Hash ?? ''
    await data(addPrivateFileContent, { body: { Id, Hash } }, 'teacher')
    const mine = await data(getPrivateFile, { query: { Keyword: '年年修订' } }, 'teacher')
    expect(mine.Files?.Items?.[0]?.Shares).toMatchObject([{ Status: 2, IsOutdated: true }])
    expect((await library(OWN, '年年修订', 'teacher'))[0]?.Hash).toBe(pinned)
    const newer = (await share([Id])).Requests?.[0]?.Id ?? 0
    await verify([newer], { Status: 2 })
    const now = await library(OWN, '年年修订', 'teacher')
    expect(now.map((it) => it.Hash)).toEqual([Hash])
    // Under the same address: what was kept or linked is the newest.
    const kept = { query: { orgId: OWN, Id: old?.Id ?? 0 } }
    expect(await data(getSchoolFileInfo, kept, 'teacher')).toMatchObject({ Hash })

    // The owner's file may go; the library's does not.
    await data(deletePrivateFiles, { body: { FileIds: [Id] } }, 'teacher')
    expect(await library(OWN, '年年修订', 'teacher')).toHaveLength(1)
  })

  test('what an upload replaces keeps its shares; what was there before lies in the bin, and never while it is reviewed', async () => {
    const Id = await newFile('换新内容')
    const find = async (query: object) =>
      (await data(getPrivateFile, { query: { Keyword: '换新内容', ...query } }, 'teacher')).Files?.Items ?? []
    const [held] = await find({})
    const [source] = await harness()
      .database.db.select({ hash: file.sha256 })
      .from(content)
      .innerJoin(file, eq(file.id, content.fileId))
      .where(
        and(
          eq(content.schoolOnly, false),
          isNull(content.withdrawnAt),
          eq(file.suffix, held?.Suffix ?? ''),
          ne(file.sha256, Buffer.from(held?.Hash ?? '', 'hex')),
        ),
      )
      .limit(1)
    const Hash = source?.hash.toString('hex') ?? ''
    const put = { Name: '换新内容', Suffix: held?.Suffix ?? '', OnClash: ON_CLASH.replace }
    const { Requests } = await share([Id])
    const first = Requests?.[0]?.Id ?? 0
    const refusal = { Code: 409, Data: null, Message: `“${held?.Name}”正在审核，撤回共享后才能替换` }
    // Of bytes that are here, and of those that are not before any of them is sent.
    for (const bytes of [{ Hash }, { Hash: 'e'.repeat(64), Size: 10 }])
      expect(await answer(addPrivateFileContent, { body: { ...put, ...bytes } }, 'teacher')).toEqual(refusal)

    await verify([first], { Status: 3, ReasonCode: REJECT_REASON.poor, Reason: '请换清晰的扫描件' })
    const { File } = await data(addPrivateFileContent, { body: { ...put, Hash } }, 'teacher')
    expect(File).toMatchObject({ Id, Hash })
    expect(await find({})).toMatchObject([
      { Id, Hash, Shares: [{ RequestId: first, Status: 3, Reason: '请换清晰的扫描件', IsOutdated: true }] },
    ])
    expect(await find({ trash: 1 })).toMatchObject([{ Name: held?.Name, Hash: held?.Hash, Shares: [] }])
    const again = (await share([Id])).Requests?.[0]?.Id ?? 0
    expect(await request(again)).toMatchObject({ Attempt: 1, File: { Id, Hash } })
    const history = await data(getShareHistory, { query: { Id: again } }, 'reviewer')
    expect(history.map(({ Kind }) => Kind)).toEqual([
      SHARE_EVENT.applied,
      SHARE_EVENT.rejected,
      SHARE_EVENT.applied,
    ])
  })

  test('a place that was corrected stays corrected when the approval is taken back', async () => {
    const { subject, one, other } = await places()
    const { Requests } = await share([await newFile('更正又撤销')], { ChapterId: one.id })
    const Id = Requests?.[0]?.Id ?? 0
    await verify([Id], { Status: 2, Patch: { ChapterId: other.id, TagId: 2 } })
    await data(undoVerifyUserShare, { params: { orgId: OWN }, body: { Items: [await seen(Id)] } }, 'reviewer')
    expect(await library(OWN, '更正又撤销', 'teacher')).toEqual([])
    expect(await request(Id)).toMatchObject({
      Status: 1,
      SubjectId: subject,
      ChapterId: other.id,
      TagId: 2,
      ContentId: 0,
    })
    const history = await data(getShareHistory, { query: { Id } }, 'teacher')
    expect(history.map(({ Kind }) => Kind)).toEqual([
      SHARE_EVENT.applied,
      SHARE_EVENT.corrected,
      SHARE_EVENT.approved,
      SHARE_EVENT.undone,
    ])
    // A wrong correction is put right by the next one.
    await verify([Id], { Status: 2, Patch: { ChapterId: one.id, TagId: 1 } })
    const [taken] = await library(OWN, '更正又撤销', 'teacher')
    expect(taken).toMatchObject({ ChapterId: one.id, TagName: '课件' })
  })

  test('is taken back by its owner alone, while nobody has decided', async () => {
    const { Requests } = await share([await newFile('先不交')])
    const Id = Requests?.[0]?.Id ?? 0
    const item = await seen(Id)
    expect(await code(withdrawShare, { body: item }, 'reviewer')).toBe(404)
    expect(await data(withdrawShare, { body: item }, 'teacher')).toMatchObject({
      Id,
      Status: 4,
      RowVersion: 2,
    })
    expect(await verify([Id], { Status: 2 })).toMatchObject({
      Data: { Succeeded: [], Failed: [{ Id, Code: 409, Message: '申请人已撤回' }] },
    })
    expect(await code(getShareRequest, { query: { Id } }, 'reviewer')).toBe(404)
    const mine = await data(
      getVerifyUserShare,
      { body: { View: SHARE_VIEW.mine, Status: 4, Sort: SHARE_SORT.latest, Keyword: '先不交' } },
      'teacher',
    )
    expect(mine.Items?.map((it) => it.Id)).toEqual([Id])
  })

  test('what the library has already is shown beside what is asked for', async () => {
    const held = (await data(getUserSchoolContent, { body: { OrgId: OWN, PageSize: 1 } }, 'teacher'))
      .Items?.[0]
    if (!held) throw new Error('the library is empty')
    const name = held.Name.replace(/\.[a-z0-9]+$/, '')
    const same = { body: { Name: '副本甲', Hash: held.Hash ?? '' } }
    const { File } = await data(addPrivateFileContent, same, 'teacher')
    const named = await newFile(name)
    const near = await newFile(`${name}（新）`)
    const place = { StageId: held.StageId ?? 0, SubjectId: held.SubjectId ?? 0 }
    const { Requests } = await share([File?.Id ?? 0, named, near], place)
    const [byBytes, byName, byWords] = (Requests ?? []).map(({ Id }) => Id)
    const kindOf = async (Id = 0) =>
      (await data(getSimilarSchoolFiles, { query: { Id } }, 'reviewer')).find((it) => it.File.Id === held.Id)
        ?.Kind
    expect([await kindOf(byBytes), await kindOf(byName), await kindOf(byWords)]).toEqual([1, 2, 3])
    const shown = await data(getShareRequest, { query: { Id: byBytes ?? 0 } }, 'reviewer')
    expect(shown.Similar?.map(({ Id }) => Id)).toContain(held.Id)
    expect(await code(getSimilarSchoolFiles, { query: { Id: byBytes ?? 0 } }, 'teacher')).toBe(404)
  })

  test('needs a place that there is, and a rejection a reason', async () => {
    const { stage, subject, book } = await places()
    const FileIds = [await newFile('没有地方')]
    const ask = (place: object) =>
      code(shareFileToSchool, { body: { OrgId: OWN, FileIds, ...place } }, 'teacher')
    expect(await ask({})).toBe(400)
    expect(await ask({ StageId: stage })).toBe(400)
    expect(await ask({ StageId: stage + 1, SubjectId: subject })).toBe(400)
    expect(await ask({ SubjectId: subject, ChapterId: book.id })).toBe(400)
    expect(await ask({ StageId: stage, SubjectId: subject, TagId: 999 })).toBe(400)
    expect(await ask({ OrgId: 0, StageId: stage, SubjectId: subject })).toBe(400)
    const foreign = await share([2_000_000])
    expect(foreign).toMatchObject({ Requests: [], Failed: [{ FileId: 2_000_000, Code: 404 }] })
    const { Requests } = await share(FileIds)
    const Id = Requests?.[0]?.Id ?? 0
    expect((await verify([Id], { Status: 3 })).Code).toBe(400)
    expect((await verify([Id], { Status: 3, ReasonCode: 7, Reason: '不好' })).Code).toBe(400)
    expect((await verify([Id], { Status: 4 })).Code).toBe(400)
    expect((await verify([Id], { Status: 2, Patch: { ChapterId: 999_999 } })).Code).toBe(400)
    expect((await verify([Id], { Status: 2 }, OTHER)).Code).toBe(403)
  })

  test('a verdict on what was shared again since is not taken back, the others are', async () => {
    const files = [await newFile('又交了一次'), await newFile('没有再交')]
    const { Requests } = await share(files)
    const Ids = (Requests ?? []).map(({ Id }) => Id)
    await verify(Ids, { Status: 3, ReasonCode: 7, Reason: '请补充教学目标' })
    const again = (await share(files.slice(0, 1))).Requests?.[0]?.Id ?? 0
    const undo = async (...of: readonly number[]) => {
      const Items = await Promise.all(of.map(seen))
      return data(undoVerifyUserShare, { params: { orgId: OWN }, body: { Items } }, 'reviewer')
    }
    expect(await undo(...Ids)).toMatchObject({
      Succeeded: [Ids[1]],
      Failed: [{ Id: Ids[0], Code: 409, Message: '申请已有变化，不能撤销' }],
    })
    expect([(await request(Ids[0] ?? 0)).Status, (await request(again)).Status]).toEqual([3, 1])
  })
})
