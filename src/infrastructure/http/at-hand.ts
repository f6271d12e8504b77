import * as z from 'zod/mini'
import { AT_HAND_ID, atHand } from '#contract/at-hand.ts'

export type AtHand = z.output<typeof atHand>

/** What came along with the page; nothing where the server brings nothing, or something else. Never throws. */
export const readAtHand = (page: Pick<Document, 'getElementById'>): AtHand => {
  const text = page.getElementById(AT_HAND_ID)?.textContent
  if (!text) return {}
  try {
    const read = z.safeParse(atHand, JSON.parse(text))
    return read.success ? read.data : {}
  } catch {
    return {}
  }
}
