import type { Page } from '../kernel/page.ts'
import { type BankPlace, NOWHERE } from './bank-query.ts'
import type { QuestionKind } from './question.ts'
import type { EditedQuestion } from './question-correction.ts'
import type { ReportedFault } from './reported-fault.ts'

export const MADE_PAGE_SIZE = 20

/** Where a question stands, and how hard it is: 17–21. */
export interface Filing extends BankPlace {
  readonly level: number
}

/** A question as it lies in the list of those who make it. */
export interface MadeQuestion {
  readonly id: number
  /** The content that it is in the bank. */
  readonly contentId: number
  readonly kind: QuestionKind
  readonly name: string
  readonly score: number
  /** Grows with every correction. */
  readonly version: number
  readonly withdrawn: boolean
  readonly schoolOnly: boolean
  readonly filing: Filing
  /** 初中 · 数学 · 七年级上册 · 有理数; the knowledge point apart, '' for none. */
  readonly place: string
  readonly knowledge: string
  readonly author: string
  readonly school: string
  /** ISO 8601. */
  readonly updatedAt: string
  readonly openFaults: number
  /** Whether the user may correct, withdraw and file it. */
  readonly editable: boolean
}

/** What a sign like [图1] stands for: HTML. */
export interface QuestionPiece {
  readonly sign: string
  readonly html: string
}

/** What a question was: since `at` it is another, for a reason that its corrector gave. */
export interface FormerVersion {
  readonly version: number
  /** ISO 8601. */
  readonly at: string
  readonly by: string
  readonly reason: string
}

export interface OpenFault extends ReportedFault {
  readonly reporter: string
}

/** A question to be corrected. */
export interface MadeDetail extends MadeQuestion {
  /** 0 for none. */
  readonly year: number
  readonly edit: EditedQuestion
  readonly pieces: readonly QuestionPiece[]
  /** The latest first. */
  readonly versions: readonly FormerVersion[]
  /** The oldest first. */
  readonly faults: readonly OpenFault[]
}

export const MADE_OWNERS = ['mine', 'school'] as const
export const MADE_STATES = ['any', 'offered', 'withdrawn', 'reported'] as const

/** Which of them are listed; it stands in the address. */
export interface MadeQuery extends BankPlace {
  readonly whose: (typeof MADE_OWNERS)[number]
  readonly state: (typeof MADE_STATES)[number]
  readonly kind: QuestionKind | 'any'
  readonly keyword: string
  /** From 1. */
  readonly page: number
}

export const ALL_MINE: MadeQuery = {
  whose: 'mine',
  state: 'any',
  kind: 'any',
  keyword: '',
  page: 1,
  ...NOWHERE,
}

export type MadePage = Page<MadeQuestion>

/** Where one question shall stand. */
export interface FiledItem {
  readonly id: number
  readonly filing: Filing
}

/** What is done with several questions at once, all or none. */
export type MadeChange =
  | { readonly kind: 'offer'; readonly ids: readonly number[]; readonly offered: boolean }
  | { readonly kind: 'file'; readonly items: readonly FiledItem[] }

/** What a new filing says; what it does not say stays as it is. A place is told whole, a knowledge point goes with its subject. */
export interface NewFiling {
  readonly place: BankPlace | null
  readonly level: number | null
}

/** What is filled in of a new filing: anywhere is where each stands already, level 0 as hard as each is. */
export interface FilingForm {
  readonly place: BankPlace
  readonly level: number
}

export const NEW_FILING: FilingForm = { place: NOWHERE, level: 0 }

/** What it says; null while that is nothing. */
export const filingIn = ({ place, level }: FilingForm): NewFiling | null =>
  place.subject === 0 && level === 0
    ? null
    : { place: place.subject === 0 ? null : place, level: level === 0 ? null : level }

export const filedAs = (
  questions: readonly MadeQuestion[],
  { place, level }: NewFiling,
): readonly FiledItem[] =>
  questions.map(({ id, filing }) => ({
    id,
    filing: {
      ...filing,
      ...(place === null ? {} : { ...place, knowledge: knowledgeIn(filing, place) }),
      ...(level === null ? {} : { level }),
    },
  }))

const knowledgeIn = (filing: Filing, place: BankPlace): number => {
  if (place.knowledge !== 0) return place.knowledge
  return filing.subject === place.subject ? filing.knowledge : 0
}

/** What takes a change back, of questions as they were before it. */
export const undoOf = (before: readonly MadeQuestion[], change: MadeChange): MadeChange => {
  if (change.kind === 'offer') return { ...change, offered: !change.offered }
  const ids = change.items.map(({ id }) => id)
  return {
    kind: 'file',
    items: before.filter(({ id }) => ids.includes(id)).map(({ id, filing }) => ({ id, filing })),
  }
}
