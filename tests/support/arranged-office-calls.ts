import { randomUUID } from 'node:crypto'
import { getCloudMenus, saveCloudMenu } from '#contract/cloud-menu.ts'
import { addComments } from '#contract/comment.ts'
import { reportComment } from '#contract/comment-report.ts'
import { getCurriculumTree, saveCurriculumNode } from '#contract/curriculum-admin.ts'
import { BANNER_SIZES, getManagedBanners } from '#contract/frame-banner.ts'
import { getFrameWords } from '#contract/frame-word.ts'
import { saveNotice } from '#contract/managed-announcement.ts'
import { getContentStanding, takeDownContent } from '#contract/moderation.ts'
import { getPerson } from '#contract/people.ts'
import { saveRole } from '#contract/roles.ts'
import { addSchool } from '#contract/schools.ts'
import type { Changes, callsOf } from './ask-calls.ts'
import { bannerJpeg } from './banner-jpeg.ts'

const BY = 'platformAdministrator'
const unused = (what: string) => `${what}${randomUUID().slice(0, 8)}`
const picture = (width: number, height: number) => Buffer.from(bannerJpeg(width, height)).toString('base64')

/**
 * What the calls of /manage are about, made for each alone, by the end of their paths. `contentId`: what can be commented on and
 * taken down.
 */
export const arrangedOffice = ({ data }: ReturnType<typeof callsOf>, contentId: () => number): Changes => {
  const entry = async () => {
    const body = {
      OrgId: 1,
      Id: 0,
      RowVersion: 0,
      Name: unused('栏目'),
      Parts: ['notices' as const],
      Kinds: [],
      Files: [],
    }
    await data(saveCloudMenu, { body }, BY)
    const { Menus } = await data(getCloudMenus, { query: { OrgId: 1 } }, BY)
    return Menus
  }
  const reported = async () => {
    const body = { ObjectId: contentId(), Type: 3, Content: '<p>很好用</p>', ClientId: randomUUID() }
    const { Id } = await data(addComments, { body }, 'teacher')
    await data(reportComment, { body: { Id, Category: 1, Words: '在骂人' } }, 'reviewer')
    return { Id, Verdict: 1, Reason: '确实在骂人' }
  }
  /** A new chapter of knowledge below the subject, with its siblings. */
  const node = async () => {
    const tree = () => data(getCurriculumTree, { query: { Kind: 2, SubjectId: 4 } }, BY)
    const Name = unused('知识点')
    const body = { Id: 0, RowVersion: 0, ParentId: 4, NodeType: 6, Name, GradeId: 0 }
    const { Id } = await data(saveCurriculumNode, { body }, BY)
    const found = (await tree()).Nodes.find((one) => one.Id === Id)
    return { Id, RowVersion: found?.RowVersion ?? 1 }
  }
  const word = async (Kind: number) => {
    const groups = await data(getFrameWords, { query: { Kind } }, BY)
    return groups.filter(({ Words }) => Words.length > 1)
  }
  const notice = async () => {
    const body = {
      Id: 0,
      RowVersion: 0,
      OrgId: 1,
      Title: unused('通知'),
      Content: '<p>周一开学。</p>',
      IsTop: false,
      Publish: false,
    }
    return { Id: (await data(saveNotice, { body }, BY)).Id, RowVersion: 1 }
  }
  return {
    savecloudmenu: async () => ({ Files: [], Name: unused('栏目') }),
    removecloudmenu: async () => {
      const made = (await entry()).at(-1)
      return { Id: made?.Id, RowVersion: made?.RowVersion }
    },
    ordercloudmenus: async () => {
      const Seen = [...(await entry()), ...(await entry())].map(({ Id }) => Id)
      const ids = [...new Set(Seen)]
      return { Ids: ids.toReversed(), Seen: ids }
    },
    decidecommentreport: reported,
    movecurriculumnode: async () => ({ ...(await node()), ParentId: (await node()).Id, BeforeId: 0 }),
    mergecurriculumnodes: async () => {
      const into = await node()
      return { ...(await node()), IntoId: into.Id, IntoRowVersion: into.RowVersion }
    },
    removecurriculumnode: node,
    savebanner: async () => ({
      FromTime: undefined,
      ToTime: undefined,
      Picture: picture(BANNER_SIZES.wide.width, BANNER_SIZES.wide.height),
      MobilePicture: picture(BANNER_SIZES.tall.width, BANNER_SIZES.tall.height),
    }),
    orderbanners: async () => ({
      Ids: (await data(getManagedBanners, {}, BY)).map(({ Id }) => Id).toReversed(),
    }),
    removeframeword: async () => {
      const words = (await word(3)).flatMap(({ Words }) => Words)
      const free = words.find(({ CanRemove }) => CanRemove === true)
      return { Kind: 3, Id: free?.Id, RowVersion: free?.RowVersion, IntoId: 0 }
    },
    orderframewords: async () => {
      const [group] = await word(3)
      const Seen = group?.Words.map(({ Id }) => Id) ?? []
      return { Kind: 3, GroupId: group?.Id, Ids: Seen.toReversed(), Seen }
    },
    savenotice: async () => ({ FromTime: undefined, ToTime: undefined }),
    removenotice: notice,
    // The one that is taken down is put back by the next.
    takedowncontent: async () => ({ Id: contentId(), Reason: '内容已经过时了' }),
    restorecontent: async () => {
      const { IsWithdrawn } = await data(getContentStanding, { query: { Id: contentId() } }, BY)
      const body = { Id: contentId(), Reason: '内容已经过时了' }
      if (IsWithdrawn !== true) await data(takeDownContent, { body }, BY)
      return { Id: contentId() }
    },
    resetpersonpassword: async () => {
      const { RowVersion } = await data(getPerson, { query: { Id: 5 } }, BY)
      return { Id: 5, RowVersion }
    },
    removerole: async () => {
      const rights = { LjzkIsShow: false, IsResoure: false, ZjIsShow: false }
      const body = { Id: 0, RowVersion: 0, Name: unused('角色'), ...rights, Menus: [] }
      const made = await data(saveRole, { body }, BY)
      return { Id: made.Id, RowVersion: 1, HolderCount: 0, IntoId: 0 }
    },
    setschoolquota: async () => {
      const { Id } = await data(addSchool, { body: { Name: unused('学校') } }, BY)
      return { Id, Seen: 0, QuotaGigabytes: 5 }
    },
  }
}
