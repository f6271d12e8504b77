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

/** What is kept, with the fields of the sample that it lacks: an earlier version did not know them. A list that it lacks is empty. */
const filled = (sample: unknown, kept: unknown): unknown => {
  if (Array.isArray(sample)) {
    if (kept === undefined) return []
    return Array.isArray(kept) ? kept.map((item) => filled(sample[0], item)) : kept
  }
  if (!isRecord(sample)) return kept === undefined ? sample : kept
  if (kept !== undefined && !isRecord(kept)) return kept
  const fields = Object.entries(sample).map(([name, value]) => [name, filled(value, kept?.[name])])
  return { ...kept, ...Object.fromEntries(fields) }
}

/** Whether the sample has every field that is kept: what it does not know would be lost with the next change. */
const knows = (sample: unknown, kept: unknown): boolean => {
  if (Array.isArray(sample)) return Array.isArray(kept) && kept.every((item) => knows(sample[0], item))
  if (!isRecord(sample) || !isRecord(kept)) return true
  return Object.entries(kept).every(([name, value]) => name in sample && knows(sample[name], value))
}

/** Tells the forms of a view from what else a browser may have kept in their place. */
export interface FormShape<Form> {
  /** Whether it is such a form, by its fields and their kinds. */
  (kept: unknown): kept is Form
  /** What an earlier version kept as such a form: the fields that it lacks are those of the sample. Null for what is none, or has others. */
  readonly filled?: (kept: unknown) => Form | null
}

/** The sample has each field as it is in a form that nobody has written in. */
export const shapedAs = <Form>(sample: Form): FormShape<Form> => {
  const isForm = (kept: unknown): kept is Form => fits(sample, kept)
  return Object.assign(isForm, {
    filled: (kept: unknown) => {
      const whole = filled(sample, kept)
      return knows(sample, kept) && isForm(whole) ? whole : null
    },
  })
}

/** Whether it is the text of one field. */
export const isText = shapedAs('')

/** Whether it is a number, as the id of what is chosen. */
export const isNumber = shapedAs(0)
