import type { schoolNotice } from '#server/db/schema/school-notice.ts'

const DAY_MS = 24 * 3600_000

interface NoticeSeed {
  readonly organisationId: number
  readonly authorId: number
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly daysAgo: number
  readonly isTop?: boolean
}

const NOTICES: readonly NoticeSeed[] = [
  {
    organisationId: 1,
    authorId: 2,
    title: '校本资源共享与审核的几点说明',
    paragraphs: [
      '各备课组共享资料时，请选到具体的章节，并标明是课件、教案、学案、试卷、微课还是素材。',
      '审核一般在两个工作日内完成；被驳回的资料，请按理由修改后重新提交。',
    ],
    daysAgo: 12,
    isTop: true,
  },
  {
    organisationId: 1,
    authorId: 2,
    title: '期中复习资料征集',
    paragraphs: ['请各年级备课组长在本周五之前，把期中复习用的学案和练习共享到学校资源库。'],
    daysAgo: 3,
  },
  {
    organisationId: 1,
    authorId: 2,
    title: '公开课安排：八年级物理《浮力》',
    paragraphs: ['周三下午第二节，录播教室。请物理组老师提前阅读资源库里的教学设计。'],
    daysAgo: 6,
  },
  {
    organisationId: 1,
    authorId: 2,
    title: '新教师微课比赛通知',
    paragraphs: ['每位新教师提交一节 5 至 8 分钟的微课，格式为 mp4，截止到月底。'],
    daysAgo: 20,
  },
  {
    organisationId: 2,
    authorId: 1,
    title: '云校名师课堂本月课表',
    paragraphs: ['名师课堂每周二、周四晚七点直播，错过的老师可以看回放。'],
    daysAgo: 2,
    isTop: true,
  },
  {
    organisationId: 2,
    authorId: 1,
    title: '资料中心上新：高一同步备课',
    paragraphs: ['高一语文、数学、英语的同步课件和学案已经整理完毕，欢迎下载使用。'],
    daysAgo: 5,
  },
  {
    organisationId: 2,
    authorId: 1,
    title: '关于规范使用网络素材的提醒',
    paragraphs: ['引用图片、音频和视频时请注明出处，不要上传含有广告的素材。'],
    daysAgo: 15,
  },
]

/** What the schools tell on the page of their cloud space. */
export const noticesOf = (now: Date): (typeof schoolNotice.$inferInsert)[] =>
  NOTICES.map(({ organisationId, authorId, title, paragraphs, daysAgo, isTop = false }) => ({
    organisationId,
    authorId,
    title,
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    isTop,
    publishedAt: new Date(now.getTime() - daysAgo * DAY_MS),
  }))
