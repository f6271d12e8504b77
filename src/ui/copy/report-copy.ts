import {
  MAX_REPORT_WORDS,
  type ReportCategory,
  type ReportProblem,
  type ReportsShown,
} from '#domain/comment/comment-report.ts'

const categories: Readonly<Record<ReportCategory, string>> = {
  advertising: '广告或刷屏',
  insult: '辱骂或攻击',
  harmful: '违法或不适合课堂',
  privacy: '泄露他人信息',
  offTopic: '与内容无关',
  other: '其他',
}

const problems: Readonly<Record<ReportProblem, string>> = {
  category: '请选一个原因',
  words: '选“其他”时请写明情况',
  tooLong: `最多写 ${MAX_REPORT_WORDS} 字，请删减一些`,
}

const shown: Readonly<Record<ReportsShown, string>> = {
  open: '待处理',
  hidden: '已隐藏',
  kept: '已保留',
}

/** The texts of reports of comments, for who reports and for who decides. */
export const reportCopy = {
  categories,
  problems,
  parts: '举报和下架',
  part: '评论举报',
  open: '举报',
  openName: (name: string) => `举报${name}的评论`,
  title: '举报这条评论',
  hint: '学校管理员会核实处理，不会告诉写评论的人是谁举报的。',
  category: '原因',
  words: '补充说明（选“其他”时必填）',
  send: '提交举报',
  cancel: '取消',
  reported: '已举报',
  shown,
  narrowTo: '按处理情况筛选',
  list: '被举报的评论',
  count: (total: number) => `共 ${total} 条`,
  loading: '正在读取举报',
  failed: '举报加载失败',
  notDone: '没有成功',
  none: { title: '没有待处理的举报', hint: '有人举报本校内容下的评论时，会列在这里。' },
  noneDecided: { title: '还没有这样的评论', hint: '处理过的举报会按结果列在这里。' },
  forbidden: { title: '你没有处理举报的权限', hint: '这里由学校管理员和平台管理员使用。' },
  writtenBy: (name: string, moment: string) => `${name} · ${moment}`,
  on: '评论于',
  deleted: '作者已删除',
  own: '这是你自己写的评论，请由其他管理员处理。',
  said: (name: string, category: string, moment: string) => `${name} · ${category} · ${moment}`,
  reports: '举报记录',
  decidedBy: (name: string, moment: string) => `${name === '' ? '已注销用户' : name}于${moment}处理`,
  because: (reason: string) => `原因：${reason}`,
  hide: '隐藏',
  hideName: (name: string) => `隐藏${name}的评论`,
  hideTitle: '隐藏这条评论',
  hideHint: '大家会看到一行“这条评论已被隐藏”，它下面的回复仍然保留。写评论的人和举报的人都会得到通知。',
  reason: '原因（写评论的人会看到）',
  noReason: '请写明原因',
  keep: '保留',
  keepName: (name: string) => `保留${name}的评论`,
  keepQuestion: '保留这条评论？',
  keepHint: '评论照常显示，举报的人会得到通知。',
  show: '恢复显示',
  showName: (name: string) => `恢复显示${name}的评论`,
  showQuestion: '恢复显示这条评论？',
  showHint: '大家又能看到它，写评论的人会得到通知。',
}
