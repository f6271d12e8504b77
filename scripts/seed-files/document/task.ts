import { statementOf, unnumbered } from './point.js'

/** A point read as a task and, where it says one apart, its answer. */
export interface Task {
  readonly question: string
  readonly answer: string | undefined
}

export interface Section {
  /** 选择, 填空 …; nothing where the tasks are not of named types. */
  readonly name: string | undefined
  readonly tasks: readonly Task[]
}

export interface Paper {
  readonly sections: readonly Section[]
  /** How it is marked. */
  readonly marking: readonly string[]
}

const spokenAnswer = /[\s，,。；;]*[（(【]?(?<![问回解应对])(?:参考)?答案?[】]?(?:\s*[:：]\s*|\s+)/u
const verdict = /（([对错√×][^（）]*)）/gu

const taskOf = (text: string): Task => {
  const verdicts = [...text.matchAll(verdict)].map(([, said = '']) => said)
  if (verdicts.length > 0) return { question: text.replace(verdict, '（　　）'), answer: verdicts.join('；') }
  const mark = spokenAnswer.exec(text)
  if (mark === null || mark.index < 6) return { question: text, answer: undefined }
  const question = text.slice(0, mark.index)
  const answer = text.slice(mark.index + mark[0].length)
  return {
    question: /[？?.!。]$/u.test(question) ? question : `${question}。`,
    answer: /[（(]/u.test(mark[0]) ? answer.replace(/[)）]([。.]?)$/u, '$1') : answer,
  }
}

/** Answers are set apart only where most tasks have one; a key with a single line in it helps nobody. */
const tasksOf = (texts: readonly string[]): readonly Task[] => {
  const tasks = texts.map(taskOf)
  const answered = tasks.filter(({ answer }) => answer !== undefined).length
  return answered * 2 >= tasks.length ? tasks : texts.map((question) => ({ question, answer: undefined }))
}

const typeOf = (text: string): string | undefined => {
  const { heading } = statementOf(text)
  const type = heading?.replace(/（[^（）]*）$/u, '').replace(/[\d一二三四五六七八九十]+$/u, '')
  return type === undefined || type.length < 2 || type.length > 6 ? undefined : type
}

const bodyOf = (text: string): string => text.replace(/^[^：:]*[：:]\s*/u, '')

/** The tasks of a paper, put under the types that they begin with (`填空：…`) where all of them name one and some share one. */
export const paperOf = (points: readonly string[]): Paper => {
  const texts = points.map((point) => unnumbered(point.replaceAll('｜', '　')))
  const asked = texts.filter((text) => !text.startsWith('评分'))
  const marking = texts.filter((text) => text.startsWith('评分')).map(bodyOf)
  const types = asked.map(typeOf)
  const names = new Set(types)
  if (types.includes(undefined) || names.size * 4 > asked.length * 3) {
    return { sections: [{ name: undefined, tasks: tasksOf(asked) }], marking }
  }
  const tasks = tasksOf(asked.map(bodyOf))
  const sections = [...names].map((name) => ({
    name,
    tasks: tasks.filter((_, index) => types[index] === name),
  }))
  return { sections, marking }
}

/** 一、填空题 */
export const sectionTitle = (name: string): string => (/[题读达作力]$/u.test(name) ? name : `${name}题`)
