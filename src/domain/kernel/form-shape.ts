/** The input of a form's statechart: what its user typed before and neither sent nor discarded; absent or null for nothing. */
export type LeftForm<Form> = { readonly left: Form | null } | undefined

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Compares the kinds of values. A list in the sample has one item that stands for all; null accepts null, a text or a number. */
const fits = (sample: unknown, kept: unknown): boolean => {
  if (sample === null) return kept === null || typeof kept === 'string' || typeof kept === 'number'
  if (Array.isArray(sample)) return Array.isArray(kept) && kept.every((item) => fits(sample[0], item))
  if (!isRecord(sample)) return typeof kept === typeof sample
  return isRecord(kept) && Object.entries(sample).every(([name, value]) => fits(value, kept[name]))
}

/** The stored value, completed by the sample's values for fields that an earlier version did not store; a missing list is empty. */
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

/** Whether the sample has every stored field. A newer version may have stored more, and the next save would drop that. */
const knows = (sample: unknown, kept: unknown): boolean => {
  if (Array.isArray(sample)) return Array.isArray(kept) && kept.every((item) => knows(sample[0], item))
  if (!isRecord(sample) || !isRecord(kept)) return true
  return Object.entries(kept).every(([name, value]) => name in sample && knows(sample[name], value))
}

/** Recognises the stored form of a view: a browser may hold anything under its key. */
export interface FormShape<Form> {
  /** Whether it is such a form, by its fields and their kinds. */
  (kept: unknown): kept is Form
  /** A form that an earlier version stored, with the sample's values for missing fields; null for anything else. */
  readonly filled?: (kept: unknown) => Form | null
}

/** @param sample the form while nothing has been typed */
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
