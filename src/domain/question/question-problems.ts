import { type EditedPart, rubricPoints } from './question-correction.ts'
import type { QuestionDraft } from './question-draft.ts'

/** What keeps a draft from being saved, of the whole (part 0) or one of its parts, from 1. */
export interface DraftProblem {
  readonly part: number
  readonly why:
    | 'noSubject'
    | 'noStem'
    | 'fewOptions'
    | 'emptyOption'
    | 'noAnswer'
    | 'severalAnswers'
    | 'strangeAnswer'
    | 'blanksDiffer'
    | 'noParts'
    | 'emptyPoint'
    | 'pointsDiffer'
    | 'strangePoints'
    | 'strangeYear'
    | 'longStem'
    | 'longOption'
    | 'longAnswer'
    | 'longForm'
    | 'longAnalysis'
    | 'longPoint'
    | 'manyBlanks'
    | 'manyForms'
  /** Of several options or scoring points the one, from 0; 0 otherwise. */
  readonly at: number
}

type Found = Omit<DraftProblem, 'part'>

const GAPS = /[_＿]{2,}/g
const KEYS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const MAX_POINTS = 1000
const FIRST_YEAR = 1000
const LAST_YEAR = 9999

/** Characters of points as they are typed, with up to two decimals. */
export const POINTS_DIGITS = 6

/** Characters of a stem, of a reference answer, of an analysis; of an option; of what gets points. */
export const MAX_TEXT = 20_000
export const MAX_OPTION = 10_000
export const MAX_POINT_TEXT = 2000

/** Parts of a question, and what gets points in an answer. */
export const MAX_PARTS = 30
export const MAX_SCORING_POINTS = 30

/** Blanks of a question, ways to write one, characters of one way. */
export const MAX_BLANKS = 20
const MAX_FORMS = 50
export const MAX_FORM = 200

const isBlank = (text: string): boolean => text.trim() === ''

const isLong = (text: string): boolean => text.length > MAX_TEXT

const found = (why: DraftProblem['why'] | null): readonly Found[] => (why === null ? [] : [{ why, at: 0 }])

/** One for each item of a list that is not as it should be. */
const foundIn = <T>(items: readonly T[], why: DraftProblem['why'], isWrong: (item: T) => boolean) =>
  items.flatMap((item, at) => (isWrong(item) ? [{ why, at }] : []))

const keysProblem = ({ kind, options, answers }: EditedPart): DraftProblem['why'] | null => {
  const keys = answers.flat()
  if (keys.length === 0) return 'noAnswer'
  if (keys.some((key) => !KEYS.slice(0, options.length).includes(key))) return 'strangeAnswer'
  return kind === 'single' && keys.length > 1 ? 'severalAnswers' : null
}

const blanksProblem = ({ stem, answers }: EditedPart): DraftProblem['why'] | null => {
  const told = answers.filter((forms) => forms.some((form) => !isBlank(form))).length
  const gaps = [...stem.matchAll(GAPS)].length
  if (told === 0) return 'noAnswer'
  if (told > MAX_BLANKS) return 'manyBlanks'
  if (answers.some((forms) => forms.length > MAX_FORMS)) return 'manyForms'
  if (answers.flat().some((form) => form.normalize('NFKC').length > MAX_FORM)) return 'longForm'
  return gaps > 0 && gaps !== told ? 'blanksDiffer' : null
}

const isPoints = (points: number): boolean => points >= 0 && points <= MAX_POINTS

const rubricProblems = ({ rubric, points }: EditedPart): readonly Found[] => {
  const wrong = [
    ...foundIn(rubric, 'emptyPoint', (point) => isBlank(point.text) || !(point.points > 0)),
    ...foundIn(rubric, 'longPoint', ({ text }) => text.length > MAX_POINT_TEXT),
  ]
  if (wrong.length > 0 || rubric.length === 0 || points === null || !isPoints(points)) return wrong
  return found(rubricPoints(rubric) === points ? null : 'pointsDiffer')
}

const answerProblems = (part: EditedPart): readonly Found[] => {
  switch (part.kind) {
    case 'single':
    case 'multiple':
      if (part.options.length < 2) return found('fewOptions')
      return [
        ...foundIn(part.options, 'emptyOption', isBlank),
        ...foundIn(part.options, 'longOption', (option) => option.length > MAX_OPTION),
        ...found(keysProblem(part)),
      ]
    case 'judgement':
      return found(part.answers.flat().length === 0 ? 'noAnswer' : null)
    case 'blanks':
      return found(blanksProblem(part))
    case 'essay':
      return [...found(part.answers.flat().some(isLong) ? 'longAnswer' : null), ...rubricProblems(part)]
    case 'composite':
      return []
  }
}

const partProblems = (part: EditedPart): readonly Found[] => [
  ...found(isBlank(part.stem) ? 'noStem' : null),
  ...found(isLong(part.stem) ? 'longStem' : null),
  ...answerProblems(part),
  ...found(isLong(part.analysis) ? 'longAnalysis' : null),
  ...found(part.points === null || isPoints(part.points) ? null : 'strangePoints'),
]

const isYear = (year: number): boolean =>
  year === 0 || (Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR)

/** Everything that keeps a draft from being saved, in the order of the form. */
export const problemsOf = ({ question, place, year }: QuestionDraft): readonly DraftProblem[] => {
  const parts = question.kind === 'composite' ? question.parts : []
  const whole = [
    ...partProblems(question),
    ...found(question.kind === 'composite' && parts.length === 0 ? 'noParts' : null),
  ]
  const facts = [
    ...found(isYear(year) ? null : 'strangeYear'),
    ...found(place.subject === 0 ? 'noSubject' : null),
  ]
  return [
    ...whole.map((problem) => ({ ...problem, part: 0 })),
    ...parts.flatMap((part, at) => partProblems(part).map((problem) => ({ ...problem, part: at + 1 }))),
    ...facts.map((problem) => ({ ...problem, part: 0 })),
  ]
}
