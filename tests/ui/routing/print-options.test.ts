import { expect, it } from 'vitest'
import { ANSWER_PLACES } from '#domain/paper/paper-sheet.ts'
import { PRINT_FORMATS, readPrintOptions, withPrintOptions } from '#ui/routing/print-options.ts'

const USUAL = { format: 'a4', answers: 'none', table: false } as const

it('what is chosen of a print is read from its address again, beside what else stands there', () => {
  for (const format of PRINT_FORMATS)
    for (const answers of ANSWER_PLACES)
      for (const table of [false, true]) {
        const query = withPrintOptions(new URLSearchParams('id=9&view=print'), { format, answers, table })
        expect(readPrintOptions(query)).toEqual({ format, answers, table })
        expect([query.get('id'), query.get('view')]).toEqual(['9', 'print'])
      }
})

it('what is as usual is not said, and what cannot be understood is as usual', () => {
  const chosen = new URLSearchParams('id=9&format=a3&table=1')
  expect(withPrintOptions(chosen, USUAL).toString()).toBe('id=9')
  expect(readPrintOptions(new URLSearchParams('format=a5&answers=x&table=yes'))).toEqual(USUAL)
})
