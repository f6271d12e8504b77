import { visibleLength } from '../kernel/rich-text.ts'

export const FAULT_KINDS = ['stem', 'options', 'answer', 'analysis', 'place', 'other'] as const
/** Wherein a question errs: 题干, 选项, 答案, 解析, 章节或知识点, 其他. */
export type FaultKind = (typeof FAULT_KINDS)[number]

export const MIN_FAULT_LENGTH = 4
export const MAX_FAULT_LENGTH = 500

/** What a user reports as wrong with a question. */
export interface QuestionFault {
  readonly questionId: number
  readonly kind: FaultKind
  /** Plain, without what stands around it. */
  readonly content: string
  /** Sent twice it is told once. */
  readonly clientId: string
}

/** Why it cannot be sent yet. */
export type FaultProblem = 'kindMissing' | 'tooShort' | 'tooLong'

export const faultProblemOf = (kind: FaultKind | null, content: string): FaultProblem | null => {
  if (kind === null) return 'kindMissing'
  if (visibleLength(content) < MIN_FAULT_LENGTH) return 'tooShort'
  return content.trim().length > MAX_FAULT_LENGTH ? 'tooLong' : null
}
