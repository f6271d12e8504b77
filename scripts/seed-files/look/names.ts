import type { SchoolKey, StageKey, SubjectKey } from '../../../server/seed/content/types.js'

export const subjectNames: Readonly<Record<SubjectKey, string>> = {
  chinese: '语文',
  math: '数学',
  english: '英语',
  physics: '物理',
  chemistry: '化学',
  biology: '生物',
  politics: '政治',
  history: '历史',
  geography: '地理',
  music: '音乐',
  art: '美术',
  sports: '体育',
  it: '信息',
}

export const stageNames: Readonly<Record<StageKey, string>> = {
  primary: '小学',
  junior: '初中',
  senior: '高中',
}

/** The two schools of the seed, by the names of server/seed/people.ts. */
export const schoolNames: Readonly<Record<SchoolKey, string>> = {
  qinghe: '青禾实验学校',
  jiangcheng: '江城第一中学',
}
