import type { Catalogue } from './copy.ts'

/** Texts of what everybody answered in a live lesson, as a file for its teacher. */
const liveAnswersZhCn = {
  export: '导出作答（CSV）',
  exporting: '正在导出…',
  exported: '已导出，请看浏览器的下载',
  empty: '还没有发过题，没有作答可以导出',
  failed: '作答没有导出',
  fileName: (lesson: string) => `作答-${lesson}.csv`,
  head: ['题号', '题目', '姓名', '作答', '结果', '得分', '作答时间'],
  number: (round: number, part: number) => (part === 0 ? String(round) : `${round}（${part}）`),
  results: { right: '正确', partly: '部分得分', wrong: '错误', given: '已作答', none: '未作答' },
  judgement: { A: '正确', B: '错误' },
  picture: '[图片]',
} as const

export const liveAnswersCopy: Catalogue<typeof liveAnswersZhCn> = liveAnswersZhCn
