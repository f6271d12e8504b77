import type { Catalogue } from './copy.ts'

/** Texts of the console of a live lesson. */
const liveConsoleZhCn = {
  title: '发题控制台',
  openFor: '作答时间',
  seconds: (seconds: number) => `${seconds} 秒`,
  minutes: (minutes: number) => `${minutes} 分钟`,
  end: '提前下课',
  endAsk: '现在下课？',
  endHint: '直播会对所有人结束，还开着的题一起收卷。有视频的话，马上可以看回放。',
  openEnd: '不限时，手动收卷',
  adHoc: '随堂提问',
  adHocHint: '题目由您口述，学生直接选；答案可以收卷后再告知。',
  forms: { four: 'A–D 四选一', six: 'A–F 六选一', judgement: '判断对错' },
  prepared: (count: number) => `备好的题（${count} 道）`,
  nonePrepared: '备好的题都已经发出',
  push: '立即推送',
  pushNamed: (name: string) => `立即推送：${name}`,
  putAt: (time: string) => `${time} 自动推送`,
  waits: '等您推送',
  current: (number: number) => `第 ${number} 题进行中`,
  close: '立即收卷',
  extend: '延长 1 分钟',
  show: '公布结果',
  hide: '收起结果',
  tell: (number: number) => `第 ${number} 题的正确答案`,
  tellKey: (number: number, key: string) => `第 ${number} 题的正确答案是 ${key}`,
  judgement: { A: '对', B: '错' },
  acting: '正在发送…',
  lost: '没有送到，正在重新发送…',
  refused: '没有成功',
  loading: '正在打开控制台…',
  failed: '控制台暂时打不开',
  retry: '重试',
} as const

export const liveConsoleCopy: Catalogue<typeof liveConsoleZhCn> = liveConsoleZhCn
