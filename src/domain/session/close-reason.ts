import type { CloseReason } from './session.events.ts'

/** Whether what was under way is nobody's any more; what a session leaves otherwise waits for the same user (R-session-5). */
export const isForGood = (why: CloseReason): boolean => why === 'signedOut' || why === 'elsewhere'
