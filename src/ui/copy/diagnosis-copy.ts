import type { ChartCondition } from '#application/connection/diagnosis.ts'
import type { FailedCall, FaultReason } from '#domain/connection/failed-call.ts'
import type { UnsavedPlace, WaitingWork } from '#domain/connection/waiting-work.ts'
import { type ChartName, chartNames } from './chart-names-copy.ts'
import { connectionCopy } from './connection-copy.ts'

const conditions: Readonly<Record<ChartCondition, string>> = {
  resting: '正常',
  working: '正在处理',
  waiting: '等待中',
  failed: '出错',
}

const work: Readonly<Record<WaitingWork, (count: number) => string>> = {
  learning: (count) => `学习进度 ${count} 条`,
  answers: (count) => `答题 ${count} 条`,
  edits: (count) => `课程修改 ${count} 条`,
  writings: (count) => `笔记和评论 ${count} 条`,
  uploads: (count) => `没有传完的文件 ${count} 个`,
  papers: (count) => `没有保存的试卷 ${count} 份`,
  plans: (count) => `没有保存的直播计划 ${count} 份`,
  captions: (count) => `没有保存的字幕 ${count} 份`,
  heldEdits: (count) => `等着保存修改的课程 ${count} 门`,
}

const placeNames: Readonly<Record<UnsavedPlace['page'], string>> = {
  paper: '试卷',
  electronicPaper: '电子试卷',
  plan: '直播计划',
  course: '课程',
  captions: '字幕：课程',
}

const faultReasons: Readonly<Record<FaultReason, string>> = {
  unavailable: '服务暂时不可用',
  busy: '服务器太忙',
  crashed: '服务器出错',
  noRoom: '没有空间',
  unreachable: '连不上服务器',
  timedOut: '超时',
  unreadable: '读不懂回答',
}

/** 帮助与诊断. R-connection-6, R-connection-10, R-connection-11. */
export const diagnosisCopy = {
  title: connectionCopy.diagnosis,
  hint: '遇到问题时，请复制报告，发给学校的管理员。报告里没有姓名、手机号、学校和登录信息。',
  connection: '连接',
  fine: '正常',
  waiting: '待发送',
  nothingWaits: '没有',
  waits: (of: WaitingWork, count: number) => work[of](count),
  unsaved: '没有保存的内容',
  opens: '打开后会接着保存：',
  place: ({ page, id, name }: UnsavedPlace) =>
    `${placeNames[page]}${name === '' ? `（编号 ${id}）` : `《${name}》`}`,
  keeping: '浏览器存储',
  keeps: '正常',
  aside: '旧版本内容',
  noneAside: '没有',
  someAside: (count: number) => `${count} 份这个版本读不出，仍留在这台设备上`,
  client: '网页版本',
  server: '服务器版本',
  reading: '正在读取',
  unread: '读取不到',
  offline: '离线使用',
  installed: '已就绪，没有网络也能打开',
  absent: '未启用',
  limits: '没有网络时可以看最近打开过的内容：最多 400 项，文档每个不超过 20 MB，共 100 MB。视频需要网络。',
  failedCalls: '最近失败的请求',
  failedCall: ({ name, reason, number }: FailedCall, time: string) =>
    [time, name, faultReasons[reason], number === '' ? '' : `编号 ${number}`]
      .filter((part) => part !== '')
      .join('，'),
  charts: '各部分的状态',
  time: '时间',
  browser: '浏览器',
  copy: '复制报告',
  copied: '已复制',
  notCopied: '复制不了，请选中下面的文字复制',
  report: '报告',
  close: '关闭',
  chartOf: (name: ChartName, condition: ChartCondition) => `${chartNames[name]}：${conditions[condition]}`,
  chart: chartNames,
  condition: conditions,
}
