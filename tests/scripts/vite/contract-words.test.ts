import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withoutWords } from '../../../scripts/vite/contract-words.ts'

it('a call of the built client has no words for the API’s document, and everything else', () => {
  const source = readFileSync('contract/catalogue.ts', 'utf8')
  expect(source).toMatch(/^ {2}summary: '首页内容',$/m)
  const built = withoutWords(source)
  expect(built).not.toMatch(/^ {2}(summary|tag)\b/m)
  expect(built.split('\n')).toHaveLength(source.split('\n').length)
  const fields = (text: string) => text.match(/^ {2}(?:method|path|access|query|data): .*$/gm)
  expect(fields(built)).toEqual(fields(source))
  // A field of a shape that is called alike is no word of a call.
  expect(withoutWords('  summary: sentText(z.maxLength(300)),\n  tag: z.int(),')).toContain(
    'summary: sentText',
  )
})
