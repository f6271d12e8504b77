import type { BankPlace } from './bank-query.ts'
import type { MadeDetail, QuestionPiece } from './made-question.ts'
import type { EditedPart, EditedQuestion } from './question-correction.ts'

/** A picture that was brought in while a question was written, by the sign that stands for it: 图2. */
export interface BroughtPicture {
  readonly sign: string
  readonly address: string
}

/** A question as it is being written, or corrected. */
export interface QuestionDraft {
  /** Texts as they are typed; its chapter and knowledge are told by `place`. */
  readonly question: EditedQuestion
  readonly place: BankPlace
  /** 0 for none, `UNREADABLE` for what is no number. */
  readonly year: number
  /** The school of a new one; 0 for the user's first. */
  readonly organisationId: number
  readonly pictures: readonly BroughtPicture[]
  /** Why it is corrected; '' for no word. */
  readonly reason: string
  /** Reported errors that the correction settles, with what is told to their reporters. */
  readonly settles: readonly number[]
  readonly reply: string
  /** The version that is corrected; 0 for a new one. */
  readonly seen: number
  /** What is sent twice is saved once. */
  readonly clientId: string
}

/** Whose draft of which question; 0 for a new one. */
export interface QuestionDraftPlace {
  readonly userId: number
  readonly questionId: number
  /** What a new one is written for, like course/12; '' for the bank alone. */
  readonly writtenFor: string
}

/** A new question as whoever it was written for knows it. */
export interface WrittenQuestion {
  readonly id: number
  /** How its stem begins, as plain text. */
  readonly name: string
}

const NEW_LEVEL = 19

export const emptyPart = (kind: EditedPart['kind']): EditedPart => ({
  kind,
  stem: '',
  options: kind === 'single' || kind === 'multiple' ? ['', '', '', ''] : [],
  answers: [[]],
  anyOrder: false,
  analysis: '',
  rubric: [],
  points: null,
})

export const newQuestionDraft = (
  clientId: string,
  organisationId: number,
  place: BankPlace,
): QuestionDraft => ({
  question: { ...emptyPart('single'), level: NEW_LEVEL, chapter: '', knowledge: '', parts: [] },
  place,
  year: 0,
  organisationId,
  pictures: [],
  reason: '',
  settles: [],
  reply: '',
  seen: 0,
  clientId,
})

/** A question that is there, to be corrected; every reported error is settled unless the user says otherwise. */
export const draftOfMade = (made: MadeDetail, clientId: string): QuestionDraft => {
  const { stage, subject, version, book, chapter, knowledge } = made.filing
  return {
    ...newQuestionDraft(clientId, 0, { stage, subject, version, book, chapter, knowledge }),
    question: { ...made.edit, level: made.filing.level },
    year: made.year,
    settles: made.faults.map(({ id }) => id),
    seen: made.version,
  }
}

/** The same question with another number of parts, or another kind, is another: answers belong to its parts. */
export const mayReshape = ({ seen }: QuestionDraft): boolean => seen === 0

/** The next sign for a picture. */
export const nextSign = (draft: QuestionDraft, pieces: readonly QuestionPiece[]): string => {
  const signs = [...pieces, ...draft.pictures].flatMap(({ sign }) =>
    sign.startsWith('图') ? [Number(sign.slice(1))] : [],
  )
  return `图${Math.max(0, ...signs) + 1}`
}
