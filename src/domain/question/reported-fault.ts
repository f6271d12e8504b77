import type { Question } from './question.ts'
import type { FaultKind } from './question-fault.ts'

/** Reported errors on a page. R-wire-9. */
export const FAULT_PAGE_SIZE = 10
export const MAX_REPLY_LENGTH = 200

/** What the reviewer decided: 已改正, 不是错误. */
export type FaultVerdict = 'resolved' | 'notAFault'

export interface FaultSettlement {
  readonly verdict: FaultVerdict
  /** To the user who reported it; '' for none. */
  readonly reply: string
  /** '' when the server does not say who. */
  readonly by: string
  /** ISO 8601. */
  readonly at: string
}

/** An error that was reported in a question, and what became of it. */
export interface ReportedFault {
  readonly id: number
  readonly kind: FaultKind
  readonly content: string
  /** ISO 8601. */
  readonly reportedAt: string
  /** Null while it is undecided. */
  readonly settlement: FaultSettlement | null
}

/** What those who decide need besides. */
export interface FaultCase extends ReportedFault {
  /** With right answer and analysis. */
  readonly question: Question
  readonly reporter: string
  /** Whose question it is. */
  readonly school: string
}

/** Which of them are listed; it stands in the address. */
export interface FaultQuery {
  readonly settled: boolean
  /** From 1. */
  readonly page: number
}

/** The decision on an error. `seen` is the state that the reviewer decided on: another reviewer may be faster. */
export interface FaultDecision {
  readonly id: number
  readonly seen: FaultVerdict | 'open'
  readonly becomes: FaultVerdict | 'open'
  readonly reply: string
}

/** What is wrong with the reply to whoever reported the error: none where one is needed, or too long. */
export type ReplyProblem = 'missing' | 'tooLong'

/** What keeps a decision from being sent; null for nothing. “不是错误” needs a reply, 已改正 does not. */
export const replyProblemOf = (verdict: FaultVerdict, reply: string): ReplyProblem | null => {
  const { length } = reply.trim()
  if (verdict === 'notAFault' && length === 0) return 'missing'
  return length > MAX_REPLY_LENGTH ? 'tooLong' : null
}
