import type { SiteLimit, SiteText } from '#domain/frame/site-settings.ts'

const texts: Readonly<Record<SiteText, string>> = {
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

const limits: Readonly<Record<SiteLimit, { readonly label: string; readonly hint: string }>> = {
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

/** The texts of the settings of the site, for the platform's administrators. */
export const siteCopy = {
  texts,
  limits,
  loading: '正在读取站点设置',
  failed: '站点设置加载失败',
  notDone: '没有成功',
  saved: '已保存。名称和链接在下次打开页面时生效，其余马上生效。',
  forbidden: { title: '你没有修改站点设置的权限', hint: '这里由平台管理员使用。' },
  names: '名称、链接和页脚',
  namesHint: '不填的一项以配置文件为准，配置文件里的值以灰色显示。填写的一项优先于配置文件。',
  regionalHidden: '不显示地方平台的链接',
  limitsTitle: '登录和保留期限',
  limitsHint: '到期的内容每小时清理一次，删除后不能恢复。',
  preview: '预览',
  previewTop: '页面左上角',
  previewCloud: '云学校',
  previewLinks: '首页的链接',
  previewFooter: '页脚',
  footer: (holder: string) => `© 2021–今年 ${holder}`,
  address: '网址应以 http:// 或 https:// 开头',
  pair: '名称和网址应一起填写',
  range: (least: number, most: number) => `请填写 ${least} 至 ${most} 之间的整数`,
  save: '保存',
  reset: '放弃修改',
}
