import { JOB_REASON } from '#contract/job.ts'
import type { JobReason } from '#domain/job/job.ts'

const REASONS = new Map(
  Object.entries(JOB_REASON).map(([reason, name]) => [name as string, reason as JobReason]),
)

/** Null for none; one that this app does not know is one that nobody foresaw. */
export const jobReasonOf = (name: string): JobReason | null =>
  name === '' ? null : (REASONS.get(name) ?? 'unexpected')
