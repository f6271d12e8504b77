import { type IRunOptions, TextRun } from 'docx'
import { BLANK } from '#domain/question/stem-text.ts'

/** Room to write a word or a number. Underscores would break at the end of a line, and an office program hides them in turned text. */
const ROOM = '\u00a0'.repeat(22)

/** A text as runs, in which each of its blanks is an empty line that stays whole. */
export const runsWithBlanks = (text: string, look: Omit<IRunOptions, 'text'> = {}): readonly TextRun[] =>
  text
    .split(BLANK)
    .flatMap((words, place) => [
      ...(place === 0 ? [] : [new TextRun({ ...look, text: ROOM, underline: {} })]),
      ...(words === '' ? [] : [new TextRun({ ...look, text: words })]),
    ])
