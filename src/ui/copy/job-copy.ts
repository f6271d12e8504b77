import type { JobKind, JobReason, JobState } from '#domain/job/job.ts'
import { quoted } from './quoted.ts'

const kinds: Readonly<Record<JobKind, string>> = {
  film: '视频处理',
  preview: '演示文稿预览',
  fileSweep: '清理无用文件',
  binSweep: '清理回收站',
  uploadSweep: '清理中断的上传',
  jobSweep: '清理任务记录',
  rosterSweep: '清理名册',
  schoolWords: '更新校名的搜索',
  catalogueWords: '更新目录和标签的搜索',
  teacherWords: '更新教师姓名的搜索',
  intentionSweep: '清理提交记录',
  personalData: '导出个人数据',
  erasureSweep: '删除已注销账号的数据',
  dataFileSweep: '清理过期的个人数据文件',
  retentionSweep: '清理超过保存期限的记录',
  peopleCount: '汇总人数',
  other: '后台任务',
}

const states: Readonly<Record<JobState, string>> = {
  waiting: '等待中',
  running: '进行中',
  done: '已完成',
  failed: '失败',
  cancelled: '已停止',
}

const reasons: Readonly<Record<JobReason, string>> = {
  notAFilm: '这个文件里没有视频或声音。',
  damaged: '文件不完整或已损坏，请重新上传完整的文件。',
  unknownCoding: '不认识这个文件的编码，请转成 MP4（H.264）再上传。',
  filmTooLong: '视频超过 6 小时，请分成几段。',
  gone: '文件已被删除。',
  unavailable: '服务器没有装处理它的程序，请联系管理员。',
  tookTooLong: '处理时间太长，已停止。',
  interrupted: '处理时服务器两次中断，可以重新运行。',
  unexpected: '服务器出错了，可以重新运行；还不行请联系管理员。',
}

/** The texts of the page of jobs. */
export const jobCopy = {
  kinds,
  states,
  reasons,
  whose: '查看谁的任务',
  own: '我的任务',
  ofSchool: (school: string) => `${school}的任务`,
  list: '任务',
  loading: '正在读取任务',
  failed: '任务加载失败',
  notDone: '没有成功',
  none: { title: '还没有任务', hint: '处理视频等需要时间的工作会列在这里，关掉页面也会继续。' },
  title: (kind: string, subject: string) => (subject === '' ? kind : `${kind}：${subject}`),
  progress: (percent: number) => `${percent}%`,
  progressOf: (title: string) => `${title}的进度`,
  created: (time: string) => `${time}提交`,
  ended: (time: string) => `${time}结束`,
  by: (name: string) => `提交人 ${name}`,
  tries: (count: number) => `第 ${count} 次尝试`,
  willRetry: (reason: string) => `上次没有成功，会再试一次。${reason}`,
  cancel: '停止',
  cancelName: (title: string) => `停止${title}`,
  cancelAsk: (title: string) => `停止${quoted(title)}？`,
  cancelHint: '已经做好的部分不会保留。',
  again: '重新运行',
  againName: (title: string) => `重新运行${title}`,
}
