import type { Exam } from '../../content/types.ts'
import { statementOf, unnumbered } from './point.ts'

/** What is asked, or material that is only read. */
export interface Task {
  readonly question: string
  /** As it stands in the key; nothing for material. */
  readonly answer: string | undefined
  /** Nothing on a study sheet. */
  readonly score: number | undefined
}

export interface Section {
  /** 选择, 填空 …; nothing where the tasks are not of named types. */
  readonly name: string | undefined
  readonly tasks: readonly Task[]
}

export interface Paper {
  readonly sections: readonly Section[]
  /** How it is answered and marked. */
  readonly marking: readonly string[]
  readonly total: number
}

const typeOf = (text: string): string | undefined => {
  const { heading } = statementOf(text)
  const type = heading?.replace(/（[^（）]*）$/u, '').replace(/[\d一二三四五六七八九十]+$/u, '')
  return type === undefined || type.length < 2 || type.length > 6 ? undefined : type
}

const bodyOf = (text: string): string => text.replace(/^[^：:]*[：:]\s*/u, '')

const ownAnswer = '言之有理、要点清楚即可。'

/** The tasks of a paper, put under the types that they begin with (`填空：…`) where all of them name one and some share one. */
export const paperOf = ({ points, scores }: Exam): Paper => {
  const marking = points.flatMap(({ asked, answers }) => (asked === null ? answers.map(unnumbered) : []))
  let at = 0
  const asked = points.flatMap(({ asked: text, answers, isTask }): readonly Task[] => {
    if (text === null) return []
    const question = unnumbered(text.replaceAll('｜', '　'))
    if (!isTask) return [{ question, answer: undefined, score: undefined }]
    const answer = answers.length === 0 ? ownAnswer : answers.join('；')
    const task = { question, answer, score: scores[at] }
    at += 1
    return [task]
  })
  const total = scores.reduce((sum, score) => sum + score, 0)
  const types = asked.map(({ question }) => typeOf(question))
  const names = new Set(types)
  if (types.includes(undefined) || names.size * 4 > asked.length * 3)
    return { sections: [{ name: undefined, tasks: asked }], marking, total }
  const tasks = asked.map((task) => ({ ...task, question: bodyOf(task.question) }))
  const sections = [...names].map((name) => ({
    name,
    tasks: tasks.filter((_, index) => types[index] === name),
  }))
  return { sections, marking, total }
}

/** （10分） before what is asked. */
export const scoreOf = ({ score }: Task): string => (score === undefined ? '' : `（${score}分）`)

/** 一、填空题 */
export const sectionTitle = (name: string): string => (/[题读达作力]$/u.test(name) ? name : `${name}题`)
