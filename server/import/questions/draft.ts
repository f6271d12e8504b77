import type { ScoringPoint } from '../../db/schema/question.ts'
import { decodedText } from '../../html/decoded-text.ts'
import { NO_METADATA, type QuestionMetadata } from './question-metadata.ts'
import { isEmptyHtml } from './text-format.ts'

/** What a part of a question may be; in files of other products there are more kinds, told in these. */
export type PartKind = 'single' | 'multiple' | 'judgement' | 'blanks' | 'essay'

/** Texts are HTML with LaTeX between \( \) or \[ \]; a picture is `<img src="picture:KEY">` with its bytes in the question. */
export interface DraftPart {
  readonly kind: PartKind
  readonly stem: string
  /** Of single and multiple: HTML, in order. */
  readonly options: readonly string[]
  /** Of options and of a judgement one list with the right keys; of blanks the right forms of each; of an essay the reference. */
  readonly answers: readonly (readonly string[])[]
  /** Of blanks: their answers may stand in any order. */
  readonly anyOrder: boolean
  readonly analysis: string
  /** Of an essay: what gets points, in order; together they are its score. Without pictures. */
  readonly rubric: readonly ScoringPoint[]
  /** Points; null where the file does not say. */
  readonly score: number | null
}

export interface DraftPicture {
  /** As its file was called; '' for none. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** A question on its way into the bank or out of it: the one shape that all formats are read to and written from. */
export interface DraftQuestion extends Omit<DraftPart, 'kind'> {
  readonly kind: PartKind | 'composite'
  /** Of a composite question. */
  readonly parts: readonly DraftPart[]
  /** What its author calls it; '' for nothing. */
  readonly title: string
  /** The folders of a file that it lies in, joined by `/`; '' for none. */
  readonly category: string
  readonly particulars: QuestionMetadata
  /** Names in the curriculum that the file gives besides the place that is chosen for all of it; '' for none. */
  readonly knowledge: string
  readonly chapter: string
  /** By the key that texts name them by. */
  readonly pictures: ReadonlyMap<string, DraftPicture>
}

/** One item of a file: what was made of it, or why nothing could be made of it. */
export interface ReadItem {
  /** Where it stands in the file, as its author would look for it. */
  readonly place: string
  readonly outcome: Taken | Refused
}

export interface Taken {
  readonly question: DraftQuestion
  /** What the file says and a question of the bank cannot; none for everything was taken. */
  readonly lost: readonly string[]
}

export interface Refused {
  readonly refused: string
  /** As much of it as could be read, for the user to correct; none where nothing could. */
  readonly draft?: DraftQuestion
  /** The user wants it left out. */
  readonly isLeft?: boolean
}

export const isTaken = (outcome: Taken | Refused): outcome is Taken => 'question' in outcome

/** Thrown while one item is read: says in Chinese why it cannot be taken. The others of the file go on. */
export class ItemRefusal extends Error {}

/** A file that is none of these formats, or cannot be read at all. */
export class FileRefusal extends Error {}

/** Reads one item; whatever it throws as a refusal is what is told of it. `rest` is what can be put right of one that is refused. */
export const readItem = (
  place: string,
  read: (lost: string[]) => DraftQuestion,
  rest?: () => DraftQuestion,
): ReadItem => {
  const refusedFor = (refused: string): Refused => ({
    refused,
    ...(rest === undefined ? {} : { draft: rest() }),
  })
  const lost: string[] = []
  try {
    const question = read(lost)
    if (answerableOf(question).some(({ stem }) => isEmptyHtml(stem)))
      return { place, outcome: { ...refusedFor('题干是空的'), draft: question } }
    return { place, outcome: { question, lost: [...new Set(lost)] } }
  } catch (error) {
    if (error instanceof ItemRefusal) return { place, outcome: refusedFor(error.message) }
    throw error
  }
}

/** Of what could not be read its text, for the user to make a question of it. */
export const unreadDraft = (html: string): DraftQuestion =>
  draftQuestion(draftPart({ kind: 'essay', stem: html, answers: [['']] }))

/** What its scoring points are worth together, as points are written. */
export const pointsOfRubric = (rubric: readonly ScoringPoint[]): number =>
  Math.round(rubric.reduce((sum, { points }) => sum + points, 0) * 100) / 100

export const refuseItem = (why: string): never => {
  throw new ItemRefusal(why)
}

/** A, B … of an option by its place from 0. */
export const keyAt = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)

export const MAX_OPTIONS = 26

const NOTHING = { options: [], answers: [], anyOrder: false, analysis: '', rubric: [], score: null } as const

const NOWHERE = { title: '', category: '', knowledge: '', chapter: '' } as const

/** A part with nothing but what its kind needs; the rest as said. */
export const draftPart = (
  given: Pick<DraftPart, 'kind' | 'stem'> & { readonly [K in keyof DraftPart]?: DraftPart[K] },
): DraftPart => ({ ...NOTHING, ...given })

/** The parts of a question, or the question itself where it has none. */
export const answerableOf = (question: DraftQuestion): readonly DraftPart[] =>
  question.kind === 'composite' ? question.parts : [{ ...question, kind: question.kind }]

/** Other platforms keep a title as HTML without tags; here it is plain text. */
const titled = <T extends { readonly title?: string }>(about: T): T & { readonly title: string } => ({
  ...about,
  title: decodedText(about.title ?? '')
    .replace(/\s+/g, ' ')
    .trim(),
})

/** A question of one part, or of several that share a stem. */
export const draftQuestion = (
  part: DraftPart,
  about: Partial<Pick<DraftQuestion, 'title' | 'category' | 'pictures' | 'particulars'>> = {},
): DraftQuestion => ({
  ...part,
  parts: [],
  ...NOWHERE,
  particulars: NO_METADATA,
  pictures: new Map(),
  ...titled(about),
})

export const compositeQuestion = (
  stem: string,
  parts: readonly DraftPart[],
  about: Partial<
    Pick<DraftQuestion, 'title' | 'category' | 'pictures' | 'particulars' | 'analysis' | 'score'>
  > = {},
): DraftQuestion => ({
  ...NOTHING,
  kind: 'composite',
  stem,
  parts,
  ...NOWHERE,
  particulars: NO_METADATA,
  pictures: new Map(),
  ...titled(about),
})
