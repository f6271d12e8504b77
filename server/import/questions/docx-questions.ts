import { docxLines } from './docx-lines.ts'
import { compositeQuestion, FileRefusal, type ReadItem } from './draft.ts'
import type { MarkedText } from './inline-marks.ts'
import type { OfficeFiles } from './office-xml.ts'
import { type PaperQuestion, readPaper } from './paper-reader.ts'
import {
  type AssembledQuestion,
  assembledQuestion,
  picturesIn,
  type StaffFile,
  staffItem,
} from './staff-question.ts'

const NO_NUMBERS = 'Word 文件里没有找到题目：题号要写成“1.”“1、”“（1）”这样，每题另起一行'

/** Questions that share a text are one: its stem, and each of them a part. */
const sharedItem = (stem: MarkedText, questions: readonly PaperQuestion[], file: StaffFile): ReadItem => {
  const made = questions.map((question) => ({ place: question.place, ...assembledQuestion(question, file) }))
  const [first] = questions
  const last = questions.at(-1)
  const place = `第 ${first?.number ?? 0}–${last?.number ?? 0} 题`
  const html = file.marks.html(stem)
  const parts = made.map(({ question }) => ({
    kind: question.kind === 'composite' ? ('essay' as const) : question.kind,
    stem: question.stem,
    options: question.options,
    answers: question.answers,
    anyOrder: question.anyOrder,
    analysis: question.analysis,
    rubric: question.rubric,
    score: question.score,
  }))
  const points = parts.every(({ score }) => score !== null)
    ? parts.reduce((sum, { score }) => sum + (score ?? 0), 0)
    : null
  const texts = parts.flatMap((part) => [part.stem, ...part.options, ...part.answers.flat(), part.analysis])
  const [unread] = file.marks.faultsIn(stem)
  const wrong = made.find(({ fault }) => fault !== '')
  const whole: AssembledQuestion = {
    question: compositeQuestion(html, parts, {
      pictures: picturesIn([html, ...texts], file.pictures),
      score: points,
    }),
    fault: unread ?? (wrong === undefined ? '' : `${wrong.place}：${wrong.fault}`),
    notes: made.flatMap(({ place: at, notes }) => notes.map((note) => `${at}：${note}`)),
  }
  return staffItem(place, whole)
}

/** The questions of a Word document whose text is the part `body`, as far as they are written as papers are. Throws `FileRefusal` where there are none. */
export const readDocx = (files: OfficeFiles, body: string): readonly ReadItem[] => {
  const { lines, marks, pictures } = docxLines(files, body)
  const { questions, shared } = readPaper(lines)
  if (questions.length === 0) throw new FileRefusal(NO_NUMBERS)
  const file = { marks, pictures }
  const done = new Set<number>()
  return questions.flatMap((question): readonly ReadItem[] => {
    if (question.shared === null) return [staffItem(question.place, assembledQuestion(question, file))]
    if (done.has(question.shared)) return []
    done.add(question.shared)
    const together = questions.filter((it) => it.shared === question.shared)
    return [sharedItem(shared[question.shared] ?? '', together, file)]
  })
}
