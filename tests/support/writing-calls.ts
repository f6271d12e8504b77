import type { Call } from '#contract/call.ts'
import { allCalls } from './all-calls.ts'

/** Every call that changes something for somebody who is signed in. */
export const writingCalls: readonly Call[] = allCalls.filter(
  ({ method, access, again }) => method === 'POST' && access === 'session' && again !== 'asks',
)
