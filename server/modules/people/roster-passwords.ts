import { openText, sealText } from '../../runtime/sealed-text.ts'

/** First passwords while they wait to be told, as they stand in the database; null for none. docs/decisions/0356 */
export const rosterPasswords = (secret: Buffer) => {
  const sealing = { secret, purpose: 'first passwords of rosters' }
  return {
    sealed: (password: string | null): string | null =>
      password === null ? null : sealText(sealing, password).toString('base64'),
    /** '' for none, and for one that was sealed before the key was renewed (docs/decisions/0459). */
    opened: (stored: string | null): string => {
      if (stored === null) return ''
      try {
        return openText(sealing, Buffer.from(stored, 'base64'))
      } catch {
        return ''
      }
    },
  }
}
