/** Stands for typed text that is no number; never saved. */
export const UNREADABLE = -1

/** The number that was typed, in digits of either width; null for nothing, `UNREADABLE` for anything but digits and one point. */
export const numberTyped = (text: string): number | null => {
  const typed = text.normalize('NFKC').trim()
  if (typed === '') return null
  return /^(?:\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : UNREADABLE
}
