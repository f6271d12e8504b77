import type { PaperKind } from './composition-service.ts'
import type { PaperFrame } from './paper-frame.ts'

/** A question in its place with its points. */
export interface PaperItem {
  readonly questionId: number
  readonly score: number
  /** Of the question, as the paper shall ask it; absent: as the paper has it, of one that is new to it today's. */
  readonly version?: number
}

export interface PaperSection {
  /** Unique within its paper while the paper is open; not kept. */
  readonly id: number
  readonly name: string
  readonly items: readonly PaperItem[]
}

/** What the author writes of a paper. */
export interface PaperDraft {
  readonly name: string
  readonly kind: PaperKind
  /** 0 for no limit. */
  readonly minutes: number
  readonly sections: readonly PaperSection[]
  readonly frame: PaperFrame
}

/** A paper as it is kept (R-paper-4). */
export interface Paper extends PaperDraft {
  readonly id: number
  /** Grows with every change that is kept. */
  readonly version: number
  /** ISO 8601. */
  readonly updatedAt: string
}

/** A paper as it lies in a list. */
export interface PaperCard {
  readonly id: number
  readonly name: string
  readonly kind: PaperKind
  readonly questionCount: number
  readonly totalScore: number
  /** ISO 8601. */
  readonly updatedAt: string
}

export const MAX_PAPER_NAME_LENGTH = 100
export const MAX_SCORE = 200
export const MAX_MINUTES = 600

/** Whether a paper can have this time: whole minutes; 0 means no limit. */
export const isMinutes = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= 0 && minutes <= MAX_MINUTES

/** Whether these points can be given, out of `most`; halves are the finest that papers give. */
export const isScore = (points: number, most = MAX_SCORE): boolean =>
  Number.isInteger(points * 2) && points >= 0 && points <= most
/** What the contract lets a section hold, and a paper. */
export const MAX_IN_SECTION = 100
export const MAX_SECTIONS = 30
export const PAPERS_PER_PAGE = 10

export const itemsOf = ({ sections }: Pick<PaperDraft, 'sections'>): readonly PaperItem[] =>
  sections.flatMap(({ items }) => items)

export const questionIdsOf = (paper: Pick<PaperDraft, 'sections'>): readonly number[] =>
  itemsOf(paper).map(({ questionId }) => questionId)

/** Points may be halves: sums are rounded so that 0.1 + 0.2 is 0.3. */
export const scoreOf = (items: readonly PaperItem[]): number =>
  Math.round(items.reduce((sum, { score }) => sum + score, 0) * 100) / 100
