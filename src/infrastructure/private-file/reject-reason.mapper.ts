import { REJECT_REASON } from '#contract/review.ts'
import { REJECT_REASONS, type RejectReason } from '#domain/private-file/reject-reason.ts'

/** A code that the product does not know leaves the words alone. */
export const rejectReasonOf = (code: number | null | undefined): RejectReason | null =>
  REJECT_REASONS.find((name) => REJECT_REASON[name] === code) ?? null
