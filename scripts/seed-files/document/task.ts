import { unnumbered } from './point.js'

/** A point read as a task and, where it says one apart, its answer. */
export interface Task {
  readonly question: string
  readonly answer: string | undefined
}

const spokenAnswer = /[\s，,。；;]*[（(【]?(?<![问回解应对])(?:参考)?答案?[】]?\s*[:：]\s*/u
const verdict = /（([对错√×][^（）]*)）/gu

const taskOf = (point: string): Task => {
  const text = unnumbered(point.replaceAll('｜', '　'))
  const verdicts = [...text.matchAll(verdict)].map(([, said = '']) => said)
  if (verdicts.length > 0) return { question: text.replace(verdict, '（　　）'), answer: verdicts.join('；') }
  const mark = spokenAnswer.exec(text)
  if (mark === null || mark.index < 6) return { question: text, answer: undefined }
  const bracketed = /[（(]/u.test(mark[0])
  const answer = text.slice(mark.index + mark[0].length)
  return {
    question: `${text.slice(0, mark.index)}${/[？?]$/u.test(text.slice(0, mark.index)) ? '' : '。'}`,
    answer: bracketed ? answer.replace(/[)）]([。.]?)$/u, '$1') : answer,
  }
}

/** Answers are set apart only where most tasks have one; a key with a single line in it helps nobody. */
export const tasksOf = (points: readonly string[]): readonly Task[] => {
  const tasks = points.map(taskOf)
  const answered = tasks.filter(({ answer }) => answer !== undefined).length
  return answered * 2 >= tasks.length
    ? tasks
    : points.map((point) => ({ question: unnumbered(point.replaceAll('｜', '　')), answer: undefined }))
}
