import type { SiteLimit, SiteText } from '#domain/frame/site-settings.ts'

/** What the settings of the site are called, on their own page and in the log of what was done. */
export const siteTexts: Readonly<Record<SiteText, string>> = {
  productName: '产品短名称',
  schoolCloudName: '云学校名称',
  filingNumber: '备案号',
  filingUrl: '备案号的网址',
  copyrightHolder: '页脚的版权所有者',
  nationalName: '国家平台的名称',
  nationalUrl: '国家平台的网址',
  regionalName: '地方平台的名称',
  regionalUrl: '地方平台的网址',
}

export const siteLimits: Readonly<Record<SiteLimit, { readonly label: string; readonly hint: string }>> = {
  sessionCount: {
    label: '每个账号同时登录的设备（台）',
    hint: '超过时最早登录的设备退出，并说明原因。0 为不限。',
  },
  auditDays: { label: '操作记录保留（天）', hint: '至少 180 天。一般保留三年。' },
  commentDays: { label: '已删除评论的文字保留（天）', hint: '之后只留下“已删除”，有举报待处理的除外。' },
  noticeDays: {
    label: '已结束或撤回的通知保留（天）',
    hint: '连同谁读过一起删除。草稿和正在发布的不受影响。',
  },
  jobDays: { label: '已结束的后台任务保留（天）', hint: '最多 30 天。' },
}

export const siteRegionalHidden = '不显示地方平台的链接'
