import type { QuestionKind, ScoringPoint } from './question.ts'

/** Characters of the keys of right options as they are typed, and of the name of a chapter or knowledge point. */
export const MAX_KEYS_LENGTH = 60
export const MAX_PLACE_NAME_LENGTH = 100

type Answers = readonly (readonly string[])[]

/** A question of a file, or a part of one. Answers: keys of options (of a judgement A right, B wrong), forms of each blank, or a reference. */
export interface EditedPart {
  readonly kind: QuestionKind
  readonly stem: string
  readonly options: readonly string[]
  readonly answers: Answers
  readonly anyOrder: boolean
  readonly analysis: string
  /** The scoring points of an essay, in order; their sum is its points. */
  readonly rubric: readonly ScoringPoint[]
  /** Null when the user has not said. */
  readonly points: number | null
  /** Answers typed while the question had another kind, by that kind, in case the author switches back. */
  readonly aside?: Readonly<Partial<Record<QuestionKind, Answers>>> | undefined
}

export interface EditedQuestion extends EditedPart {
  /** 17–21, easy to hard; 0 for none. */
  readonly level: number
  /** Names of the curriculum; '' for the place that is chosen for the file. */
  readonly chapter: string
  readonly knowledge: string
  readonly parts: readonly EditedPart[]
}

/** The corrected item; null leaves it out. */
export type Correction = EditedQuestion | null

/** By the number of an item, from 1. */
export type Corrections = Readonly<Record<number, Correction>>

/** What is typed in open editors and not saved yet, by the number of an item. */
export type OpenEdits = Readonly<Record<number, EditedQuestion>>

/** All corrections of a file of questions. */
export interface CorrectionDraft {
  readonly corrections: Corrections
  readonly editing: OpenEdits
  /** What was typed as the source of the questions; '' for nothing. */
  readonly source: string
}

/** Whose corrections of which file: the same mark is the same file. */
export interface CorrectionPlace {
  readonly userId: number
  readonly file: string
}

export const isCorrected = (corrections: Corrections, item: number): boolean => item in corrections

/** The same with an item set, or without it where there is nothing to set. */
export const withItem = <T>(
  items: Readonly<Record<number, T>>,
  item: number,
  value: T | undefined,
): Readonly<Record<number, T>> => {
  const { [item]: _, ...others } = items
  return value === undefined ? others : { ...others, [item]: value }
}

export const isEmptyDraft = ({ corrections, editing, source }: CorrectionDraft): boolean =>
  source.trim() === '' && Object.keys(corrections).length === 0 && Object.keys(editing).length === 0

/** As it is typed: keys side by side, each blank on a line with its forms between 或, a reference as it is. */
export const typedAnswer = ({ kind, answers }: EditedPart): string => {
  if (kind === 'essay') return answers[0]?.[0] ?? ''
  if (kind === 'blanks') return answers.map((forms) => forms.join(' 或 ')).join('\n')
  return (answers[0] ?? []).join('')
}

export const answersTyped = ({ kind }: Pick<EditedPart, 'kind'>, text: string): Answers => {
  if (kind === 'essay') return [[text]]
  if (kind === 'blanks')
    return text
      .split('\n')
      .map((line) => line.split(/\s+或\s+/).map((form) => form.trim()))
      .filter((forms) => forms.some((form) => form !== ''))
  const keys = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
  return [[...new Set(keys)].sort()]
}

/** Kinds with options. A question of another kind keeps its options in case the author switches back. */
export const HAS_OPTIONS: readonly QuestionKind[] = ['single', 'multiple']

/** The sum of its scoring points. */
export const rubricPoints = (rubric: readonly ScoringPoint[]): number =>
  Math.round(rubric.reduce((sum, { points }) => sum + Math.max(0, points), 0) * 100) / 100

/** Letters of options are answers of either kind that has options. */
const sortOf = (kind: QuestionKind): QuestionKind => (HAS_OPTIONS.includes(kind) ? 'single' : kind)

/** The same question as another kind; what only the old kind has is kept in case the author switches back. */
export const asKind = (part: EditedPart, kind: QuestionKind): EditedPart => {
  const [before, after] = [sortOf(part.kind), sortOf(kind)]
  return {
    ...part,
    kind,
    options: HAS_OPTIONS.includes(kind) && part.options.length === 0 ? ['', '', '', ''] : part.options,
    ...(before === after
      ? {}
      : { answers: part.aside?.[after] ?? [[]], aside: { ...part.aside, [before]: part.answers } }),
  }
}

const partOfItsKind = <Part extends EditedPart>({ aside: _, ...part }: Part) => ({
  ...part,
  options: HAS_OPTIONS.includes(part.kind) ? part.options : [],
  rubric: part.kind === 'essay' ? part.rubric : [],
})

/** The question as it is saved, without what is kept of other kinds. */
export const ofItsKind = (question: EditedQuestion): EditedQuestion => ({
  ...partOfItsKind(question),
  parts: question.kind === 'composite' ? question.parts.map(partOfItsKind) : [],
})

const KEYS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Without one of its options: right answers stay with what they named. */
export const withoutOption = ({ options, answers }: EditedPart, at: number) => ({
  options: options.filter((_, index) => index !== at),
  answers: answers.map((keys) =>
    keys.flatMap((key) => {
      const index = KEYS.indexOf(key)
      if (index === at) return []
      return [index > at ? (KEYS[index - 1] ?? key) : key]
    }),
  ),
})

/** Keeps the text as it was typed while it still means the stored value. */
export const isTypedAs = (part: EditedPart, text: string): boolean =>
  JSON.stringify(answersTyped(part, text)) === JSON.stringify(answersTyped(part, typedAnswer(part)))
