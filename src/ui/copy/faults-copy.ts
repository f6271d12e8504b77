import { MAX_REPLY_LENGTH } from '#domain/question/reported-fault.ts'
import type { Catalogue } from './copy.ts'

/** Every text of the reported errors of questions, in simplified Chinese. */
const faultsZhCn = {
  title: '试题纠错',
  back: '回题库',
  forbidden: '没有权限',
  forbiddenHint: '处理纠错需要学校的审核权限，请联系管理员。',
  tabs: '处理情况',
  open: (count: number) => (count > 0 ? `待处理（${count}）` : '待处理'),
  settled: '已处理',
  results: '纠错列表',
  loading: '正在读取纠错',
  failed: '纠错加载失败',
  noneOpen: '没有待处理的纠错',
  noneOpenHint: '有人给你学校的题纠错时，会出现在这里。',
  noneSettled: '还没有处理过的纠错',
  noneSettledHint: '处理过的纠错和给提出者的话会留在这里。',
  toOpen: '看待处理的',
  toSettled: '看处理过的',

  number: (number: number) => `第 ${number} 条`,
  reportedBy: (name: string, school: string) =>
    [name, school].filter((part) => part !== '').join(' · ') || '有人',
  question: '被纠错的题',
  correct: '去修改',
  openQuestion: '打开这道题',
  reply: '给提出者的话',
  replyHint: `“不是错误”要写明理由，其他情况可以不写；最多 ${MAX_REPLY_LENGTH} 字。`,
  problems: { missing: '请写明为什么不是错误', tooLong: `写得太长了，最多 ${MAX_REPLY_LENGTH} 个字` },
  resolve: '已解决',
  dismiss: '不是错误',
  saving: '正在保存…',
  verdicts: { resolved: '已解决', notAFault: '不是错误' },
  by: (name: string) => (name === '' ? '' : `由 ${name} 处理`),
  reopen: '撤销处理',
  reread: '重新读取',
} as const

/** The texts of the reported errors, apart from the others: they come with their page. */
export const faultsCopy: Catalogue<typeof faultsZhCn> = faultsZhCn
