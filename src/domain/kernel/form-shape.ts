/** With what a statechart of a form begins: what was typed before and neither sent nor left; absent and null for nothing. */
export type LeftForm<Form> = { readonly left: Form | null } | undefined

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list of the sample has one item, which all others are like; null stands for a choice that may be made. */
const fits = (sample: unknown, kept: unknown): boolean => {
  if (sample === null) return kept === null || typeof kept === 'string' || typeof kept === 'number'
  if (Array.isArray(sample)) return Array.isArray(kept) && kept.every((item) => fits(sample[0], item))
  if (!isRecord(sample)) return typeof kept === typeof sample
  return isRecord(kept) && Object.entries(sample).every(([name, value]) => fits(value, kept[name]))
}

/** Whether something that a browser kept is such a form, by its fields and their kinds. */
export const shapedAs =
  <Form>(sample: Form) =>
  (kept: unknown): kept is Form =>
    fits(sample, kept)

/** Whether it is the text of one field. */
export const isText = shapedAs('')
