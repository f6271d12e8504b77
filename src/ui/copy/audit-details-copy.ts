import { personFields, platformRights } from './person-names.ts'
import { siteLimits, siteRegionalHidden, siteTexts } from './site-names.ts'

const details: Readonly<Record<string, string>> = {
  reason: '原因',
  name: '名称',
  title: '标题',
  from: '原来',
  to: '现在',
  into: '改用',
  names: '顺序',
  changed: '改动',
  kind: '种类',
  level: '层级',
  version: '版本',
  revision: '修订',
  contentId: '内容',
  requestId: '申请',
  userId: '人员',
  organisationId: '学校',
  schools: '学校',
  holders: '人数',
  right: '权限',
  roster: '来自',
  editors: '合作老师',
  lessons: '课次',
  moved: '移动',
  made: '新建',
  length: '字数',
  settledFaults: '处理的报错',
  chapter: '章节',
  knowledge: '知识点',
  type: '题型',
  id: '原来的编号',
  ids: '顺序',
  left: '剩余的恢复码',
  files: '文件',
  people: '人员',
  contents: '内容',
  drafts: '课程稿',
  livePlans: '直播安排',
  requests: '共享申请',
  notices: '通知',
}

/** What was changed of a person or of the site, by the name that the log has for it. */
const changes: Readonly<Record<string, string>> = {
  ...personFields,
  role: personFields.roleId,
  school: '学校',
  review: '审核资料',
  access: '登录',
  ...siteTexts,
  regionalHidden: siteRegionalHidden,
  ...Object.fromEntries(Object.entries(siteLimits).map(([limit, { label }]) => [limit, label])),
}

/** A detail that means something else of one act than of the others. */
const detailsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'question.file': { level: '难度' },
}

/** Their names of the question bank, whose texts no page of the office needs. */
const difficulties: Readonly<Record<string, string>> = {
  17: '容易',
  18: '较易',
  19: '适中',
  20: '较难',
  21: '困难',
}

const questionTypes: Readonly<Record<string, string>> = {
  1: '单选题',
  2: '多选题',
  3: '判断题',
  4: '填空题',
  5: '解答题',
  6: '复合题',
}

/** The words for values that the log has by the names or numbers of programs; any other is what people wrote. */
const valueOf = (act: string, key: string, value: string): string => {
  if (key === 'level' && act === 'question.file') return difficulties[value] ?? value
  if (key === 'type') return questionTypes[value] ?? value
  if ((key === 'chapter' || key === 'knowledge') && value === '0') return '无'
  if (key === 'changed')
    return value
      .split(' ')
      .map((field) => changes[field] ?? field)
      .join('、')
  // Which one has no name.
  if (key === 'roster') return '名册'
  if (key === 'right') return (platformRights as Readonly<Record<string, string>>)[value] ?? value
  return value
}

/** What else was noted of an act; most of it is a reason. */
export const detailOf = (act: string, detail: string): string =>
  detail.replace(/^(\w+): (.*)$/gm, (whole, key: string, value: string) => {
    const name = detailsOf[act]?.[key] ?? details[key]
    return name === undefined ? whole : `${name}：${valueOf(act, key, value)}`
  })
