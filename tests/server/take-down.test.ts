import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPrivateFileContent, getPrivateFile } from '#contract/private-file.ts'
import { resourceContentInfo } from '#contract/resource.ts'
import {
  getVerifyUserShare,
  REJECT_REASON,
  SHARE_VIEW,
  takeDownUserShare,
  undoVerifyUserShare,
} from '#contract/review.ts'
import { getSchoolFileInfo, packSchoolFiles } from '#contract/school-file.ts'
import {
  askTakeDown,
  getShareHistory,
  getShareRequest,
  SHARE_EVENT,
  SHARE_STATUS,
  withdrawShare,
} from '#contract/share.ts'
import { membership } from '#server/db/schema/membership.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { OWN, sharingOf } from '#tests/support/sharing.ts'

const TEACHER = 1
const REASON = { ReasonCode: REJECT_REASON.copyright, Reason: '出版社来函，请下架' }

onEachEngine('files that are taken down', (harness) => {
  const { answer, data, code } = callsOf(harness)
  const { newFile, share, request, seen, verify, library } = sharingOf(harness)

  /** A file of the teacher that stands in the library: its request, its own file, its content. */
  const approved = async (name: string) => {
    const fileId = await newFile(name)
    const Id = (await share([fileId])).Requests?.[0]?.Id ?? 0
    await verify([Id], { Status: 2 })
    const { ContentId } = await request(Id)
    return { Id, fileId, contentId: ContentId ?? 0 }
  }
  const settle = async (
    Ids: readonly number[],
    verdict: { Status: number; ReasonCode?: number; Reason?: string },
    persona: 'reviewer' | 'teacher' = 'reviewer',
  ) => {
    const Items = await Promise.all(Ids.map(seen))
    return answer(takeDownUserShare, { params: { orgId: OWN }, body: { Items, ...verdict } }, persona)
  }
  const ask = async (Id: number, Reason = '教材换版，不再适用') =>
    answer(askTakeDown, { body: { ...(await seen(Id)), Reason } }, 'teacher')
  const shareOf = async (Keyword: string) =>
    (await data(getPrivateFile, { query: { Keyword } }, 'teacher')).Files?.Items?.[0]?.Shares?.[0]
  const statusOf = async (url: string | null = '') =>
    (await harness().app.inject({ url: url ?? '' })).statusCode
  const kindsOf = async (Id: number) =>
    (await data(getShareHistory, { query: { Id } }, 'teacher')).map(({ Kind, UserName, Detail }) => [
      Kind,
      UserName,
      Detail,
    ])

  test('a reviewer takes an approved file down for a reason; it is in no list, opens nowhere, and can be shared again', async () => {
    const { Id, fileId, contentId } = await approved('版权存疑稿')
    expect(await settle([Id], { Status: 5 })).toMatchObject({
      Data: { Succeeded: [], Failed: [{ Id, Code: 400, Message: '请选择下架的理由' }] },
    })
    expect(await settle([Id], { Status: 5, ReasonCode: REJECT_REASON.other, Reason: '不行' })).toMatchObject({
      Data: { Failed: [{ Id, Code: 400, Message: '请写明下架的理由，至少 4 个字' }] },
    })
    expect(await settle([Id], { Status: 5, ...REASON })).toMatchObject({
      Code: 200,
      Data: { Succeeded: [Id], Failed: [], Items: [{ Id, RowVersion: 3 }], UndoUntil: '' },
    })
    expect(await request(Id)).toMatchObject({
      Status: SHARE_STATUS.takenDown,
      ...REASON,
      VerifyUserName: '顾明德',
    })
    expect(await library(OWN, '版权存疑稿', 'teacher')).toEqual([])
    expect(await code(getSchoolFileInfo, { query: { orgId: OWN, Id: contentId } }, 'teacher')).toBe(410)
    expect(await code(resourceContentInfo, { query: { Id: contentId } }, 'teacher')).toBe(410)
    expect(await shareOf('版权存疑稿')).toMatchObject({ Status: 5, ...REASON, StandingId: 0 })
    expect(await kindsOf(Id)).toEqual([
      [SHARE_EVENT.applied, '沈雨桐', '请审核'],
      [SHARE_EVENT.approved, '顾明德', ''],
      [SHARE_EVENT.takenDown, '顾明德', '出版社来函，请下架'],
    ])
    // Neither twice, nor back by an undo.
    expect(await settle([Id], { Status: 5, ...REASON })).toMatchObject({
      Data: { Failed: [{ Id, Code: 409, Message: '已由 顾明德 下架' }] },
    })
    const undo = { params: { orgId: OWN }, body: { Items: [await seen(Id)] } }
    expect(await data(undoVerifyUserShare, undo, 'reviewer')).toMatchObject({
      Succeeded: [],
      Failed: [{ Id, Code: 409 }],
    })
    const again = (await share([fileId])).Requests?.[0]?.Id ?? 0
    await verify([again], { Status: 2 })
    expect(await library(OWN, '版权存疑稿', 'teacher')).toHaveLength(1)
    expect(await kindsOf(again)).toHaveLength(5)
  })

  test('addresses that were given out before end with the file, those of its owner do not', async () => {
    const { Id, contentId } = await approved('已经发出的地址')
    const [listed] = await library(OWN, '已经发出的地址', 'teacher')
    const opened = await data(resourceContentInfo, { query: { Id: contentId } }, 'teacher')
    const pack = await data(packSchoolFiles, { body: { OrgId: OWN, Ids: [contentId] } }, 'teacher')
    const mine = (await data(getPrivateFile, { query: { Keyword: '已经发出的地址' } }, 'teacher')).Files
      ?.Items?.[0]
    const given = [listed?.Url, listed?.PreviewUrl, opened.File?.Url].map((url) => url ?? '')
    for (const url of given) expect(await statusOf(url)).toBe(200)
    // The content cannot be left out of the address, and no other named.
    const [url = ''] = given
    expect(await statusOf(url.replace(/&content=\d+/, ''))).toBe(404)
    expect(await statusOf(url.replace(/content=\d+/, 'content=1'))).toBe(404)
    await settle([Id], { Status: 5, ...REASON })
    for (const it of given) expect(await statusOf(it)).toBe(410)
    expect(await statusOf(pack.Url)).not.toBe(200)
    expect(await statusOf(mine?.Url)).toBe(200)
  })

  test('its owner asks for it; a reviewer finds that, declines it or does it', async () => {
    const { Id } = await approved('换版旧稿')
    const held = await shareOf('换版旧稿')
    expect(held).toMatchObject({ Status: 2, StandingId: Id, StandingVersion: 2 })
    expect((await ask(Id, '不要了')).Code).toBe(400)
    expect(await ask(Id)).toMatchObject({
      Code: 200,
      Data: { Status: SHARE_STATUS.removing, Reason: '教材换版，不再适用', RowVersion: 3 },
    })
    expect(await ask(Id)).toMatchObject({ Code: 409, Message: '已经申请下架，请等待结果' })
    // It stands until somebody decides, and the same file is not handed in beside it.
    expect(await library(OWN, '换版旧稿', 'teacher')).toHaveLength(1)
    const body = { OrgId: OWN, View: SHARE_VIEW.review, Status: SHARE_STATUS.removing }
    const queue = await data(getVerifyUserShare, { body }, 'reviewer')
    expect(queue.Items?.map((it) => it.Id)).toEqual([Id])
    expect(queue.Items?.[0]?.AskTime).not.toBe('')
    expect(queue.StatusCounts?.find(({ Status }) => Status === SHARE_STATUS.removing)?.Count).toBe(1)
    expect(await verify([Id], { Status: 2 })).toMatchObject({ Data: { Failed: [{ Id, Code: 409 }] } })

    expect((await settle([Id], { Status: 2, Reason: '用' })).Code).toBe(400)
    expect(await settle([Id], { Status: 2, Reason: '本学期仍在使用' })).toMatchObject({
      Data: { Succeeded: [Id] },
    })
    expect(await shareOf('换版旧稿')).toMatchObject({ Status: 2, Reason: '本学期仍在使用' })
    await ask(Id, '学期已经结束')
    expect(await data(withdrawShare, { body: await seen(Id) }, 'teacher')).toMatchObject({ Status: 2 })
    await ask(Id, '学期已经结束')
    expect(await settle([Id], { Status: 5 })).toMatchObject({ Data: { Succeeded: [Id] } })
    expect(await request(Id)).toMatchObject({ Status: 5, ReasonCode: 0, Reason: '学期已经结束' })
    expect(await library(OWN, '换版旧稿', 'teacher')).toEqual([])
    expect(await kindsOf(Id)).toEqual([
      [SHARE_EVENT.applied, '沈雨桐', '请审核'],
      [SHARE_EVENT.approved, '顾明德', ''],
      [SHARE_EVENT.removalAsked, '沈雨桐', '教材换版，不再适用'],
      [SHARE_EVENT.removalDeclined, '顾明德', '本学期仍在使用'],
      [SHARE_EVENT.removalAsked, '沈雨桐', '学期已经结束'],
      [SHARE_EVENT.removalWithdrawn, '沈雨桐', ''],
      [SHARE_EVENT.removalAsked, '沈雨桐', '学期已经结束'],
      [SHARE_EVENT.takenDown, '顾明德', ''],
    ])
  })

  test('is nobody’s but the owner’s to ask for, and never the owner’s to decide', async () => {
    const { db } = harness().database
    const { Id } = await approved('自己的不自己定')
    const item = await seen(Id)
    expect(await code(askTakeDown, { body: { ...item, Reason: '不是我的文件' } }, 'reviewer')).toBe(404)
    const verdict = { params: { orgId: OWN }, body: { Items: [item], Status: 5, ...REASON } }
    expect(await code(takeDownUserShare, verdict, 'teacher')).toBe(403)
    await db.update(membership).set({ canVerify: true }).where(eq(membership.userId, TEACHER))
    const own = { Data: { Succeeded: [], Failed: [{ Id, Code: 403 }] } }
    expect(await settle([Id], { Status: 5, ...REASON }, 'teacher')).toMatchObject(own)
    await ask(Id)
    expect(await settle([Id], { Status: 5 }, 'teacher')).toMatchObject(own)
    expect(await settle([Id], { Status: 2, Reason: '我自己决定' }, 'teacher')).toMatchObject(own)
    await db.update(membership).set({ canVerify: false }).where(eq(membership.userId, TEACHER))
    expect((await request(Id)).Status).toBe(SHARE_STATUS.removing)
    expect(await settle([Id], { Status: 3 })).toMatchObject({ Code: 400 })
    expect((await settle([Id], { Status: 5 })).Code).toBe(200)
  })

  test('a file whose newer version was turned down is asked for by what stands; one that was replaced is not', async () => {
    const { Id, fileId } = await approved('两版并存')
    const other = await newFile('两版的新内容')
    const { Files } = await data(getPrivateFile, { query: { Keyword: '两版的新内容' } }, 'teacher')
    const Hash = Files?.Items?.find((it) => it.Id === other)?.Hash ?? ''
    await data(addPrivateFileContent, { body: { Id: fileId, Hash } }, 'teacher')
    const newer = (await share([fileId])).Requests?.[0]?.Id ?? 0
    expect(await ask(Id)).toMatchObject({ Code: 409, Message: '新提交的版本正在审核，请等待结果或先撤回' })
    await verify([newer], { Status: 3, ReasonCode: 1 })
    expect(await shareOf('两版并存')).toMatchObject({ RequestId: newer, Status: 3, StandingId: Id })
    expect((await ask(Id)).Code).toBe(200)
    expect(await shareOf('两版并存')).toMatchObject({ RequestId: Id, Status: 6 })
    expect(await share([fileId])).toMatchObject({ Failed: [{ FileId: fileId, Code: 409 }] })
    await settle([Id], { Status: 2, Reason: '先不下架了' })
    const newest = (await share([fileId])).Requests?.[0]?.Id ?? 0
    await verify([newest], { Status: 2 })
    expect(await ask(Id)).toMatchObject({ Code: 409, Message: '这个文件已被新版替换或移出资源库' })
    expect(await settle([Id], { Status: 5, ...REASON })).toMatchObject({
      Data: { Failed: [{ Id, Code: 409, Message: '这个文件已被新版替换或移出资源库' }] },
    })
    expect(await library(OWN, '两版并存', 'teacher')).toHaveLength(1)
  })

  test('a reviewer finds the request of a file by what it is in the library, until it is taken down; others do not', async () => {
    const { Id, contentId } = await approved('从资源库下架')
    const query = { ContentId: contentId }
    expect(await data(getShareRequest, { query }, 'reviewer')).toMatchObject({ Id, ContentId: contentId })
    // Who shared it finds it too, as by its Id; other people and other contents are told nothing.
    expect(await data(getShareRequest, { query }, 'teacher')).toMatchObject({ Id })
    expect(await code(getShareRequest, { query }, 'cloudSchool')).toBe(404)
    for (const ContentId of [0, 999_999_999, 2 ** 31])
      expect(await code(getShareRequest, { query: { ContentId } }, 'reviewer')).toBe(404)
    await ask(Id)
    expect(await data(getShareRequest, { query }, 'reviewer')).toMatchObject({
      Status: SHARE_STATUS.removing,
    })
    await settle([Id], { Status: 5 })
    expect(await code(getShareRequest, { query }, 'reviewer')).toBe(404)
  })
})
