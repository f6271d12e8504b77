import * as z from 'zod/mini'
import { INITIAL_DATA_ID, initialData } from '#contract/initial-data.ts'

export type InitialData = z.output<typeof initialData>

/** The data that the server sent with the page; nothing if there are none or they are invalid. Never throws. */
export const readInitialData = (page: Pick<Document, 'getElementById'>): InitialData => {
  const text = page.getElementById(INITIAL_DATA_ID)?.textContent
  if (!text) return {}
  try {
    const read = z.safeParse(initialData, JSON.parse(text))
    return read.success ? read.data : {}
  } catch {
    return {}
  }
}
