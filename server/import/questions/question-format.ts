import type { DraftQuestion } from './draft.ts'
import type { ExportedFile } from './exported-file.ts'
import { writeGift } from './gift-writer.ts'
import { writeMoodle } from './moodle-writer.ts'
import { writeQti } from './qti-writer.ts'
import { withRubricWritten } from './rubric-text.ts'

/** What questions can be written as, by the names that people give on a command line. */
export const QUESTION_FORMATS = ['gift', 'moodle', 'qti21', 'qti30'] as const
export type QuestionFormatName = (typeof QUESTION_FORMATS)[number]

const WRITERS: Readonly<Record<QuestionFormatName, (questions: readonly DraftQuestion[]) => ExportedFile>> = {
  gift: writeGift,
  moodle: writeMoodle,
  qti21: (questions) => writeQti(questions, '2.1'),
  qti30: (questions) => writeQti(questions, '3.0'),
}

const BY_SUFFIX: Readonly<Record<string, QuestionFormatName>> = {
  gift: 'gift',
  txt: 'gift',
  xml: 'moodle',
  zip: 'qti30',
}

/** The format that a file's name asks for; null for none. */
export const formatForName = (name: string): QuestionFormatName | null =>
  BY_SUFFIX[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null

export const isQuestionFormat = (name: string): name is QuestionFormatName =>
  QUESTION_FORMATS.some((format) => format === name)

export const writeQuestions = (
  questions: readonly DraftQuestion[],
  format: QuestionFormatName,
): ExportedFile => WRITERS[format](questions.map(withRubricWritten))
