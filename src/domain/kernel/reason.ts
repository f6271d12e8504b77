/** Characters of a reason that somebody gives for a decision that others read. */
export const MIN_REASON_LENGTH = 4
export const MAX_REASON_LENGTH = 500

/** A reason says something from four characters on. */
export const isReasonEnough = (words: string): boolean => Array.from(words.trim()).length >= MIN_REASON_LENGTH
