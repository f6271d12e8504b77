import { createHash } from 'node:crypto'

/** What a password is on the wire (R-session-1). */
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase()
