import { CONTENT_TYPE } from '#server/db/schema/content.ts'
import type { ResourceKind, StageKey, SubjectKey } from '../content/types.ts'

export const STAGES: Readonly<Record<StageKey, string>> = { primary: '小学', junior: '初中', senior: '高中' }

const SUBJECTS: Readonly<Record<SubjectKey, string>> = {
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
  it: '信息技术',
}

/** What subjects are called where a stage's curriculum calls them otherwise. */
const NAMES_OF_STAGE: Readonly<Partial<Record<SubjectKey, Readonly<Record<StageKey, string>>>>> = {
  politics: { primary: '道德与法治', junior: '道德与法治', senior: '思想政治' },
  it: { primary: '信息科技', junior: '信息科技', senior: '信息技术' },
}

export const subjectNameOf = (subject: SubjectKey, stage: StageKey): string =>
  NAMES_OF_STAGE[subject]?.[stage] ?? SUBJECTS[subject]

/** Names of R-catalogue-2; the fourth is the subject type. */
export const CATEGORIES = [
  { id: 1, name: '课程视频', type: CONTENT_TYPE.recorded, tagId: 0, code: 'course', show: true, sort: 1 },
  { id: 2, name: '课程直播', type: CONTENT_TYPE.live, tagId: 0, code: 'live', show: true, sort: 2 },
  { id: 3, name: '资料库', type: CONTENT_TYPE.resource, tagId: 0, code: 'resource', show: true, sort: 3 },
  { id: 4, name: '题库', type: CONTENT_TYPE.question, tagId: 0, code: 'question', show: true, sort: 4 },
] as const

export const RESOURCE_KINDS: readonly ResourceKind[] = ['课件', '教案', '学案', '试卷', '微课', '素材']

/** Terms that teachers look for, most wanted first; each finds something in the seed. */
export const HOT_TERMS: Readonly<Record<1 | 2 | 3 | 4, readonly string[]>> = {
  1: [
    '勾股定理',
    '二次函数',
    '浮力',
    '文言文',
    '光合作用',
    '全等三角形',
    '定语从句',
    '化学方程式',
    '近代化',
    '地球运动',
  ],
  2: ['中考', '复习', '实验', '电学', '文言文', '红楼梦', '数列', '百分数', '材料题', '食物网'],
  3: ['课件', '试卷', '教案', '导学案', '单元测试', '微课', '古诗', '实验报告', '思维导图', '素材'],
  4: ['选择题', '一元二次方程', '完形填空', '电学', '文言文阅读', '有机化学', '遗传', '概率', '几何', '函数'],
}

/** What stands on the pictures of the manifest, by their key, and where they lead. */
export const BANNERS: readonly { key: string; title: string; linkUrl: string; linkType: 0 | 1 | 2 }[] = [
  { key: 'reading', title: '整本书阅读：从一页到一本的课堂', linkUrl: '/list?type=3&q=阅读', linkType: 1 },
  {
    key: 'laboratory',
    title: '把实验现象讲清楚：物理、化学与生物',
    linkUrl: '/list?type=1&q=实验',
    linkType: 1,
  },
  { key: 'field-work', title: '走出教室：地理与生物的野外一课', linkUrl: '/list?type=1&q=地', linkType: 1 },
  { key: 'studio', title: '音乐与美术：听见、看见、动手做', linkUrl: '/list?type=3&q=欣赏', linkType: 1 },
]
