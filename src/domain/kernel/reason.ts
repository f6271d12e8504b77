/** Most characters of the reason for a decision; others read it. */
export const MIN_REASON_LENGTH = 4
export const MAX_REASON_LENGTH = 500

/** Fewest characters of such a reason. */
export const isReasonEnough = (words: string): boolean => Array.from(words.trim()).length >= MIN_REASON_LENGTH
