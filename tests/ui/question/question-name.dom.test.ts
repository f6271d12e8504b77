import { expect, test } from 'vitest'
import { questionName } from '#ui/question/question-name.ts'

const named = (text: string) => questionName({ name: '', stem: `<p>${text}</p>` })

test('a question is called by the beginning of its stem, with a sign where that goes on', () => {
  expect(named('一叹')).toBe('一叹')
  expect(named('题'.repeat(40))).toBe('题'.repeat(40))
  expect(named('题'.repeat(41))).toBe(`${'题'.repeat(39)}…`)
})

test('it is never cut within a word or a number, unless that is all there is', () => {
  expect(named(`${'题'.repeat(34)} photosynthesis`)).toBe(`${'题'.repeat(34)}…`)
  expect(named(`${'题'.repeat(38)} is`)).toBe(`${'题'.repeat(38)}…`)
  expect(named('a'.repeat(50))).toBe(`${'a'.repeat(39)}…`)
})
