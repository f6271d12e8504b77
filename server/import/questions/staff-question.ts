import {
  type DraftPart,
  type DraftPicture,
  type DraftQuestion,
  draftPart,
  draftQuestion,
  keyAt,
  type PartKind,
  type ReadItem,
} from './draft.ts'
import { BLANK } from './gap-stem.ts'
import type { InlineMarks, MarkedText } from './inline-marks.ts'
import { blankAnswers, judgementIn, keysIn } from './staff-answer.ts'
import { hardnessIn } from './staff-hardness.ts'
import { joined } from './text-format.ts'

/** What the heading of a section or a column 题型 says: `choice` where it says neither single nor multiple. */
export type StaffKind = PartKind | 'choice'

/** A question as a staff room writes it, before anything is made of it. */
export interface StaffQuestion {
  /** Where it stands in the file, as its author would look for it. */
  readonly place: string
  /** Null where nothing says it. */
  readonly kind: StaffKind | null
  readonly stem: MarkedText
  readonly options: readonly MarkedText[]
  /** '' for none. */
  readonly answer: MarkedText
  /** By what each is called: 解析, 分析, 点评. */
  readonly remarks: readonly { readonly name: string; readonly text: MarkedText }[]
  /** As it is written; '' for nothing. */
  readonly difficulty: string
  /** Points of the whole; null where nothing says it. */
  readonly points: number | null
  readonly pointsOfBlank: number | null
  /** Names of the curriculum; '' for none. */
  readonly knowledge: string
  readonly chapter: string
  readonly source: string
  readonly year: number
}

export const NO_STAFF_QUESTION: Omit<StaffQuestion, 'place'> = {
  kind: null,
  stem: '',
  options: [],
  answer: '',
  remarks: [],
  difficulty: '',
  points: null,
  pointsOfBlank: null,
  knowledge: '',
  chapter: '',
  source: '',
  year: 0,
}

/** A question with what is wrong with it, as far as it can be told before the rules of the bank are asked. */
interface Assembled {
  readonly part: DraftPart
  /** '' for nothing. */
  readonly fault: string
  readonly notes: readonly string[]
}

const NAMED_KINDS: readonly (readonly [RegExp, StaffKind])[] = [
  [/多项?选|不定项|多选/, 'multiple'],
  [/单项?选|单选/, 'single'],
  [/选择/, 'choice'],
  [/判断|是非|对错/, 'judgement'],
  [/填空|默写|填一填|补全/, 'blanks'],
  [
    /解答|简答|问答|论述|计算|应用|实验|探究|证明|作图|材料|综合|分析|作文|写作|表达|主观|翻译|名词解释|操作/,
    'essay',
  ],
]

/** What kind of question a heading names; null for one that names none. */
export const staffKindOf = (heading: string): StaffKind | null =>
  NAMED_KINDS.find(([name]) => name.test(heading))?.[1] ?? null

/** A bracket for the answer with nothing in it but spaces. */
const OPEN_BRACKET = /[（(][\s　]*[)）]/g
const GAP = /[_＿]{2,}/g
const KEYS_WITHIN = /[（(][\s　]*([A-Ha-hＡ-Ｈ]{1,8})[\s　]*[)）]/
const VERDICT_WITHIN = /[（(][\s　]*(√|×|✓|✗|✔|✘|对|错|正确|错误|[TF])[\s　]*[)）][\s　。.]*$/

const gapCount = (stem: MarkedText): number => [...stem.matchAll(/_{3,}/g)].length

/** The answer that stands in the stem's own bracket, and the stem without it. */
const answerWithin = (question: StaffQuestion, isIn: RegExp): StaffQuestion => {
  if (question.answer.trim() !== '') return question
  const found = isIn.exec(question.stem)
  if (found === null) return question
  return { ...question, answer: found[1] ?? '', stem: question.stem.replace(isIn, '（　　）') }
}

const kindOf = ({ kind, options, answer, stem }: StaffQuestion): StaffKind => {
  if (kind !== null) return kind
  if (options.length > 0) return 'choice'
  const isVerdict = judgementIn(answer) !== null && !/^[AB]$/i.test(answer.trim())
  if (isVerdict || VERDICT_WITHIN.test(stem)) return 'judgement'
  return GAP.test(stem) && answer.trim() !== '' ? 'blanks' : 'essay'
}

const choicePart = (question: StaffQuestion, kind: StaffKind, marks: InlineMarks): Assembled => {
  const { stem, options, answer, points } = answerWithin(question, KEYS_WITHIN)
  const keys = keysIn(answer)
  const isMultiple = kind === 'multiple' || keys.length > 1
  const beyond = keys.find((key) => !options.some((_, index) => keyAt(index) === key))
  const part = draftPart({
    kind: isMultiple ? 'multiple' : 'single',
    stem: marks.html(stem),
    options: options.map(marks.html),
    answers: [keys],
    score: points,
  })
  const notes = kind === 'single' && isMultiple ? ['单选题给了几个答案，按多选题处理'] : []
  return { part, notes, fault: choiceFault(options, answer, keys, beyond) }
}

const choiceFault = (
  options: readonly MarkedText[],
  answer: string,
  keys: readonly string[],
  beyond: string | undefined,
): string => {
  if (options.length === 0) return '没有找到选项'
  if (options.length === 1) return '只找到一个选项'
  const empty = options.findIndex((option) => option.trim() === '')
  if (empty >= 0) return `选项 ${keyAt(empty)} 是空的`
  if (answer.trim() === '') return '没有找到答案'
  if (keys.length === 0) return `答案“${answer.trim().slice(0, 20)}”不是选项的字母`
  return beyond === undefined ? '' : `答案里的 ${beyond} 没有对应的选项`
}

const judgementPart = (question: StaffQuestion, marks: InlineMarks): Assembled => {
  const { stem, answer, points } = answerWithin(question, VERDICT_WITHIN)
  const isTrue = judgementIn(answer)
  const part = draftPart({
    kind: 'judgement',
    stem: marks.html(stem),
    answers: [isTrue === null ? [] : [isTrue ? 'A' : 'B']],
    score: points,
  })
  if (answer.trim() === '') return { part, notes: [], fault: '没有找到答案' }
  const fault = isTrue === null ? `答案“${answer.trim().slice(0, 20)}”看不出是对还是错` : ''
  return { part, notes: [], fault }
}

const blanksPart = (question: StaffQuestion, marks: InlineMarks): Assembled => {
  const written = question.stem.replace(GAP, BLANK)
  const stem = gapCount(written) > 0 ? written : written.replace(OPEN_BRACKET, BLANK)
  const gaps = Math.max(1, gapCount(stem))
  const answers = blankAnswers(question.answer, gaps)
  const ofBlanks = question.pointsOfBlank === null ? null : question.pointsOfBlank * gaps
  const part = draftPart({
    kind: 'blanks',
    stem: marks.html(stem),
    answers: answers.map((forms) => forms.map((form) => formOf(form, marks))),
    score: question.points ?? ofBlanks,
  })
  if (answers.length === 0) return { part, notes: [], fault: '没有找到答案' }
  const fault = answers.length === gaps ? '' : `题干有 ${gaps} 个空，答案有 ${answers.length} 个`
  return { part, notes: [], fault }
}

/** What is typed into a blank: raised figures and formulas as plain signs. */
const formOf = (form: MarkedText, marks: InlineMarks): string =>
  marks
    .html(form)
    .replace(/^\\\((.*)\\\)$/, '$1')
    .replace(/<sup>(.*?)<\/sup>/g, '^$1')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()

const essayPart = ({ stem, options, answer, points }: StaffQuestion, marks: InlineMarks): Assembled => {
  const listed = options.map((option, index) => `${keyAt(index)}. ${option}`)
  const part = draftPart({
    kind: 'essay',
    stem: marks.html([stem, ...listed].join('\n').replace(GAP, BLANK)),
    answers: [[marks.html(answer)]],
    score: points,
  })
  return { part, fault: '', notes: answer.trim() === '' ? ['没有找到参考答案'] : [] }
}

const partOf = (question: StaffQuestion, marks: InlineMarks): Assembled => {
  const kind = kindOf(question)
  switch (kind) {
    case 'single':
    case 'multiple':
    case 'choice':
      return choicePart(question, kind, marks)
    case 'judgement':
      return judgementPart(question, marks)
    case 'blanks':
      return blanksPart(question, marks)
    case 'essay':
      return essayPart(question, marks)
  }
}

const analysisOf = ({ remarks }: StaffQuestion, marks: InlineMarks): string => {
  const [first] = remarks
  if (first !== undefined && remarks.length === 1 && /^(?:解析|详解|解答)$/.test(first.name))
    return marks.html(first.text)
  return joined(...remarks.map(({ name, text }) => marks.html(`【${name}】${text}`)))
}

const textsOf = ({ stem, options, answer, remarks }: StaffQuestion): string =>
  [stem, ...options, answer, ...remarks.map(({ text }) => text)].join('\n')

export interface StaffFile {
  readonly marks: InlineMarks
  readonly pictures: ReadonlyMap<string, DraftPicture>
}

const PICTURE = /src="picture:([^"]+)"/g

/** The pictures that these texts show. */
export const picturesIn = (
  texts: readonly string[],
  pictures: ReadonlyMap<string, DraftPicture>,
): ReadonlyMap<string, DraftPicture> => {
  const keys = texts.flatMap((html) => [...html.matchAll(PICTURE)].map(([, key = '']) => key))
  return new Map([...pictures].filter(([key]) => keys.includes(key)))
}

export interface AssembledQuestion {
  readonly question: DraftQuestion
  /** '' for nothing. */
  readonly fault: string
  readonly notes: readonly string[]
}

/** What a question of a staff room is for the bank; what is wrong with it is said, and the rest of it is there. */
export const assembledQuestion = (
  question: StaffQuestion,
  { marks, pictures }: StaffFile,
): AssembledQuestion => {
  const { part, fault, notes } = partOf(question, marks)
  const [unread] = marks.faultsIn(textsOf(question))
  const { hardness, note } = hardnessIn(question.difficulty)
  const whole = { ...part, analysis: analysisOf(question, marks) }
  const own = [whole.stem, ...whole.options, ...whole.answers.flat(), whole.analysis]
  return {
    question: {
      ...draftQuestion(whole, {
        pictures: picturesIn(own, pictures),
        particulars: { ...hardness, year: question.year, area: '', source: question.source },
      }),
      knowledge: question.knowledge,
      chapter: question.chapter,
    },
    fault: question.stem.trim() === '' ? '题干是空的' : (unread ?? fault),
    notes: note === null ? notes : [...notes, note],
  }
}

/** As an item of its file: refused with what is wrong, or taken. */
export const staffItem = (place: string, { question, fault, notes }: AssembledQuestion): ReadItem => ({
  place,
  outcome: fault === '' ? { question, lost: notes } : { refused: fault, draft: question },
})
