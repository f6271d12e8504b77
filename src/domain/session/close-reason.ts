import type { CloseReason } from './session.events.ts'

/** Whether unfinished work is deleted; after any other end of a session it waits for the same user (R-session-5). */
export const isForGood = (why: CloseReason): boolean => why === 'signedOut' || why === 'elsewhere'
