import { ANSWER_PLACES, type AnswerPlacing } from '#domain/paper/paper-sheet.ts'

export const PRINT_FORMATS = ['a4', 'a3', 'card'] as const

/** How a paper is printed. */
export interface PrintOptions {
  readonly format: (typeof PRINT_FORMATS)[number]
  readonly answers: AnswerPlacing
  /** With the 双向细目表. */
  readonly table: boolean
}

const USUAL: PrintOptions = { format: 'a4', answers: 'none', table: false }

/** What cannot be understood is as usual. */
export const readPrintOptions = (query: URLSearchParams): PrintOptions => ({
  format: PRINT_FORMATS.find((format) => format === query.get('format')) ?? USUAL.format,
  answers: ANSWER_PLACES.find((place) => place === query.get('answers')) ?? USUAL.answers,
  table: query.get('table') === '1',
})

/** The same query with these options; what is as usual is not said. */
export const withPrintOptions = (query: URLSearchParams, options: PrintOptions): URLSearchParams => {
  const changed = new URLSearchParams(query)
  const said = {
    format: options.format === USUAL.format ? '' : options.format,
    answers: options.answers === USUAL.answers ? '' : options.answers,
    table: options.table ? '1' : '',
  }
  for (const [name, value] of Object.entries(said))
    if (value === '') changed.delete(name)
    else changed.set(name, value)
  return changed
}
