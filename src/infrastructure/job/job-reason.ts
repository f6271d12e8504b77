import { JOB_REASON } from '#contract/job.ts'
import type { JobReason } from '#domain/job/job.ts'
import { wordsOf } from '../http/wire-values.ts'

const REASONS: ReadonlyMap<string, JobReason> = wordsOf(JOB_REASON)

/** Null for none; one that this app does not know is one that nobody foresaw. */
export const jobReasonOf = (name: string): JobReason | null =>
  name === '' ? null : (REASONS.get(name) ?? 'unexpected')
