import { addComments } from '#contract/comment.ts'
import { decideCommentReport, REPORT_VERDICT, reportComment } from '#contract/comment-report.ts'
import { seePublishingNotices } from '#contract/publishing-notice.ts'
import {
  askRelease,
  decideRelease,
  endRelease,
  getReleases,
  RELEASE_STATUS,
  takeBackRelease,
} from '#contract/release.ts'
import {
  decideVersion,
  getResourceVersions,
  offerResource,
  restoreResource,
  reviseResource,
  takeBackVersion,
  VERSION_STATUS,
  withdrawResource,
} from '#contract/resource-version.ts'
import { type Act, type Ask, button, confirming, gone, named, pressing, told } from './act.ts'
import { aPlace, approvedFile, asTeacher } from './arranged.ts'

const PUBLISHED = '/studio/published'
const RELEASES = '/studio/releases'
const RESOURCE = 3

const teacher = 'teacher' as const
const reviewer = 'reviewer' as const
const platform = 'secondReviewer' as const

const asking = (name: string) => new RegExp(`^申请公开${name}`)
const takingBack = (name: string) => new RegExp(`^撤回${name}.*的公开申请`)
const granting = (name: string) => new RegExp(`^通过${name}.*的公开申请`)
const ending = (name: string) => new RegExp(`^把${name}.*恢复为仅本校可见`)
const withdrawing = (name: string) => new RegExp(`^撤下${name}`)
const offering = (name: string) => new RegExp(`^重新发布${name}`)
const approving = (name: string) => new RegExp(`^通过${name}.*的新版本`)

const askedRelease = async (ask: Ask, name: string) => {
  const { contentId } = await approvedFile(ask, name)
  await ask(askRelease, { body: { Id: contentId } })
  return contentId
}

const grantedRelease = async (ask: Ask, name: string) => {
  const contentId = await askedRelease(ask, name)
  const { Items } = await ask(
    getReleases,
    { body: { Status: RELEASE_STATUS.asked, PageSize: 100 } },
    platform,
  )
  const one = Items?.find(({ ContentId }) => ContentId === contentId)
  const seen = { Id: one?.Id ?? 0, RowVersion: one?.RowVersion ?? 0 }
  await ask(decideRelease, { body: { ...seen, Status: RELEASE_STATUS.granted, Reason: '' } }, platform)
}

/** A resource with a new version that waits. */
const revised = async (ask: Ask, name: string) => {
  const { contentId: Id } = await approvedFile(ask, name)
  const texts = { Name: `${name}新`, Summary: '', Introduction: '' }
  // Never edited before.
  await ask(reviseResource, { body: { Id, Number: 0, ...texts, ...(await aPlace(ask)), TagId: 1 } })
  const { Versions } = await ask(getResourceVersions, { query: { Id } })
  return { Id, waiting: { VersionId: Versions[0]?.Id ?? 0, RowVersion: Versions[0]?.RowVersion ?? 0 } }
}

export const publishedActs = (): readonly Act[] => [
  named((name) => ({
    call: askRelease,
    persona: teacher,
    open: async (page, ask) => {
      await approvedFile(ask, name)
      await page.goto(PUBLISHED)
    },
    press: async (page) => {
      await pressing(asking(name))(page)
      await confirming('申请公开')(page)
    },
    done: (page) => button(page, takingBack(name)),
  })),
  named((name) => ({
    call: takeBackRelease,
    persona: teacher,
    open: async (page, ask) => {
      await askedRelease(ask, name)
      await page.goto(PUBLISHED)
    },
    press: async (page) => {
      await pressing(takingBack(name))(page)
      await confirming('撤回申请')(page)
    },
    done: (page) => button(page, asking(name)),
  })),
  named((name) => ({
    call: decideRelease,
    persona: platform,
    open: async (page, ask) => {
      await askedRelease(asTeacher(ask), name)
      await page.goto(RELEASES)
    },
    press: async (page) => {
      await pressing(granting(name))(page)
      await confirming('通过')(page)
    },
    done: (page) => gone(page.getByLabel(granting(name))),
  })),
  named((name) => ({
    call: endRelease,
    persona: teacher,
    open: async (page, ask) => {
      await grantedRelease(ask, name)
      await page.goto(PUBLISHED)
    },
    press: async (page) => {
      await pressing(ending(name))(page)
      await confirming('恢复仅本校')(page)
    },
    done: (page) => button(page, asking(name)),
  })),
  named((name) => ({
    call: endRelease,
    way: 'by the platform',
    persona: platform,
    open: async (page, ask) => {
      await grantedRelease(asTeacher(ask), name)
      await page.goto(`${RELEASES}?state=granted`)
      await pressing(ending(name))(page)
      await page.getByRole('textbox', { name: '理由' }).fill('内容已经过时了')
    },
    press: pressing('恢复仅本校'),
    done: (page) => gone(page.getByText(name)),
  })),
  named((name) => ({
    call: withdrawResource,
    persona: teacher,
    open: async (page, ask) => {
      await approvedFile(ask, name)
      await page.goto(PUBLISHED)
    },
    press: async (page) => {
      await pressing(withdrawing(name))(page)
      await confirming('撤下')(page)
    },
    done: (page) => button(page, offering(name)),
  })),
  named((name) => ({
    call: offerResource,
    persona: teacher,
    open: async (page, ask) => {
      const { contentId } = await approvedFile(ask, name)
      await ask(withdrawResource, { body: { Id: contentId } })
      await page.goto(PUBLISHED)
    },
    press: async (page) => {
      await pressing(offering(name))(page)
      await confirming('重新发布')(page)
    },
    done: (page) => button(page, withdrawing(name)),
  })),
  named((name) => ({
    call: reviseResource,
    persona: teacher,
    open: async (page, ask) => {
      const { contentId } = await approvedFile(ask, name)
      await page.goto(`/studio/resources/${contentId}`)
      await page.getByRole('textbox', { name: '标题' }).fill(`${name}改`)
    },
    press: pressing('提交审核'),
    done: told(/^新版本正在审核/),
  })),
  named((name) => ({
    call: takeBackVersion,
    persona: teacher,
    open: async (page, ask) => {
      const { Id } = await revised(ask, name)
      await page.goto(`/studio/resources/${Id}`)
    },
    press: async (page) => {
      await pressing('撤回新版本')(page)
      await confirming('撤回新版本')(page)
    },
    done: told(/^已撤回，/),
  })),
  named((name) => ({
    call: decideVersion,
    persona: reviewer,
    open: async (page, ask) => {
      await revised(asTeacher(ask), name)
      await page.goto('/studio/versions')
    },
    press: async (page) => {
      await pressing(approving(name))(page)
      await confirming('通过')(page)
    },
    done: (page) => gone(page.getByLabel(approving(name))),
  })),
  named((name) => ({
    call: restoreResource,
    persona: teacher,
    open: async (page, ask) => {
      const { Id, waiting } = await revised(ask, name)
      await ask(
        decideVersion,
        { body: { ...waiting, Status: VERSION_STATUS.published, Reason: '' } },
        reviewer,
      )
      await page.goto(`/studio/resources/${Id}`)
    },
    press: async (page) => {
      await pressing('恢复第 1 版')(page)
      await confirming('恢复这一版')(page)
    },
    done: told(/^新版本正在审核/),
  })),
  named((words) => ({
    call: seePublishingNotices,
    persona: reviewer,
    // What became of a comment that one reported: no other act tells it to somebody who looks at it.
    open: async (page, ask) => {
      const { contentId } = await approvedFile(asTeacher(ask), words)
      const { Id } = await ask(
        addComments,
        {
          body: {
            ...{ ObjectId: contentId, ParentId: 0, Type: RESOURCE, ClientId: crypto.randomUUID() },
            Content: '<p>不错</p>',
          },
        },
        teacher,
      )
      await ask(reportComment, { body: { Id, Category: 1, Words: '' } })
      await ask(
        decideCommentReport,
        { body: { Id, Verdict: REPORT_VERDICT.keep, Reason: words } },
        'schoolAdministrator',
      )
      await page.goto(PUBLISHED)
    },
    press: pressing('知道了'),
    done: (page) => gone(page.getByRole('region', { name: '审核结果' }).getByText(words)),
  })),
]
