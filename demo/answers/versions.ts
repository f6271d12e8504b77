import type { AskedPoint, ResourceContent, StageContent, SubjectContent } from '../content/types.ts'
import { askedPoints, hasAnswers } from './notation.ts'

export const answersKey = (key: string): string => `${key}-answers`

const WHOLE = 100
const FREE_TASK = 3

/** What the paper promised where it is less than a whole examination, whose hundred it has else. */
const totalOf = (summary: string): number => {
  const promised = Number(/(\d+)\s?分(?!钟)/u.exec(summary)?.[1] ?? WHOLE)
  return promised < WHOLE ? promised : WHOLE
}

/** The total over the tasks by what each asks, in whole points. */
const scoresOf = (tasks: readonly AskedPoint[], total: number): readonly number[] => {
  const weights = tasks.map(({ answers }) => answers.length || FREE_TASK)
  const sum = weights.reduce((all, one) => all + one, 0)
  let left = total
  return weights.map((weight, index) => {
    const score = index === weights.length - 1 ? left : Math.round((total * weight) / sum)
    left -= score
    return score
  })
}

/** What a title or summary promised of length, time, marks and answers: the paper itself says that now. */
const PROMISE =
  /\d+\s*[题道分条则]|[一二两三四五六七八九十]+(?:道|题|组|则|小题)|分钟|满分|^附|附(?:参考)?答案|附详解|评分|采分点/u
const ASIDE = /（(?:附[^（）]*|含[^（）]*题|\d+分钟)）/u

const topicOf = (summary: string): string =>
  summary
    .replace(/。$/u, '')
    .split('，')
    .filter((clause) => !PROMISE.test(clause))
    .join('，')

const sentenceOf = (...clauses: readonly string[]): string =>
  clauses
    .filter((clause) => clause !== '')
    .map((clause) => `${clause}。`)
    .join('')

/** A paper or study sheet without its answers, and with them. */
export const versionsOf = (resource: ResourceContent): readonly [ResourceContent, ResourceContent] => {
  const points = askedPoints(resource)
  const tasks = points.filter(({ isTask }) => isTask)
  const isPaper = resource.kind === '试卷'
  const scores = isPaper ? scoresOf(tasks, totalOf(resource.summary)) : []
  const total = scores.reduce((sum, score) => sum + score, 0)
  const name = resource.title.replace(ASIDE, '')
  const facts = isPaper ? `共${tasks.length}题，满分${total}分` : `共${tasks.length}项任务`
  const asked = points.flatMap((point) => point.asked ?? [])
  const topic = topicOf(resource.summary)
  return [
    {
      ...resource,
      title: `${name}（学生版）`,
      summary: sentenceOf(topic, facts),
      points: asked,
      exam: { points, scores, forTeachers: false },
    },
    {
      ...resource,
      key: answersKey(resource.key),
      title: `${name}（教师版）`,
      summary: sentenceOf(topic, `${facts}，附答案`),
      exam: { points, scores, forTeachers: true },
    },
  ]
}

/** Pupils' versions stand where the papers and sheets stood, those of teachers apart. */
const inVersions = (stage: StageContent): StageContent => ({
  ...stage,
  resources: stage.resources.map((it) => (hasAnswers(it) ? versionsOf(it)[0] : it)),
  answers: stage.resources.filter(hasAnswers).map((it) => versionsOf(it)[1]),
})

export const withVersions = (subject: SubjectContent): SubjectContent => ({
  ...subject,
  stages: subject.stages.map(inVersions),
})
